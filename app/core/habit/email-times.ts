import { dateOfDay, localDay } from "../local-days.ts";
import { localTime } from "../zone-offsets.ts";

/** When a person wants emails: weekdays from 1 (Monday) to 7, at this hour (0 to 23) where they are. */
export type EmailTimes = { weekdays: readonly number[]; hour: number; timeZone: string };

/** An email that could not go out for so long is not sent any more: it is one of the morning. */
export const EMAIL_LATE_MS = 3 * 60 * 60 * 1000;

/** The next moment after `nowMs` at which an email is due; null: on no weekday. */
export function nextEmailAt({ weekdays, hour, timeZone }: EmailTimes, nowMs: number): number | null {
  const today = localDay(nowMs, timeZone);
  for (let day = today; day <= today + DAYS_OF_A_WEEK; day += 1) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const at = momentOf(day, hour, timeZone);
    if (at > nowMs) return at;
  }
  return null;
}

/** 1 (Monday) to 7 of a day, as local-days.ts counts them. */
export function weekdayOf(day: number): number {
  return dateOfDay(day).getUTCDay() || DAYS_OF_A_WEEK;
}

/**
 * When it is that hour on that day, unix ms. Where the clocks skip the hour, as much later as they skip; where they show it twice, the
 * first time.
 */
export function momentOf(day: number, hour: number, timeZone: string): number {
  const wanted = dateOfDay(day).getTime() + hour * HOUR_MS;
  // No zone is further than a day from UTC, so one of these offsets is the one before a change that day, the other the one after it.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map(
    (near) => wanted - (localTime(near, timeZone).getTime() - near),
  );
  const right = candidates.filter((at) => localTime(at, timeZone).getTime() === wanted);
  return right.length > 0 ? Math.min(...right) : Math.max(...candidates);
}

const DAYS_OF_A_WEEK = 7;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
