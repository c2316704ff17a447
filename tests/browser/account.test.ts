import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { openAsleep, takenOver, visit } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { linkInEmail } from "#tests/support/newest-email.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";

const PASSWORD = "Renewal-season-26";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startBuiltApp({ ADMIN_SECOND_FACTOR_REQUIRED: "true" });
});
afterAll(async () => {
  await app.stop();
});

describe.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])("%s", (_, javaScriptEnabled) => {
  test("a person turns the second step on, signs in by app and by paper, signs a browser out, takes their data and leaves", {
    timeout: 120_000,
  }, async () => {
    const email = `pat-${javaScriptEnabled ? "fast" : "plain"}@agency.example`;
    await signedUp(email);
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await giveThePassword(page, email);
    await page.waitForURL("**/dashboard");

    await page.getByLabel(/^Account of/).click();
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByLabel("Full Name").fill("Pat Renamed");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Name changed").waitFor();

    await page.getByRole("link", { name: "Security" }).click();
    await page.getByRole("link", { name: "Set it up" }).click();
    const { secret, codes } = await turnOn(page);
    expect(new Set(codes).size).toBe(10);
    await page.getByRole("link", { name: "I have saved them" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    await signOut(page);
    await giveThePassword(page, email);
    await page.waitForURL("**/auth/second-step");
    if (javaScriptEnabled) await examineHere(page, "second step");
    await page.goto("/dashboard");
    expect(new URL(page.url()).pathname).toBe("/auth/second-step");
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("This code is not right").first().waitFor();
    // The code of the step just before was taken already; one step ahead is forgiven.
    await page.getByLabel("Code").fill(await totpCode(secret, totpStep(Date.now()) + 1));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/dashboard");

    const second = await visit(browser, app.url, { javaScriptEnabled });
    await giveThePassword(second.page, email);
    await second.page.waitForURL("**/auth/second-step");
    await second.page.getByRole("link", { name: "Use a recovery code" }).click();
    await second.page.getByLabel("Recovery code").fill((codes[0] ?? "").toLowerCase());
    await second.page.getByRole("button", { name: "Continue" }).click();
    await second.page.waitForURL("**/dashboard");

    await page.goto("/account/devices");
    await page.getByText("This browser").waitFor();
    expect(await page.getByRole("list", { name: "Browsers" }).getByRole("listitem").count()).toBe(2);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("Signed out everywhere else").waitFor();
    expect(await page.getByRole("list", { name: "Browsers" }).getByRole("listitem").count()).toBe(1);
    await second.page.goto("/dashboard");
    expect(new URL(second.page.url()).pathname).toBe("/auth");

    await page.getByRole("link", { name: "Data" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export my data" }).click(),
    ]);
    const data = exportSchema.parse(JSON.parse(readFileSync(await download.path(), "utf8")));
    expect(data.account).toMatchObject([{ email, full_name: "Pat Renamed" }]);
    expect(data.second_factors).toHaveLength(1);

    await page.getByLabel(/Type "delete my account"/).fill("delete");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText('Please type "delete my account"').waitFor();
    await page.getByLabel(/Type "delete my account"/).fill("delete my account");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.waitForURL("**/auth");
    await page.getByText("Your data has been deleted.").waitFor();
    expect(await app.db.prepare("SELECT id FROM users WHERE email = ?").bind(email).first()).toBeNull();
    expect(complaints()).toEqual([]);
    expect(second.complaints()).toEqual([]);
  });

  test("an email's link signs in, and emails to both addresses change the e-mail", async () => {
    const email = `sam-${javaScriptEnabled ? "fast" : "plain"}@agency.example`;
    const next = `new-${email}`;
    await signedUp(email);
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/auth");
    await page.getByRole("link", { name: "Email me a link instead" }).click();
    await page.waitForURL("**/auth/magic-link");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.getByText("an email is on its way").waitFor();
    if (javaScriptEnabled) await examineHere(page, "email sent");
    await page.goto(await linkInEmail(app, email));
    await page.getByRole("button", { name: "Sign me in" }).click();
    await page.waitForURL("**/dashboard");

    await page.goto("/account");
    await page.getByLabel("New email").fill(next);
    await page.getByRole("button", { name: "Change email" }).click();
    await page.getByText(`The change to ${next} waits`).waitFor();
    for (const [recipient, said] of [
      [next, "the change takes both"],
      [email, "Your email address is changed"],
    ] as const) {
      await page.goto(await linkInEmail(app, recipient));
      await page.getByRole("button", { name: "Confirm the change" }).click();
      await page.getByText(said).waitFor();
    }
    await page.getByRole("link", { name: "Go to my account" }).click();
    await page.getByText(`You sign in as ${next}.`).waitFor();
    expect(complaints()).toEqual([]);
  });
});

test("an admin without a second factor is led to set it up, and then back to where they were going", async () => {
  const { page, userId, complaints } = await visitSignedIn(browser, app);
  await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
  await page.goto("/admin/security");
  await page.waitForURL("**/account/two-step");
  await page.getByText("Admins need two-step verification here.").waitFor();
  await turnOn(page);
  await examineHere(page, "recovery codes");
  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.waitForURL("**/admin/security");
  await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
  expect(complaints()).toEqual([]);
});

test("no other site can start the linking of an account", async () => {
  const answer = await fetch(`${app.url}/account/link/google`, {
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(answer.status).toBe(403);
});

test("typed into the address bar it leads to the page that has it; a provider that is not there is an error page", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  await page.goto("/account/link/google");
  await page.waitForURL("**/account/security");
  const answer = await page.goto("/auth/with/google");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  await context.close();
});

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const exportSchema = z.looseObject({ account: rowsSchema, second_factors: rowsSchema });

/** Somebody with a password and a confirmed e-mail. */
async function signedUp(email: string): Promise<void> {
  const body = JSON.stringify({ email, password: PASSWORD, data: { full_name: "Pat Agent" } });
  const answer = await fetch(`${app.url}/auth/v1/signup`, { method: "POST", body });
  expect(answer.status).toBe(200);
  await app.db.prepare("UPDATE users SET email_confirmed_at = 1 WHERE email = ?").bind(email).run();
}

async function giveThePassword(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("tabs that were scrolled before the page woke up stay where they are: a press goes where it was aimed", async () => {
  const { page } = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
  const { wake } = await openAsleep(page, "/account");
  const tabs = page.getByRole("navigation", { name: "Your account" });
  await tabs.getByRole("link", { name: "Data" }).scrollIntoViewIfNeeded();
  const place = () => tabs.evaluate((row) => row.scrollLeft);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  wake();
  await takenOver(page);
  expect(await place()).toBe(before);
});

/** From the page's offer to the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("button", { name: "Set up two-step verification" }).click();
  await page.getByAltText("QR code of the key").waitFor();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await page.getByLabel("Code").fill(await totpCode(secret, totpStep(Date.now())));
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("You see them only now.").waitFor();
  const codes = await page
    .getByRole("list", { name: "Two-step verification is on" })
    .getByRole("listitem")
    .allInnerTexts();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByLabel(/^Account of/).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${app.url}/`);
}

/** Without a mail system emails wait in the outbox. */
