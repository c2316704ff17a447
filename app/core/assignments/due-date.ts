import { dateOfDay, localDay } from "../local-days.ts";
import { AMERICAN, type Notation, writeDate } from "../notation.ts";

// A due date is a local date of the organization: it is due until the end of that day, there. `dueAt` is that end, unix ms: the first
// moment of the next day. A day is a whole number, as in local-days.ts.

/** The end of a day in that zone, also on a day of 23 or 25 hours. */
export function endOfDay(day: number, timeZone: string): number {
  const midnight = dateOfDay(day + 1).getTime();
  // The first moment of a later day. No zone is further than a day from UTC.
  let [before, after] = [midnight - DAY_MS, midnight + DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle, timeZone) > day) after = middle;
    else before = middle;
  }
  return after;
}

/** The day of which `dueAt` is the end. */
export function dueDay(dueAt: number, timeZone: string): number {
  return localDay(dueAt - 1, timeZone);
}

/** "2026-03-08" as a day; null: no date of the calendar. */
export function parseDate(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) ||
    dateOfDay(ms / DAY_MS)
      .toISOString()
      .slice(0, 10) !== text
    ? null
    : ms / DAY_MS;
}

/** A day as a date field has it: "2026-03-08". */
export function dateText(day: number): string {
  return dateOfDay(day).toISOString().slice(0, 10);
}

/** "Sun, Mar 8"; in another year than now's, there, "Mon, Mar 8, 2027". */
export function dueLabel(dueAt: number, timeZone: string, nowMs: number, notation: Notation = AMERICAN): string {
  const date = dateOfDay(dueDay(dueAt, timeZone));
  const isThisYear = date.getUTCFullYear() === dateOfDay(localDay(nowMs, timeZone)).getUTCFullYear();
  return writeDate(date, notation, { weekday: "short", year: !isThisYear });
}

/** Which of these reminders are due and did not go out: so many days before the due date, counted in local days. */
export function remindersDue(
  of: { remindDays: readonly number[]; reminded: readonly number[]; dueAt: number | null; timeZone: string },
  nowMs: number,
): number[] {
  const { dueAt } = of;
  if (dueAt === null || nowMs >= dueAt) return [];
  const daysLeft = dueDay(dueAt, of.timeZone) - localDay(nowMs, of.timeZone);
  return of.remindDays.filter((days) => daysLeft <= days && !of.reminded.includes(days));
}

/** Whether the next round of an assignment that repeats is to begin: so many local days after the last was passed. */
export function isNextRoundDue(
  last: { passedAt: number | null; repeatDays: number | null },
  timeZone: string,
  nowMs: number,
): boolean {
  const { passedAt, repeatDays } = last;
  return (
    passedAt !== null && repeatDays !== null && localDay(nowMs, timeZone) - localDay(passedAt, timeZone) >= repeatDays
  );
}

/** When a later round is due: as many days after it began as the round before had. */
export function nextDueAt(
  last: { assignedAt: number; dueAt: number | null },
  timeZone: string,
  nowMs: number,
): number | null {
  if (last.dueAt === null) return null;
  const days = Math.max(0, dueDay(last.dueAt, timeZone) - localDay(last.assignedAt, timeZone));
  return endOfDay(localDay(nowMs, timeZone) + days, timeZone);
}

const DAY_MS = 24 * 60 * 60 * 1000;
