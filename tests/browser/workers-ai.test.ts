import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { type AppWithAi, startAppWithAi } from "#tests/support/ai-binding-app.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { callStatus } from "#tests/support/call-page.ts";
import { fakeMicrophone } from "#tests/support/fake-microphone.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

/** A deployment with an `[ai]` binding and no key, used as somebody would. */
const SAID = "Hi, this is Pat with Harbor Insurance, is this a good time to talk?";
let browser: Browser;
let app: AppWithAi;
let microphone: Awaited<ReturnType<typeof fakeMicrophone>>;
beforeAll(async () => {
  const voice = voiceOf({ id: "tom", pronouns: "he" }).builtIn;
  const line = { text: SAID, voice };
  const pause = { silenceMs: 8000 };
  microphone = await fakeMicrophone([pause, line, pause, line, pause, line, pause, line, pause]);
  browser = await openBrowser(microphone.flags);
  app = await startAppWithAi([SAID, "And what do you drive today?"], { VOICE_ENGINE: "workers-ai" });
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  microphone.remove();
});

test("a call is heard, answered and spoken by Cloudflare's models", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await page.goto("/chat?scenario=A-1&call=1");
  await page.getByRole("button", { name: "Start without recording" }).click();
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  await page.getByRole("listitem").filter({ hasText: SAID }).waitFor();
  await callStatus(page, "AI Speaking...");
  await expect.poll(() => customerLines(page).count()).toBeGreaterThanOrEqual(2);
  await page
    .getByText(/answer number \d/)
    .first()
    .waitFor();
  await page.getByText("The customer is spoken by", { exact: false }).waitFor();
  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  const asked = await app.asked();
  expect(asked["@cf/deepgram/flux"]).toBeGreaterThanOrEqual(1);
  expect(asked["@cf/deepgram/aura-2-en"]).toBeGreaterThanOrEqual(2);
  expect(complaints()).toEqual([]);
});

test("a practice by text is answered by Cloudflare's model, and by the built-in customer when that is gone", async () => {
  // Last: a model that failed is left alone for a while.
  const { page, complaints } = await visitSignedIn(browser, app);
  await page.goto("/chat?scenario=A-1");
  await page.getByText(/The customer is spoken by .*gemma/).waitFor();
  await say(page, SAID);
  await page.getByText(/^Okay, that is answer number \d+\.$/).waitFor();
  await settled(page);

  await app.failChat(Array(8).fill("3040: Capacity temporarily exceeded, please try again."));
  await say(page, "What do you pay today, and who with?");
  await page.getByText(/The built-in customer stands in for .*gemma/).waitFor();
  await settled(page);
  expect(await customerLines(page).count()).toBe(3);
  expect(await page.getByText(/stands in for/).count()).toBe(1);
  await page.getByRole("button", { name: "End and get feedback" }).click();
  await page.waitForURL("**/conversations/*");
  expect(complaints()).toEqual([]);
});

async function say(page: Page, line: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.keyboard.press("Enter");
}

async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
}

function customerLines(page: Page) {
  return page
    .getByRole("region", { name: "Conversation" })
    .getByRole("listitem")
    .filter({ has: page.locator("time") })
    .filter({ hasNot: page.getByText("You", { exact: true }) });
}
