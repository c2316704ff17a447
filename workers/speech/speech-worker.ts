import { WorkerEntrypoint } from "cloudflare:workers";
import { createModule, englishData } from "virtual:espeak-ng";
import { openEspeak } from "./espeak.ts";
import { parseSpeech, type SpeechRefusal, type SpeechRequest, speak } from "./speech.ts";

// Opened while the Worker starts: a package that cannot run fails the deployment and not a call.
const espeak = await openEspeak({ createModule, englishData });

export type SpeechAnswer = { ok: true; sound: ReadableStream<Uint8Array> } | { ok: false; reason: SpeechRefusal };

/** RPC only: there is no `fetch`, so the Worker answers nobody but the Workers bound to it. */
export default class SpeechEntrypoint extends WorkerEntrypoint {
  /**
   * PCM16 little endian, 24 kHz, mono. Each clause is made when the reader wants more, so the first is there at once and a
   * reader who cancels stops the work.
   */
  async speak(request: SpeechRequest): Promise<SpeechAnswer> {
    const parsed = parseSpeech(request);
    if (!parsed.ok) return parsed;
    return { ok: true, sound: streamOf(speak(espeak, parsed.spoken, parsed.voice)) };
  }

  /** Called when a call begins: the Worker starts, and its first words will not wait for the code to be compiled. */
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
