import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodePcm16 } from "#core/voice/audio/pcm16.ts";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { openBrowser } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { callStatus, converse, examine, startCall, toneEvent, turnEvent } from "#tests/support/call-page.ts";
import { fakeMicrophone } from "#tests/support/fake-microphone.ts";
import { scriptCalls } from "#tests/support/scripted-calls.ts";
import { sharedApp } from "#tests/support/shared-app.ts";
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
  app = await sharedApp();
});
afterAll(async () => {
  await browser.close();
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
  await callStatus(page, "Voice chat active");

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
  for (let piece = 0; piece < 40; piece++) server.tell(toneEvent("r1", "i1"));
  await expect
    .poll(() => server.ofType("rolecall.playback"))
    .toContainEqual({ type: "rolecall.playback", item_id: "i1", state: "started" });
  await callStatus(page, "AI Speaking...");
  await page.getByText("Well, I have been").waitFor();

  // The agent cuts in: silence at once, and the exact figure of what was heard.
  server.tell({ type: "input_audio_buffer.speech_started", item_id: "a1" });
  await callStatus(page, "Listening...");
  await expect.poll(() => server.ofType("conversation.item.truncate").length).toBe(1);
  const [cut] = server.ofType("conversation.item.truncate");
  expect(cut?.item_id).toBe("i1");
  expect(cut?.audio_end_ms).toBeGreaterThan(0);
  expect(cut?.audio_end_ms).toBeLessThan(4000);
  server.tell(turnEvent("i1", "customer", "Well, I have", true));
  server.tell({ type: "input_audio_buffer.speech_stopped", item_id: "a1" });
  server.tell(turnEvent("a1", "agent", "Sorry, one thing first."));
  await page.getByText("You cut in here.").waitFor();
  await page.getByText("Sorry, one thing first.").waitFor();
  expect(await page.getByText("Speaking...", { exact: true }).count()).toBe(0);

  await page.getByRole("textbox", { name: "Your message" }).fill("What do you pay today?");
  await page.keyboard.press("Enter");
  await expect.poll(() => server.ofType("response.create").length).toBe(1);
  expect(server.ofType("conversation.item.create")[0]?.item.content[0].text).toBe("What do you pay today?");
  server.tell(turnEvent("a2", "agent", "What do you pay today?"));

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

  // A page outside would end it, and asks first.
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page
    .getByRole("link", { name: /Rolecall/ })
    .first()
    .click();
  await expect.poll(() => asked).toBe(1);
  await callStatus(page, "Voice chat active");
  expect(new URL(page.url()).pathname).toBe(address);

  await server.close(1012);
  await page.getByText("The connection failed. Trying again.").waitFor();
  await expect.poll(() => server.sockets.length).toBe(2);
  expect(server.asked.map(({ path }) => path)).toContain(`/api/calls${address.replace("/chat", "")}/ticket`);
  await callStatus(page, "Voice chat active");

  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  await page.getByRole("button", { name: "Start Call" }).waitFor();
  expect(server.asked.at(-1)?.path).toBe(`/api/calls${address.replace("/chat", "")}/end`);
  expect(complaints()).toEqual([]);
  await context.close();
});

test.each([
  ["light", 1440],
  ["dark", 390],
] as const)(
  "in %s at %d px axe finds nothing before, during and after a call, and nothing scrolls sideways",
  async (colorScheme, width) => {
    const { page, context, complaints } = await visitSignedIn(browser, app, {
      colorScheme,
      viewport: { width, height: 844 },
    });
    const server = await scriptCalls(page);
    await converse(page);
    await page.getByRole("button", { name: "Start Call" }).click();
    await page.getByRole("button", { name: "Start and record" }).and(page.locator(":enabled")).waitFor();
    await page.getByText("Chrome sends the sound to Google").waitFor();
    await examine(page, "the check");
    await page.getByRole("button", { name: "Start without recording" }).click();
    await callStatus(page, "Voice chat active");
    // What tells of the call covers nothing that ends it.
    await page.getByText("The customer can hear you.").waitFor();
    await page.getByRole("button", { name: "End Call" }).click({ trial: true, timeout: 2000 });
    await page.getByRole("button", { name: "Mute" }).click({ trial: true, timeout: 2000 });
    expect(server.asked[0]?.body).toMatchObject({ consent: false });
    server.tell({ type: "input_audio_buffer.speech_started", item_id: "a1" });
    server.tell({ type: "response.audio_transcript.delta", response_id: "r1", item_id: "i1", delta: "So" });
    await page.getByText("Speaking...", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Call settings" }).click();
    await examine(page, "the call");
    await page.getByText("Long", { exact: true }).click();
    await expect
      .poll(() => server.ofType("rolecall.patience"))
      .toEqual([{ type: "rolecall.patience", patience: "patient" }]);
    await page.getByRole("checkbox", { name: /Push to talk/ }).check();
    await page.keyboard.press("Escape");
    server.tell({ type: "rolecall.call", status: "active", remaining_ms: 59_000, ends_soon: true });
    await page.getByText(/The call ends in 0:5/).waitFor();
    await examine(page, "the warning");
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByRole("complementary", { name: "Live call" }).waitFor();
    await examine(page, "the bar");
    server.tell({ type: "rolecall.ended", reason: "time-limit" });
    await page.getByText("The call reached its time limit.").waitFor();
    await expect.poll(() => page.getByRole("complementary", { name: "Live call" }).count()).toBe(0);
    expect(complaints()).toEqual([]);
    await context.close();
  },
);

test("a customer who calls is said to call, and the cue of what was written does not stand under the call", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await scriptCalls(page);
  await converse(
    page,
    "Hi, this is Pat with Harbor. How many cars do you have, and what do you pay? And who drives them?",
  );
  const cue = page.getByText("Several questions at once: pick one.");
  await cue.waitFor();
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByRole("heading", { name: "Dana Whitfield calls you" }).waitFor();
  await page.getByRole("button", { name: "Start and record" }).click();
  await callStatus(page, "Voice chat active");
  expect(await cue.count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test("the check before the call of a drill says nothing of who calls whom: the brief may say the other", async () => {
  const { page, complaints } = await visitSignedIn(browser, app);
  await scriptCalls(page);
  await page.goto("/chat?drill=A1");
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByRole("heading", { name: /^A drill with [A-Z]/ }).waitFor();
  expect(complaints()).toEqual([]);
});

/** What a release sends at the usual patience: 600 ms in frames of 40. */
const SILENT_FRAMES = 15;

test("push to talk sends while the space bar is held, then the silence that ends the turn, then nothing", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  await converse(page);
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByRole("checkbox", { name: /Push to talk/ }).check();
  await page.getByRole("button", { name: "Start and record" }).click();
  await callStatus(page, "Voice chat active");
  const frames = () => server.ofType("input_audio_buffer.append").length;
  expect(frames()).toBe(0);
  await page.getByRole("button", { name: "Hold to talk" }).focus();
  await page.keyboard.down(" ");
  await expect.poll(frames).toBeGreaterThan(10);
  await page.keyboard.up(" ");
  await expect.poll(() => server.ofType("heartbeat").at(-1)).toEqual({ type: "heartbeat", muted: true });
  const isSilence = ({ audio }: { audio: string }) => decodePcm16(audio)?.every((sample) => sample === 0);
  const released = server.heard.findLastIndex(({ type }) => type === "heartbeat");
  const sentSince = () =>
    server.heard.slice(released).filter(({ type }) => type === "input_audio_buffer.append").length;
  await expect.poll(sentSince).toBe(SILENT_FRAMES);
  expect(server.ofType("input_audio_buffer.append").slice(-SILENT_FRAMES).every(isSilence)).toBe(true);
  const sent = frames();
  // The next push opens the microphone again; nothing came in between.
  await page.keyboard.down(" ");
  await expect
    .poll(() => server.heard.findLast(({ type }) => type === "heartbeat"))
    .toEqual({ type: "heartbeat", muted: false });
  const atPush = server.heard.findLastIndex(({ type }) => type === "heartbeat");
  expect(server.heard.slice(0, atPush).filter(({ type }) => type === "input_audio_buffer.append")).toHaveLength(sent);
  await page.keyboard.up(" ");
  await context.close();
});

test("a call goes on over the pages of the account, and nothing asks whether to leave", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  const frames = () => server.ofType("input_audio_buffer.append").length;
  await converse(page);
  const address = new URL(page.url()).pathname;
  await startCall(page);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await page.getByLabel(/^Account of/).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.waitForURL("**/account");
  await page.getByRole("complementary", { name: "Live call" }).waitFor();
  const before = frames();
  await expect.poll(frames).toBeGreaterThan(before + 10);
  expect(questions).toEqual([]);
  await page.getByRole("link", { name: /^Call with/ }).click();
  await page.waitForURL(`**${address}`);
  await callStatus(page, "Voice chat active");
  expect(complaints()).toEqual([]);
  await context.close();
});

test("a page where a call cannot go on asks first, and ends the call when that is agreed to", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  const frames = () => server.ofType("input_audio_buffer.append").length;
  await converse(page);
  const address = new URL(page.url()).pathname;
  await startCall(page);
  /** As a link does that needs no new document. */
  const goTo = (path: string) =>
    page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
  // One listener for both: a listener that is taken away closes the dialog it was asked about.
  const questions: string[] = [];
  let agrees = false;
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void (agrees ? dialog.accept() : dialog.dismiss());
  });
  await goTo("/pricing");
  await expect.poll(() => questions.length).toBe(1);
  await callStatus(page, "Voice chat active");
  expect(new URL(page.url()).pathname).toBe(address);

  agrees = true;
  await goTo("/pricing");
  await page.waitForURL("**/pricing");
  expect(questions).toEqual(Array(2).fill("Leaving this page ends your call. Leave?"));
  await expect.poll(() => server.asked.at(-1)?.path).toMatch(/\/end$/);
  const after = frames();
  await page.reload();
  expect(frames()).toBe(after);
  expect(questions).toHaveLength(2);
  await context.close();
});

test("a page that is loaded anew in the middle of a call can go back into it", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  await converse(page);
  await startCall(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Back to the call" }).click();
  await callStatus(page, "Voice chat active");
  expect(server.asked.at(-1)?.path).toMatch(/\/ticket$/);
  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByRole("button", { name: "Start Call" }).waitFor();
  // The microphone is known here: the next call starts at once.
  await page.getByRole("button", { name: "Start Call" }).click();
  await callStatus(page, "Voice chat active");
  expect(server.asked.at(-1)).toMatchObject({ path: "/api/calls", body: { patience: "usual" } });
  expect(complaints()).toEqual([]);
  await context.close();
});

test("a line that does not come back leaves the conversation to go on in writing", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  await converse(page);
  await page.goto(`${page.url()}?call=1`);
  await page.getByRole("button", { name: "Start and record" }).click();
  await callStatus(page, "Voice chat active");
  await server.close(1011);
  await page.getByText("Connection Lost").waitFor();
  await page.getByRole("button", { name: "Start Call" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("textbox", { name: "Your message" }).fill("What made you look at your insurance now?");
  await page.keyboard.press("Enter");
  await expect
    .poll(() =>
      page
        .getByRole("listitem")
        .filter({ has: page.getByText("You", { exact: true }) })
        .count(),
    )
    .toBe(2);
  await context.close();
});

test("a new session hangs up first", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  const server = await scriptCalls(page);
  await converse(page);
  await startCall(page);
  await page.getByRole("button", { name: "New Session" }).click();
  await page.waitForURL("**/chat");
  await page.getByText("New Session Started").waitFor();
  expect(server.asked.at(-1)?.path).toMatch(/\/end$/);
  await context.close();
});

test("each failure of a microphone is helped with, and tried again", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) => {
      const failure = sessionStorage.getItem("failure") ?? "NotAllowedError";
      return failure === "none" ? open(wanted) : Promise.reject(new DOMException("scripted", failure));
    };
  });
  await page.goto("/chat?scenario=A-1&call=1");
  const help = page.getByRole("dialog").getByRole("alert");
  await help.getByText("The microphone is blocked").waitFor();
  await page.getByText("Connection Failed").waitFor();
  expect(await page.getByRole("button", { name: "Start and record" }).isDisabled()).toBe(true);
  for (const [failure, title] of [
    ["NotFoundError", "No microphone found"],
    ["NotReadableError", "Another program has the microphone"],
    ["OverconstrainedError", "No microphone found"],
    ["SecurityError", "This page is not secure"],
  ] as const) {
    await page.evaluate((name) => sessionStorage.setItem("failure", name), failure);
    await page.getByRole("button", { name: "Try again" }).click();
    await help.getByText(title).waitFor();
  }
  await page.evaluate(() => sessionStorage.setItem("failure", "none"));
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByText("We hear you").waitFor();
  await context.close();
});

test("a question of the browser that is not answered for 20 seconds is pointed out", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
  });
  await page.goto("/chat?scenario=A-1&call=1");
  await page.getByText("Allow the microphone", { exact: true }).waitFor();
  await page.clock.fastForward(20_000);
  await page
    .getByRole("alert")
    .getByText(/waiting for an answer/)
    .waitFor();
  await context.close();
});

test("with the built-in voice the browser's own recogniser makes the words, until it fails", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app);
  await page.addInitScript(scriptedRecognition);
  const server = await scriptCalls(page, "built-in");
  const recogniser = (step: "interim" | "final" | "fail", text = "") =>
    page.evaluate(
      ([what, words]) => window.dispatchEvent(new CustomEvent(`recognise-${what}`, { detail: words })),
      [step, text],
    );
  await converse(page);
  await startCall(page);
  await page.getByText("Your browser writes down what you say.").waitFor();

  server.tell({ type: "input_audio_buffer.speech_started", item_id: "a1" });
  await recogniser("interim", "what do you");
  await page.getByRole("listitem").getByText("what do you", { exact: true }).waitFor();
  await recogniser("final", "what do you pay today");
  expect(server.ofType("conversation.item.create")).toEqual([]);
  server.tell({ type: "input_audio_buffer.speech_stopped", item_id: "a1" });
  await expect.poll(() => server.ofType("response.create").length).toBe(1);
  expect(server.ofType("conversation.item.create")[0]?.item.content[0].text).toBe("what do you pay today");

  await recogniser("fail", "network");
  await page.getByText(/Type your lines, .* answers by voice/).waitFor();
  // From here on nothing of the microphone is sent, and the server does not wait for it.
  await expect.poll(() => server.ofType("heartbeat").at(-1)?.muted).toBe(true);
  expect(await page.getByRole("button", { name: "Mute" }).count()).toBe(0);
  const sent = await settledCount(() => server.ofType("input_audio_buffer.append").length);
  server.tell(turnEvent("i2", "customer", "Still here."));
  await page.getByText("Still here.").waitFor();
  expect(server.ofType("input_audio_buffer.append")).toHaveLength(sent);
  expect(complaints()).toEqual([]);
  await context.close();
});

/** The count once it has stayed the same for ten frames of the microphone. */
async function settledCount(count: () => number): Promise<number> {
  let last = -1;
  await expect
    .poll(
      () => {
        const before = last;
        last = count();
        return last === before;
      },
      { interval: 400 },
    )
    .toBe(true);
  return last;
}

/** Runs in the page: a speech recognition that a test speaks for. */
function scriptedRecognition() {
  class ScriptedRecognition {
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      const result = (isFinal: boolean) => (event: Event) =>
        event instanceof CustomEvent &&
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: event.detail }], { isFinal })] });
      window.addEventListener("recognise-interim", result(false));
      window.addEventListener("recognise-final", result(true));
      window.addEventListener(
        "recognise-fail",
        (event) => event instanceof CustomEvent && this.onerror?.({ error: event.detail }),
      );
    }
    stop() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: ScriptedRecognition });
}
