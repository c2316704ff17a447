import { FRAME_MS, SAMPLE_RATE_HZ } from "../call-figures.ts";
import { fromFloats } from "./pcm16.ts";
import { Resampler } from "./resample.ts";

const FRAME_SAMPLES = (SAMPLE_RATE_HZ * FRAME_MS) / 1000;

/** Cuts what a microphone gives, in blocks of any length at its own rate, into frames of 40 ms at 24 kHz. */
export class FrameCutter {
  readonly #resampler: Resampler;
  #frame = new Float32Array(FRAME_SAMPLES);
  #filled = 0;

  /** Throws a RangeError for a rate that is no positive whole number. */
  constructor(inputRateHz: number) {
    this.#resampler = new Resampler(inputRateHz, SAMPLE_RATE_HZ);
  }

  /** The frames that this block completes, PCM16. */
  push(block: Float32Array): Int16Array<ArrayBuffer>[] {
    const frames: Int16Array<ArrayBuffer>[] = [];
    let samples = this.#resampler.push(block);
    while (samples.length > 0) {
      const taken = samples.subarray(0, FRAME_SAMPLES - this.#filled);
      this.#frame.set(taken, this.#filled);
      this.#filled += taken.length;
      samples = samples.subarray(taken.length);
      if (this.#filled < FRAME_SAMPLES) break;
      frames.push(fromFloats(this.#frame));
      this.#filled = 0;
    }
    return frames;
  }
}
