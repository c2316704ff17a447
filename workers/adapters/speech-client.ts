import { z } from "zod";
import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";

/** Text to sound: PCM16, 24 kHz, mono. */
export interface SpeechClient {
  /** Called when a call begins, so that its first words do not wait. */
  prepare(): Promise<void>;
  /** Throws when there is no sound. */
  speak(text: string, voice: BuiltInVoice, signal: AbortSignal): Promise<Int16Array>;
}

/** The service binding SPEECH, by what it can do: a Worker of its own and none of its code is loaded here. */
export interface SpeechBinding {
  speak(request: { text: string; voice: BuiltInVoice }): Promise<unknown>;
  prepare(): Promise<void>;
}

export function createSpeechClient(binding: SpeechBinding): SpeechClient {
  return {
    prepare: () => binding.prepare(),
    async speak(text, voice, signal) {
      const answer = answerSchema.parse(await binding.speak({ text, voice }));
      if (signal.aborted) await answer.sound.cancel();
      signal.throwIfAborted();
      return readSamples(answer.sound);
    },
  };
}

/** A stream of PCM16, read to its end. An odd last byte is no sample. */
export async function readSamples(sound: ReadableStream<Uint8Array>): Promise<Int16Array> {
  const bytes = await new Response(sound).arrayBuffer();
  return new Int16Array(bytes.slice(0, bytes.byteLength - (bytes.byteLength % 2)));
}

const answerSchema = z.object({ ok: z.literal(true), sound: z.instanceof(ReadableStream<Uint8Array>) });
