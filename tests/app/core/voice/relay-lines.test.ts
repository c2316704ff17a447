import { describe, expect, test } from "vitest";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import {
  audioDelta,
  RELAY_SETTINGS,
  RelayCall,
  sound,
  standingCall,
  toBrowser,
  toUpstream,
  typesOf,
} from "./relay-call.ts";

describe("who speaks", () => {
  const speaker = (stands_in: boolean) => expect.objectContaining({ type: "rolecall.speaker", stands_in });
  const change = (call: RelayCall, standsIn: boolean) => toBrowser(call.send({ type: "speaker-changed", standsIn }));

  test("is told when it changes, and not again before it does", () => {
    const call = standingCall();
    expect(change(call, false)).toEqual([]);
    expect(change(call, true)).toEqual([speaker(true)]);
    expect(change(call, true)).toEqual([]);
    expect(change(call, false)).toEqual([speaker(false)]);
  });

  test("is told to a browser that comes back while the built-in customer stands in", () => {
    const call = standingCall();
    expect(toBrowser(call.join(2))).not.toContainEqual(speaker(true));
    change(call, true);
    expect(toBrowser(call.join(3))).toContainEqual(speaker(true));
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

  test("[R60] an item told of again without a link stays where it is", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.answer("r1", "Ninety.", 200, "a1");
    const again = { id: "a1", type: "message", role: "user" };
    call.upstream({ type: "conversation.item.done", previous_item_id: null, item: again });
    call.finish("r1");
    call.talk(800);
    call.transcribe("a1", "What do you pay?");
    expect(call.turns().map((turn) => turn.speaker)).toEqual(["agent", "customer"]);
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

  test("[R51] what was left of the month ends it with 1008, so that nobody comes back", () => {
    const call = standingCall({ capMs: 120_000, capReason: "no-minutes" });
    call.talk(120_000);
    expect(call.effects).toContainEqual({ type: "close-browser", socket: 1, code: 1008, reason: "no-minutes" });
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
    call.send({ type: "end-asked", reason: "taken-over" });
    expect(call.effects.at(-1)).toEqual({ type: "end-call", reason: "taken-over", activeMs: 3000 });
  });

  test("[R50] frames do not move the alarm", () => {
    const call = standingCall();
    call.talk(9000);
    expect(call.effects.filter((effect) => effect.type === "set-alarm")).toEqual([]);
    expect(call.state.settings.capMs).toBe(RELAY_SETTINGS.capMs);
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
