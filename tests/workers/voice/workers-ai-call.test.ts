import { describe, expect, test } from "vitest";
import { decodePcm16 } from "#core/voice/audio/pcm16.ts";
import { inSequence, mixed, noise, voice } from "#tests/app/core/voice/audio/voices.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE } from "#tests/support/practising.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { AiModels } from "#tests/support/voice/ai-models.ts";
import { type CallBrowser, type Caller, calling, playInto, silence } from "#tests/support/voice/calling.ts";
import type { World } from "#workers/services/world.ts";

type Call = { caller: Caller; browser: CallBrowser; ai: AiModels };

/** A call on Cloudflare's models in which the customer has said the opening. */
async function begun(ai = new AiModels(), pieces: Partial<World> = {}): Promise<Call> {
  const caller = await calling({}, { ai, speech: null, ...pieces });
  const browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
  return { caller, browser, ai };
}

/** The agent speaks for a second, which the recogniser hears as one turn. */
async function speak({ caller, browser, ai }: Call, words: string): Promise<void> {
  await playInto(caller, browser, silence(200));
  await caller.inside(() => ai.line.tell("StartOfTurn", words.slice(0, 4)));
  await playInto(caller, browser, silence(800));
  await caller.inside(() => ai.line.tell("EndOfTurn", words));
}

const ROOM_DB = -62;
const said = mixed(inSequence(noise(600, ROOM_DB), voice(2000, -25), noise(800, ROOM_DB)), noise(3400, ROOM_DB));
const agentTexts = ({ browser }: Call) =>
  browser.turns().flatMap((turn) => (turn.speaker === "agent" ? [turn.text] : []));
const soundsOf = ({ browser }: Call) => browser.types().filter((type) => type === "response.audio.delta").length;
const isAnswered = (call: Call, agentLines: number) => () =>
  agentTexts(call).length === agentLines && call.browser.turns().at(-1)?.speaker === "customer";

describe("a call on Cloudflare's own models", () => {
  test("is heard, answered, spoken and stored, exchange by exchange", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await speak(call, "Hi, this is Sam from Harbor Insurance.");
    await caller.until(isAnswered(call, 1));
    await speak(call, "What do you pay now?");
    await caller.until(isAnswered(call, 2));
    await caller.calls.end(caller.login, caller.conversationId);

    expect(agentTexts(call)).toEqual(["Hi, this is Sam from Harbor Insurance.", "What do you pay now?"]);
    const rows = await rowsOf("SELECT content FROM chat_messages ORDER BY position");
    expect(rows.map((row) => row.content)).toEqual(browser.turns().map((turn) => turn.text));
    const [usage] = await rowsOf("SELECT engine, end_reason, tokens FROM call_usage");
    expect(usage).toMatchObject({ engine: "workers-ai", end_reason: "agent-left" });
    const { recognisedMs, spokenCharacters } = JSON.parse(String(usage?.tokens));
    // Two seconds of microphone, in frames of 40 ms, and the customer's clauses.
    expect(recognisedMs).toBeGreaterThanOrEqual(1960);
    expect(recognisedMs).toBeLessThanOrEqual(2000);
    expect(spokenCharacters).toBe(ai.spoken.reduce((sum, { text }) => sum + text.length, 0));
    expect(ai.openings).toEqual([
      { encoding: "linear16", sample_rate: "16000", eot_threshold: "0.7", eot_timeout_ms: "5000" },
    ]);
    // Two seconds of microphone, at 16 kHz, in whole pieces of 80 ms.
    expect(ai.line.heardBytes % (80 * 32)).toBe(0);
    expect(ai.line.heardBytes / 32).toBeGreaterThan(1900);
    expect(ai.line.heardBytes / 32).toBeLessThanOrEqual(2000);
    expect(new Set(ai.spoken.map((one) => one.speaker)).size).toBe(1);
    await caller.until(() => ai.line.isClosed);
  });

  test("the browser gets all of the sound, PCM16 of 24 kHz, in the order of the clauses", async () => {
    const customer = scriptedCustomer([{ pieces: ["About ninety", " a month. It went", " up. Why do you ask?"] }]);
    const call = await begun(new AiModels(), { customerModel: customer });
    const { caller, browser, ai } = call;
    const opening = ai.spoken.length;
    await speak(call, "What do you pay now?");
    await caller.until(isAnswered(call, 1));
    const clauses = ai.spoken.slice(opening);
    expect(clauses.map((one) => one.text)).toEqual(["About ninety a month.", "It went up.", "Why do you ask?"]);
    const sound = browser.told.flatMap((event) =>
      event.type === "response.audio.delta" ? [...(decodePcm16(event.delta) ?? [])] : [],
    );
    const heard = sound.filter((sample) => sample > opening);
    const sent = clauses.flatMap((clause, i) => Array<number>(clause.text.length * 240).fill(opening + i + 1));
    expect(heard).toEqual(sent);
    expect(browser.turns()[2]?.text).toBe("About ninety a month. It went up. Why do you ask?");
  });

  test("what is said has the times of the voice in the sound", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await playInto(caller, browser, said.slice(0, 24 * 1200));
    await caller.inside(() => ai.line.tell("StartOfTurn", "What do"));
    await playInto(caller, browser, said.slice(24 * 1200));
    await caller.inside(() => ai.line.tell("EndOfTurn", "What do you pay now?"));
    await caller.until(isAnswered(call, 1));
    await caller.calls.end(caller.login, caller.conversationId);
    const [, agent] = await rowsOf(
      "SELECT audio_start_ms AS start, audio_end_ms AS end FROM chat_messages ORDER BY position",
    );
    expect(Number(agent?.end) - Number(agent?.start)).toBeGreaterThan(1700);
    expect(Number(agent?.end) - Number(agent?.start)).toBeLessThan(2300);
  });

  test("barge-in: a turn that begins cuts the customer off at once", async () => {
    const customer = scriptedCustomer([
      { pieces: ["Well, there is my wife, there are the two kids, and there is a house on Elm Street."] },
      { pieces: ["As I said, the house."] },
    ]);
    const call = await begun(new AiModels(), { customerModel: customer });
    const { caller, browser, ai } = call;
    const sounds = () => soundsOf(call);
    const soundsOfOpening = sounds();
    await speak(call, "Tell me about your family.");
    await caller.until(() => sounds() > soundsOfOpening + 8);
    await caller.inside(() => ai.line.tell("StartOfTurn", "Sorry"));
    await caller.until(() => browser.types().at(-1) !== "response.audio.delta");
    const soundsBefore = sounds();
    await playInto(caller, browser, silence(1000));
    expect(sounds()).toBe(soundsBefore);
    await caller.inside(() => ai.line.tell("EndOfTurn", "Sorry, go on."));
    await caller.until(isAnswered(call, 2));
    expect(browser.turns()[2]).toMatchObject({ speaker: "customer", interrupted: true });
    expect(browser.turns().slice(3)).toMatchObject([{ text: "Sorry, go on." }, { text: "As I said, the house." }]);
  });

  test("a turn that seems to end and is resumed is one line", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await caller.inside(() => {
      ai.line.tell("StartOfTurn", "What I");
      ai.line.tell("EagerEndOfTurn", "What I wanted to ask");
      ai.line.tell("TurnResumed", "What I wanted to ask");
    });
    await playInto(caller, browser, silence(400));
    expect(browser.turns()).toHaveLength(1);
    await caller.inside(() => ai.line.tell("EndOfTurn", "What I wanted to ask is what you pay."));
    await caller.until(isAnswered(call, 1));
    expect(agentTexts(call)).toEqual(["What I wanted to ask is what you pay."]);
  });

  test("hanging up in the middle of a turn keeps what was said, and leaves the line", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await playInto(caller, browser, silence(200));
    await caller.inside(() => ai.line.tell("StartOfTurn", "Thank you, good"));
    await caller.until(() => browser.types().includes("input_audio_buffer.speech_started"));
    browser.close(1000);
    await caller.until(() => ai.line.isClosed);
    await caller.until(() => caller.isStored());
    const rows = await rowsOf("SELECT content FROM chat_messages ORDER BY position");
    expect(rows.at(-1)?.content).toBe("Thank you, good");
  });

  test("a browser that drops in the middle of a turn comes back, and the half sentence is forgotten", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await playInto(caller, browser, silence(200));
    await caller.inside(() => ai.line.tell("StartOfTurn", "What do"));
    browser.close(4000);
    await caller.until(() => ai.line.isClosed);
    const again = await caller.rejoin();
    const rejoined = { caller, browser: again, ai };
    await playInto(caller, again, silence(200));
    await caller.until(() => ai.lines.length === 2);
    await speak(rejoined, "Are you still there?");
    await caller.until(isAnswered(rejoined, 1));
    expect(agentTexts(rejoined)).toEqual(["Are you still there?"]);
  });
});

describe("a recogniser", () => {
  const drop = ({ caller, ai }: Call) => caller.inside(() => ai.line.drop());
  const isBack = ({ caller, ai }: Call, lines: number) => caller.until(() => ai.lines.length === lines);

  test.each([
    [
      "before any word",
      async (call: Call) => {
        await playInto(call.caller, call.browser, silence(200));
        await drop(call);
        await isBack(call, 2);
        await speak(call, "What do you pay now?");
      },
    ],
    [
      "in the middle of a turn",
      async (call: Call) => {
        await playInto(call.caller, call.browser, silence(400));
        await call.caller.inside(() => call.ai.line.tell("StartOfTurn", "What do"));
        await drop(call);
        await playInto(call.caller, call.browser, silence(800));
        await isBack(call, 2);
        await call.caller.inside(() => call.ai.line.tell("StartOfTurn", "you pay"));
        await call.caller.inside(() => call.ai.line.tell("EndOfTurn", "you pay now?"));
      },
    ],
    [
      "before the end of a turn",
      async (call: Call) => {
        await playInto(call.caller, call.browser, silence(400));
        await call.caller.inside(() => call.ai.line.tell("StartOfTurn", "What do you pay now?"));
        await drop(call);
        await playInto(call.caller, call.browser, silence(3000));
      },
    ],
    [
      "while the customer speaks",
      async (call: Call) => {
        const opening = soundsOf(call);
        await speak(call, "What do you pay now?");
        await call.caller.until(() => soundsOf(call) > opening);
        await drop(call);
        await isBack(call, 2);
      },
    ],
  ])("whose line drops %s goes on, and each line is there once", async (_, happens) => {
    const call = await begun();
    await happens(call);
    await call.caller.until(isAnswered(call, 1));
    expect(agentTexts(call)).toEqual(["What do you pay now?"]);
    await speak(call, "And since when?");
    await call.caller.until(isAnswered(call, 2));
    expect(agentTexts(call)).toEqual(["What do you pay now?", "And since when?"]);
    expect(call.browser.turns().some((turn) => turn.interrupted)).toBe(false);
    expect(call.browser.types()).not.toContain("error");
    expect(JSON.stringify(call.browser.told)).not.toContain("sk-secret");
  });

  test("that says nothing while somebody speaks is replaced, and the next one hears it from the beginning", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    const speech = mixed(inSequence(noise(600, ROOM_DB), voice(3200, -25)), noise(3800, ROOM_DB));
    await playInto(caller, browser, speech);
    await caller.until(() => ai.lines.length === 2);
    expect(ai.lines[0]?.isClosed).toBe(true);
    await caller.until(() => ai.line.heardBytes > 0);
    expect(ai.line.heardBytes / 32).toBeGreaterThan(3000);
    await caller.inside(() => ai.line.tell("EndOfTurn", "So what do you pay now for your cars?"));
    await caller.until(isAnswered(call, 1));
  });

  test("that writes what nobody can read changes nothing", async () => {
    const call = await begun();
    const { caller, browser, ai } = call;
    await caller.inside(() => {
      for (const text of ["{nope", "null", '{"event":"EndOfTurn"', '{"event":"EndOfTurn","transcript":7}'])
        ai.line.send(text);
      ai.line.send({ type: "TurnInfo", event: "Backchannel", turn_index: 0, transcript: "mhm" });
    });
    await speak(call, "What do you pay now?");
    await caller.until(isAnswered(call, 1));
    expect(browser.turns()).toHaveLength(3);
    expect(ai.lines).toHaveLength(1);
  });

  test.each([
    ["has no capacity", ["3040: Capacity temporarily exceeded, please try again."]],
    ["is asked too much", [429]],
    ["does not answer", ["never"]],
  ])("that %s is opened again, and no word is lost", async (_, refusals) => {
    const ai = new AiModels();
    ai.refusals = refusals;
    const call = await begun(ai);
    await call.caller.until(() => ai.lines.length === 1);
    await speak(call, "What do you pay now?");
    await call.caller.until(isAnswered(call, 1));
    expect(ai.openings).toHaveLength(2);
    expect(JSON.stringify(call.browser.told)).not.toContain("sk-secret");
  });

  test.each([
    ["without capacity", ["3040", "3040", 429, "3040"], 4],
    ["that the account may not use", ["5018: This account is not allowed to access this model."], 1],
  ])("%s is given up, and the transcriber hears instead", async (_, refusals, openings) => {
    const ai = new AiModels();
    ai.refusals = [...refusals];
    ai.transcripts = ["What do you pay now?"];
    const call = await begun(ai);
    const { caller, browser } = call;
    await caller.until(() => ai.openings.length === openings);
    await caller.wait(100);
    await playInto(caller, browser, said);
    await caller.until(isAnswered(call, 1));
    expect(agentTexts(call)).toEqual(["What do you pay now?"]);
    expect(new TextDecoder().decode(ai.transcribed[0]?.subarray(0, 4))).toBe("RIFF");
    expect(ai.openings).toHaveLength(openings);
  });
});

describe("a voice", () => {
  test("without capacity is asked once more, and nobody notices", async () => {
    const call = await begun();
    call.ai.soundsInstead = ["3040: Capacity temporarily exceeded, please try again."];
    await speak(call, "What do you pay now?");
    await call.caller.until(isAnswered(call, 1));
    expect(call.browser.types()).not.toContain("error");
  });

  test.each([
    ["refuses", ["5007: No such model"]],
    ["gives nothing", [() => new Response(new Uint8Array(0))]],
  ])("that %s ends the answer, not the call", async (_, instead) => {
    const call = await begun();
    const { caller, browser, ai } = call;
    ai.soundsInstead = [...instead];
    await speak(call, "What do you pay now?");
    await caller.until(() => browser.types().includes("error"));
    expect(JSON.stringify(browser.told)).not.toContain("sk-secret");
    browser.send({ type: "response.create" });
    await caller.until(isAnswered(call, 1));
    expect(agentTexts(call)).toEqual(["What do you pay now?"]);
    expect(browser.closed).toBeNull();
  });
});

describe("the engine of a call", () => {
  test.each([
    [{}, "workers-ai"],
    [{ WORKERS_AI_CHAT_MODEL: "off" }, "workers-ai"],
    [{ OPENAI_API_KEY: "sk" }, "openai-realtime"],
    [{ OPENAI_TRANSCRIBE_URL: "https://a.example", OPENAI_SPEECH_URL: "https://b.example" }, "pipeline"],
    [{ OPENAI_API_KEY: "sk", VOICE_ENGINE: "workers-ai" }, "workers-ai"],
    [{ VOICE_ENGINE: "built-in" }, "built-in"],
  ])("with the binding and %j is %s", async (settings, engine) => {
    const caller = await calling(settings, { ai: new AiModels() });
    expect(await caller.calls.start(caller.login, { choice: CHOICE })).toMatchObject({ engine });
  });

  test("that needs the binding is none without it", async () => {
    const caller = await calling({ VOICE_ENGINE: "workers-ai" });
    expect(await refusalOf(caller.calls.start(caller.login, { choice: CHOICE }))).toBe("voice_unavailable");
  });
});
