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
  "This policy covers everything, guaranteed, and every claim is paid.",
];
const WORDS = "شكراً، this was calm. 🏠";

describe.each([["with"], ["without"]])("%s JavaScript", (scripting) => {
  test("an attempt is reviewed, the agent reads it, answers once and lets a moment be shown", async () => {
    const javaScriptEnabled = scripting === "with";
    const looked = async (page: Page) => javaScriptEnabled && expect(await axeFindings(page)).toEqual([]);
    const manager = await visitSignedIn(browser, app, { javaScriptEnabled });
    const agent = await visitSignedIn(browser, app, { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const groupId = await found(`review-${scripting}`, manager.userId, agent.userId);
    const id = await handIn(agent.page);

    await manager.page.goto("/team/review");
    await looked(manager.page);
    await manager.page.getByRole("list", { name: "Why it is here" }).getByText("Not reviewed").waitFor();
    await manager.page.locator(`a[href="/team/attempts/${id}"]`).click();

    // The agent's page is open meanwhile: with JavaScript it changes by itself.
    await agent.page.goto(`/conversations/${id}`);
    const line = manager.page.locator("#turn-1");
    await line.locator("summary").click();
    await line.getByLabel("Comment on line 2").fill(WORDS);
    await line.getByRole("button", { name: "Save comment" }).click();
    await manager.page.getByRole("list", { name: "Comments on line 2" }).getByText(WORDS).waitFor();
    if (!javaScriptEnabled) await agent.page.reload();
    await agent.page.getByRole("list", { name: "Comments on line 2" }).getByText(WORDS).waitFor();

    // A finding, with the total that comes of it; both numbers stay.
    const compliance = manager.page.locator("section", { has: manager.page.locator("#compliance") });
    await compliance
      .locator("summary", { hasText: /^Review/ })
      .first()
      .click();
    await compliance.getByLabel("No breach").first().check();
    await compliance.getByLabel("Why").first().fill(WORDS);
    await compliance.getByRole("button", { name: "Save" }).first().click();
    await manager.page.getByRole("heading", { name: /^Reviewed: \d+\. Computed: \d+\.$/ }).waitFor();

    await manager.page.getByLabel("Your verdict").fill("Once more, please.");
    await manager.page.getByRole("button", { name: "Practice again", exact: true }).click();
    await manager.page.getByRole("region", { name: "Review" }).getByText("Once more, please.").first().waitFor();
    await manager.page.getByText("Use as an example…").click();
    await manager.page.getByLabel("Title").fill("A calm start");
    await manager.page.getByLabel("From line").fill("1");
    await manager.page.getByLabel("To line").fill("2");
    await manager.page.getByRole("button", { name: "Ask", exact: true }).click();
    await manager.page
      .getByText(/Nobody else sees it before/)
      .first()
      .waitFor();
    await looked(manager.page);
    expect(await sidewaysOverflow(manager.page)).toBe(0);

    if (!javaScriptEnabled) await agent.page.reload();
    const review = agent.page.getByRole("region", { name: "Review" });
    await review.getByRole("button", { name: /^Agree/ }).click();
    await review.getByText(/You agreed/).waitFor();
    await review.getByLabel("Answer the review").fill("Thank you.");
    await review.getByRole("button", { name: "Answer", exact: true }).click();
    await review.getByText("Your answer").waitFor();
    await looked(agent.page);
    expect(await sidewaysOverflow(agent.page)).toBe(0);

    await manager.page.goto("/team/examples");
    await manager.page.getByRole("heading", { name: "A calm start" }).waitFor();
    await looked(manager.page);
    expect(await manager.page.getByText(LINES[2] ?? "").count()).toBe(0);

    // Whoever lost the group cannot save, and keeps what they wrote.
    await manager.page.goto(`/team/attempts/${id}`);
    await manager.page.getByLabel("Comment on the whole").fill("These words stay.");
    await app.db.prepare("DELETE FROM group_managers WHERE group_id = ?").bind(groupId).run();
    await manager.page.getByRole("region", { name: "Review" }).getByRole("button", { name: "Save comment" }).click();
    await manager.page
      .getByText(/^Not (saved|found)$/)
      .first()
      .waitFor();
    expect(await manager.page.locator("textarea").evaluateAll(valuesOf)).toContain("These words stay.");
    expect([...manager.complaints(), ...agent.complaints()].filter((one) => !one.includes("404"))).toEqual([]);
  }, 300_000);
});

function valuesOf(areas: Element[]): string[] {
  return areas.map((area) => (area instanceof HTMLTextAreaElement ? area.value : ""));
}

async function handIn(page: Page): Promise<string> {
  await page.goto("/chat?scenario=A-1&customer=dana&level=1");
  for (const line of LINES) {
    const before = await page.getByRole("listitem").count();
    await page.getByRole("textbox", { name: "Your message" }).fill(line);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThan(before + 1);
    await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
    await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
  }
  await page.getByRole("textbox", { name: "Your message" }).fill("[END ROLEPLAY AND PROVIDE FEEDBACK]");
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/conversations/*");
  await page.getByRole("button", { name: /^Hand in to/ }).click();
  await page.getByText(/handed in on/).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** An organization with a group of the agent that the manager manages. Gives the id of the group. */
async function found(id: string, managerId: string, agentId: string): Promise<string> {
  const place = "INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, ?, 0)";
  await app.db.batch([
    app.db
      .prepare("INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES (?, ?, ?, 'UTC', 0)")
      .bind(id, id, id),
    app.db.prepare(place).bind(id, managerId, "manager"),
    app.db.prepare(place).bind(id, agentId, "agent"),
    app.db
      .prepare('INSERT INTO "groups" (id, organisation_id, name, created_at) VALUES (?, ?, ?, 0)')
      .bind(`group-${id}`, id, id),
    app.db
      .prepare("INSERT INTO group_members (group_id, user_id, created_at) VALUES (?, ?, 0)")
      .bind(`group-${id}`, agentId),
    app.db
      .prepare("INSERT INTO group_managers (group_id, user_id, created_at) VALUES (?, ?, 0)")
      .bind(`group-${id}`, managerId),
  ]);
  return `group-${id}`;
}
