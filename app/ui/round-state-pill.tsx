import { ROUND_STATE_LABELS, type RoundState } from "#core/assignments/round-state.ts";
import { Pill, type PillColor } from "./pill.tsx";

/** Where a round of an assignment stands. */
export function RoundStatePill({ state, count }: { state: RoundState; count?: number }) {
  const label = ROUND_STATE_LABELS[state];
  return <Pill color={COLORS[state]}>{count === undefined ? label : `${label}: ${count}`}</Pill>;
}

const COLORS = {
  todo: "idle",
  practising: "active",
  "handed-in": "active",
  passed: "good",
  "not-passed": "bad",
  overdue: "bad",
  excused: "idle",
} as const satisfies Record<RoundState, PillColor>;
