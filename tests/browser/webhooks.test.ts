import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { openLocalReceiver } from "#tests/support/local-receiver.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
let receiver: Awaited<ReturnType<typeof openLocalReceiver>>;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
  receiver = await openLocalReceiver();
});
afterAll(() => receiver.close());

/** Enough to be judged. */
const LINES = [
  "Hi, this is Pat with Harbor Insurance. How can I help?",
  "What made you look at your insurance now, after all that time?",
  "Who else in the house drives one of the cars?",
];

/** Talks to a customer by the form that works without JavaScript, to its end, and stands on the feedback page then. */
async function talk(page: Page): Promise<void> {
  await page.goto("/chat?scenario=A-1&persona=dana&level=1&seed=1");
  for (const line of [...LINES, COMMANDS.end]) {
    await page.getByRole("textbox", { name: "Your message" }).fill(line);
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForURL(/\/(?:chat|conversations)\/[0-9a-f-]{36}/);
  }
}

test("without JavaScript: a webhook is added, told of a scored talk and of its note, and verifies with the standard package", async () => {
  const { page, complaints, userId } = await visitSignedIn(browser, app, { javaScriptEnabled: false });
  const { received } = receiver;
  await page.goto("/account/webhooks");
  await page.getByText("No webhooks").waitFor();
  await page.getByLabel("Address").fill("https://router.local/in");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("That address leads into a private network.").first().waitFor();
  await page.getByLabel("Address").fill(receiver.address);
  await page.getByLabel("Description").fill("Our CRM");
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = (await page.locator("code").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByRole("heading", { name: "Our CRM" }).waitFor();
  expect(await page.content()).not.toContain(secret);

  await talk(page);
  await page.goto(page.url().replace("/chat/", "/conversations/"));
  const note = page.locator("#file-note");
  await note.waitFor({ state: "attached" });
  await page.getByText("The file note", { exact: true }).click();
  await page.getByLabel("Your note").fill("Spoke with Dana. We talk again on Thursday.");
  await page.getByRole("button", { name: "Save as ready" }).click();
  await page.getByText("Ready", { exact: true }).waitFor();
  await page.getByText("What this conversation calls for").waitFor();
  const conversationId = new URL(page.url()).pathname.split("/").at(-1);

  await expect.poll(() => received.length).toBe(2);
  const events = received.map(({ body, headers }) => new Webhook(secret).verify(body, headers));
  const data = { conversation_id: conversationId, user_id: userId };
  expect(events).toMatchObject([
    { type: "conversation.scored", data },
    { type: "note.ready", data },
  ]);
  expect(received.map(({ body }) => body).join()).not.toMatch(/Dana|Thursday/);

  await page.goto("/account/webhooks");
  await page.getByText("Log", { exact: true }).click();
  expect(await page.getByText("Received", { exact: true }).count()).toBe(2);
  await page.getByRole("button", { name: /^Send again: note.ready/ }).click();
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]?.headers["webhook-id"]).toBe(received[1]?.headers["webhook-id"]);

  const file = await page.request.get(`${app.url}/conversations/${conversationId}/note.txt`);
  expect(file.headers()["content-disposition"]).toContain("file-note.txt");
  expect(await file.text()).toContain("Spoke with Dana.");
  expect(complaints()).toEqual([]);
});

test("with JavaScript: an owner's webhooks and digest, kept apart from their own", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await page.goto("/team");
  await page.getByLabel("Name of the organization").fill("Harbor");
  await page.getByRole("button", { name: "Create it" }).click();
  await page.getByRole("link", { name: "Webhooks" }).click();
  await page.getByLabel("Address", { exact: true }).fill(receiver.address);
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("You see it only now.").waitFor();
  await page.getByRole("link", { name: "I have saved it" }).click();
  const digest = page.getByRole("region", { name: "Weekly digest in Slack or Teams" });
  await digest.getByLabel("Address of the incoming webhook").fill("https://example.com/services/x");
  await digest.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter the address of an incoming webhook of Slack.").first().waitFor();
  await digest.getByLabel("Address of the incoming webhook").fill("https://hooks.slack.com/services/T/B/secret");
  await digest.getByRole("button", { name: "Save" }).click();
  await digest.getByText("Not sent yet").waitFor();
  expect(await page.content()).not.toContain("T/B/secret");
  await page.goto("/account/webhooks");
  await page.getByText("No webhooks").waitFor();
  expect(complaints()).toEqual([]);
});
