import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { openLocalReceiver } from "#tests/support/local-receiver.ts";
import { linkInEmail, newestEmail } from "#tests/support/newest-email.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";

const EMAIL = "guest-to-regular@agency.example";

let browser: Browser;
let app: BuiltApp;
let receiver: Awaited<ReturnType<typeof openLocalReceiver>>;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
  receiver = await openLocalReceiver();
  await app.db.exec("DELETE FROM attempts");
});
afterAll(() => receiver.close());

test("a guest talks, signs up, keeps it, is told of it by webhook and email, finds it by search and exports it", async () => {
  const { page, complaints } = await visit(browser, app.url, { acceptDownloads: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to a customer now" }).first().click();
  await say(page, "Hi Dana, what made you look around now?", 3);
  await say(page, "Has the hail in Tulsa cost you anything?", 5);
  await page.getByRole("button", { name: "Keep this" }).click();
  await page.getByLabel("Full Name").fill("Pat Agent");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("Renewal-season-26");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("it confirms your email and signs you in").waitFor();

  await page.goto(await linkInEmail(app, EMAIL));
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL("**/chat/*");
  const conversation = page.url().replace("/chat/", "/conversations/");
  const id = conversation.split("/").at(-1) ?? "";

  await page.goto("/account/webhooks");
  await page.getByLabel("Address", { exact: true }).fill(receiver.address);
  await page.getByRole("button", { name: "Add webhook" }).click();
  const shown = page.getByRole("region", { name: "The webhook is on" }).locator("code");
  const secret = (await shown.textContent()) ?? "";

  await page.goto(`/chat/${id}`);
  await say(page, "Who else in the house drives one of the cars?", 7);
  await say(page, "What do you pay for all of them today?", 9);
  await page.getByRole("button", { name: "End and get feedback" }).first().click();
  await page.waitForURL("**/conversations/*");
  await expect.poll(() => receiver.received.length).toBe(1);
  const [told] = receiver.received;
  expect(new Webhook(secret).verify(told?.body ?? "", told?.headers ?? {})).toMatchObject({
    type: "conversation.scored",
    data: { conversation_id: id },
  });

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Yes, please" }).click();
  await page.getByText("Emails are on").first().waitFor();
  await app.db
    .prepare("UPDATE practice_habits SET next_email_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)")
    .bind(Date.now() - 1, EMAIL)
    .run();
  expect(await app.runSchedule()).toBe("ok");
  await expect.poll(() => newestEmail(app, EMAIL)).toContain(`${conversation}#fix`);

  await page.goto("/conversations");
  await page.getByLabel("Search what was said").fill("hail tulsa");
  await page.getByRole("button", { name: "Search" }).click();
  const found = page.getByRole("list", { name: "History" }).getByRole("listitem");
  await found.getByText("Has the hail").waitFor();
  expect(await found.getByRole("link").first().getAttribute("href")).toContain(id);
  await found.getByRole("link").first().click();
  await page.waitForURL(`${conversation}**`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Markdown" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("Has the hail in Tulsa cost you anything?");
  expect(complaints()).toEqual([]);
});

/** Says a line, and waits until so many stand there: the customer's greeting, and two for each line. */
async function say(page: Page, line: string, lines: number): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: /./ }).count()).toBeGreaterThanOrEqual(lines);
  await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
}
