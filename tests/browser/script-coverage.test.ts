import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const SCRIPT = `OPENING
Hi, this is [name] with Harbor Insurance.
What made you look at your policy now?
We never share your number with anyone.

Never say:
- You are fully covered`;

const FIRST = "Hi, this is Pat with Harbor Insurance.";
const SECOND = "Now, what was it that made you look at that policy? And who drives? And what do you pay?";

test("lines are ticked as they are said, with their words, and again on a page read anew", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await begin(page);
  await upload(page);
  await page.getByText("0 of 3").waitFor();
  await say(page, FIRST);
  await page.getByText("1 of 3").waitFor();
  // What is not said can still be said: nothing is missed yet.
  expect(await scriptCard(page).getByText("Not said yet:", { exact: true }).count()).toBe(2);
  expect(await scriptCard(page).getByText("Missed").count()).toBe(0);
  await say(page, SECOND);
  await page.getByText("2 of 3").waitFor();
  await say(page, "With this one you're fully covered.");
  await page.getByText("1 forbidden", { exact: true }).waitFor();

  const said = scriptCard(page).getByRole("listitem").filter({ hasText: "What made you look at your policy now?" });
  await said.locator("summary").click();
  await said.getByText("In other words, line 4: “Now, what was it that made you look at that policy?”").waitFor();
  await page.reload();
  await page.getByText("2 of 3").waitFor();
  expect(complaints()).toEqual([]);
});

test("the report names each line verbatim, paraphrased or missed, and its quotes go to their line", async () => {
  const { page } = await visitSignedIn(browser, app, { javaScriptEnabled: false });
  await begin(page);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("0 of 3").waitFor();
  for (const line of [FIRST, SECOND, "With this one you're fully covered."]) {
    await composerOf(page).fill(line);
    await page.getByRole("button", { name: "Send" }).click();
  }
  await page.getByText("2 of 3").waitFor();
  await composerOf(page).fill("[END ROLEPLAY AND PROVIDE FEEDBACK]");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("script.txt: 2 of 3 lines said, and 1 forbidden line.").waitFor();
  const report = page.getByRole("region", { name: "Script coverage" });
  for (const status of ["Word for word", "In other words", "Missed", "Forbidden, said"])
    expect(await report.getByText(status, { exact: true }).count(), status).toBe(1);
  await report.getByRole("heading", { name: "Script coverage" }).click();
  await report.getByRole("link", { name: /Hi, this is Pat/ }).click();
  expect(new URL(page.url()).hash).toBe("#turn-1");
});

test("one quiet cue stands under the composer, can be dismissed, and is off in graded practice", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await begin(page);
  await say(page, `${FIRST} How many cars do you have, and what do you pay? And who drives them?`);
  const cue = page.getByText("Several questions at once: pick one.");
  await cue.waitFor();
  await page.reload();
  await cue.waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await cue.waitFor({ state: "hidden" });

  await page.goto("/chat");
  await page.getByLabel("Graded practice: no live cue").check();
  await start(page);
  await page.getByText(", graded").waitFor();
  await say(page, `${FIRST} How many cars do you have, and what do you pay? And who drives them?`);
  await page.reload();
  await page.getByText(", graded").waitFor();
  expect(await cue.count()).toBe(0);
  expect(complaints()).toEqual([]);
});

const file = { name: "script.txt", mimeType: "text/plain", buffer: Buffer.from(SCRIPT) };

async function begin(page: Page): Promise<void> {
  await page.goto("/chat");
  await start(page);
}

async function start(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  await composerOf(page).waitFor();
}

async function upload(page: Page): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(file);
  await scriptCard(page).getByText("script.txt").waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  const { length: before } = await page.getByText("You", { exact: true }).all();
  await composerOf(page).fill(text);
  await composerOf(page).press("Enter");
  await expect.poll(() => page.getByText("You", { exact: true }).count()).toBeGreaterThan(before);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count(), { timeout: 15_000 }).toBe(0);
}

function composerOf(page: Page) {
  return page.getByRole("textbox", { name: "Your message" });
}

function scriptCard(page: Page) {
  return page.getByRole("region", { name: "Sales Script Upload" });
}
