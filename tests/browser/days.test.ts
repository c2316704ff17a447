import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";

// Days are those of the person's zone or, until it is known, of the request's, in the server's page and in the browser that takes it over.

let app: BuiltApp;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([sharedApp(), sharedBrowser()]);
  ({ cookie } = await newPerson(app));
  await practise();
});

// The first two are 25 hours apart: they never have the same date.
test.each([
  ["Pacific/Kiritimati", "Pacific/Kiritimati"],
  ["Pacific/Pago_Pago", "Pacific/Pago_Pago"],
  ["Asia/Kathmandu", "Asia/Kathmandu"],
  ["a zone that nobody knows", "UTC"],
])("a request from %s gets the days of %s", async (from, timeZone) => {
  const before = dateIn(timeZone);
  const page = await app.pageFrom(from, "/dashboard", cookie);
  expect([before, dateIn(timeZone)]).toContain(practisedOn(page));
  expect(page).toContain("You have practiced today.");
});

test("a browser in another time zone takes the server's words over as they are", async () => {
  const { page, complaints, context } = await visit(browser, app.url, { timezoneId: "Pacific/Kiritimati" });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  const served = await (await fetch(`${app.url}/dashboard`, { headers: { Cookie: cookie } })).text();
  await app.db.prepare("UPDATE users SET time_zone = NULL").run();
  const told = page.waitForResponse("**/api/own-time-zone");
  await page.goto("/dashboard");
  expect((await told).status()).toBe(204);
  await app.db.prepare("UPDATE users SET time_zone = NULL").run();
  // By a click the framework has taken the page over; back again it is rendered by the browser alone.
  await page.getByRole("link", { name: /Start New Training Session/ }).click();
  await page.waitForURL("**/chat");
  await page.goBack();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(practisedOn(await page.content())).toBe(practisedOn(served));
  expect(complaints()).toEqual([]);
});

test("a person's own zone, which their browser has told, holds wherever a request comes from", async () => {
  const { page, context } = await visit(browser, app.url, { timezoneId: "Pacific/Kiritimati" });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  const told = page.waitForResponse("**/api/own-time-zone");
  await page.goto("/dashboard");
  await told;
  const before = dateIn("Pacific/Kiritimati");
  const served = await app.pageFrom("Pacific/Pago_Pago", "/dashboard", cookie);
  expect([before, dateIn("Pacific/Kiritimati")]).toContain(practisedOn(served));
});

test("a browser elsewhere is offered its zone in the account, and the form works without JavaScript", async () => {
  await app.db.prepare("UPDATE users SET time_zone = 'America/New_York'").run();
  const { page, context } = await visit(browser, app.url, { timezoneId: "America/Denver" });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: app.url }]);
  await page.goto("/account");
  await page.getByText("Your browser is in Denver; your days are counted in New York. Change?").waitFor();
  await page.getByRole("button", { name: "Count in Denver" }).click();
  await page.getByText("Time zone changed").waitFor();
  expect(await page.getByRole("combobox", { name: "Time zone" }).inputValue()).toBe("America/Denver");
  expect(await page.getByRole("button", { name: "Count in Denver" }).count()).toBe(0);

  const plain = await visit(browser, app.url, { javaScriptEnabled: false });
  await plain.context.addCookies([{ name, value, url: app.url }]);
  await plain.page.goto("/account");
  await plain.page.getByRole("combobox", { name: "Time zone" }).selectOption("America/Phoenix");
  await plain.page.getByRole("button", { name: "Save time zone" }).click();
  await plain.page.getByText("Time zone changed").waitFor();
  expect(await plain.page.getByRole("combobox", { name: "Time zone" }).inputValue()).toBe("America/Phoenix");
});

function dateIn(timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone }).format();
}

/** "Monday, November 23". */
function practisedOn(page: string): string | undefined {
  return /Practiced in the last two weeks on ([^.]*)\./.exec(page)?.[1];
}

/** One conversation that is completed now. */
async function practise(): Promise<void> {
  const choice = { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 };
  const said = await post("/api/conversations", { choice, clientKey: "client-key-1", content: "Hi, this is Pat." });
  const [, id = ""] = /"conversation":\{"id":"([^"]+)"/.exec(said) ?? [];
  const position = Number([...said.matchAll(/"position":(\d+)/g)].at(-1)?.[1]);
  await post(`/api/conversations/${id}/turns`, { after: position, clientKey: "client-key-2", content: COMMANDS.end });
}

async function post(path: string, body: object): Promise<string> {
  const headers = {
    Cookie: cookie,
    Origin: app.url,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
  };
  return (await fetch(`${app.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).text();
}
