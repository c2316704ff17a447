import { expect, test } from "vitest";
import { type CallEvent, parseCallEvent } from "#core/voice/call/call-events.ts";

const EVENTS: CallEvent[] = [
  { type: "session.created", session: { id: "call" } },
  { type: "session.updated", session: { id: "call" } },
  { type: "input_audio_buffer.speech_started", item_id: "i" },
  { type: "input_audio_buffer.speech_stopped", item_id: "i" },
  { type: "conversation.item.input_audio_transcription.completed", item_id: "i", transcript: "Hello" },
  { type: "response.audio.delta", response_id: "r", item_id: "i", delta: "AAAA" },
  { type: "response.audio_transcript.delta", response_id: "r", item_id: "i", delta: "Hi" },
  { type: "response.audio.done", response_id: "r", item_id: "i" },
  { type: "response.done", response: { id: "r", status: "completed" } },
  { type: "error", error: { code: "too_fast", message: "Wait" } },
  { type: "rolecall.call", status: "active", remaining_ms: 1000, ends_soon: true },
  { type: "rolecall.turn", index: 0, item_id: "i", speaker: "agent", text: "Hello", interrupted: false },
  { type: "rolecall.coach", text: "Ask why." },
  { type: "rolecall.notice", code: "slow-connection", text: "Slow" },
  { type: "rolecall.speaker", stands_in: true },
  { type: "rolecall.ended", reason: "agent-left" },
];

test.each(EVENTS)("$type is read, and not without its fields", (event) => {
  expect(parseCallEvent(JSON.stringify(event))).toEqual(event);
  for (const key of Object.keys(event)) {
    const { [key]: _left, ...rest } = { ...event } as Record<string, unknown>;
    expect(parseCallEvent(JSON.stringify(rest))).toBeNull();
  }
});

test("anything else is none", () => {
  for (const text of ["", "null", "[]", '{"type":"session.deleted"}', '{"type":"toString"}', '{"type":5}'])
    expect(parseCallEvent(text)).toBeNull();
});
