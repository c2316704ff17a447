import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

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
  test("an owner founds an organization, invites, and whoever is invited joins by way of signing up", {
    timeout: 120_000,
  }, async () => {
    const owner = await visitSignedIn(browser, app, { javaScriptEnabled });
    const { page } = owner;
    const name = javaScriptEnabled ? "Harbor 🏠 وكالة" : "Coast";
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Team" }).click();
    await page.getByLabel("Name of the organization").fill(name);
    await page.getByRole("button", { name: "Create it" }).click();
    await page.getByText("Organization created").waitFor();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    await page.getByRole("link", { name: "Groups" }).click();
    await page.getByLabel("Name", { exact: true }).fill("North");
    await page.getByRole("button", { name: "Make the group" }).click();
    await page.getByRole("heading", { name: "North" }).waitFor();

    const email = `kim-${javaScriptEnabled ? "fast" : "plain"}@agency.example`;
    await page.getByRole("link", { name: "People" }).click();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Group").first().selectOption("North");
    await page.getByRole("button", { name: "Send invitation" }).click();
    // No mail system is set up here, so the page offers the link.
    await page.getByText("The email did not go out at once. You can copy the link").waitFor();
    const link = await page.getByRole("textbox", { name: `Link of the invitation: ${email}` }).inputValue();
    expect(link).toMatch(new RegExp(`^${app.url}/team/join/`));

    await page.getByRole("link", { name: "Invite people from a file" }).click();
    await page.getByLabel("Or paste the lines").fill(`lee-${email}\nnobody\n${email}`);
    await page.getByRole("button", { name: "Check the lines" }).click();
    await page.getByText("1 line right, 2 to be left out.").waitFor();
    await page.getByText("This is no email address").waitFor();
    await page.getByText("Has an open invitation").waitFor();
    if (javaScriptEnabled) await examineHere(page, "the report of a file");
    await page.getByRole("button", { name: "Invite 1 person" }).click();
    await page.getByText("1 invitation on the way").waitFor();

    const other = await visitSignedIn(browser, app, { javaScriptEnabled });
    await other.page.goto(link);
    await other.page.getByText(`This invitation is for ${email}.`).waitFor();
    if (javaScriptEnabled) await examineHere(other.page, "an invitation for another address");
    await other.page.getByRole("button", { name: "Switch account" }).click();
    await other.page.waitForURL("**/auth");

    const kim = await visit(browser, app.url, { javaScriptEnabled });
    await kim.page.goto(link);
    if (javaScriptEnabled) await examineHere(kim.page, "an invitation, signed out");
    await kim.page.getByRole("button", { name: "Create an account" }).click();
    await signUp(kim.page, email);
    await kim.page.getByRole("button", { name: "Join", exact: true }).click();
    await kim.page.getByText("You have joined the organization.").waitFor();
    await kim.page.getByRole("heading", { level: 1, name }).waitFor();
    await kim.page.getByText("You are an agent here.").waitFor();
    if (javaScriptEnabled) await examineHere(kim.page, "the organization of an agent");

    await page.goto("/team/people");
    await page.getByText("2 members").waitFor();
    await page.getByLabel("Role of Kim Doe", { exact: true }).selectOption("Manager");
    await page.getByRole("button", { name: "Save the role of Kim Doe" }).click();
    await page.getByText("Role changed").waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByLabel("Offer it to").selectOption("Kim Doe");
    await page.getByRole("button", { name: "Offer the ownership" }).click();
    await page.getByText("Offered to Kim Doe.").waitFor();

    await kim.page.goto("/team");
    await kim.page.getByRole("button", { name: "Accept the ownership" }).click();
    await kim.page.getByText("You are an owner here.").waitFor();
    await page.goto("/team");
    await page.getByText("You are a manager here.").waitFor();
    await page.getByRole("button", { name: /^Leave this organization/ }).click();
    await page.getByRole("button", { name: "Yes, leave" }).click();
    await page.getByText("You are in no organization.").waitFor();
    expect([...owner.complaints(), ...kim.complaints(), ...other.complaints()]).toEqual([]);
  });
});

test("an organization fits a phone of 320 px, with a name of 200 characters", async () => {
  const { page } = await visitSignedIn(browser, app, { viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  await page.goto("/team");
  await page.getByLabel("Name of the organization").fill("x".repeat(200));
  await page.getByRole("button", { name: "Create it" }).click();
  await page.getByText("You are an owner here.").waitFor();
  for (const path of ["/team", "/team/people", "/team/people/import", "/team/groups", "/team/settings"]) {
    await page.goto(path);
    await examineHere(page, path);
  }
});

/** On the page of signing up, and on to where the person was going; the address is confirmed behind its back. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Kim Doe");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/auth?email=sent");
  await app.db.prepare("UPDATE users SET email_confirmed_at = 1 WHERE email = ?").bind(email).run();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/team/join/*");
}
