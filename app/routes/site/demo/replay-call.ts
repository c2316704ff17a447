import { homeCall, type Moment } from "../home/moments.ts";
import type { RehearsedCall } from "../rehearsed-call.ts";

export type ReplayLine = Moment & { atSeconds: number };
export type ReplayCall = ReturnType<typeof replayCall>;

/** Two minutes, whatever the call took: nobody watches longer. */
const REPLAY_SECONDS = 120;

/** The call with the second at which each line is said; the last seconds are for the score. */
export function replayCall(call: RehearsedCall) {
  const { customer, score, verdict, dimensions, slip } = homeCall(call);
  const lastMs = call.turns.at(-1)?.atMs ?? 0;
  const scale = (REPLAY_SECONDS - 6) / (lastMs / 1000);
  const lines = call.turns.map(
    ({ index, speaker, text, atMs }): ReplayLine => ({
      speaker,
      text,
      atSeconds: Math.round((atMs / 1000) * scale),
      notes: call.notes.filter((note) => note.turn === index).map(({ tone, label }) => ({ tone, label })),
    }),
  );
  return { customer, scenario: call.scenario, score, verdict, dimensions, slip, lines, seconds: REPLAY_SECONDS };
}
