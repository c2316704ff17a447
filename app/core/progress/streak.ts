import { dateOfDay, localDay } from "../local-days.ts";
import { type PersonZones, zoneAt } from "../time-zones.ts";

export type Streak = {
  /** Days with a completed conversation in a row, up to today or the last day before it that was no day of rest. */
  days: number;
  practisedToday: boolean;
  /** Today is the weekday without practice that breaks nothing. */
  isRestDay: boolean;
  /** The date where the person is, as its midnight in UTC. */
  todayMs: number;
  /** Whether there was practice on each of the last two weeks' days, today last. */
  lastDays: boolean[];
};

const SHOWN_DAYS = 14;
const SUNDAY = 7;
/** Every time zone is whole quarters of an hour away from UTC, so a quarter lies in one day wherever it is. */
export const QUARTER_MS = 15 * 60 * 1000;

/** The quarter of an hour of a moment, unix ms: a whole number, counted from 1 January 1970, UTC. */
export function quarterOf(ms: number): number {
  return Math.floor(ms / QUARTER_MS);
}

/**
 * `quarters` are those in which a conversation of any kind was completed (adapters/d1/conversations/dashboard.ts
 * reads them), in any order. A day is counted in the zone the person had then, so that a change of zone breaks no streak. A streak
 * lives until a whole day has passed without practice; `restWeekday`, 1 (Monday) to 7, is none of those. Null: there is no such day.
 */
export function streakOf(
  quarters: readonly number[],
  nowMs: number,
  zones: PersonZones,
  restWeekday: number | null,
): Streak {
  const practised = new Set(
    quarters.map((quarter) => localDay(quarter * QUARTER_MS, zoneAt(quarter * QUARTER_MS, zones))),
  );
  const today = localDay(nowMs, zones.zone);
  const practisedToday = practised.has(today);
  const count = daysInStreak(practised, practisedToday ? today : today - 1, restWeekday);
  return {
    days: count,
    practisedToday,
    isRestDay: isRestDay(today, restWeekday),
    todayMs: dateOfDay(today).getTime(),
    lastDays: Array.from({ length: SHOWN_DAYS }, (_, index) => practised.has(today - SHOWN_DAYS + 1 + index)),
  };
}

/** The days with practice in a row that ends on `day`, as in local-days.ts; a day of rest neither counts nor breaks it. */
export function daysInStreak(practised: ReadonlySet<number>, day: number, restWeekday: number | null): number {
  let count = 0;
  for (let at = day; practised.has(at) || isRestDay(at, restWeekday); at -= 1) if (practised.has(at)) count += 1;
  return count;
}

function isRestDay(day: number, restWeekday: number | null): boolean {
  return (dateOfDay(day).getUTCDay() || SUNDAY) === restWeekday;
}
