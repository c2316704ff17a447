import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { docxOf, paragraph } from "#tests/support/documents.ts";
import { type ScriptedModelServer, startScriptedModelServer } from "#tests/support/model-server.ts";
import { linkInEmail } from "#tests/support/newest-email.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";

const SCRIPT = [
  "Renewal call script",
  "Opening",
  "Hi, this is Pat with Harbor Insurance. Do you have two minutes?",
  "If they say they are happy with their carrier: that's great, what do you like about them?",
  "If they say it is too expensive: I hear you, compared with what?",
  "Never say you are covered for everything.",
];

const LINES = [
  "Hi, this is Pat with Harbor Insurance, calling about your policy. Do you have two minutes?",
  "What made you look at your insurance now?",
  "It sounds like the price is what bothers you. Is that right?",
  "Who lives in the household and drives?",
  "What would you change about your policy if you could?",
  "How did your carrier treat you the last time you had a claim?",
  "I hear you. That would frustrate me too. Compared with what does it feel high?",
  "What limits do you carry today, and when did you last go over them?",
  "Let me put both policies side by side, so that we compare the same limits.",
  "What would happen to your savings if someone sued you?",
  "Does that answer your question about the price?",
  "Could I send you the comparison by Thursday and call you at ten on Friday?",
];

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe.each([["the built-in customer"], ["an OpenAI-compatible model"]])(
  "a new agent practises with %s",
  (customer) => {
    let app: BuiltApp;
    let model: ScriptedModelServer | null = null;

    beforeAll(async () => {
      if (customer !== "the built-in customer") model = await startScriptedModelServer();
      app = await startBuiltApp(
        model ? { OPENAI_API_KEY: "scripted", OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: "scripted-model" } : {},
      );
    });
    afterAll(async () => {
      await app.stop();
      await model?.stop();
    });

    test("from sign-up to the dashboard", async () => {
      const { page, complaints } = await visit(browser, app.url, { reducedMotion: "no-preference" });

      await page.goto("/auth?tab=sign-up");
      await page.getByLabel("Full Name").fill("Pat Agent");
      await page.getByLabel("Email").fill("pat@agency.example");
      await page.getByLabel("Password", { exact: true }).fill("Renewal-season-26");
      await page.getByRole("button", { name: "Create Account" }).click();
      await page.getByText("Check your email").waitFor();

      await page.goto(await linkInEmail(app, "pat@agency.example"));
      await page.getByRole("button", { name: /confirm/i }).click();
      await page.waitForURL("**/dashboard");
      await page.getByText("You have successfully signed in.").waitFor();
      await page.getByText("No training sessions yet").waitFor();

      await page.getByRole("link", { name: "Start Training Now" }).click();
      await page.getByRole("heading", { name: "AI Roleplay Training" }).waitFor();
      await page.getByRole("radio", { name: /Easygoing/ }).check({ force: true });
      await page.getByRole("button", { name: "Start by text" }).click();

      await page.locator("input[type=file]").setInputFiles({
        name: "renewal-script.docx",
        mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        buffer: Buffer.from(docxOf(SCRIPT.map((line) => paragraph(line)).join(""))),
      });
      await page.getByText("Sales Script Uploaded").waitFor();
      await page.getByText("renewal-script.docx").first().waitFor();

      for (const [index, line] of LINES.entries()) {
        if (await customerHasLeft(page)) break;
        await say(page, line);
        await replies(page, index + 1);
        if (index === 3) {
          await page.getByRole("button", { name: "Give me a hint" }).click();
          await page.getByText(/Try:/).first().waitFor();
          await page.getByRole("button", { name: "Continue roleplay" }).click();
          await page
            .getByText(/You are back with/)
            .first()
            .waitFor();
        }
      }
      expect(await agentLinesOn(page).count()).toBeGreaterThanOrEqual(6);

      await page.getByRole("button", { name: "End and get feedback" }).click();
      await page.waitForURL("**/conversations/*");

      await page.getByText("Training aid, not legal advice").waitFor();
      expect(await page.locator("a[href^='#turn-']").count()).toBeGreaterThan(3);

      await page.goto("/dashboard");
      await page.getByText("Total Conversations").waitFor();
      await page.getByText("Hi, this is Pat with Harbor Insurance, calling abo...").first().waitFor();
      if (model) expect(model.requests().length).toBeGreaterThan(5);
      expect(complaints()).toEqual([]);
    });
  },
);

async function say(page: Page, line: string): Promise<void> {
  const composer = page.getByRole("textbox", { name: /message/i });
  await composer.fill(line);
  // Waits until an answer is over: before, nothing is sent.
  await page.getByRole("button", { name: "Send" }).click();
}

/** Waits until the customer has answered `count` lines in full. */
async function replies(page: Page, count: number): Promise<void> {
  await expect.poll(() => agentLinesOn(page).count(), { timeout: 15_000 }).toBe(count);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count(), { timeout: 15_000 }).toBe(0);
}

function agentLinesOn(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByText("You", { exact: true }) });
}

async function customerHasLeft(page: Page): Promise<boolean> {
  return (await page.getByRole("button", { name: "Get feedback", exact: true }).count()) > 0;
}
