import { expect, test } from "vitest";
import { RelayCall, standingCall, toUpstream, typesOf } from "./relay-call.ts";

const DIRECTED = { turnDetection: { type: "server_vad", create_response: false, interrupt_response: true } };

test("[R26] what is spoken waits for its direction, which goes before the answer", () => {
  const call = standingCall(DIRECTED);
  call.speak("said", 1000, "What do you pay now?");
  expect(typesOf(toUpstream(call.effects))).not.toContain("response.create");
  const told = toUpstream(call.send({ type: "directed", instructions: "Tell the price.", hangsUp: false }));
  expect(told).toMatchObject([
    { type: "session.update", session: { type: "realtime", instructions: "Tell the price." } },
    { type: "response.create" },
  ]);
});

test("[R26] a typed line waits too, although the browser asks for the answer at once", () => {
  const call = standingCall(DIRECTED);
  call.type("What do you pay now?");
  const itemId = call.state.lines.at(-1)?.itemId ?? "";
  expect(toUpstream(call.browser({ type: "response.create" }))).toEqual([]);
  call.upstream({ type: "conversation.item.added", item: { id: itemId, type: "message", role: "user" } });
  expect(call.turns()).toHaveLength(1);
  const told = call.send({ type: "directed", instructions: "Tell the price.", hangsUp: false });
  expect(typesOf(toUpstream(told))).toEqual(["session.update", "response.create"]);
});

test("[R26] a direction that comes while the agent goes on speaking is overtaken by the next one", () => {
  const call = standingCall(DIRECTED);
  call.speak("first", 1000, "What do you pay now?");
  call.speak("second", 1000, null, "first");
  const early = call.send({ type: "directed", instructions: "Tell the price.", hangsUp: false });
  expect(typesOf(toUpstream(early))).toEqual(["session.update"]);
  call.transcribe("second", "And since when?");
  const told = call.send({ type: "directed", instructions: "Tell both.", hangsUp: false });
  expect(typesOf(toUpstream(told))).toEqual(["session.update", "response.create"]);
});

test("[R26] what turns out to be no line needs no direction", () => {
  const call = standingCall(DIRECTED);
  call.speak("cough", 500, "");
  expect(typesOf(toUpstream(call.browser({ type: "response.create" })))).toEqual(["response.create"]);
});

test("[R26] a new upstream gets the newest instructions, and is asked for the answer that is owed", () => {
  const call = standingCall(DIRECTED);
  call.speak("said", 1000, "What do you pay now?");
  call.send({ type: "directed", instructions: "Tell the price.", hangsUp: false });
  call.effects = [];
  call.send({ type: "upstream-closed", connection: 1 });
  call.open();
  const told = toUpstream(call.effects);
  expect(told[0]).toMatchObject({ type: "session.update", session: { instructions: "Tell the price." } });
  expect(told.at(-1)).toMatchObject({ type: "response.create" });
});

test("[R26] after the customer's last answer was heard, they hang up", () => {
  const call = standingCall(DIRECTED);
  call.speak("said", 1000, "Goodbye then.");
  call.send({ type: "directed", instructions: "Say goodbye.", hangsUp: true });
  call.answer("bye", "Goodbye.", 1000, "said");
  call.finish("bye");
  expect(call.effects.some((effect) => effect.type === "end-call")).toBe(false);
  const ended = call.wait(5000).find((effect) => effect.type === "end-call");
  expect(ended).toMatchObject({ reason: "customer-left" });
});

test("[R26] a goodbye that is interrupted does not end the call", () => {
  const call = standingCall(DIRECTED);
  call.speak("said", 1000, "Goodbye then.");
  call.send({ type: "directed", instructions: "Say goodbye.", hangsUp: true });
  call.answer("bye", "Goodbye.", 4000, "said");
  call.upstream({ type: "input_audio_buffer.speech_started", item_id: "wait", audio_start_ms: 2000 });
  call.finish("bye", "cancelled");
  expect(call.wait(5000).some((effect) => effect.type === "end-call")).toBe(false);
});

test("[R26] a restored call has directions for what was said before", () => {
  const saved = {
    turns: [{ index: 0, speaker: "agent" as const, text: "Hello?", atMs: 1 }],
    activeMs: 0,
    startedAtMs: 1,
  };
  const call = new RelayCall(DIRECTED, saved);
  call.join();
  expect(typesOf(toUpstream(call.open())).at(-1)).toBe("response.create");
});
