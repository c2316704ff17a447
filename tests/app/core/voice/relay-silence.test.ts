import { describe, expect, test } from "vitest";
import type { RelayEffect } from "#core/voice/relay.ts";
import { RELAY_SETTINGS, RelayCall, standingCall, toUpstream } from "./relay-call.ts";

const turnDetection = { ...RELAY_SETTINGS.turnDetection, idle_timeout_ms: 15_000 };

/** A call whose upstream asks into silence by itself. */
function silentCall(): RelayCall {
  const call = new RelayCall({ turnDetection });
  call.join();
  call.open();
  return call;
}

/** Nobody said anything for 15 s, as OpenAI tells it: an item of silence, and an answer to it. */
function fallSilent(call: RelayCall, name: string): RelayEffect[] {
  const itemId = `${name}_silence`;
  const told = [
    ...call.upstream({ type: "input_audio_buffer.timeout_triggered", item_id: itemId, audio_start_ms: 0 }),
    ...call.upstream({ type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: null }),
  ];
  call.answer(name, "Hello? Are you still there?", 400, itemId);
  return [...told, ...call.finish(name)];
}

const detectionsIn = (effects: readonly RelayEffect[]) =>
  toUpstream(effects).flatMap((command) => (command.type === "session.update" ? [command.session] : []));
const detection = (idle_timeout_ms: number | null) => ({
  type: "realtime",
  audio: { input: { turn_detection: { ...turnDetection, idle_timeout_ms } } },
});

describe("[R28] a customer who hears nothing", () => {
  test("asks whether somebody is there, and the silence is no line whatever is heard in it", () => {
    const call = silentCall();
    fallSilent(call, "r1");
    call.transcribe("r1_silence", "Thank you.");
    call.talk(600);
    expect(call.turns().map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      "customer: Hello? Are you still there?",
    ]);
  });

  test("asks twice in a row and then waits, until the agent says something", () => {
    const call = silentCall();
    expect(detectionsIn(fallSilent(call, "r1"))).toEqual([]);
    expect(detectionsIn(fallSilent(call, "r2"))).toEqual([detection(null)]);
    const before = call.effects.length;
    call.speak("a1", 1000, "Sorry, I am here.");
    expect(detectionsIn(call.effects.slice(before))).toEqual([detection(15_000)]);
  });

  test("waits for a typed line, too, and counts anew after it", () => {
    const call = silentCall();
    fallSilent(call, "r1");
    call.type("One moment.");
    expect(detectionsIn(fallSilent(call, "r2"))).toEqual([]);
  });

  test("does not ask while the call is paused", () => {
    const call = silentCall();
    const [paused] = detectionsIn(call.type("[PAUSE: Give me a hint]"));
    expect(paused).toEqual({
      type: "realtime",
      audio: { input: { turn_detection: { ...turnDetection, create_response: false, idle_timeout_ms: null } } },
    });
  });

  test("of an engine that does not ask is not told of any time", () => {
    const call = standingCall();
    call.type("[PAUSE: Give me a hint]");
    expect(JSON.stringify(toUpstream(call.effects))).not.toContain("idle_timeout_ms");
  });
});
