import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import type { Visitor } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

// The whole way of an organization in three browsers: its owner at a desk, a manager by keyboard alone, an agent on a phone.

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const LINES = [
  "Hi, this is Pat with Harbor Insurance. Is now a good time?",
  "What made you look at your insurance now?",
  "Who else in the house drives one of the cars?",
];

test("an organization is created, staffed, given work, and somebody's certificate is verified", {
  timeout: 300_000,
}, async () => {
  const owner = await visitSignedIn(browser, app, { viewport: { width: 1440, height: 900 } });
  const manager = await visitSignedIn(browser, app, { viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
  const agent = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
  const began = Date.now();

  await owner.page.goto("/team");
  await owner.page.getByLabel("Name of the organization").fill("Harbor Insurance");
  await owner.page.getByRole("button", { name: "Create it" }).click();
  await owner.page.getByText("You are an owner here.").waitFor();
  await owner.page.getByRole("link", { name: "Groups", exact: true }).click();
  await owner.page.getByLabel("Name", { exact: true }).fill("North");
  await owner.page.getByRole("button", { name: "Make the group" }).click();
  await owner.page.getByRole("heading", { name: "North" }).waitFor();
  await join(manager, await invitationOf(owner.page, manager.userId, "Manager"));
  await join(agent, await invitationOf(owner.page, agent.userId, "Agent", "North"));
  await owner.page.getByRole("link", { name: "Groups", exact: true }).click();
  await overseenBy(owner.page, manager.userId);

  await assignByKeyboard(manager.page);

  await agent.page.goto("/dashboard");
  await agent.page.getByRole("link", { name: "Start: Ready for Monday" }).click();
  await agent.page.getByLabel("This one counts").check();
  await agent.page.getByRole("button", { name: "Start by text" }).click();
  await agent.page.getByText(/^Counts: .+ can see it$/).waitFor();
  for (const line of LINES) await say(agent.page, line);
  await agent.page.getByRole("button", { name: "End and get feedback" }).first().click();
  await agent.page.waitForURL("**/conversations/*");
  await agent.page.getByText(/handed in on .+ with \d+, passed/).waitFor();

  await expect
    .poll(
      async () => {
        await agent.page.goto("/account/certificates");
        return agent.page.getByRole("link", { name: "Ready for Monday" }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await agent.page.getByRole("link", { name: "Ready for Monday" }).click();
  await agent.page.getByRole("link", { name: "Verify", exact: true }).click();
  await agent.page.getByRole("heading", { name: "Verified", exact: true }).waitFor();
  // Told, not tested: how long it takes is a matter of the machine.
  console.info(`From the organization to the verified certificate: ${Math.round((Date.now() - began) / 1000)} s.`);

  expect(await sidewaysOverflow(agent.page)).toBe(0);
  await examineHere(agent.page, "the certificate on a phone");
  for (const path of ["/team", "/team/review", "/team/certificates", "/team/assignments"]) {
    await manager.page.goto(path);
    await examineHere(manager.page, `${path} of the manager`);
  }
  await owner.page.goto("/team");
  await examineHere(owner.page, "/team of the owner");
  expect([...owner.complaints(), ...manager.complaints(), ...agent.complaints()]).toEqual([]);
});

/** Gives the link: no mail system is set up here. */
async function invitationOf(page: Page, userId: string, role: string, group?: string): Promise<string> {
  const email = `${userId.toLowerCase()}@agency.example`;
  await page.getByRole("link", { name: "People", exact: true }).click();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Role").first().selectOption(role);
  if (group !== undefined) await page.getByLabel("Group").first().selectOption(group);
  await page.getByRole("button", { name: "Send invitation" }).click();
  return page.getByRole("textbox", { name: `Link of the invitation: ${email}` }).inputValue();
}

async function join({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByText("You have joined the organization.").waitFor();
}

/** Everybody here has one name, so the boxes are told apart by ids. */
async function overseenBy(page: Page, userId: string): Promise<void> {
  await page.getByRole("link", { name: "Edit the group North" }).click();
  await page.locator(`input[name="managers"][value="${userId}"]`).check();
  await page.getByRole("button", { name: "Save the group" }).click();
  await page.getByText("Group saved").waitFor();
}

/** Every press is a key's: Tab to the field, text, Space on a box, Enter on the button. */
async function assignByKeyboard(page: Page): Promise<void> {
  await page.goto("/team/assignments/new");
  await tabTo(page, "Title");
  await page.keyboard.type("Ready for Monday");
  await tabTo(page, /^A-1: /);
  await page.keyboard.press("Space");
  await tabTo(page, "Score to reach");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("0");
  await tabTo(page, "Certificate");
  await page.keyboard.type("12");
  await tabTo(page, "North");
  await page.keyboard.press("Space");
  await tabTo(page, "Assign");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ready for Monday" }).waitFor();
}

const TABS_MOST = 150;

/** Goes on by Tab until what has the focus has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let tabs = 0; tabs < TABS_MOST; tabs += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
      return (label ?? element)?.textContent?.trim() ?? "";
    });
    if (typeof name === "string" ? focused.startsWith(name) : name.test(focused)) return;
  }
  throw new Error(`${name} was not reached by Tab.`);
}

async function say(page: Page, text: string): Promise<void> {
  const before = await page.getByRole("listitem").count();
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThan(before + 1);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
  await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
}
