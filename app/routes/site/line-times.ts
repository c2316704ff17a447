import type { DemoVoice } from "#app/content/demo-call.ts";
import type { RehearsedCall } from "./rehearsed-call.ts";

/** Two minutes without a voice, whatever the call took: nobody watches longer. */
const REPLAY_SECONDS = 120;
/** At the end, for the score. */
const SCORE_SECONDS = 6;

export type LineTimes = { isSpoken: boolean; seconds: number; atSeconds: readonly number[] };

/**
 * When each line of the demo call begins, and how long it takes. `voice` is heard where it says the very words of the call; else the
 * lines come without it.
 */
export function lineTimes(call: Pick<RehearsedCall, "turns">, voice: DemoVoice): LineTimes {
  if (saysTheSame(call, voice)) {
    const atSeconds = voice.lines.map(({ atMs }) => atMs / 1000);
    return { isSpoken: true, seconds: Math.round(voice.durationMs / 1000), atSeconds };
  }
  const scale = (REPLAY_SECONDS - SCORE_SECONDS) / (call.turns.at(-1)?.atMs ?? 1);
  return {
    isSpoken: false,
    seconds: REPLAY_SECONDS,
    atSeconds: call.turns.map(({ atMs }) => Math.round(atMs * scale)),
  };
}

export function saysTheSame(call: Pick<RehearsedCall, "turns">, voice: DemoVoice): boolean {
  return (
    voice.lines.length === call.turns.length && call.turns.every(({ text }, place) => voice.lines[place]?.text === text)
  );
}
