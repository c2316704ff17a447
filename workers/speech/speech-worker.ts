import { WorkerEntrypoint } from "cloudflare:workers";
import { createModule, englishData } from "virtual:espeak-ng";
import { openEspeak } from "./espeak.ts";
import { parseSpeech, type SpeechRefusal, type SpeechRequest, speak } from "./speech.ts";

// Opened while the Worker starts, so that a broken package fails the deployment instead of a call.
const espeak = await openEspeak({ createModule, englishData });

export type SpeechAnswer = { ok: true; sound: ReadableStream<Uint8Array> } | { ok: false; reason: SpeechRefusal };

/** RPC only: there is no `fetch` handler, so only Workers with a service binding can call it. */
export default class SpeechEntrypoint extends WorkerEntrypoint {
  /**
   * A stream of PCM16 little endian, 24 kHz, mono. Each clause is synthesised when the reader asks for more, so that the first is
   * there early and a reader that cancels stops the work.
   */
  async speak(request: SpeechRequest): Promise<SpeechAnswer> {
    const parsed = parseSpeech(request);
    if (!parsed.ok) return parsed;
    return { ok: true, sound: streamOf(speak(espeak, parsed.spoken, parsed.voice)) };
  }

  /** Warms up: called when a call begins, so that its first words do not wait for the Worker to start and compile its code. */
  async prepare(): Promise<void> {
    for (const _ of speak(espeak, "Good morning, how are you?", {
      variant: "f1",
      rateWpm: 170,
      pitch: 50,
      melody: 50,
    }));
  }
}

function streamOf(pieces: Iterator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      const next = pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void pieces.return?.(),
  });
}
