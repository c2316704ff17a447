/**
 * The speaker's queue: sound comes in bursts and goes out 128 samples at a time. Plain arrays, so that an AudioWorklet can
 * hold it. Samples are floats at the rate of the worklet; `played` counts them exactly, item by item.
 *
 * It waits for a little sound before it starts, longer after each time it ran dry, and fades instead of clicking.
 */
export class PlaybackRing {
  readonly #sampleRateHz: number;
  readonly #ring: Float32Array;
  #read = 0;
  #filled = 0;
  #items: QueuedItem[] = [];
  #prebufferMs = PREBUFFER_MS.usual;
  #isPlaying = false;
  #cleanSamples = 0;
  #events: PlaybackEvent[] = [];
  /** The last sample given out, where a fade begins. */
  #last = 0;

  constructor(sampleRateHz: number) {
    this.#sampleRateHz = sampleRateHz;
    this.#ring = new Float32Array(RING_SECONDS * sampleRateHz);
  }

  /** Queues sound. What does not fit is left out; false then. */
  push(itemId: string, samples: Float32Array): boolean {
    const fits = Math.min(samples.length, this.#ring.length - this.#filled);
    const start = (this.#read + this.#filled) % this.#ring.length;
    const head = Math.min(fits, this.#ring.length - start);
    this.#ring.set(samples.subarray(0, head), start);
    this.#ring.set(samples.subarray(head, fits), 0);
    this.#filled += fits;
    const last = this.#items.at(-1);
    if (last?.itemId === itemId) last.queued += fits;
    else this.#items.push({ itemId, queued: fits, played: 0, finished: false });
    return fits === samples.length;
  }

  /** No more sound of this item comes: what is left is played without waiting for more. */
  finish(itemId: string) {
    const item = this.#items.find((one) => one.itemId === itemId);
    if (item) item.finished = true;
  }

  /** Fills `output`; silence where there is nothing. */
  pull(output: Float32Array) {
    if (!this.#isPlaying && this.#mayStart()) this.#isPlaying = true;
    const count = this.#isPlaying ? Math.min(output.length, this.#filled) : 0;
    for (let i = 0; i < count; i++) output[i] = this.#ring[(this.#read + i) % this.#ring.length] ?? 0;
    this.#read = (this.#read + count) % this.#ring.length;
    this.#filled -= count;
    this.#countPlayed(count);
    if (count > 0) this.#last = output[count - 1] ?? 0;
    if (count < output.length) this.#fadeFrom(output, count);
    if (this.#isPlaying) this.#adapt(count, output.length);
  }

  /** Drops everything at once. Gives back what was playing and how much of it was heard. */
  flush(): { itemId: string; playedMs: number } | null {
    const item = this.#items.find((one) => one.played > 0) ?? this.#items[0];
    this.#items = [];
    this.#filled = 0;
    this.#isPlaying = false;
    return item ? { itemId: item.itemId, playedMs: (item.played / this.#sampleRateHz) * 1000 } : null;
  }

  /** What happened since the last call. */
  takeEvents(): PlaybackEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  get queuedMs(): number {
    return (this.#filled / this.#sampleRateHz) * 1000;
  }

  get prebufferMs(): number {
    return this.#prebufferMs;
  }

  #mayStart(): boolean {
    if (this.#filled === 0) return false;
    return this.queuedMs >= this.#prebufferMs || this.#items.every((item) => item.finished);
  }

  #countPlayed(count: number) {
    let left = count;
    for (let item = this.#items[0]; item; item = this.#items[0]) {
      const part = Math.min(left, item.queued - item.played);
      if (part > 0 && item.played === 0) this.#events.push({ type: "started", itemId: item.itemId });
      item.played += part;
      left -= part;
      const isOver = item.played === item.queued && (item.finished || this.#items.length > 1);
      if (!isOver) return;
      this.#events.push({ type: "ended", itemId: item.itemId });
      this.#items.shift();
    }
  }

  /** Out of sound: from the last sample to silence. */
  #fadeFrom(output: Float32Array, from: number) {
    for (let i = from; i < output.length; i++) {
      this.#last *= FADE;
      output[i] = Math.abs(this.#last) < 1e-4 ? 0 : this.#last;
    }
  }

  #adapt(given: number, wanted: number) {
    if (given === wanted) {
      this.#cleanSamples += given;
      if (this.#cleanSamples < CLEAN_SECONDS * this.#sampleRateHz) return;
      this.#cleanSamples = 0;
      this.#prebufferMs = Math.max(PREBUFFER_MS.least, this.#prebufferMs - 10);
      return;
    }
    this.#isPlaying = false;
    if (this.#items.length === 0) return;
    this.#cleanSamples = 0;
    this.#prebufferMs = Math.min(PREBUFFER_MS.most, this.#prebufferMs + 40);
    this.#events.push({ type: "underrun", itemId: this.#items[0]?.itemId ?? "" });
  }
}

export type PlaybackEvent = { type: "started" | "ended" | "underrun"; itemId: string };

type QueuedItem = { itemId: string; queued: number; played: number; finished: boolean };

const RING_SECONDS = 60;
/** 40 ms more after each time it ran dry, 10 ms less after 10 clean seconds. */
const PREBUFFER_MS = { least: 80, usual: 120, most: 300 };
const CLEAN_SECONDS = 10;
/** To a thousandth within 128 samples. */
const FADE = 0.947;
