import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const LINES = [
  "Hi Dana, this is Pat. What made you look around now?",
  "Who drives the cars?",
  "This policy covers everything, guaranteed.",
];
const BADLY = ["We have great policies.", "Our price is good.", "Many people buy it.", "Our agency is big."];

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startBuiltApp();
});
afterAll(() => app.stop());

test("a drill leads to the next; today's practice is done step by step on a phone", async () => {
  const { page, userId, complaints } = await visitSignedIn(browser, app, PHONE);
  const source = await practise(page);
  await due(userId, source, ["A1", "A2"]);
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today's practice" });
  await today.getByText("About five minutes. 3 steps to do, in any order.").waitFor();
  expect(await today.getByRole("listitem").count()).toBe(3);
  expect(await sidewaysOverflow(page)).toBe(0);
  await examineHere(page, "today's practice");

  await today
    .getByRole("link", { name: /^Drill/ })
    .first()
    .click();
  await hold(page, BADLY);
  await page.getByRole("link", { name: "Next drill, 1 left" }).click();
  await page.waitForURL("**/chat?drill=A2");
  await hold(page, BADLY);
  await page.getByRole("heading", { name: "Fix this next" }).waitFor();
  expect(await page.getByRole("link", { name: /^Next drill/ }).count()).toBe(0);

  await page.goto("/dashboard");
  await today.getByText("1 step to do").waitFor();
  expect(await today.getByText("Done: Drill").count()).toBe(2);
  await today.getByRole("link", { name: /^Say it again/ }).click();
  await page.getByRole("button", { name: "Try this moment again" }).first().click();
  await page.waitForURL("**/chat/*");
  await hold(page, ["I cannot promise that. What worries you most about a claim?"]);
  await page.goto("/dashboard");
  await today.getByText("Done for today.").waitFor();
  await examineHere(page, "a practice that is done");
  expect(complaints()).toEqual([]);
});

test("the email of the morning leads to the line to say again, and ends by one POST without a session", async () => {
  const { page, context, userId } = await visitSignedIn(browser, app);
  const source = await practise(page);
  await page.goto("/dashboard");
  const question = page.getByRole("region", { name: "One line to try again, by email in the morning?" });
  await question.getByRole("button", { name: "Yes, please" }).click();
  await page.getByText("Emails are on").waitFor();
  expect(await question.count()).toBe(0);
  await app.db
    .prepare("UPDATE practice_habits SET next_email_at = ? WHERE user_id = ?")
    .bind(Date.now() - 1, userId)
    .run();
  expect(await app.runSchedule()).toBe("ok");
  expect(await app.runSchedule()).toBe("ok");
  const mails = await mailsTo(userId);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const link = /Say it again: (\S+)/.exec(String(mail?.text))?.[1] ?? "";
  expect(link).toBe(`${app.url}/conversations/${source}#fix`);
  await page.goto(link);
  await page.getByRole("button", { name: "Try this moment again" }).first().click();
  await page.waitForURL("**/chat/*");
  await page.getByText("Say your line again.").waitFor();

  const end = String(mail?.unsubscribe_url);
  expect((await fetch(end)).status).toBe(200);
  expect(await nextEmail(userId)).not.toBeNull();
  // As a mail program does: no cookies, no Origin (RFC 8058).
  const posted = await fetch(end, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    redirect: "error",
  });
  expect(posted.status).toBe(200);
  expect(await nextEmail(userId)).toBeNull();
  await context.clearCookies();
  await page.goto(end);
  await page.getByText("You get no more of these emails.").waitFor();
  await examineHere(page, "the end of emails");
});

test.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])(
  "%s, somebody chooses days, an hour and a rest, and makes, renews and ends a calendar",
  async (_, javaScriptEnabled) => {
    const { page } = await visitSignedIn(browser, app, { javaScriptEnabled });
    await page.goto("/account/practice");
    await page.getByRole("checkbox", { name: "Tuesday" }).check();
    await page.getByRole("combobox", { name: "Hour" }).selectOption("6:00 AM");
    await page.getByRole("button", { name: "Save emails" }).click();
    await page.getByText("Emails are on").first().waitFor();
    await page.getByRole("combobox", { name: "Day of rest" }).selectOption("Saturday");
    await page.getByRole("button", { name: "Save day of rest" }).click();
    await page.getByText("Day of rest changed").first().waitFor();
    await page.reload();
    expect(await page.getByRole("checkbox", { name: "Tuesday" }).isChecked()).toBe(true);
    expect(await page.getByRole("combobox", { name: "Day of rest" }).inputValue()).toBe("6");

    await page.getByRole("button", { name: "Make an address" }).click();
    const address = page.getByRole("textbox", { name: "Address to subscribe to" });
    const first = await address.inputValue();
    const answer = await fetch(first);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const etag = answer.headers.get("ETag") ?? "";
    const again = await fetch(first, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await page.getByRole("button", { name: "Make a new address" }).click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    const second = await address.inputValue();
    await page.getByRole("button", { name: "End it" }).click();
    await page.getByRole("button", { name: "Make an address" }).waitFor();
    expect((await fetch(second)).status).toBe(404);
  },
);

/** A judged practice with something to fix. Gives its id. */
async function practise(page: Page): Promise<string> {
  await page.goto("/chat?scenario=A-1&customer=dana&level=1&seed=7");
  return hold(page, LINES);
}

/** Says lines in the conversation on the page, each after its answer, and goes on to the feedback. Gives its id. */
async function hold(page: Page, lines: readonly string[]): Promise<string> {
  for (const line of lines) {
    const box = page.getByRole("textbox", { name: "Your message" });
    await box.waitFor();
    const before = await page.getByRole("listitem").count();
    await box.fill(line);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThan(before + 1);
    await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
    await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
  }
  await page
    .getByRole("button", { name: /^(End and get|Get) feedback$/ })
    .first()
    .click();
  await page.waitForURL("**/conversations/*");
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function due(userId: string, conversationId: string, ids: readonly string[]): Promise<void> {
  await app.db.prepare("DELETE FROM drills WHERE user_id = ?").bind(userId).run();
  for (const [index, id] of ids.entries())
    await app.db
      .prepare(
        "INSERT INTO drills (user_id, objection_id, strength, due_at, created_at, source_conversation_id) VALUES (?, ?, 0, ?, 0, ?)",
      )
      .bind(userId, id, index + 1, conversationId)
      .run();
}

const nextEmail = (userId: string) =>
  app.db.prepare("SELECT next_email_at FROM practice_habits WHERE user_id = ?").bind(userId).first("next_email_at");

async function mailsTo(userId: string): Promise<Record<string, unknown>[]> {
  const { results } = await app.db
    .prepare("SELECT text, unsubscribe_url FROM outbox WHERE recipient = (SELECT email FROM users WHERE id = ?)")
    .bind(userId)
    .all();
  return results;
}
