import { AUDIO_BURST_MS, AUDIO_REFILL, MESSAGES_PER_SECOND, RESPONSES_PER_MINUTE, STRIKES } from "../limits.ts";

/** Token buckets: what is left in each at `atMs`. */
export type Caps = {
  atMs: number;
  audioMs: number;
  messages: number;
  responses: number;
  strikes: number;
  toldAtMs: number;
};

export function fullCaps(atMs: number): Caps {
  return {
    atMs,
    audioMs: AUDIO_BURST_MS,
    messages: MESSAGES_PER_SECOND,
    responses: RESPONSES_PER_MINUTE,
    strikes: STRIKES,
    toldAtMs: Number.NEGATIVE_INFINITY,
  };
}

export function refill(caps: Caps, atMs: number): Caps {
  const passedMs = Math.max(0, atMs - caps.atMs);
  return {
    atMs: Math.max(atMs, caps.atMs),
    audioMs: Math.min(AUDIO_BURST_MS, caps.audioMs + passedMs * AUDIO_REFILL),
    messages: Math.min(MESSAGES_PER_SECOND, caps.messages + (passedMs * MESSAGES_PER_SECOND) / 1000),
    responses: Math.min(RESPONSES_PER_MINUTE, caps.responses + (passedMs * RESPONSES_PER_MINUTE) / 60_000),
    strikes: Math.min(STRIKES, caps.strikes + passedMs / 1000),
    toldAtMs: caps.toldAtMs,
  };
}
