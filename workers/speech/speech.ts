import { z } from "zod";
import { levelClause } from "#core/voice/audio/level.ts";
import { Resampler } from "#core/voice/audio/resample.ts";
import { type BuiltInVoice, builtInVoiceSchema } from "#core/voice/speech/persona-voices.ts";
import { pauseOf, splitIntoClauses } from "#core/voice/speech/speech-clauses.ts";
import { isSpeakable, spokenText } from "#core/voice/speech/spoken-text.ts";
import { ESPEAK_SAMPLE_RATE_HZ, type Espeak } from "./espeak.ts";

export const SPEECH_SAMPLE_RATE_HZ = 24_000;
const SPEECH_MAX_CHARACTERS = 2000;

export type SpeechRequest = { text: string; voice: BuiltInVoice };

export type SpeechRefusal = "not-a-request" | "empty" | "too-long" | "nothing-to-say";

/** Values outside of the range that sounds human are clamped. */
const requestSchema = z.object({
  text: z.string(),
  voice: builtInVoiceSchema.extend({
    rateWpm: clamped(100, 260),
    pitch: clamped(0, 99),
    melody: clamped(0, 100),
  }),
});

export type ParsedSpeech = { ok: true; spoken: string; voice: BuiltInVoice } | { ok: false; reason: SpeechRefusal };

/** Parses a request. `spoken` contains nothing that eSpeak NG would interpret as SSML or phonemes. */
export function parseSpeech(request: unknown): ParsedSpeech {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return { ok: false, reason: "not-a-request" };
  const { text, voice } = parsed.data;
  if (text.trim() === "") return { ok: false, reason: "empty" };
  if (text.length > SPEECH_MAX_CHARACTERS) return { ok: false, reason: "too-long" };
  const spoken = spokenText(text);
  return isSpeakable(spoken) ? { ok: true, spoken, voice } : { ok: false, reason: "nothing-to-say" };
}

/** PCM16 little endian, 24 kHz, mono: one piece for each clause, synthesised on demand, with the pause after the clause. */
export function* speak(espeak: Espeak, spoken: string, voice: BuiltInVoice): Generator<Uint8Array<ArrayBuffer>> {
  for (const clause of splitIntoClauses(spoken)) {
    const sound = levelClause(resampler.push(clauseSound(espeak, clause.text, voice)), SPEECH_SAMPLE_RATE_HZ);
    if (sound.length > 0)
      yield pcm16Of(sound, clause.pauseAfterMs === 0 ? 0 : pauseSamples(pauseOf(clause.text, voice.rateWpm)));
  }
}

/**
 * One for all texts, because building its filter takes as long as a second of sound. It can be shared because each clause
 * leaves it in its initial state: silence longer than the filter flushes all sound, and after whole steps of 147 samples
 * (22,050 to 24,000 is 147 to 160) its phase is zero again.
 */
const resampler = new Resampler(ESPEAK_SAMPLE_RATE_HZ, SPEECH_SAMPLE_RATE_HZ);
const RESAMPLER_STEP = 147;

/** Samples at eSpeak's rate, -1 to 1, followed by the silence that flushes the resampler. */
function clauseSound(espeak: Espeak, text: string, voice: BuiltInVoice): Float32Array {
  // Without punctuation eSpeak speaks a clause as the end of a sentence, although the sentence continues. So it gets a comma.
  const marked = /[.,;:?!]$/.test(text) ? text : `${text},`;
  const samples = espeak.synthesise(marked, voice);
  const sound = new Float32Array((Math.ceil(samples.length / RESAMPLER_STEP) + 1) * RESAMPLER_STEP);
  samples.forEach((sample, index) => {
    sound[index] = sample / 32_768;
  });
  return sound;
}

function pauseSamples(pauseMs: number): number {
  return Math.round((pauseMs / 1000) * SPEECH_SAMPLE_RATE_HZ);
}

function pcm16Of(sound: Float32Array, silentSamples: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((sound.length + silentSamples) * 2);
  const view = new DataView(bytes.buffer);
  sound.forEach((sample, index) => {
    view.setInt16(index * 2, Math.round(sample * 32_767), true);
  });
  return bytes;
}

function clamped(least: number, most: number) {
  return z.number().transform((value) => Math.min(most, Math.max(least, value)));
}
