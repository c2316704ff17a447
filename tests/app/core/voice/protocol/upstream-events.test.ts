import { describe, expect, test } from "vitest";
import { parseUpstreamMessage, readAudioDelta } from "#core/voice/protocol/upstream-events.ts";
import { audioDelta } from "../relay-call.ts";

describe("[R30] the audio delta", () => {
  test("is renamed without being parsed, whatever fields stand around it", () => {
    const sound = readAudioDelta(audioDelta("r1", "i1", "AAAA"));
    expect(sound).toMatchObject({ responseId: "r1", itemId: "i1", audio: "AAAA" });
    expect(JSON.parse(sound?.forBrowser ?? "")).toEqual({
      type: "response.audio.delta",
      response_id: "r1",
      item_id: "i1",
      delta: "AAAA",
    });
  });

  test("the name inside somebody's words is no audio delta", () => {
    const words = {
      type: "response.output_audio_transcript.delta",
      response_id: "r1",
      item_id: "i1",
      delta: '"type":"response.output_audio.delta"',
    };
    expect(readAudioDelta(JSON.stringify(words))).toBeNull();
    expect(parseUpstreamMessage(JSON.stringify(words))).toEqual(words);
  });

  test("written another way it is parsed", () => {
    const delta = { type: "response.output_audio.delta", response_id: "r1", item_id: "i1", delta: "AAAA" };
    const text = JSON.stringify(delta, null, 1);
    expect(readAudioDelta(text)).toBeNull();
    expect(parseUpstreamMessage(text)).toEqual(delta);
  });
});

test("unknown events, and broken text, are null; unknown fields are dropped", () => {
  expect(parseUpstreamMessage('{"type":"rate_limits.updated","rate_limits":[]}')).toBeNull();
  expect(parseUpstreamMessage("not json")).toBeNull();
  expect(parseUpstreamMessage('{"type":"session.created","session":{"instructions":"x"}}')).toEqual({
    type: "session.created",
  });
});
