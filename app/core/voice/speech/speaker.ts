import { toFloats } from "../audio/pcm16.ts";
import { type PlaybackEvent, PlaybackRing } from "../audio/playback-ring.ts";
import { Resampler } from "../audio/resample.ts";
import { SAMPLE_RATE_HZ } from "../call-figures.ts";

/** The customer's sound on its way to the sound card: 24 kHz in bursts in, the card's own rate in small blocks out. */
export class Speaker {
  readonly #outputRateHz: number;
  readonly #ring: PlaybackRing;
  #resampler: Resampler;
  #itemId = "";

  /** Throws a RangeError for a rate that is no positive whole number. */
  constructor(outputRateHz: number) {
    this.#outputRateHz = outputRateHz;
    this.#ring = new PlaybackRing(outputRateHz);
    this.#resampler = this.#freshResampler();
  }

  /** Sound that no longer fits (a minute is queued) is left out. */
  play(itemId: string, samples: Int16Array) {
    if (itemId !== this.#itemId) this.#finishResampling();
    this.#itemId = itemId;
    this.#ring.push(itemId, this.#resampler.push(toFloats(samples)));
  }

  finish(itemId: string) {
    if (itemId === this.#itemId) this.#finishResampling();
    this.#ring.finish(itemId);
  }

  flush(): { itemId: string; playedMs: number } | null {
    this.#itemId = "";
    this.#resampler = this.#freshResampler();
    return this.#ring.flush();
  }

  pull(output: Float32Array) {
    this.#ring.pull(output);
  }

  takeEvents(): PlaybackEvent[] {
    return this.#ring.takeEvents();
  }

  get queuedMs(): number {
    return this.#ring.queuedMs;
  }

  /** The last millisecond of an item still lies in the filter. */
  #finishResampling() {
    if (this.#itemId === "") return;
    this.#ring.push(this.#itemId, this.#resampler.flush());
    this.#itemId = "";
    this.#resampler = this.#freshResampler();
  }

  #freshResampler(): Resampler {
    return new Resampler(SAMPLE_RATE_HZ, this.#outputRateHz);
  }
}
