import type { DemoVoice } from "#app/content/demo-call.ts";
import { homeCall, type Moment } from "../home/moments.ts";
import type { RehearsedCall } from "../rehearsed-call.ts";

export type ReplayLine = Moment & { atSeconds: number };
export type ReplayCall = ReturnType<typeof replayCall>;

/** Two minutes without a voice, whatever the call took: nobody watches longer. */
const REPLAY_SECONDS = 120;
/** At the end, for the score. */
const SCORE_SECONDS = 6;

/**
 * The call with the second at which each line is said. `voice` is heard where it says the very words of the call; else the lines
 * come without it.
 */
export function replayCall(call: RehearsedCall, voice: DemoVoice) {
  const { customer, score, verdict, dimensions, slip } = homeCall(call);
  const isSpoken = saysTheSame(call, voice);
  const lastMs = call.turns.at(-1)?.atMs ?? 0;
  const scale = (REPLAY_SECONDS - SCORE_SECONDS) / lastMs;
  const lines = call.turns.map(({ index, speaker, text, atMs }, place): ReplayLine => {
    const spokenAtMs = isSpoken ? voice.lines[place]?.atMs : undefined;
    return {
      speaker,
      text,
      atSeconds: spokenAtMs === undefined ? Math.round(atMs * scale) : spokenAtMs / 1000,
      notes: call.notes.filter((note) => note.turn === index).map(({ tone, label }) => ({ tone, label })),
    };
  });
  const seconds = isSpoken ? Math.ceil(voice.durationMs / 1000) : REPLAY_SECONDS;
  return { customer, scenario: call.scenario, score, verdict, dimensions, slip, lines, seconds, isSpoken };
}

export function saysTheSame(call: RehearsedCall, voice: DemoVoice): boolean {
  return (
    voice.lines.length === call.turns.length && call.turns.every(({ text }, place) => voice.lines[place]?.text === text)
  );
}
