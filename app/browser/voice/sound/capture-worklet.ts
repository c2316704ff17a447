import { FrameCutter } from "#core/voice/audio/microphone-frames.ts";
import { levelDb } from "#core/voice/audio/pcm16.ts";
import type { CaptureMessage } from "./worklet-messages.ts";

/** Cuts the microphone's sound, which comes at the sound card's rate, into frames of 40 ms at 24 kHz. */
class Capture extends AudioWorkletProcessor {
  readonly #cutter = new FrameCutter(sampleRate);

  override process([input]: Float32Array[][]): boolean {
    const block = input?.[0];
    if (!block) return true;
    for (const samples of this.#cutter.push(block)) {
      const message: CaptureMessage = { samples, levelDb: levelDb(samples) };
      this.port.postMessage(message, [samples.buffer]);
    }
    return true;
  }
}

registerProcessor("capture", Capture);
