import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodePcm16, encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { voiceOf } from "#core/voice/persona-voices.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { fakeMicrophone } from "#tests/support/fake-microphone.ts";
import { scriptCalls } from "#tests/support/scripted-calls.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

/** The page's side of a call, against a server that does what the test says. */
const voice = voiceOf({ id: "tom", pronouns: "he" }).builtIn;
let browser: Browser;
let app: BuiltApp;
let microphone: Awaited<ReturnType<typeof fakeMicrophone>>;
beforeAll(async () => {
  microphone = await fakeMicrophone([
    { text: "Hi, this is Pat with Harbor Insurance. Is this a good time?", voice },
    { silenceMs: 60_000 },
  ]);
  browser = await openBrowser(microphone.flags);
  app = await startBuiltApp();
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  microphone.remove();
});

test("a call in a conversation: both voices, an interruption, a typed line, a page elsewhere, a broken line, the end", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  await converse(page);
  const address = new URL(page.url()).pathname;

  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByText("We hear you").waitFor();
  await page.getByRole("button", { name: "Start and record" }).click();
  await page.getByText("The customer can hear you.").waitFor();
  expect(server.asked[0]).toMatchObject({ path: "/api/calls", body: { consent: true, patience: "usual" } });
  await status(page, "Voice chat active");

  // The microphone comes in frames of 40 ms.
  await expect.poll(() => server.ofType("input_audio_buffer.append").length).toBeGreaterThan(10);
  expect(server.ofType("input_audio_buffer.append").every(({ audio }) => decodePcm16(audio)?.length === 960)).toBe(
    true,
  );

  server.tell({
    type: "response.audio_transcript.delta",
    response_id: "r1",
    item_id: "i1",
    delta: "Well, I have been",
  });
  for (let piece = 0; piece < 40; piece++) server.tell(sound("r1", "i1"));
  await expect.poll(() => server.ofType("rolecall.playback")).toContainEqual(playback("i1", "started"));
  await status(page, "AI Speaking...");
  await page.getByText("Well, I have been").waitFor();

  // The agent cuts in: silence at once, and the exact figure of what was heard.
  server.tell({ type: "input_audio_buffer.speech_started", item_id: "a1" });
  await status(page, "Listening...");
  await expect.poll(() => server.ofType("conversation.item.truncate").length).toBe(1);
  const [cut] = server.ofType("conversation.item.truncate");
  expect(cut?.item_id).toBe("i1");
  expect(cut?.audio_end_ms).toBeGreaterThan(0);
  expect(cut?.audio_end_ms).toBeLessThan(4000);
  server.tell(turn("i1", "customer", "Well, I have", true));
  server.tell({ type: "input_audio_buffer.speech_stopped", item_id: "a1" });
  server.tell(turn("a1", "agent", "Sorry, one thing first."));
  await page.getByText("You cut in here.").waitFor();
  await page.getByText("Sorry, one thing first.").waitFor();
  expect(await page.getByText("Speaking...", { exact: true }).count()).toBe(0);

  await page.getByRole("textbox", { name: "Your message" }).fill("What do you pay today?");
  await page.keyboard.press("Enter");
  await expect.poll(() => server.ofType("response.create").length).toBe(1);
  expect(server.ofType("conversation.item.create")[0]?.item.content[0].text).toBe("What do you pay today?");
  server.tell(turn("a2", "agent", "What do you pay today?"));

  await page.getByRole("button", { name: "Mute" }).click();
  await expect.poll(() => server.ofType("heartbeat").at(-1)).toEqual({ type: "heartbeat", muted: true });
  await page.getByRole("button", { name: "Muted" }).click();
  await expect.poll(() => server.ofType("heartbeat").at(-1)).toEqual({ type: "heartbeat", muted: false });

  // Elsewhere in the app the call goes on, and leads back.
  const framesBefore = server.ofType("input_audio_buffer.append").length;
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("complementary", { name: "Live call" }).waitFor();
  await expect.poll(() => server.ofType("input_audio_buffer.append").length).toBeGreaterThan(framesBefore + 10);
  await page.getByRole("link", { name: /^Call with/ }).click();
  await page.waitForURL(`**${address}`);
  await page.getByText("Sorry, one thing first.").waitFor();

  await server.close(1012);
  await page.getByText("The connection failed. Trying again.").waitFor();
  await expect.poll(() => server.sockets.length).toBe(2);
  expect(server.asked.map(({ path }) => path)).toContain(`/api/calls${address.replace("/chat", "")}/ticket`);
  await status(page, "Voice chat active");

  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  await page.getByRole("button", { name: "Start Call" }).waitFor();
  expect(server.asked.at(-1)?.path).toBe(`/api/calls${address.replace("/chat", "")}/end`);
  expect(complaints()).toEqual([]);
  await context.close();
});

/** A conversation that has begun in writing. */
async function converse(page: Page): Promise<void> {
  await page.goto("/chat?scenario=A-1");
  await page.getByRole("textbox", { name: "Your message" }).fill("Hi, this is Pat with Harbor. Is this a good time?");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\/[^?]+$/);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
}

function status(page: Page, text: string): Promise<void> {
  return page.getByRole("region", { name: "Live call" }).getByRole("status").filter({ hasText: text }).waitFor();
}

/** 100 ms of a tone. */
function sound(responseId: string, itemId: string) {
  const samples = Int16Array.from({ length: 2400 }, (_, i) => 8000 * Math.sin((2 * Math.PI * 220 * i) / 24_000));
  return {
    type: "response.audio.delta",
    response_id: responseId,
    item_id: itemId,
    delta: encodePcm16(samples),
  } as const;
}

function turn(itemId: string, speaker: "agent" | "customer", text: string, interrupted = false) {
  return { type: "rolecall.turn", index: 0, item_id: itemId, speaker, text, interrupted } as const;
}

function playback(itemId: string, state: "started" | "ended") {
  return { type: "rolecall.playback", item_id: itemId, state };
}
