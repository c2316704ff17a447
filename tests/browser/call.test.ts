import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { openBrowser } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { callStatus, deafRecogniser, examine } from "#tests/support/call-page.ts";
import { fakeMicrophone } from "#tests/support/fake-microphone.ts";
import { sharedApp } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

/** The whole way, with the built-in voice and no key: page, socket, the call's object, the customer, the speech Worker. */
const voice = voiceOf({ id: "tom", pronouns: "he" }).builtIn;
let browser: Browser;
let app: BuiltApp;
let microphone: Awaited<ReturnType<typeof fakeMicrophone>>;
beforeAll(async () => {
  // Somebody who never stops talking: push-to-talk decides what of it the server hears.
  const talk = {
    text: "I would like to go over your policy with you and compare the limits, one after the other.",
    voice,
  };
  microphone = await fakeMicrophone([talk, talk, talk, talk, talk, talk, talk, talk, talk, talk]);
  browser = await openBrowser(microphone.flags);
  app = await sharedApp();
});
afterAll(async () => {
  await browser.close();
  microphone.remove();
});

test("a practice by voice, from the first hello to the feedback with its recording", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  await page.addInitScript(deafRecogniser);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Start Voice Roleplay/ }).click();
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  await page.getByText("We hear you").waitFor();
  await page.getByRole("checkbox", { name: /Push to talk/ }).check();
  await page.getByRole("button", { name: "Start and record" }).click();
  await page.getByText("The customer can hear you.").waitFor();
  await page.waitForURL(/\/chat\/[^?]+$/);

  // The customer speaks first.
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  await expect.poll(() => customerLines(page).count()).toBe(1);
  await page.getByText(/Built-in voice/).waitFor();

  // The agent's speech is detected, and its end.
  await talk(page, async () => callStatus(page, "Listening..."));
  await callStatus(page, "Voice chat active");

  await say(page, "Hi, this is Pat with Harbor Insurance. What made you look at your insurance now?");
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  await expect.poll(() => customerLines(page).count()).toBe(2);

  // Cutting in: silence at once, and the line keeps what was heard of it. It takes an answer that is long enough to be cut.
  await say(page, "Walk me through what happened when you called them about the renewal, from the start.");
  await callStatus(page, "AI Speaking...");
  await talk(page, async () => callStatus(page, "Listening..."));
  await page.getByText("You cut in here.").waitFor();

  // Coach and commands are the same as in writing.
  await page.getByRole("button", { name: "Give me a hint" }).click();
  await page.getByText("Hint from your coach").waitFor();
  await callStatus(page, "Paused.");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await callStatus(page, "Voice chat active");
  await say(page, "And who else in the house drives one of the cars?");
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");

  await page.getByRole("button", { name: "End and get feedback" }).click();
  await page.waitForURL("**/conversations/*");
  await page.getByRole("heading", { name: "The call" }).waitFor();
  expect(await page.getByText("(cut off)").count()).toBe(1);
  expect(await page.locator("a[href^='#turn-']").count()).toBeGreaterThan(0);

  // The recording plays, and a line leads into it.
  await page.getByRole("button", { name: /^Hear line 1/ }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const place = page.getByRole("slider", { name: "Place in the recording" });
  await expect.poll(async () => Number(await place.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await place.press("End");
  await expect
    .poll(async () => (await place.getAttribute("aria-valuenow")) === (await place.getAttribute("aria-valuemax")))
    .toBe(true);

  const id = new URL(page.url()).pathname.split("/").at(-1);
  const wav = await page.request.get(`/api/conversations/${id}/recording?download`);
  expect(wav.headers()["content-disposition"]).toContain(".wav");
  const { agent, customer } = loudestOf(await wav.body());
  expect(Math.min(agent, customer)).toBeGreaterThan(3000);
  const words = await (await page.request.get(`/api/conversations/${id}/transcript.txt`)).text();
  expect(words).toContain("You: Hi, this is Pat with Harbor Insurance.");

  await examine(page, "the feedback");

  // Deleting works without JavaScript.
  const plain = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const plainPage = await plain.newPage();
  await plainPage.goto(`/conversations/${id}`);
  await plainPage.getByText("Delete the sound").click();
  await plainPage.getByRole("button", { name: "Delete for good" }).click();
  await plainPage.getByText("There is no sound of this call").waitFor();
  expect((await page.request.get(`/api/conversations/${id}/recording`)).status()).toBe(404);
  await plain.close();
  expect(complaints()).toEqual([]);
});

test("hanging up completes the session, and a call that was not to be recorded has times but no sound", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await page.addInitScript(deafRecogniser);
  await page.goto("/chat?scenario=A-1&call=1");
  await page.getByRole("checkbox", { name: /Push to talk/ }).check();
  await page.getByRole("button", { name: "Start without recording" }).click();
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  await say(page, "Hi, this is Pat with Harbor Insurance. What made you look at your insurance now?");
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  await page.getByText("Session completed.").waitFor();
  expect(await customerLines(page).count()).toBe(2);
  await page.getByRole("link", { name: "See your feedback" }).click();
  await page.getByText("There is no sound of this call").waitFor();
  expect(await page.getByRole("button", { name: /^Hear line/ }).count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test("where nobody can be understood, the dialog says so, and noise at the microphone cuts nobody off", async () => {
  const { page, complaints } = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto("/chat?scenario=A-1&call=1");
  await page.getByText("Your browser cannot turn speech into text: you type, the customer speaks.").waitFor();
  await page.getByText("We hear you").waitFor();
  await page.getByRole("button", { name: "Start without recording" }).click();
  await page.getByText("You type, the customer speaks.", { exact: true }).waitFor();
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  // Somebody has been talking into the microphone all the time.
  expect(await page.getByText("You cut in here.").count()).toBe(0);
  expect(await page.getByRole("listitem").getByText("Speaking...").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Mute" }).count()).toBe(0);
  // On a phone the head of the call says who is on the line.
  const head = page.locator("header").filter({ has: page.getByRole("button", { name: "End Call" }) });
  await head.getByText("Dana Whitfield", { exact: true }).waitFor();
  expect(await head.locator("svg[viewBox='0 0 96 96']").filter({ visible: true }).count()).toBe(1);
  await examine(page, "a call on a phone in which nobody is understood");
  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  expect(complaints()).toEqual([]);
});

/** Holds the button while the condition comes true. */
async function talk(page: Page, until: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Hold to talk" }).focus();
  await page.keyboard.down(" ");
  await until();
  await page.keyboard.up(" ");
}

async function say(page: Page, line: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.keyboard.press("Enter");
}

function customerLines(page: Page) {
  return page
    .getByRole("region", { name: "Conversation" })
    .getByRole("listitem")
    .filter({ has: page.locator("time") })
    .filter({ hasNot: page.getByText("You", { exact: true }) });
}

/** The loudest sample of each side of a stereo WAV. */
function loudestOf(wav: Uint8Array): { agent: number; customer: number } {
  const samples = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const loudest = { agent: 0, customer: 0 };
  for (let at = 44; at + 4 <= wav.length; at += 4) {
    loudest.agent = Math.max(loudest.agent, Math.abs(samples.getInt16(at, true)));
    loudest.customer = Math.max(loudest.customer, Math.abs(samples.getInt16(at + 2, true)));
  }
  return loudest;
}
