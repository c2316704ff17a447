import type { DemoVoice } from "#app/content/demo-call.ts";
import { homeCall, type Moment } from "../home/moments.ts";
import { lineTimes } from "../line-times.ts";
import type { RehearsedCall } from "../rehearsed-call.ts";

export type ReplayLine = Moment & { atSeconds: number };
export type ReplayCall = ReturnType<typeof replayCall>;

/** The call with the second at which each line is said. */
export function replayCall(call: RehearsedCall, voice: DemoVoice) {
  const { customer, score, verdict, dimensions, slip } = homeCall(call, voice);
  const { isSpoken, seconds, atSeconds } = lineTimes(call, voice);
  const lines = call.turns.map(
    ({ index, speaker, text }, place): ReplayLine => ({
      speaker,
      text,
      atSeconds: atSeconds[place] ?? 0,
      notes: call.notes.filter((note) => note.turn === index).map(({ tone, label }) => ({ tone, label })),
    }),
  );
  return { customer, scenario: call.scenario, score, verdict, dimensions, slip, lines, seconds, isSpoken };
}
