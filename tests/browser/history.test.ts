import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { sessionFileSchema } from "#core/history/session-file.ts";
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
  "Hi, this is Pat with Harbor Insurance. How can I help?",
  "Was the roof replaced after the hail in Tulsa?",
  "Who else in the house drives one of the cars?",
];

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the history, %s", (_, javaScriptEnabled) => {
  test("a session is found by what was said in it, renamed, archived, deleted, brought back and exported", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { javaScriptEnabled, acceptDownloads: true });
    const id = await practise(page);
    const sessions = page.getByRole("list", { name: "History" }).getByRole("listitem");

    await page.goto("/conversations");
    await page.getByLabel("Search what was said").fill('hail "tulsa" 😀');
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("Was the roof replaced after the").first().waitFor();
    expect(await page.locator("mark").allTextContents()).toEqual(["hail", "Tulsa"]);
    expect(await sessions.getByRole("link").first().getAttribute("href")).toContain(id);

    await sessions.first().getByText("Manage").click();
    await sessions.first().getByLabel("Title").fill("The Kowalski roof");
    await sessions.first().getByRole("button", { name: "Rename" }).click();
    await page.getByText("Renamed").waitFor();
    await page.getByText("The Kowalski roof").first().waitFor();

    await press(page, "Archive");
    await page.getByText("It counts as before.").waitFor();
    await page.getByText("Nothing found").waitFor();
    await page.goto("/conversations?archived=1&q=kowalski");
    await press(page, "Take back");
    await page.getByText("Back in your history").waitFor();

    await page.goto("/conversations");
    await press(page, "Delete");
    await page.getByText("Session deleted").waitFor();
    await page.getByText("No training sessions yet").waitFor();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Session brought back").waitFor();
    await sessions.first().waitFor();

    await page.getByRole("button", { name: "Export as JSON" }).click();
    await page.getByText("Your file is ready").waitFor();
    const { sessions: exported } = z
      .object({ sessions: z.array(sessionFileSchema) })
      .parse(JSON.parse(await downloaded(page, () => page.getByRole("link", { name: "Download JSON" }).click())));
    expect(exported).toMatchObject([{ id, title: "The Kowalski roof" }]);

    await page.goto(`/conversations/${id}`);
    const markdown = await downloaded(page, () => page.getByRole("link", { name: "Markdown" }).click());
    expect(markdown).toContain("Was the roof replaced after the hail in Tulsa?");
    expect(complaints()).toEqual([]);
  });
});

test("on paper a session is its score, its findings and its whole transcript, without anything to press", async () => {
  const { page } = await visitSignedIn(browser, app);
  await practise(page);
  await page.emulateMedia({ media: "print" });
  for (const line of LINES) expect(await page.locator("#transcript").getByText(line).first().isVisible()).toBe(true);
  expect(await page.getByRole("heading", { name: "Compliance" }).first().isVisible()).toBe(true);
  for (const name of ["Print or save as PDF", "Markdown", "Delete this session"])
    expect(await page.getByText(name).first().isVisible(), name).toBe(false);
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(10_000);
});

async function press(page: Page, name: string): Promise<void> {
  const item = page.getByRole("list", { name: "History" }).getByRole("listitem").first();
  const button = item.getByRole("button", { name, exact: true });
  if (!(await button.isVisible())) await item.getByText("Manage").click();
  await button.click();
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  return readFileSync(await download.path(), "utf8");
}

/** A call of three lines, ended; then its feedback page. Gives the conversation's id. */
async function practise(page: Page): Promise<string> {
  const composer = page.getByRole("textbox", { name: "Your message" });
  await page.goto("/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  for (const line of LINES) {
    await composer.waitFor();
    const before = await page.getByRole("listitem").count();
    await composer.fill(line);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => page.getByRole("listitem").count(), { timeout: 15_000 }).toBeGreaterThan(before + 1);
    await expect.poll(() => page.getByRole("button", { name: "Stop" }).count(), { timeout: 15_000 }).toBe(0);
    await expect.poll(() => page.getByText(/is typing$/).count(), { timeout: 15_000 }).toBe(0);
  }
  await page.getByRole("button", { name: "End and get feedback" }).first().click();
  await page.waitForURL("**/conversations/*");
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
