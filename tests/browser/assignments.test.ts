import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { axeFindings, sidewaysOverflow } from "#tests/support/axe.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

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
/** Longest names there are: the pages stay as wide as the window. */
const LONG = "نص ".repeat(20) + "Harbor 🏠".repeat(15);

describe.each([["with"], ["without"]])("%s JavaScript", (scripting) => {
  test("an assignment is made, one attempt counts, and its overseer reads it", async () => {
    const javaScriptEnabled = scripting === "with";
    // The pages are the same without JavaScript; axe is run where it runs.
    const looked = async (page: Page) => javaScriptEnabled && expect(await axeFindings(page)).toEqual([]);
    const phone = { javaScriptEnabled, viewport: { width: 390, height: 844 } };
    const manager = await visitSignedIn(browser, app, { javaScriptEnabled });
    const agent = await visitSignedIn(browser, app, phone);
    const organisation = `agency-${scripting}`;
    await found(organisation, manager.userId, agent.userId);

    // Made by the manager for their group.
    await manager.page.goto("/team/assignments");
    await manager.page.getByText("No assignments yet").waitFor();
    await looked(manager.page);
    await manager.page.getByRole("link", { name: "New assignment" }).click();
    await manager.page.getByLabel("Title").fill("Ready for Monday");
    await manager.page.getByLabel(/^A-1: /).check();
    await manager.page.getByLabel("Score to reach").fill("10");
    await manager.page.getByLabel("Due date").fill("2099-03-08");
    await manager.page.getByLabel(`Group of ${organisation}`).check();
    await looked(manager.page);
    await manager.page.getByRole("button", { name: "Assign", exact: true }).click();
    await manager.page.getByRole("heading", { name: "Ready for Monday" }).waitFor();
    await manager.page.getByText("To do", { exact: true }).waitFor();
    await looked(manager.page);

    // First on the agent's dashboard, with what it is judged on.
    await agent.page.goto("/dashboard");
    const own = agent.page.getByRole("region", { name: "Your assignments" });
    expect(await own.innerText()).toContain("Score 10 or more");
    await own.getByRole("link", { name: "Start: Ready for Monday" }).click();
    await agent.page.getByRole("heading", { name: "What it takes" }).waitFor();
    await looked(agent.page);
    expect(await sidewaysOverflow(agent.page)).toBe(0);
    await agent.page.getByLabel("This one counts").check();
    await agent.page.getByRole("button", { name: "Start by text" }).click();
    await agent.page.getByText(/^Counts: .+ can see it$/).waitFor();
    for (const line of LINES) await say(agent.page, line);
    await agent.page.getByText(/^Counts: .+ can see it$/).waitFor();
    await looked(agent.page);
    await end(agent.page);
    const seen = agent.page.getByRole("region", { name: "Who sees this" });
    await seen.getByText(/handed in on .+ with \d+, passed/).waitFor();
    const id = new URL(agent.page.url()).pathname.split("/").at(-1) ?? "";

    // Read by the manager, who can only read.
    await manager.page.reload();
    await manager.page.getByText("Passed", { exact: true }).waitFor();
    await manager.page.locator(`a[href="/team/attempts/${id}"]`).click();
    await manager.page
      .getByRole("region", { name: "Transcript" })
      .getByText(LINES[1] ?? "")
      .waitFor();
    expect(await manager.page.getByRole("button", { name: /Try this moment again|Dispute/ }).count()).toBe(0);
    expect(await manager.page.getByText("That’s not what I said").count()).toBe(0);
    await looked(manager.page);

    // Which the agent is told.
    await agent.page.reload();
    await seen.getByText("Opened by Pat Agent on").waitFor();
    await looked(agent.page);
    expect(await sidewaysOverflow(agent.page)).toBe(0);
    expect([...manager.complaints(), ...agent.complaints()]).toEqual([]);
    // Two people and eight looks of axe.
  }, 240_000);
});

test("private practice says so, and can be handed in to the organization", async () => {
  const owner = await visitSignedIn(browser, app);
  const agent = await visitSignedIn(browser, app);
  await found("agency-free", owner.userId, agent.userId);
  await agent.page.goto("/chat?scenario=A-1&customer=dana&level=1");
  await agent.page.getByText("Only you see this").waitFor();
  for (const line of LINES) await say(agent.page, line);
  await end(agent.page);
  const seen = agent.page.getByRole("region", { name: "Who sees this" });
  await seen.getByText("Only you see this").waitFor();
  await seen.getByRole("button", { name: /^Hand in to/ }).click();
  await seen.getByText(/^Counts: /).waitFor();
  expect(await seen.getByRole("button").count()).toBe(0);
  expect(await sidewaysOverflow(agent.page)).toBe(0);
});

async function say(page: Page, text: string): Promise<void> {
  const before = await page.getByRole("listitem").count();
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThan(before + 1);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
  await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
}

async function end(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End and get feedback" }).first().click();
  await page.waitForURL("**/conversations/*");
}

/** An organization of the longest name: somebody manages the group in which somebody else is. */
async function found(id: string, managerId: string, agentId: string): Promise<void> {
  const run = (sql: string, ...values: unknown[]) => app.db.prepare(sql).bind(...values);
  await app.db.batch([
    run(
      "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES (?, ?, ?, 'America/Phoenix', 0)",
      id,
      LONG.slice(0, 200),
      id,
    ),
    run(
      "INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, 'manager', 0)",
      id,
      managerId,
    ),
    run("INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, 'agent', 0)", id, agentId),
    run(
      'INSERT INTO "groups" (id, organisation_id, name, created_at) VALUES (?, ?, ?, 0)',
      `g-${id}`,
      id,
      `Group of ${id}`,
    ),
    run("INSERT INTO group_members (group_id, user_id, created_at) VALUES (?, ?, 0)", `g-${id}`, agentId),
    run("INSERT INTO group_managers (group_id, user_id, created_at) VALUES (?, ?, 0)", `g-${id}`, managerId),
  ]);
}
