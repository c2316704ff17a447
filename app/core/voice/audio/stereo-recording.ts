import { SAMPLE_RATE_HZ } from "../limits.ts";
import { decodePcm16, interleave } from "./pcm16.ts";

/**
 * The recording of a call as one growing stereo stream, agent left, customer right, from sound that comes in any order:
 * the agent's as it arrives, the customer's ahead of time, some of it cut off again.
 */
export class StereoRecording {
  #agent: Track;
  #customer: Track;

  /** A recording that goes on: what lies before `fromMs` has been taken out. */
  constructor(fromMs = 0) {
    const from = Math.round((fromMs / 1000) * SAMPLE_RATE_HZ);
    this.#agent = new Track(from);
    this.#customer = new Track(from);
  }

  /** `startMs` since the start of the call. Malformed sound is left out. */
  add(track: "agent" | "customer", base64: string, startMs: number) {
    const samples = decodePcm16(base64);
    if (!samples) return;
    (track === "agent" ? this.#agent : this.#customer).add(samples, Math.round((startMs / 1000) * SAMPLE_RATE_HZ));
  }

  /** Customer sound from here on was not heard. */
  cut(fromMs: number) {
    this.#customer.cut(Math.round((fromMs / 1000) * SAMPLE_RATE_HZ));
  }

  /** Takes out all up to this time as interleaved samples. Nothing before it can be added or cut any more. */
  takeUntil(untilMs: number): Int16Array {
    const until = Math.round((untilMs / 1000) * SAMPLE_RATE_HZ);
    return interleave(this.#agent.take(until), this.#customer.take(until));
  }
}

/** Agent frames come jittered: up to this far apart they are put side by side, as they were spoken. */
const JITTER_SAMPLES = SAMPLE_RATE_HZ / 5;

class Track {
  #taken: number;
  #end: number;
  #pieces: { at: number; samples: Int16Array }[] = [];

  constructor(from: number) {
    this.#taken = from;
    this.#end = from;
  }

  add(samples: Int16Array, at: number) {
    const place = Math.abs(at - this.#end) <= JITTER_SAMPLES ? this.#end : at;
    const start = Math.max(place, this.#taken, this.#pieces.length > 0 ? this.#end : 0);
    this.#pieces.push({ at: start, samples });
    this.#end = start + samples.length;
  }

  cut(from: number) {
    this.#pieces = this.#pieces
      .filter((piece) => piece.at < from)
      .map((piece) => ({ ...piece, samples: piece.samples.subarray(0, from - piece.at) }));
    this.#end = Math.min(this.#end, Math.max(from, this.#taken));
  }

  take(until: number): Int16Array {
    const out = new Int16Array(Math.max(0, until - this.#taken));
    for (const { at, samples } of this.#pieces) {
      const part = samples.subarray(Math.max(0, this.#taken - at), Math.max(0, until - at));
      if (part.length > 0) out.set(part, Math.max(0, at - this.#taken));
    }
    this.#taken = Math.max(this.#taken, until);
    this.#pieces = this.#pieces.filter((piece) => piece.at + piece.samples.length > until);
    return out;
  }
}
