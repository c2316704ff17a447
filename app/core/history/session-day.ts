import { dateOfDay, localDay } from "../local-days.ts";

const DATE = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });

/** "November 26, 2026", where the person is. */
export function dayInWords(atMs: number, timeZone: string): string {
  return DATE.format(dateOfDay(localDay(atMs, timeZone)));
}

/** "2026-11-26", where the person is: for names of files. */
export function dayOfFile(atMs: number, timeZone: string): string {
  return dateOfDay(localDay(atMs, timeZone)).toISOString().slice(0, "YYYY-MM-DD".length);
}
