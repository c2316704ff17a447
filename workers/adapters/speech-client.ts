import { z } from "zod";
import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";

/** Text to speech: PCM16, 24 kHz, mono. */
export interface SpeechClient {
  /** Warms up the Worker. Called when a call begins, so that its first words are not delayed. */
  prepare(): Promise<void>;
  /** Throws when the Worker refuses the text or fails, and when `signal` is aborted. */
  speak(text: string, voice: BuiltInVoice, signal: AbortSignal): Promise<Int16Array>;
}

/** The interface of the service binding SPEECH. It is a separate Worker; none of its code is loaded here. */
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

/** Reads a stream of PCM16 to its end. An odd last byte is dropped. */
export async function readSamples(sound: ReadableStream<Uint8Array>): Promise<Int16Array> {
  const bytes = await new Response(sound).arrayBuffer();
  return new Int16Array(bytes.slice(0, bytes.byteLength - (bytes.byteLength % 2)));
}

const answerSchema = z.object({ ok: z.literal(true), sound: z.instanceof(ReadableStream<Uint8Array>) });
