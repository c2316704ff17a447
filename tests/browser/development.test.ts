import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "#tests/support/browser.ts";

// `npm run dev` as a new person runs it: it migrates and seeds the local state of this folder, then serves it.
let browser: Browser;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn("npm", ["run", "dev", "--", "--port", String(port), "--strictPort"], {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, NODE_ENV: "development", VITEST: undefined, NO_COLOR: "1" },
  });
  let printed = "";
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Local:/.test(printed)) ready();
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.on("exit", (code) => failed(new Error(`npm run dev ended with ${code}:\n${printed}`)));
  });
  browser = await openBrowser();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (server?.pid) process.kill(-server.pid, "SIGTERM");
});

test("one click leads into two weeks of practice, and every email can be read", async () => {
  const { page, complaints } = await visit(browser, url);
  page.setDefaultTimeout(60_000);
  await page.goto("/auth");
  // Once that one is there the page is awake.
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  await page.getByRole("button", { name: "Continue as the demo agent" }).click();
  await page.waitForURL("**/dashboard");
  const finished = page.locator("a[href^='/conversations/']");
  await expect.poll(() => finished.count()).toBeGreaterThanOrEqual(5);
  await finished.first().click();
  await page.getByText("Training aid, not legal advice").first().waitFor();
  await page.goto("/dev/outbox");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(complaints()).toEqual([]);
}, 120_000);

test("another leads the owner of the demo agency to what was assigned, judged and certified", async () => {
  const { page, complaints } = await visit(browser, url);
  page.setDefaultTimeout(60_000);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue as the demo owner" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/team/assignments");
  for (const state of ["To do", "Practicing", "Handed in", "Passed", "Not passed", "Overdue", "Excused"])
    await page.getByText(`${state}: `, { exact: false }).first().waitFor();
  await page.goto("/team/calibration");
  await page.getByText("In review").first().waitFor();
  await page.goto("/team/certificates");
  await page.locator("a[href^='/c/']").first().waitFor();
  expect(complaints()).toEqual([]);
}, 120_000);

test("a preflight of another site is answered by the Worker, as where it is deployed", async () => {
  const headers = {
    Origin: "https://agency.example",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization, content-type",
  };
  const answer = await fetch(`${url}/functions/v1/chat-gpt`, { method: "OPTIONS", headers });
  expect(answer.ok).toBe(true);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toContain("authorization");
}, 60_000);

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}
