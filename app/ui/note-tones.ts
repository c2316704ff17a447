import type { TurnNote } from "#core/feedback/turn-notes.ts";

/** The colours of what was noticed in a line. */
export const NOTE_TONES = {
  good: "bg-good-soft text-good",
  plain: "bg-idle-soft text-muted",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
} as const satisfies Record<TurnNote["tone"], string>;
