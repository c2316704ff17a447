import { describe, expect, test } from "vitest";
import { inSequence, mixed, noise, voice } from "#tests/app/core/voice/audio/voices.ts";
import { rowsOf } from "#tests/support/people.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { AudioEndpoints } from "#tests/support/voice/audio-endpoints.ts";
import { type CallBrowser, type Caller, calling, playInto } from "#tests/support/voice/calling.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";

const SETTINGS = {
  VOICE_ENGINE: "pipeline",
  OPENAI_TRANSCRIBE_URL: "https://hear.example/v1/audio/transcriptions",
  OPENAI_TRANSCRIBE_KEY: "sk-hear",
  OPENAI_TRANSCRIBE_MODEL: "hear-1",
  OPENAI_SPEECH_URL: "https://speak.example/v1/audio/speech",
  OPENAI_SPEECH_MODEL: "speak-1",
};

/** A quiet room in which somebody speaks for two seconds. */
const ROOM_DB = -62;
const said = mixed(inSequence(noise(600, ROOM_DB), voice(2000, -25), noise(800, ROOM_DB)), noise(3400, ROOM_DB));

async function begun(
  endpoints: AudioEndpoints,
  pieces: Partial<World> = {},
): Promise<{ caller: Caller; browser: CallBrowser }> {
  const caller = await calling(SETTINGS, { fetch: endpoints.fetch, ...pieces });
  const browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
  return { caller, browser };
}

describe("a call through a transcriber, a text customer and a voice", () => {
  test("what is spoken is heard, answered and spoken, each with its times", async () => {
    const endpoints = new AudioEndpoints();
    endpoints.transcripts = ["Hi, this is Sam from Harbor Insurance. What do you pay now?"];
    const { caller, browser } = await begun(endpoints);
    await playInto(caller, browser, said);
    await caller.until(() => browser.turns().length === 3);
    await caller.calls.end(caller.login, caller.conversationId);

    const [upload] = endpoints.uploads;
    expect(upload).toMatchObject({
      name: "speech.wav",
      key: "Bearer sk-hear",
      fields: { model: "hear-1", language: "en" },
    });
    expect(new TextDecoder().decode(upload?.bytes.subarray(0, 4))).toBe("RIFF");
    expect(endpoints.spoken.every((one) => one.model === "speak-1")).toBe(true);
    expect(endpoints.spoken.map((one) => one.input).join(" ")).toBe(
      browser
        .turns()
        .filter((turn) => turn.speaker === "customer")
        .map((turn) => turn.text)
        .join(" "),
    );

    const [, agent] = await rowsOf(
      "SELECT audio_start_ms AS start, audio_end_ms AS end FROM chat_messages ORDER BY position",
    );
    expect(Number(agent?.end) - Number(agent?.start)).toBeGreaterThan(1700);
    expect(Number(agent?.end) - Number(agent?.start)).toBeLessThan(2300);
  });

  test("its score has the figures of a voice", async () => {
    const endpoints = new AudioEndpoints();
    endpoints.transcripts = [
      "Hi, this is Sam. Um, what do you pay now?",
      "And, um, who else in the house drives one of the cars?",
      "Okay, and what made you look at it now?",
    ];
    const { caller, browser } = await begun(endpoints);
    for (const turns of [3, 5, 7]) {
      await playInto(caller, browser, said);
      await caller.until(() => browser.turns().length === turns);
    }
    await caller.calls.end(caller.login, caller.conversationId);
    const page = await createConversationPages(caller.world).openFeedback(caller.login, caller.conversationId);
    const metric = (id: string) => page.score?.metrics.find((one) => one.id === id)?.value;
    expect(metric("talk-share")).toBeGreaterThan(0);
    expect(metric("fillers")).toBeGreaterThan(0);
    expect(metric("monologue")).toBeGreaterThanOrEqual(2);
    expect(page.score?.dimensions.some((dimension) => dimension.id === "delivery")).toBe(true);
    expect(page.recording?.hasAudio).toBe(false);
  });

  test("a model's own words are spoken, and what it gave away counts", async () => {
    const endpoints = new AudioEndpoints();
    endpoints.transcripts = ["What do you pay now?"];
    const customer = scriptedCustomer([{ pieces: ["Honestly? ", "About ninety", " a month. It went up."] }]);
    const { caller, browser } = await begun(endpoints, { customerModel: customer });
    await playInto(caller, browser, said);
    await caller.until(() => browser.turns().length === 3);
    expect(browser.turns()[2]?.text).toBe("Honestly? About ninety a month. It went up.");
    expect(customer.cues[0]?.context.map((turn) => turn.speaker)).toEqual(["customer", "agent"]);
    await caller.calls.end(caller.login, caller.conversationId);
    const [row] = await rowsOf("SELECT customer_state AS state, model FROM chat_conversations");
    expect(row?.model).toBe("scripted-model");
    expect(String(row?.state)).toContain("About ninety a month");
  });

  test("where the model fails the built-in customer answers, which the page is told, and again when the model is back", async () => {
    const endpoints = new AudioEndpoints();
    const customer = scriptedCustomer([{ pieces: [], ending: "unavailable" }, { pieces: ["I am back."] }]);
    const { caller, browser } = await begun(endpoints, { customerModel: customer });
    const told = () => browser.told.flatMap((event) => (event.type === "rolecall.speaker" ? [event.stands_in] : []));
    browser.say("What do you pay now?");
    await caller.until(() => browser.turns().length === 3);
    expect(told()).toEqual([true]);
    browser.say("And who drives?");
    await caller.until(() => browser.turns().length === 5);
    expect([browser.turns()[4]?.text, told()]).toEqual(["I am back.", [true, false]]);
  });

  test("each answer of a model is a request of the person's day, and after the last the built-in customer answers", async () => {
    const endpoints = new AudioEndpoints();
    const settings = readSettings({ ...SETTINGS, MODEL_CALLS_PER_DAY: "1" });
    const customer = scriptedCustomer([{ pieces: ["Ninety."] }, { pieces: ["It went up."] }]);
    const { caller, browser } = await begun(endpoints, { customerModel: customer, settings });
    const spent = async () => (await rowsOf("SELECT requests FROM model_requests"))[0]?.requests;
    browser.say("What do you pay now?");
    await caller.until(() => browser.turns().length === 3);
    await expect.poll(spent).toBe(1);
    // The one that finds the day used up is made all the same: a call waits for no database.
    browser.say("And what else?");
    await caller.until(() => browser.turns().length === 5);
    browser.say("Who drives?");
    await caller.until(() => browser.turns().length === 7);
    expect([customer.unused(), await spent()]).toEqual([0, 1]);
    expect(browser.told.some((event) => event.type === "rolecall.speaker" && event.stands_in)).toBe(true);
  });

  test("what cannot be transcribed is said so, and a voice that fails ends the answer, not the call", async () => {
    const endpoints = new AudioEndpoints();
    endpoints.transcripts = [500, "What do you pay now?"];
    const { caller, browser } = await begun(endpoints);
    await playInto(caller, browser, said);
    await caller.until(() => browser.turns().length === 2);
    expect(browser.turns()[1]).toMatchObject({ speaker: "agent", text: "[unintelligible]" });
    endpoints.silences = [503];
    await playInto(caller, browser, said);
    await caller.until(() => browser.types().includes("error"));
    expect(JSON.stringify(browser.told)).not.toContain("sk-secret");
    browser.send({ type: "response.create" });
    await caller.until(() => browser.turns().at(-1)?.speaker === "customer" && browser.turns().length > 2);
    expect(browser.closed).toBeNull();
  });

  test("barge-in stops the customer within a quarter of a second", async () => {
    const endpoints = new AudioEndpoints();
    endpoints.transcripts = ["Tell me about your family, your house and your cars.", "Sorry, go on."];
    const customer = scriptedCustomer([
      {
        pieces: [
          "Well, there is my wife, there are the two kids, and there is a house that we bought nine years ago on Elm Street.",
        ],
      },
      { pieces: ["As I said, the house."] },
    ]);
    const { caller, browser } = await begun(endpoints, { customerModel: customer });
    const sounds = () => browser.types().filter((type) => type === "response.audio.delta").length;
    const soundsOfOpening = sounds();
    await playInto(caller, browser, said);
    await caller.until(() => sounds() > soundsOfOpening + 8);
    const before = caller.clock.nowMs;
    const speech = mixed(inSequence(voice(1000, -20), noise(900, ROOM_DB)), noise(1900, ROOM_DB));
    let startedAtMs = 0;
    for (let at = 0; at < speech.length; at += 960) {
      browser.frame(speech.slice(at, at + 960));
      await caller.wait(40);
      const starts = browser.types().filter((type) => type === "input_audio_buffer.speech_started").length;
      if (starts === 2 && startedAtMs === 0) startedAtMs = caller.clock.nowMs;
    }
    expect(startedAtMs - before).toBeLessThanOrEqual(200);
    await caller.until(() => browser.turns().length === 5);
    expect(browser.turns()[2]).toMatchObject({ speaker: "customer", interrupted: true });
    expect(browser.turns()[3]?.text).toBe("Sorry, go on.");
  });
});
