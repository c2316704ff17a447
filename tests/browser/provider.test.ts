import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { type ProviderServer, startProviderServer } from "#tests/support/provider-server.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
let provider: ProviderServer;
beforeAll(async () => {
  browser = await sharedBrowser();
  provider = await startProviderServer();
  app = await startBuiltApp({ OAUTH_PROVIDERS: provider.settings, SECURITY_MANUAL_LINKING_ENABLED: "true" });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

test("a visitor continues with a provider, and comes back to the page they asked for", async () => {
  const { page, complaints } = await visit(browser, app.url);
  await page.goto("/chat?scenario=A-1");
  await page.waitForURL("**/auth");
  await examineHere(page, "sign-in with a provider");
  await page.getByRole("link", { name: "Continue with Hub" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await page.waitForURL("**/chat?scenario=A-1");
  await page.goto("/account/security");
  await page.getByRole("list", { name: "Ways to sign in" }).getByText("pat@agency.example").waitFor();
  expect(complaints()).toEqual([]);
});

test("a guest keeps their talk by continuing with a provider", async () => {
  provider.account = { ...provider.account, sub: "hub-guest", email: "guest@agency.example" };
  const { page, complaints } = await visit(browser, app.url);
  await page.goto("/try");
  await page.getByRole("button", { name: "Talk to Dana" }).click();
  await page.getByRole("textbox", { name: "Your message" }).fill("Hi Dana, what made you look around now?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Keep this" }).click();
  await page.getByRole("link", { name: "Continue with Hub" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await page.waitForURL("**/chat/*");
  await page.getByText("Your conversation with Dana Whitfield is kept.").waitFor();
  await page.getByText("Hi Dana, what made you look around now?").first().waitFor();
  expect(complaints()).toEqual([]);
});

test("who refuses at the provider is told so, and is not signed in", async () => {
  const { page } = await visit(browser, app.url);
  await page.goto("/auth");
  await page.getByRole("link", { name: "Continue with Hub" }).click();
  await page.getByRole("link", { name: "Refuse" }).click();
  await page.getByText("The other site did not confirm who you are.").waitFor();
  expect(page.url()).toBe(`${app.url}/auth#main`);
});

test.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])("%s an account is linked, signs in, and is unlinked", async (_, javaScriptEnabled) => {
  provider.account = { ...provider.account, sub: `hub-${javaScriptEnabled}`, email: "dana@elsewhere.example" };
  const { page, context, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled });
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Link Hub" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await page.getByText("Account linked").waitFor();
  await page.getByRole("button", { name: "Unlink Hub dana@elsewhere.example" }).waitFor();

  await context.clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Continue with Hub" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByText("Welcome, Pat.").waitFor();

  await page.goto("/account/security");
  await page.getByRole("button", { name: "Unlink Hub dana@elsewhere.example" }).click();
  await page.getByRole("link", { name: "Link Hub" }).waitFor();
  expect(complaints()).toEqual([]);
});
