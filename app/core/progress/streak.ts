import { dayNumber } from "../conversations/labels.ts";

export type Streak = {
  /** Days in a row with a completed conversation, up to today or yesterday. */
  days: number;
  practisedToday: boolean;
  todayMs: number;
  /** Whether there was practice on each of the last two weeks' days, today last. */
  lastDays: boolean[];
};

const SHOWN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `days` are UTC day numbers in any order. A streak lives until a whole day has passed without practice. */
export function streakOf(days: readonly number[], nowMs: number): Streak {
  const practised = new Set(days);
  const today = dayNumber(nowMs);
  const practisedToday = practised.has(today);
  let day = practisedToday ? today : today - 1;
  let count = 0;
  while (practised.has(day)) {
    count += 1;
    day -= 1;
  }
  return {
    days: count,
    practisedToday,
    todayMs: today * DAY_MS,
    lastDays: Array.from({ length: SHOWN_DAYS }, (_, index) => practised.has(today - SHOWN_DAYS + 1 + index)),
  };
}
