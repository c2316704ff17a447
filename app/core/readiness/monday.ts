import { localTime } from "../zone-offsets.ts";

const MONDAY = 1;
const HOUR = 8;

/** The local date of a Monday on which it is 8:00 or later in that zone, as YYYY-MM-DD; null: it is not. */
export function mondayMorning(nowMs: number, timeZone: string): string | null {
  const local = localTime(nowMs, timeZone);
  return local.getUTCDay() === MONDAY && local.getUTCHours() >= HOUR ? local.toISOString().slice(0, 10) : null;
}
