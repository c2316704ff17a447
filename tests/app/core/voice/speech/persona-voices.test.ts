import { expect, test } from "vitest";
import { personas } from "#core/scenarios/personas.ts";
import { builtInVoiceSchema, personaVoices, voiceOf } from "#core/voice/speech/persona-voices.ts";

test("each persona has a voice of its own, and there is no voice without a persona", () => {
  expect(Object.keys(personaVoices).sort()).toEqual(personas.map((persona) => persona.id).sort());
});

test("no two personas share a voice, whoever makes it", () => {
  const voices = Object.values(personaVoices);
  expect(new Set(voices.map((voice) => voice.builtIn.variant)).size).toBe(personas.length);
  expect(new Set(voices.map((voice) => voice.openai)).size).toBe(personas.length);
  expect(new Set(voices.map((voice) => voice.aura)).size).toBe(personas.length);
});

test("every voice is one that the speech accepts as it is", () => {
  for (const { builtIn } of Object.values(personaVoices)) expect(builtInVoiceSchema.parse(builtIn)).toEqual(builtIn);
});

test("older personas speak slower than the youngest", () => {
  expect(voiceOf({ id: "ray", pronouns: "he" }).builtIn.rateWpm).toBeLessThan(
    voiceOf({ id: "marcus", pronouns: "he" }).builtIn.rateWpm,
  );
});

test("a persona from an imported library speaks with the voice of its pronouns", () => {
  const she = voiceOf({ id: "imported", pronouns: "she" });
  const he = voiceOf({ id: "imported", pronouns: "he" });
  expect(she.builtIn.variant).toMatch(/^f/);
  expect(he.builtIn.variant).toMatch(/^m/);
});
