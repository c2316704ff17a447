import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAsleep, visit } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";
import { virtualAuthenticator } from "#tests/support/virtual-authenticator.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startBuiltApp({}, undefined, "localhost");
});
afterAll(async () => {
  await app.stop();
});

test("a person adds a passkey, signs in with it, shows it as second step, removes another and brings it back", {
  timeout: 120_000,
}, async () => {
  const { page, context, userId, complaints } = await visitSignedIn(browser, app);
  await page.goto("/account/security");
  const laptop = await virtualAuthenticator(page);
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByText("You have no passkey yet.").waitFor();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Please enter a name").waitFor();
  await add(page, "My laptop");
  await page.getByRole("button", { name: "Add a passkey" }).waitFor();
  await page.locator("#passkey-name").fill("Again");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("This device has a passkey for your account already.").waitFor();
  await page.getByText("My laptop").click();
  await page.getByText("This is your only way to sign in, so it stays.").waitFor();
  const entry = page.getByRole("listitem").filter({ hasText: "My laptop" });
  await entry.getByLabel("Name").fill("Work laptop");
  await entry.getByRole("button", { name: "Save" }).click();
  await page.getByText("Name saved").waitFor();
  await page.getByText("Work laptop").waitFor();

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/dashboard");

  // Between the two steps, as after a password.
  await page.goto("about:blank");
  await app.db.batch([
    app.db
      .prepare(
        "INSERT INTO factors (id, user_id, factor_type, status, sealed_secret, created_at, updated_at) VALUES ('f', ?, 'totp', 'verified', 'x', 0, 0)",
      )
      .bind(userId),
    app.db.prepare("UPDATE logins SET aal = 'aal1' WHERE user_id = ?").bind(userId),
  ]);
  await page.goto("/auth");
  await page.waitForURL("**/auth/second-step");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/dashboard");

  await laptop.unplug();
  await virtualAuthenticator(page);
  await page.goto("/account/passkeys");
  await add(page, "Phone");
  await page.getByText("Phone", { exact: true }).click();
  const phone = page.getByRole("listitem").filter({ hasText: "Remove Phone" });
  await phone.getByRole("button", { name: "Send me a code" }).click();
  await page.getByText("Check your email").waitFor();
  await phone.getByLabel("Code from our email").fill(await mailedCode(userId));
  await phone.getByRole("button", { name: "Remove Phone" }).click();
  await page.getByText("Passkey removed").waitFor();
  await page.getByRole("button", { name: "Bring Phone back" }).click();
  await page.getByText("Passkey brought back").waitFor();
  expect(await page.getByRole("list", { name: "Passkeys" }).getByRole("listitem").count()).toBe(2);
  await examineHere(page, "passkeys");
  expect(complaints()).toEqual([]);
});

test("without JavaScript the pages say why there is no button", async () => {
  const { page } = await visit(browser, app.url, { javaScriptEnabled: false });
  await page.goto("/auth");
  await page.getByText("Passkeys need JavaScript").waitFor();
  expect(await page.getByRole("button", { name: "Sign in with a passkey" }).count()).toBe(0);
  await page.getByRole("button", { name: "Sign In" }).waitFor();
});

test("the email field offers passkeys once it is come to, and the chosen one signs in", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  await page.goto("/account/passkeys");
  await virtualAuthenticator(page);
  await add(page, "My laptop");
  await page.goto("about:blank");
  await context.clearCookies();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/auth");
  const email = page.getByRole("textbox", { name: "Email" });
  expect(await email.getAttribute("autocomplete")).toBe("username webauthn");
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  expect(asked).not.toContain("/api/passkeys/sign-in");
  await email.focus();
  await page.waitForURL("**/dashboard");
  expect(complaints()).toEqual([]);
});

test("a password is taken as ever while passkeys are offered", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/auth");
  const email = page.getByRole("textbox", { name: "Email" });
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  const answer = page.waitForResponse("**/api/passkeys/sign-in");
  await email.focus();
  await answer;
  await email.fill("nobody@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("not the right words");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Invalid credentials").waitFor();
  expect(await email.inputValue()).toBe("nobody@example.com");
  expect(complaints()).toEqual([]);
});

async function add(page: Page, name: string): Promise<void> {
  await page.locator("#passkey-name").fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Passkey added").waitFor();
  await page.getByRole("listitem").filter({ hasText: name }).first().waitFor();
}

async function mailedCode(userId: string): Promise<string> {
  const { results } = await app.db
    .prepare(
      "SELECT text FROM outbox WHERE recipient = (SELECT email FROM users WHERE id = ?) ORDER BY created_at DESC",
    )
    .bind(userId)
    .all<{ text: string }>();
  const [, code] = results.map(({ text }) => /code is (\d{6})/.exec(text)).find(Boolean) ?? [];
  if (code === undefined) throw new Error("no code was mailed");
  return code;
}

test("nothing on the page of signing in moves as it wakes up: a press goes where it was aimed", async () => {
  const { page } = await visit(browser, app.url);
  const { wake } = await openAsleep(page, "/auth");
  const place = async () => (await page.getByRole("tabpanel").boundingBox()) ?? {};
  const before = await place();
  expect(await page.getByRole("button", { name: "Sign in with a passkey" }).isVisible()).toBe(false);
  wake();
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  expect(await place()).toEqual(before);
});
