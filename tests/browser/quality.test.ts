import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_OWNER } from "#core/identity/demo-people.ts";
import { rememberingProvider, transportTo } from "#tests/support/assistant.ts";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examine, examineHere } from "#tests/support/examination.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

const build = resolve(import.meta.dirname, "../../build");

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startBuiltApp();
});
afterAll(async () => {
  await app.stop();
});

const PUBLIC = [
  "/",
  "/try",
  "/auth",
  "/auth?tab=sign-up",
  "/auth?email=sent",
  "/auth/forgotten-password",
  "/auth/confirm?token=x",
  "/auth/new-password?token=x",
  "/auth/magic-link",
  "/auth/magic-link?token=x",
  "/auth/email-change?token=x",
  "/no-such-page",
];
const ADMIN = [
  "/admin",
  "/admin/billing",
  "/admin/messages",
  "/admin/scores",
  "/admin/disputes",
  "/admin/engines",
  "/admin/health",
  "/admin/security",
];
const TEAM = [
  "/team",
  "/team/checklist",
  "/team/people",
  "/team/people/import",
  "/team/groups",
  "/team/review",
  "/team/examples",
  "/team/calibration",
  "/team/calibration/new",
  "/team/settings",
  "/team/keys",
  "/team/webhooks",
  "/team/boards",
];
const ACCOUNT = [
  "/account",
  "/account/practice",
  "/account/security",
  "/account/two-step",
  "/account/passkeys",
  "/account/keys",
  "/account/devices",
  "/account/badges",
  "/account/webhooks",
  "/account/data",
];

/** Some sixty pages, each opened and examined. */
const EVERY_PAGE = { timeout: 180_000 };

describe.each([
  ["light", 1440],
  ["dark", 390],
] as const)("in %s at %d px", (colorScheme, width) => {
  test(
    "axe finds nothing on any page, nothing scrolls sideways, and no page breaks its security policy",
    EVERY_PAGE,
    async () => {
      const look = { colorScheme, viewport: { width, height: 900 }, bypassCSP: false } as const;
      const { page, context, complaints, userId } = await visitSignedIn(browser, app, look);
      const signedOut = await browser.newContext({ baseURL: app.url, ...look });
      const visitor = await signedOut.newPage();
      for (const path of PUBLIC) await examine(visitor, path);

      await examine(page, "/dashboard");
      await examine(page, "/conversations");
      await examine(page, "/chat");
      await page
        .getByRole("button", { name: /^Start/ })
        .last()
        .click();
      await page.getByRole("textbox", { name: "Your message" }).waitFor();
      await examineHere(page, "ready");
      await page
        .getByRole("textbox", { name: "Your message" })
        .fill("Hi, this is Pat with Harbor. Is this a good time?");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/chat\/[^?]+$/);
      await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
      await examineHere(page, "conversation");
      for (const line of ["What made you look at your insurance now?", "This policy covers everything, guaranteed."]) {
        await page.getByRole("textbox", { name: "Your message" }).fill(line);
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: "Send" }).waitFor();
        await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
      }
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await page.getByRole("textbox", { name: "Your message" }).fill("[END ROLEPLAY AND PROVIDE FEEDBACK]");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/conversations/*");
      await examine(page, `/conversations/${id}`);
      const unfolded = await page.locator("#feedback details:not([open])").evaluateAll((parts) => {
        for (const part of parts) part.setAttribute("open", "");
        return parts.length;
      });
      expect(unfolded).toBeGreaterThan(2);
      await examineHere(page, "the feedback, unfolded");
      await examine(page, "/dashboard");
      for (const path of ACCOUNT) await examine(page, path);
      await examine(page, "/team");
      await page.getByLabel("Name of the organization").fill("وكالة Harbor 🏠");
      await page.getByRole("button", { name: "Create it" }).click();
      await page.getByRole("heading", { level: 1, name: "وكالة Harbor 🏠" }).waitFor();
      for (const path of TEAM) await examine(page, path);
      const { provider, kept } = rememberingProvider();
      const assistant = new Client({ name: "test-assistant", version: "1.0.0" });
      await expect(assistant.connect(transportTo(app.url, fetch, { provider }))).rejects.toThrow();
      await page.goto(kept.askedAt?.href ?? "");
      await page.getByRole("button", { name: "Connect" }).waitFor();
      await examineHere(page, "an assistant asks to be let in");
      await page.goto("/account/two-step");
      await page.getByRole("button", { name: "Set up two-step verification" }).click();
      await page.getByAltText("QR code of the key").waitFor();
      await examineHere(page, "set up two-step verification");
      await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
      for (const path of ADMIN) await examine(page, path);
      expect(complaints()).toEqual([]);
      await signedOut.close();
      await context.close();
    },
  );
});

test("at 320 px nothing scrolls sideways", async () => {
  const { page } = await visitSignedIn(browser, app, { viewport: { width: 320, height: 640 } });
  for (const path of [
    ...PUBLIC.filter((one) => !one.startsWith("/auth")),
    "/dashboard",
    "/conversations",
    "/chat",
    "/chat?scenario=A-1",
    "/team",
    ...ACCOUNT,
  ]) {
    await page.goto(path);
    expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("the production build holds none of the development doors, nor the secret of development", () => {
  const text = filesBelow(build)
    .map((file) => readFileSync(file, "latin1"))
    .join("\n");
  expect(text).toContain("AI Roleplay Training");
  for (const door of [
    "Continue as the demo",
    "demo-agent@rolecall.example",
    DEMO_OWNER.email,
    DEMO_OWNER.fullName,
    "dev/outbox",
    "development secret",
  ])
    expect(text.includes(door), door).toBe(false);
});

test("no file of the browser holds what only the server needs: the largest is the framework", () => {
  const scripts = filesBelow(join(build, "client/assets")).filter((path) => path.endsWith(".js"));
  const large = scripts.filter((path) => statSync(path).size > 200_000);
  expect(large.map((path) => path.replace(/.*\/|-[\w-]{8}\.js$/g, ""))).toEqual(["framework"]);
});

test("no file of the browser checks forms by the whole of zod: it writes functions, which the security policy blocks", () => {
  const scripts = filesBelow(join(build, "client/assets")).filter((path) => path.endsWith(".js"));
  const text = scripts.map((path) => readFileSync(path, "latin1")).join("\n");
  expect(text).toContain("ZodMiniType`");
  expect(text).not.toMatch(/[^$]ZodType`/);
});

test("a path that is not there is logged by its first part, if that is one of ours, and by nothing else that was typed", async () => {
  const missing = () => app.logs().filter((line) => line.includes("page.missing"));
  const before = missing().length;
  await fetch(`${app.url}/company/dana-reyes-was-here`);
  await fetch(`${app.url}/dana.reyes@agency.example`);
  await expect.poll(() => missing().slice(before)).toHaveLength(2);
  expect(missing().slice(before)).toEqual([
    '{"level":"info","event":"page.missing","path":"company"}',
    '{"level":"info","event":"page.missing","path":null}',
  ]);
  expect(app.logs().join("\n")).not.toContain("dana");
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.(js|html|json|css)$/.test(name) ? [path] : [];
  });
}
