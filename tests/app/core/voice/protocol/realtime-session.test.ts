import { expect, test } from "vitest";
import { localSession, realtimeSession } from "#core/voice/protocol/realtime-session.ts";

const of = {
  instructions: "You are Dana.",
  voice: "coral",
  transcribeModel: "gpt-transcribe",
  patience: "patient",
} as const;

test("patience is the silence both kinds of engine wait for", () => {
  expect(realtimeSession(of)).toMatchObject({ silenceMs: 900, turnDetection: { silence_duration_ms: 900 } });
  expect(localSession("quick")).toMatchObject({ silenceMs: 360, turnDetection: { silence_duration_ms: 360 } });
});

test("a realtime model answers by itself, stops when the agent speaks, and can hang up", () => {
  const { session, turnDetection } = realtimeSession(of);
  expect(turnDetection).toMatchObject({ create_response: true, interrupt_response: true });
  expect(turnDetection).toMatchObject({ idle_timeout_ms: 15_000 });
  expect(session).toMatchObject({ tools: [{ type: "function", name: "end_call" }] });
  expect(localSession("usual").turnDetection).toMatchObject({ create_response: true });
});
