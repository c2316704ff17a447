import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const noScript = { javaScriptEnabled: false };

test("a person signs up, is told what is wrong beside the field, and keeps what they typed", async () => {
  const { page } = await visit(browser, app.url, noScript);
  await page.goto("/auth?tab=sign-up");
  await page.getByLabel("Full Name").fill("Pat Agent");
  await page.getByLabel("Email").fill("pat@agency.example");
  await page.getByLabel("Password", { exact: true }).fill("weakweak");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page
    .getByText("Password must be at least one uppercase letter")
    .or(page.getByText(/uppercase letter/))
    .first()
    .waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Pat Agent");
  expect(await page.getByLabel("Email").inputValue()).toBe("pat@agency.example");
  await page.getByLabel("Password", { exact: true }).fill("Renewal-season-26");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("We've sent you a confirmation link to complete your registration.").waitFor();
});

test("a wrong password says so without saying which half is wrong", async () => {
  const { page } = await visit(browser, app.url, noScript);
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody@agency.example");
  await page.getByLabel("Password", { exact: true }).fill("Renewal-season-26");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Invalid credentials").waitFor();
  await page.getByText("The email or password you entered is incorrect.").waitFor();
});

test("a whole practice works: setup, script, three lines, hint, end, feedback", async () => {
  const { page } = await visitSignedIn(browser, app, noScript);
  await page.goto("/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  await page.locator("input[type=file]").setInputFiles({
    name: "script.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Hi, this is Pat. If it is too expensive, ask compared with what."),
  });
  await page.getByRole("button", { name: /upload/i }).click();
  await page.getByText("Sales Script Uploaded").waitFor();
  for (const line of [
    "Hi, this is Pat with Harbor.",
    "What made you look at your insurance now?",
    "It sounds like price matters to you.",
  ]) {
    await page.getByRole("textbox", { name: "Your message" }).fill(line);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText(line, { exact: true }).first().waitFor();
  }
  await page.getByRole("button", { name: "Give me a hint" }).click();
  await page.getByText("Hint from your coach").waitFor();
  await page.getByRole("button", { name: "End and get feedback" }).click();
  await page.getByText("Training aid, not legal advice").first().waitFor();
});

test("a signed-out visitor is sent to sign in, and afterwards to where they were going", async () => {
  const { page } = await visit(browser, app.url, noScript);
  await page.goto("/chat?scenario=A-1");
  expect(new URL(page.url()).pathname).toBe("/auth");
});
