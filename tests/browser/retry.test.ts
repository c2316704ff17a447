import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const OPENING = "Hi, this is Pat with Harbor Insurance. Is now a good time?";
const PROMISE = "This policy covers everything, guaranteed.";
const QUESTION = "What made you look at your insurance now?";
const BETTER = "It sounds like this matters to you. What worries you most about it?";

describe.each([["with"], ["without"]])("%s JavaScript", (scripting) => {
  const javaScriptEnabled = scripting === "with";

  test("a moment is tried again and both answers are compared", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled });
    const first = await practise(page);
    await page.getByRole("button", { name: "Try this moment again: line 4" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/chat/") && !url.pathname.endsWith(first));
    const retry = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByText("Back at that moment").waitFor();
    await page.getByText(OPENING).waitFor();
    const conversation = page.getByRole("region", { name: "Conversation" });
    expect(await conversation.getByText(PROMISE).count()).toBe(0);
    // What was said, and what to say instead, stand beside the field until the line is said.
    const reminder = page.getByRole("region", { name: "The line to say again" });
    expect(await reminder.innerText()).toMatch(new RegExp(`^You said “${PROMISE}”\\s+Say instead “.+”$`));
    expect(await contentsOf(retry)).toEqual((await contentsOf(first)).slice(0, 3));

    await say(page, BETTER);
    expect(await reminder.count()).toBe(0);
    await say(page, QUESTION);
    await end(page);
    const comparison = page.getByRole("region", { name: "The same moment, twice" });
    const answers = await comparison.innerText();
    for (const words of ["Your answer then", PROMISE, "Your answer now", BETTER, "Overall score"])
      expect(answers).toContain(words);
    expect(complaints()).toEqual([]);

    await comparison.getByRole("link", { name: "Open the earlier session" }).click();
    await page.waitForURL(`**/conversations/${first}#turn-3`);
  });

  test("a finding is disputed, once, with a reason, and stops counting", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled });
    const id = await practise(page);
    await page.getByText("A compliance problem fails this session.").waitFor();
    const findings = page.getByRole("region", { name: "Compliance" }).getByRole("listitem");
    const finding = findings.filter({ hasText: "That’s not what I said" }).filter({ hasText: PROMISE });
    const before = await finding.count();
    expect(before).toBeGreaterThan(0);
    await finding.first().getByText("That’s not what I said").click();
    await finding.first().getByLabel("Or in your own words").fill("The carrier's own brochure says so.");
    await finding.first().getByRole("button", { name: "Dispute", exact: true }).click();
    await page.getByText("Disputed, not counted: The carrier's own brochure says so.").first().waitFor();
    await expect.poll(() => finding.count()).toBeLessThan(before);
    await expect.poll(() => page.getByText("A compliance problem fails this session.").count()).toBe(0);
    // The coach said another score when the conversation ended.
    await page.getByText(/^That was the score then\. It is \d+ now\.$/).waitFor();
    const stored = await app.db.prepare("SELECT reason FROM score_disputes WHERE conversation_id = ?").bind(id).all();
    expect(stored.results).toEqual([{ reason: "The carrier's own brochure says so." }]);
    expect(complaints()).toEqual([]);
  });

  test("a check is disputed by one press with a reason", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled });
    await practise(page);
    const skills = page.getByRole("region", { name: "Skills" });
    await skills.getByRole("heading", { name: "Skills" }).click();
    await skills.getByRole("heading", { name: "Opening and disclosure" }).click();
    const check = skills.getByRole("listitem").filter({ hasText: "Did you give your name at the start?" }).last();
    await check.getByText("That’s not what I said").click();
    await check.getByRole("button", { name: "I meant something else" }).click();
    await page.getByText("Disputed, not counted: I meant something else").waitFor({ state: "attached" });
    expect(complaints()).toEqual([]);
  });

  test("a session is deleted by a second press, is then nowhere, and is brought back by a third", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled });
    const id = await practise(page);
    const before = await contentsOf(id);
    const button = page.getByRole("button", { name: "Delete", exact: true });
    expect(await button.isVisible()).toBe(false);
    await page.getByText("Delete this session").click();
    await page.getByText("You can undo it for 24 hours").waitFor();
    await button.click();
    await page.waitForURL("**/conversations");
    await page.getByText("Session deleted").waitFor();
    expect(await page.locator(`a[href*="${id}"]`).count()).toBe(0);
    expect(await contentsOf(id)).toEqual([]);
    const gone = await page.goto(`/conversations/${id}`);
    expect(gone?.status()).toBe(404);
    await page.goto("/conversations");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Session brought back").waitFor();
    expect(await contentsOf(id)).toEqual(before);
    expect(complaints().filter((line) => !line.includes("404"))).toEqual([]);
  });

  test("the labels of the transcript are shown, and hidden by kind", async () => {
    const { page } = await visitSignedIn(browser, app, { javaScriptEnabled });
    await practise(page);
    const transcript = page.getByRole("region", { name: "Transcript" });
    const questions = transcript.locator("[data-note=question]");
    const compliance = transcript.locator("[data-note=compliance]");
    expect(await compliance.first().isVisible()).toBe(true);
    await transcript.getByText("Labels", { exact: true }).click();
    await transcript.getByLabel("Compliance").uncheck();
    expect(await compliance.first().isVisible()).toBe(false);
    expect(await questions.first().isVisible()).toBe(true);
  });
});

/** A call of three lines, ended; then its feedback page. Answers the conversation's id. */
async function practise(page: Page): Promise<string> {
  await page.goto("/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  await composerOf(page).waitFor();
  for (const line of [OPENING, PROMISE, QUESTION]) await say(page, line);
  await end(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function say(page: Page, text: string): Promise<void> {
  const before = await page.getByRole("listitem").count();
  await composerOf(page).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => page.getByRole("listitem").count(), { timeout: 15_000 }).toBeGreaterThan(before + 1);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count(), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => page.getByText(/is typing$/).count(), { timeout: 15_000 }).toBe(0);
}

async function end(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End and get feedback" }).first().click();
  await page.waitForURL("**/conversations/*");
  await page.getByRole("region", { name: "Transcript" }).waitFor();
}

function composerOf(page: Page) {
  return page.getByRole("textbox", { name: "Your message" });
}

/** What was said, without commands and the coach. */
async function contentsOf(id: string): Promise<string[]> {
  const { results } = await app.db
    .prepare("SELECT content FROM chat_messages WHERE conversation_id = ? AND kind = 'turn' ORDER BY position")
    .bind(id)
    .all<{ content: string }>();
  return results.map((row) => row.content);
}
