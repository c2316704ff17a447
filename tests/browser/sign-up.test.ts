import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { linkInEmail } from "#tests/support/newest-email.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";

const PASSWORD = "Renewal-season-26";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

describe.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])("%s", (_, javaScriptEnabled) => {
  test("a person reads the rules of a password first, is told all they miss at once, and has the email sent again", async () => {
    const email = `pat-${javaScriptEnabled ? "fast" : "plain"}@agency.example`;
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/auth?tab=sign-up");
    expect(await page.title()).toMatch(/^Sign up/);
    for (const rule of ["At least 8 characters", "An uppercase letter", "A number", "12 characters or more"])
      await page.getByText(rule).waitFor();

    await signUp(page, { fullName: "Pat Agent", email, password: "weakweak" });
    await page.getByText("Password must contain at least one uppercase letter").first().waitFor();
    await page.getByText("Password must contain at least one number").waitFor();
    await page.getByText("Password must contain at least one special character").waitFor();
    await page.getByText("Any 2 of these are enough; 12 characters or more count as one.").waitFor();
    if (javaScriptEnabled) {
      await signUp(page, { fullName: "P", email, password: "weakweak" });
      await signUp(page, { fullName: "P", email, password: "weakweak" });
      expect(await errors(page).count()).toBe(1);
      await page.getByLabel("Password", { exact: true }).fill("Weakweak1");
      await page.getByText("An uppercase letter (met)").waitFor();
    }

    await signUp(page, { fullName: "Pat Agent", email, password: PASSWORD });
    await page.getByText("Check your email").waitFor();
    await page.getByText(`If ${email} waits to be confirmed`).waitFor();
    expect(await errors(page).count()).toBe(0);
    if (javaScriptEnabled) await examineHere(page, "confirm your email");
    await page.getByRole("button", { name: "Send it again" }).click();
    await page.getByText("a new link is on its way").waitFor();
    await expect.poll(() => emailsTo(email)).toBe(2);

    await page.goto(await linkInEmail(app, email));
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Welcome!", { exact: true }).waitFor();
    expect(await errors(page).count()).toBe(0);

    // A link that was used signs nobody in.
    const later = await visit(browser, app.url, { javaScriptEnabled });
    await later.page.goto(await linkInEmail(app, email));
    await later.page.getByRole("button", { name: "Confirm and sign in" }).click();
    await later.page.getByText("Email confirmed").waitFor();
    await signIn(later.page, email, "not the password");
    await later.page.getByText("Invalid credentials").waitFor();
    await signIn(later.page, email, PASSWORD);
    await later.page.waitForURL("**/dashboard");
    await expect.poll(() => errors(later.page).count()).toBe(0);
    expect(complaints()).toEqual([]);

    const second = await visit(browser, app.url, { javaScriptEnabled });
    await second.page.goto("/auth?tab=sign-up");
    await signUp(second.page, { fullName: "Pat Agent", email, password: PASSWORD });
    await second.page.getByText("Account exists").waitFor();
    await second.page.getByRole("tabpanel").getByRole("link", { name: "Sign in", exact: true }).click();
    await second.page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
    await signIn(second.page, email, PASSWORD);
    await second.page.getByText("Welcome back!").waitFor();
  });
});

async function signUp(page: Page, of: { fullName: string; email: string; password: string }): Promise<void> {
  await page.getByLabel("Full Name").fill(of.fullName);
  await page.getByLabel("Email").fill(of.email);
  await page.getByLabel("Password", { exact: true }).fill(of.password);
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Create Account" }).click();
  await answered;
  await page.getByRole("button", { name: "Creating account..." }).waitFor({ state: "detached" });
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** The toasts of what went wrong. */
function errors(page: Page) {
  return page.getByRole("region", { name: "Messages" }).getByRole("alert").locator(":scope > div");
}

async function emailsTo(recipient: string): Promise<number> {
  const row = await app.db
    .prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ?")
    .bind(recipient)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
