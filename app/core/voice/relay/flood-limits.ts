import { AUDIO_BURST_MS, AUDIO_REFILL, MESSAGES_PER_SECOND, RESPONSES_PER_MINUTE, STRIKES } from "../call-figures.ts";

/** [R4] [R6] [R8] What a browser may still send: token buckets, as full as they are at `atMs`. */
export type FloodLimits = {
  atMs: number;
  audioMs: number;
  messages: number;
  responses: number;
  strikes: number;
  toldAtMs: number;
};

export function freshFloodLimits(atMs: number): FloodLimits {
  return {
    atMs,
    audioMs: AUDIO_BURST_MS,
    messages: MESSAGES_PER_SECOND,
    responses: RESPONSES_PER_MINUTE,
    strikes: STRIKES,
    toldAtMs: Number.NEGATIVE_INFINITY,
  };
}

export function refill(left: FloodLimits, atMs: number): FloodLimits {
  const passedMs = Math.max(0, atMs - left.atMs);
  return {
    atMs: Math.max(atMs, left.atMs),
    audioMs: Math.min(AUDIO_BURST_MS, left.audioMs + passedMs * AUDIO_REFILL),
    messages: Math.min(MESSAGES_PER_SECOND, left.messages + (passedMs * MESSAGES_PER_SECOND) / 1000),
    responses: Math.min(RESPONSES_PER_MINUTE, left.responses + (passedMs * RESPONSES_PER_MINUTE) / 60_000),
    strikes: Math.min(STRIKES, left.strikes + passedMs / 1000),
    toldAtMs: left.toldAtMs,
  };
}
