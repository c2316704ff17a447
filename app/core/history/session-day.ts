import { dateOfDay, localDay } from "../local-days.ts";
import { AMERICAN, writeDate } from "../notation.ts";

/** "November 26, 2026", where the person is. */
export function dayInWords(atMs: number, timeZone: string): string {
  return writeDate(dateOfDay(localDay(atMs, timeZone)), AMERICAN, { month: "long" });
}

/** "2026-11-26", where the person is: for names of files. */
export function dayOfFile(atMs: number, timeZone: string): string {
  return dateOfDay(localDay(atMs, timeZone)).toISOString().slice(0, "YYYY-MM-DD".length);
}
