import { describe, expect, test } from "vitest";
import { appendMessage } from "#core/voice/append-message.ts";
import { CALL_CAP_MS } from "#core/voice/limits.ts";
import { audioDelta, RelayCall, sound, standingCall, toBrowser, toUpstream, typesOf } from "./relay-call.ts";

describe("the customer's answer", () => {
  test("[R30] [R31] [R37] reaches the browser in order under its own names, without what it need not know", () => {
    const call = standingCall();
    call.answer("r1", "About ninety.", 400);
    call.upstream({
      type: "response.output_audio.done",
      response_id: "r1",
      item_id: "r1_item",
      usage: { secret: "figure" },
    });
    call.upstream({
      type: "response.done",
      response: { id: "r1", status: "completed", output: [], usage: { total_tokens: 5 } },
    });
    const told = toBrowser(call.effects);
    expect(typesOf(told)).toEqual([
      "response.audio_transcript.delta",
      "response.audio.delta",
      "response.audio.done",
      "response.done",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/usage|tokens|figure/);
    expect(call.effects).toContainEqual({ type: "store-usage", key: "call:r1", usage: { total_tokens: 5 } });
  });

  test("[R35] its line is stored when it was heard, not when it was made", () => {
    const call = standingCall();
    call.answer("r1", "About ninety.", 4000);
    call.finish("r1");
    call.talk(4000);
    expect(call.turns()).toEqual([]);
    call.talk(200);
    expect(call.turns()).toMatchObject([{ speaker: "customer", text: "About ninety.", startMs: 150, endMs: 4150 }]);
  });

  test("[R35] the browser's report of playback makes the times exact", () => {
    const call = standingCall();
    const item = call.answer("r1", "About ninety.", 1000);
    call.finish("r1");
    call.talk(280);
    call.browser({ type: "rolecall.playback", item_id: item, state: "started" });
    call.talk(1040);
    call.browser({ type: "rolecall.playback", item_id: item, state: "ended" });
    expect(call.turns()).toMatchObject([{ startMs: 280, endMs: 1320 }]);
  });

  test("[R33] a second item begins where the first ends, and sound that ran dry begins later", () => {
    const call = standingCall({ records: true });
    call.answer("r1", "One.", 1000);
    call.finish("r1");
    call.answer("r2", "Two.", 200, "r1_item");
    call.talk(2000);
    call.upstream(audioDelta("r2", "r2_item", sound(200)));
    const placed = call.effects.flatMap((one) =>
      one.type === "record" && one.track === "customer" ? [one.startMs] : [],
    );
    expect(placed).toEqual([150, 1150, 2150]);
  });

  test("[R38] hanging up ends the call once the last words were heard", () => {
    const call = standingCall();
    call.answer("r1", "Goodbye.", 1000);
    const done = call.finish("r1", "completed", [{ type: "message" }, { type: "function_call", name: "end_call" }]);
    expect(done.map((effect) => effect.type)).not.toContain("end-call");
    call.talk(1160);
    expect(call.turns()).toMatchObject([{ text: "Goodbye." }]);
    expect(call.effects.at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });

  test("[R39] an error of the provider is not shown", () => {
    const call = standingCall();
    const told = call.upstream({ type: "error", error: { code: "x", message: "org-123 quota" } });
    expect(toBrowser(told)).toEqual([]);
  });

  test("[R40] a slow browser loses sound, not words or events", () => {
    const call = standingCall();
    call.answer("r1", "I think", 400);
    call.unsentBytes = 256 * 1024 + 1;
    const first = call.upstream(audioDelta("r1", "r1_item", sound(100)));
    expect(typesOf(toBrowser(first))).toEqual(["response.audio.done", "rolecall.notice"]);
    call.unsentBytes = 0;
    expect(call.upstream(audioDelta("r1", "r1_item", sound(100)))).toEqual([]);
    const words = {
      type: "response.output_audio_transcript.delta",
      response_id: "r1",
      item_id: "r1_item",
      delta: " so.",
    };
    expect(typesOf(toBrowser(call.upstream(words)))).toEqual(["response.audio_transcript.delta"]);
    expect(typesOf(toBrowser(call.finish("r1")))).toEqual(["response.done"]);
    call.answer("r2", "Next", 100);
    expect(typesOf(toBrowser(call.effects)).at(-1)).toBe("response.audio.delta");
  });

  test("[R40] a browser that takes nothing at all is closed with 1013 and may come back", () => {
    const call = standingCall();
    call.unsentBytes = 2 * 1024 * 1024 + 1;
    const effects = call.upstream({ type: "response.created", response: { id: "r1" } });
    expect(effects).toContainEqual({ type: "close-browser", socket: 1, code: 1013, reason: "too slow" });
    expect(call.state.phase).toBe("live");
  });
});

describe("interruption", () => {
  const interrupted = (options: { report?: number; afterMs?: number } = {}) => {
    const call = standingCall({ records: true });
    call.answer("r1", "one two three four five six seven eight nine ten", 10_000);
    call.talk(options.afterMs ?? 5160);
    const atMs = call.state.upstream.soundMs;
    call.effects = [];
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: atMs - 360 });
    if (options.report !== undefined)
      call.browser({ type: "conversation.item.truncate", item_id: "r1_item", audio_end_ms: options.report });
    return call;
  };

  test("[R32] the browser is told at once, and hears no more of that response", () => {
    const call = interrupted();
    expect(typesOf(toBrowser(call.effects))).toEqual(["input_audio_buffer.speech_started"]);
    expect(call.upstream(audioDelta("r1", "r1_item", sound(100)))).toEqual([]);
    const words = { type: "response.output_audio_transcript.delta", response_id: "r1", item_id: "r1_item", delta: "x" };
    expect(call.upstream(words)).toEqual([]);
    const done = call.upstream({ type: "response.done", response: { id: "r1", status: "cancelled" } });
    expect(typesOf(toBrowser(done))).toEqual(["response.done"]);
    call.answer("r2", "Yes?", 100);
    expect(typesOf(toBrowser(call.effects)).at(-1)).toBe("response.audio.delta");
  });

  test("[R34] without a report the computed figure is used after 400 ms, and the line keeps what was heard", () => {
    const call = interrupted();
    expect(toUpstream(call.effects)).toEqual([]);
    const late = toUpstream(call.wait(400));
    expect(late).toEqual([
      { type: "conversation.item.truncate", item_id: "r1_item", content_index: 0, audio_end_ms: 5010 },
    ]);
    expect(call.turns()).toMatchObject([{ text: "one two three four five", startMs: 150, endMs: 5160 }]);
    expect(call.effects).toContainEqual(expect.objectContaining({ type: "store-turn", interrupted: true }));
    expect(call.effects).toContainEqual({ type: "cut-recording", fromMs: 5160 });
  });

  test("[R34] the browser's figure is preferred, never more than was sent, and sent once", () => {
    const exact = interrupted({ report: 3000 });
    expect(toUpstream(exact.effects)).toMatchObject([{ audio_end_ms: 3000 }]);
    expect(exact.turns()).toMatchObject([{ text: "one two three" }]);
    expect(toUpstream(exact.wait(1000))).toEqual([]);
    expect(toUpstream(interrupted({ report: 99_000 }).effects)).toMatchObject([{ audio_end_ms: 10_000 }]);
  });

  test("[R34] interrupted before a sound was heard, it is no line", () => {
    const call = interrupted({ afterMs: 120 });
    expect(toUpstream(call.wait(400))).toMatchObject([{ audio_end_ms: 0 }]);
    expect(call.turns()).toEqual([]);
  });

  test("[R32] what was heard to its end is not truncated", () => {
    const call = standingCall();
    call.answer("r1", "One two.", 1000);
    call.finish("r1");
    call.talk(1200);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 800 });
    expect(toUpstream(call.wait(500)).map((one) => one.type)).not.toContain("conversation.item.truncate");
    expect(call.turns()).toMatchObject([{ text: "One two." }]);
    expect(call.effects).toContainEqual(expect.objectContaining({ type: "store-turn", interrupted: false }));
  });

  test("[R32] response.cancel is sent only where the upstream does not stop by itself", () => {
    const itself = interrupted();
    expect(typesOf(toUpstream(itself.effects))).not.toContain("response.cancel");
    const told = standingCall({ turnDetection: { type: "server_vad", interrupt_response: false } });
    told.answer("r1", "One two.", 1000);
    const effects = told.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 0 });
    expect(typesOf(toUpstream(effects))).toEqual(["response.cancel"]);
  });
});

describe("lines", () => {
  test("[R60] a transcript that comes after the answer stands before it", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.answer("r1", "Ninety.", 200, "a1");
    call.finish("r1");
    call.talk(800);
    expect(call.turns()).toEqual([]);
    call.transcribe("a1", "What do you pay?");
    expect(call.turns()).toMatchObject([
      { index: 0, speaker: "agent", text: "What do you pay?" },
      { index: 1, speaker: "customer", text: "Ninety." },
    ]);
  });

  test("[R61] given twice it is stored once; too late it changes nothing", () => {
    const call = standingCall();
    call.speak("a1", 1000, "Hello");
    call.transcribe("a1", "Hello again");
    call.speak("a2", 1000, null, "a1");
    call.talk(10_000);
    call.transcribe("a2", "Too late");
    expect(call.turns().map((turn) => turn.text)).toEqual(["Hello", "[unintelligible]"]);
  });

  test("[R61] failed is unintelligible, empty is no line", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.upstream({ type: "conversation.item.input_audio_transcription.failed", item_id: "a1" });
    call.speak("a2", 1000, "  ", "a1");
    expect(call.turns().map((turn) => turn.text)).toEqual(["[unintelligible]"]);
  });

  test("[R36] the agent's times are free of the padding before and the silence after", () => {
    const call = standingCall();
    call.speak("a1", 2000, "Hello");
    expect(call.turns()).toMatchObject([{ startMs: 0, endMs: 2000 }]);
  });

  test("[R62] a line recognised by the browser takes the times of the speech, a typed one has none", () => {
    const call = standingCall();
    call.talk(1000);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "v1", audio_start_ms: 0 });
    call.talk(1000);
    call.upstream({ type: "input_audio_buffer.speech_stopped", item_id: "v1", audio_end_ms: 2000 });
    const place = (text: string, previous: string | null) => {
      const [sent] = toUpstream(call.type(text));
      const item = sent?.item as { id: string };
      call.upstream({
        type: "conversation.item.added",
        previous_item_id: previous,
        item: { id: item.id, type: "message", role: "user" },
      });
      return item.id;
    };
    const first = place("I heard this", null);
    place("I typed this", first);
    expect(call.turns()).toEqual([
      { index: 0, speaker: "agent", text: "I heard this", atMs: call.nowMs, startMs: 300, endMs: 1500 },
      { index: 1, speaker: "agent", text: "I typed this", atMs: call.nowMs },
    ]);
  });

  test("[R60] a call that goes on after a restart counts on, and its ids do not meet the old ones", () => {
    const turns = [{ index: 0, speaker: "agent" as const, text: "Hello", atMs: 1, startMs: 0, endMs: 500 }];
    const call = new RelayCall({}, { turns, activeMs: 60_000, startedAtMs: 940_000 });
    call.join();
    const told = toUpstream(call.open());
    expect(typesOf(told)).toEqual([
      "session.update",
      "conversation.item.create",
      "conversation.item.create",
      "response.create",
    ]);
    call.answer("r1", "Yes?", 100);
    call.finish("r1");
    call.talk(400);
    expect(call.turns()).toMatchObject([{ index: 1, text: "Yes?", startMs: 60_150 }]);
  });
});

describe("commands", () => {
  test("[R63] [R64] a spoken hint pauses: no line, no answer, the upstream forgets it", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.upstream({ type: "response.created", response: { id: "r1" } });
    const effects = call.transcribe("a1", "Pause, give me a hint.");
    expect(effects).toContainEqual({ type: "obey", command: "hint" });
    expect(typesOf(toUpstream(effects))).toEqual(["response.cancel", "conversation.item.delete", "session.update"]);
    expect(JSON.stringify(toUpstream(effects))).toContain('"create_response":false');
    expect(toBrowser(effects)).toContainEqual(expect.objectContaining({ type: "rolecall.call", status: "paused" }));
    call.finish("r1", "cancelled");
    call.speak("a2", 1000, "Hmm, let me think about this", "a1");
    expect(toBrowser(call.send({ type: "coach-said", text: "Ask why." }))).toMatchObject([{ text: "Ask why." }]);
    expect(toUpstream(call.transcribe("a2", "again"))).toEqual([]);
    call.speak("a3", 1000, "Continue", "a2");
    expect(call.effects).toContainEqual({ type: "obey", command: "continue" });
    expect(call.state.paused).toBe(false);
    expect(call.turns()).toEqual([]);
  });

  test("[R63] a typed command never reaches the customer; a typed line ends the pause", () => {
    const call = standingCall();
    expect(toUpstream(call.type("[PAUSE: Give me a hint]")).map((one) => one.type)).toEqual(["session.update"]);
    const line = call.type("So, what do you pay now?");
    expect(typesOf(toUpstream(line))).toEqual(["session.update", "conversation.item.create"]);
    expect(call.state.paused).toBe(false);
  });

  test("[R63] ending by voice ends with the feedback asked for", () => {
    const call = standingCall();
    call.speak("a1", 1000, "End the session and give me feedback.");
    expect(call.effects.at(-1)).toMatchObject({ type: "end-call", reason: "feedback-asked" });
    expect(call.turns()).toEqual([]);
  });
});

describe("time and end", () => {
  test("[R51] a minute before the cap the browser is told, at the cap it ends with 1000", () => {
    const call = standingCall({ capMs: 120_000 });
    call.talk(59_960);
    expect(typesOf(toBrowser(call.effects))).not.toContain("rolecall.call");
    call.talk(80);
    expect(toBrowser(call.effects)).toMatchObject([{ type: "rolecall.call", ends_soon: true, remaining_ms: 60_000 }]);
    call.talk(60_000);
    expect(call.effects).toContainEqual({ type: "close-browser", socket: 1, code: 1000, reason: "time-limit" });
    expect(call.effects.at(-1)).toEqual({ type: "end-call", reason: "time-limit", activeMs: 120_000 });
  });

  test("[R50] time away and time without an upstream are not counted", () => {
    const call = standingCall();
    call.talk(1000);
    call.send({ type: "browser-left", socket: 1, code: 1006 });
    call.wait(20_000);
    call.join(2);
    call.talk(1000);
    call.send({ type: "upstream-closed", connection: 1 });
    call.talk(3000);
    call.open();
    call.talk(1000);
    call.send({ type: "end-asked", reason: "no-minutes" });
    expect(call.effects.at(-1)).toEqual({ type: "end-call", reason: "no-minutes", activeMs: 3000 });
  });

  test("[R50] frames do not move the alarm", () => {
    const call = standingCall();
    call.talk(9000);
    expect(call.effects.filter((effect) => effect.type === "set-alarm")).toEqual([]);
    expect(call.state.settings.capMs).toBe(CALL_CAP_MS);
  });

  test("[R52] the last words are waited for, the browser is not kept waiting", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    const left = call.send({ type: "browser-left", socket: 1, code: 1000 });
    expect(left.map((effect) => effect.type)).not.toContain("end-call");
    call.wait(1000);
    const words = call.transcribe("a1", "Thank you, goodbye.");
    expect(words.map((effect) => effect.type)).toEqual(["store-turn", "close-upstream", "end-call"]);
  });

  test("[R52] last words that do not come are unintelligible after 2.5 s", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.send({ type: "end-asked", reason: "taken-over" });
    expect(call.wait(2499).map((effect) => effect.type)).not.toContain("end-call");
    expect(call.wait(1).map((effect) => effect.type)).toEqual(["store-turn", "close-upstream", "end-call"]);
  });

  test("[R52] speech in progress is committed so that its words come", () => {
    const call = standingCall();
    call.talk(1000);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 0 });
    const left = call.send({ type: "end-asked", reason: "agent-left" });
    expect(typesOf(toUpstream(left))).toEqual(["input_audio_buffer.commit"]);
    call.upstream({ type: "input_audio_buffer.committed", item_id: "a1", previous_item_id: null });
    call.transcribe("a1", "One more thing");
    expect(call.effects.at(-1)).toMatchObject({ type: "end-call" });
    expect(call.turns()).toMatchObject([{ text: "One more thing" }]);
  });

  test("[R52] after the end nothing happens any more", () => {
    const call = standingCall();
    call.send({ type: "end-asked", reason: "agent-left" });
    const { state } = call;
    for (const effects of [
      call.join(9),
      call.browser(appendMessage(sound(40)), 1),
      call.upstream(audioDelta("r", "i", sound(40))),
      call.send({ type: "alarm" }),
      call.send({ type: "end-asked", reason: "taken-over" }),
    ])
      expect(effects).toEqual([]);
    expect(call.state).toBe(state);
  });
});
