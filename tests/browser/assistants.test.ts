import { createServer } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiKeyOf } from "#core/identity/api-keys/key-format.ts";
import { connectedClient, practiceThrough, rememberingProvider, transportTo } from "#tests/support/assistant.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { examineHere } from "#tests/support/examination.ts";
import { conformanceChecks, withToken } from "#tests/support/mcp-conformance.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";

let app: BuiltApp;
let browser: Browser;
/** An assistant on the person's machine waits here for its code. */
let callback: { url: string; close: () => void };
beforeAll(async () => {
  [app, browser, callback] = await Promise.all([sharedApp(), sharedBrowser(), openCallback()]);
});
afterAll(() => callback.close());

test.each([
  ["with JavaScript", true],
  ["without", false],
])(
  "a person is asked after signing in, connects an assistant %s, and it drives a whole practice",
  async (way, javaScriptEnabled) => {
    const { provider, kept } = rememberingProvider(undefined, callback.url);
    const transport = transportTo(app.url, fetch, { provider });
    await expect(new Client({ name: "test-assistant", version: "1.0.0" }).connect(transport)).rejects.toThrow();
    const asked = kept.askedAt?.href ?? "";

    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(asked);
    await page.waitForURL("**/auth");
    const [name = "", value = ""] = (await newPerson(app)).cookie.split("=");
    await context.addCookies([{ name, value, url: app.url }]);
    await page.goto("/auth");
    await page.getByRole("heading", { name: "Connect an assistant" }).waitFor();
    await page.getByText("You are sent back to a program on this device.").waitFor();
    if (javaScriptEnabled) await examineHere(page, "consent");
    await page.getByRole("button", { name: "Connect" }).click();
    await page.waitForURL(`${callback.url}?**`);
    await transport.finishAuth(new URL(page.url()).searchParams.get("code") ?? "");
    const { ended } = await practiceThrough(await connectedClient(app.url, fetch, { provider }), way.replace(" ", "-"));
    expect(ended).toMatchObject({ isError: false, data: { score: expect.any(Number) } });

    await page.goto("/account/keys");
    await page.getByText("Test assistant", { exact: true }).waitFor();
    await page.getByText("Remove", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, remove it" }).click();
    await page.getByText("Assistant removed").waitFor();
    await page.getByText("No assistants yet").waitFor();
    kept.tokens = kept.tokens && { ...kept.tokens, refresh_token: undefined };
    await expect(connectedClient(app.url, fetch, { provider })).rejects.toThrow();
    await context.close();
  },
);

test("a no is told to the assistant, and nobody is sent to an address that was not registered", async () => {
  const { provider, kept } = rememberingProvider(undefined, callback.url);
  const transport = transportTo(app.url, fetch, { provider });
  await expect(new Client({ name: "test-assistant", version: "1.0.0" }).connect(transport)).rejects.toThrow();
  const asked = new URL(kept.askedAt ?? app.url);
  const context = await browser.newContext({ baseURL: app.url });
  const [name = "", value = ""] = (await newPerson(app)).cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  const page = await context.newPage();
  await page.goto(asked.href);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(`${callback.url}?error=access_denied**`);
  asked.searchParams.set("redirect_uri", "https://evil.example/");
  const response = await page.goto(asked.href);
  expect(response?.status()).toBe(400);
  await page.getByRole("heading", { name: "Not connected" }).waitFor();
  expect(await page.getByRole("button", { name: "Connect" }).count()).toBe(0);
  await context.close();
});

// What our server declares: it has tools, and no prompts, resources, completions, logging or questions of its own. The other scenarios
// call tools that a server made for the suite has.
describe("the official conformance suite finds nothing in what the server declares", () => {
  test.concurrent.each(["server-initialize", "ping", "tools-list", "dns-rebinding-protection"])(
    "%s",
    async (scenario) => {
      const { url, close } = await withToken(`${app.url}/mcp`, await keyOfSomebody());
      const checks = await conformanceChecks(scenario, url);
      close();
      expect(checks.filter(({ status }) => status !== "SUCCESS" && status !== "INFO")).toEqual([]);
      expect(checks.filter(({ status }) => status === "SUCCESS").length).toBeGreaterThan(0);
    },
  );
});

async function keyOfSomebody(): Promise<string> {
  const { id } = await newPerson(app);
  const key = apiKeyOf(crypto.getRandomValues(new Uint8Array(32)));
  const sql =
    "INSERT INTO api_keys (id, user_id, name, prefix, key_hash, scopes, created_at) VALUES (?, ?, 'Suite', 'rck_', ?, ?, ?)";
  await app.db
    .prepare(sql)
    .bind(crypto.randomUUID(), id, hashToken(key), JSON.stringify(["practice:read", "practice:write"]), Date.now())
    .run();
  return key;
}

async function openCallback(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.end("You can close this window."));
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the callback has no port");
  return {
    url: `http://127.0.0.1:${address.port}/callback`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
