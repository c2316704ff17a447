import { ROUND_STATE_LABELS, type RoundState } from "#core/assignments/round-state.ts";
import { classNames } from "./class-names.ts";

/** Where a round of an assignment stands. */
export function RoundStatePill({ state, count }: { state: RoundState; count?: number }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-[550] before:size-1.5 before:rounded-full before:bg-current",
        LOOKS[state],
      )}
    >
      {count === undefined ? ROUND_STATE_LABELS[state] : `${ROUND_STATE_LABELS[state]}: ${count}`}
    </span>
  );
}

const LOOKS = {
  todo: "bg-idle-soft text-muted",
  practising: "bg-active-soft text-active",
  "handed-in": "bg-active-soft text-active",
  passed: "bg-good-soft text-good",
  "not-passed": "bg-bad-soft text-bad",
  overdue: "bg-bad-soft text-bad",
  excused: "bg-idle-soft text-muted",
} as const satisfies Record<RoundState, string>;
