import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examine, examineHere } from "#tests/support/examination.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/stripe-server.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";

let browser: Browser;
let stripe: StripeServer;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  stripe = await startStripeServer();
  app = await startBuiltApp(stripe.settings);
  await createStripeBilling(stripe.settings, { fetch: stripe.stripe.asFetch }).ensurePrices();
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
};

describe.each([
  ["light", 1440, true],
  ["dark", 390, true],
  ["light", 390, false],
] as const)("in %s at %d px, JavaScript: %s", (colorScheme, width, javaScriptEnabled) => {
  const look = { colorScheme, viewport: { width, height: 900 }, javaScriptEnabled, bypassCSP: false } as const;

  test("somebody buys, comes back, changes up, cancels and undoes it, by keyboard alone", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, look);
    await page.goto("/account");
    await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Plan" }).click();
    await page.getByRole("heading", { name: "Choose a plan" }).waitFor();
    if (javaScriptEnabled) await examineHere(page, "a plan to choose");
    await press(page, "Buy Starter, billed monthly");
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    await page.getByText("$45.00 every month for 1").waitFor();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    // Back before any event has come.
    await page.waitForURL("**/billing");
    await page.getByText("Your plan: Starter, billed monthly").waitFor();
    await page.getByText("$45 a month, without tax").waitFor();
    if (javaScriptEnabled) await examineHere(page, "a plan");
    await page.getByText(/At once\. Nothing is charged today; from .* on it is \$60 a month\./).waitFor();
    await press(page, "Change to Professional, billed monthly");
    await page.getByText(/You have Professional, billed monthly now/).waitFor();
    await press(page, "Change to Starter, billed yearly");
    await page.getByText(/It changes to Starter, billed yearly on/).waitFor();
    if (javaScriptEnabled) await examineHere(page, "a change that is to come");
    await press(page, "Undo the change");
    await page.getByText("It stays Professional, billed monthly.").waitFor();
    await press(page, "Cancel the plan");
    await page.getByText(/It is canceled: it ends on/).waitFor();
    if (javaScriptEnabled) await examineHere(page, "a plan that ends");
    await press(page, "Undo the cancellation");
    await page.getByText(/It goes on, and renews on/).waitFor();
    await press(page, "Open card and invoices");
    await page.getByRole("heading", { name: "Portal" }).waitFor();
    await page.getByText("$45.00 paid").waitFor();
    await page.getByRole("link", { name: "Return" }).click();
    await page.waitForURL("**/billing");
    expect(await stripe.deliver(app.url)).not.toContain(500);
    await page.reload();
    await page.getByText("Professional, billed monthly").first().waitFor();
    expect(complaints()).toEqual([]);
  });
});

test("an owner buys for the organization, and reads what joining and taking out does to the price", async () => {
  const { page, complaints, userId } = await visitSignedIn(browser, app, {
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    bypassCSP: false,
  });
  await page.goto("/team");
  await page.getByLabel("Name of the organization").fill("Harbor");
  await page.getByRole("button", { name: "Create it" }).click();
  await page.getByRole("heading", { level: 1, name: "Harbor" }).waitFor();
  await page.getByRole("navigation", { name: "Organization" }).getByRole("link", { name: "Plan" }).click();
  await page.getByText("without oversight").first().waitFor();
  await examineHere(page, "a plan to choose for an organization");
  await press(page, "Buy Professional, billed monthly");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/team/billing");
  await page.getByText("1 seat, 1 person").waitFor();
  await examineHere(page, "the plan of an organization");
  const other = await visitSignedIn(browser, app);
  await app.db
    .prepare(
      "INSERT INTO memberships (organisation_id, user_id, role, joined_at) SELECT organisation_id, ?, 'agent', joined_at FROM memberships WHERE user_id = ?",
    )
    .bind(other.userId, userId)
    .run();
  await page.goto("/team/people");
  await page.getByText("$60 a month more for each").waitFor();
  await page.getByRole("button", { name: /^Take out: / }).click();
  await page.getByText("as the highest number of this period").waitFor();
  await examineHere(page, "what taking somebody out does to the price");
  expect(complaints()).toEqual([]);
});

test("an admin sees accounts and events, reads the revenue, and sets a plan by hand", async () => {
  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    const { page, complaints, userId } = await visitSignedIn(browser, app, {
      colorScheme,
      viewport: { width, height: 900 },
      bypassCSP: false,
    });
    await app.db
      .prepare("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 0)")
      .bind(userId)
      .run();
    await examine(page, "/admin/billing");
    await page.getByText("Stripe is in test mode here").waitFor();
    await page.getByRole("button", { name: "Read it from Stripe" }).click();
    await page
      .getByText(/from \d+ invoices?/)
      .first()
      .waitFor();
    await page.getByLabel("Email of a person, or short name of an organization").fill(`${userId}@agency.example`);
    await page.getByLabel("Why").fill("A partner");
    await page.getByRole("button", { name: "Set the plan" }).click();
    await page.getByText("It holds at once, and stands in the log.").waitFor();
    await page
      .getByText(/was given Custom, no limit of seats, without an end/)
      .first()
      .waitFor();
    await examineHere(page, "billing, for an admin");
    await page.goto("/billing");
    await page.getByText("By arrangement").waitFor();
    expect(complaints()).toEqual([]);
  }
});

test("the price page says nothing of not billing, and the home page sells the same plans", async () => {
  const { page } = await visitSignedIn(browser, app);
  for (const path of ["/pricing", "/"]) {
    await page.goto(path);
    await page.getByText("$450 charged yearly").first().waitFor({ state: "attached" });
    expect(await page.getByText("Nothing is billed here").count()).toBe(0);
  }
});
