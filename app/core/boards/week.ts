import { endOfDay } from "../assignments/due-date.ts";
import { localDay } from "../local-days.ts";

/** The day, as in local-days.ts, of the Monday that begins the week of a moment in that zone. */
export function mondayOf(nowMs: number, timeZone: string): number {
  const today = localDay(nowMs, timeZone);
  // Day 0 was a Thursday.
  return today - ((today + 3) % 7);
}

/** The first moment of the week of a moment, from Monday in that zone, unix ms. */
export function weekBegan(nowMs: number, timeZone: string): number {
  return endOfDay(mondayOf(nowMs, timeZone) - 1, timeZone);
}

/** The first moment of the four weeks before that week. */
export function fourWeeksBefore(nowMs: number, timeZone: string): number {
  return endOfDay(mondayOf(nowMs, timeZone) - 28 - 1, timeZone);
}
