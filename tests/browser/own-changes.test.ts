import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";

let app: BuiltApp;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([sharedApp(), sharedBrowser()]);
  ({ cookie } = await newPerson(app));
});

test("an open dashboard shows what was said elsewhere, without being asked", async () => {
  const { page, complaints, context } = await visit(browser, app.url);
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  const watching = page.waitForEvent("websocket").then(async (socket) => {
    await socket.waitForEvent("framereceived");
    return socket.url();
  });
  await page.goto("/dashboard");
  expect(await watching).toBe(`${app.url.replace(/^http/, "ws")}/api/changes`);
  const line = "Hi, this is Pat from Harbor Insurance.";
  const said = await fetch(`${app.url}/api/conversations`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json", Origin: app.url, "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify({
      choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 },
      clientKey: crypto.randomUUID(),
      content: line,
    }),
  });
  await said.text();
  expect(said.status).toBe(200);
  await page
    .getByRole("link", { name: /Hi, this is Pat/ })
    .first()
    .waitFor();
  expect(complaints()).toEqual([]);
});
