import { dateOfDay, localDay } from "../local-days.ts";
import { type PersonZones, zoneAt } from "../time-zones.ts";

export type Streak = {
  /** Days in a row with a completed conversation, up to today or yesterday. */
  days: number;
  practisedToday: boolean;
  /** The date where the person is, as its midnight in UTC. */
  todayMs: number;
  /** Whether there was practice on each of the last two weeks' days, today last. */
  lastDays: boolean[];
};

const SHOWN_DAYS = 14;
/** Every time zone is whole quarters of an hour away from UTC, so a quarter lies in one day wherever it is. */
export const QUARTER_MS = 15 * 60 * 1000;

/** The quarter of an hour of a moment, unix ms: a whole number, counted from 1 January 1970, UTC. */
export function quarterOf(ms: number): number {
  return Math.floor(ms / QUARTER_MS);
}

/**
 * `quarters` are those in which a conversation of any kind was completed (adapters/d1/conversations/dashboard.ts
 * reads them), in any order. A day is counted in the zone the person had then, so that a change of zone breaks no streak. A streak
 * lives until a whole day has passed without practice.
 */
export function streakOf(quarters: readonly number[], nowMs: number, zones: PersonZones): Streak {
  const practised = new Set(
    quarters.map((quarter) => localDay(quarter * QUARTER_MS, zoneAt(quarter * QUARTER_MS, zones))),
  );
  const today = localDay(nowMs, zones.zone);
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
    todayMs: dateOfDay(today).getTime(),
    lastDays: Array.from({ length: SHOWN_DAYS }, (_, index) => practised.has(today - SHOWN_DAYS + 1 + index)),
  };
}
