import { expect, test } from "vitest";
import { sumUsage } from "#core/voice/call/call-usage.ts";

const answer = {
  total_tokens: 150,
  input_tokens: 100,
  output_tokens: 50,
  input_token_details: {
    text_tokens: 80,
    audio_tokens: 20,
    image_tokens: 0,
    cached_tokens: 60,
    cached_tokens_details: {},
  },
  output_token_details: { text_tokens: 10, audio_tokens: 40 },
};

test("answers and transcriptions are summed, each in its own column", () => {
  const sum = sumUsage([answer, answer, { type: "duration", seconds: 1.5 }, { type: "tokens", total_tokens: 30 }]);
  expect(sum).toEqual({
    inputText: 160,
    inputAudio: 40,
    cached: 120,
    outputText: 20,
    outputAudio: 80,
    transcription: 30,
    transcribedMs: 1500,
    recognisedMs: 0,
    spokenCharacters: 0,
  });
});

test("the sound a recogniser was sent and the characters that were said are summed beside them", () => {
  const sum = sumUsage([
    { type: "recognised", seconds: 10 },
    { type: "spoken", characters: 42 },
    { type: "recognised", seconds: 2.5 },
    { type: "spoken", characters: 8 },
  ]);
  expect(sum).toMatchObject({ recognisedMs: 12_500, spokenCharacters: 50, inputText: 0, transcribedMs: 0 });
});

test("a figure that is missing counts as none; a report that is none of ours does not count", () => {
  const partly = { input_token_details: { text_tokens: 5 }, output_token_details: { audio_tokens: -1 } };
  expect(sumUsage([partly, "much", null, { total_tokens: 9 }])).toMatchObject({ inputText: 5, outputAudio: 0 });
  expect(sumUsage(["much"])).toBeNull();
  expect(sumUsage([])).toBeNull();
});
