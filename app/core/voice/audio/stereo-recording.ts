import { SAMPLE_RATE_HZ } from "../call-figures.ts";
import { glancePcm16 } from "./pcm16.ts";

/**
 * The recording of a call as one growing stereo stream, agent left, customer right, from sound that comes in any order:
 * the agent's as it arrives, the customer's ahead of time, some of it cut off again.
 */
export class StereoRecording {
  #agent: Track;
  #customer: Track;

  /** A recording that goes on: what lies before `fromMs` has been taken out. */
  constructor(fromMs = 0) {
    const from = samplesIn(fromMs);
    this.#agent = new Track(from);
    this.#customer = new Track(from);
  }

  /** `startMs` since the start of the call. Malformed sound is left out. */
  add(track: "agent" | "customer", base64: string, startMs: number) {
    const samples = glancePcm16(base64);
    if (samples) (track === "agent" ? this.#agent : this.#customer).add(samples, samplesIn(startMs));
  }

  /** Customer sound from here on was not heard. */
  cut(fromMs: number) {
    this.#customer.cut(samplesIn(fromMs));
  }

  /** Takes out what comes next, as many interleaved samples as fit. Nothing in it can be added or cut any more. */
  take(stereo: Int16Array) {
    const length = stereo.length / 2;
    if (scratch.left.length < length) scratch = { left: new Int16Array(length), right: new Int16Array(length) };
    const left = this.#agent.take(scratch.left.subarray(0, length));
    const right = this.#customer.take(scratch.right.subarray(0, length));
    // Both sides of a moment in one write, little endian as all our sound: half the time of two.
    const moments = new Int32Array(stereo.buffer, stereo.byteOffset, length);
    for (let i = 0; i < length; i++) moments[i] = ((right[i] ?? 0) << 16) | ((left[i] ?? 0) & 0xffff);
  }
}

/** For one call after the other: nobody waits in between. */
let scratch = { left: new Int16Array(0), right: new Int16Array(0) };

/** Agent frames come jittered: up to this far apart they are put side by side, as they were spoken. */
const JITTER_SAMPLES = SAMPLE_RATE_HZ / 5;

/** One side: its samples in blocks of a second, silent where nothing was said. */
class Track {
  #taken: number;
  /** Behind the last sample that was added; nothing is put before it. */
  #end: number;
  #blocks = new Map<number, Int16Array>();
  /** Blocks that were taken out and are silent again. */
  #spare: Int16Array[] = [];

  constructor(from: number) {
    this.#taken = from;
    this.#end = from;
  }

  add(samples: Int16Array, at: number) {
    const start = Math.max(Math.abs(at - this.#end) <= JITTER_SAMPLES ? this.#end : at, this.#taken, this.#end);
    for (let done = 0; done < samples.length; ) {
      const place = (start + done) % BLOCK;
      const part = samples.subarray(done, done + BLOCK - place);
      this.#blockOf(start + done).set(part, place);
      done += part.length;
    }
    this.#end = start + samples.length;
  }

  cut(from: number) {
    const start = Math.max(from, this.#taken);
    for (let at = start; at < this.#end; at += BLOCK - (at % BLOCK)) this.#blocks.get(indexOf(at))?.fill(0, at % BLOCK);
    this.#end = Math.min(this.#end, start);
  }

  /** Fills `samples` with what comes next, and gives them back. */
  take(samples: Int16Array): Int16Array {
    samples.fill(0);
    const until = this.#taken + samples.length;
    for (let at = this.#taken; at < until; ) {
      const last = Math.min(until, (indexOf(at) + 1) * BLOCK);
      const block = this.#blocks.get(indexOf(at));
      if (block) samples.set(block.subarray(at % BLOCK, (at % BLOCK) + last - at), at - this.#taken);
      if (block && last % BLOCK === 0) this.#release(indexOf(at), block);
      at = last;
    }
    this.#taken = until;
    return samples;
  }

  #blockOf(at: number): Int16Array {
    const index = indexOf(at);
    const known = this.#blocks.get(index);
    if (known) return known;
    const block = this.#spare.pop() ?? new Int16Array(BLOCK);
    this.#blocks.set(index, block);
    return block;
  }

  #release(index: number, block: Int16Array) {
    this.#blocks.delete(index);
    if (this.#spare.length < MOST_SPARE) this.#spare.push(block.fill(0));
  }
}

const BLOCK = SAMPLE_RATE_HZ;
/** A call needs as many for what is not yet settled. */
const MOST_SPARE = 4;

function indexOf(at: number): number {
  return Math.floor(at / BLOCK);
}

function samplesIn(ms: number): number {
  return Math.round((ms / 1000) * SAMPLE_RATE_HZ);
}
