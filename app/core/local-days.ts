import { AMERICAN, type Notation, writeClock, writeDate } from "./notation.ts";

// Days as somebody reads them off the calendar where they are. A time zone is an IANA name ("America/New_York"); a day is a whole
// number, counted from 1 January 1970.

/** The day of a moment, unix ms, in that zone; in UTC where this machine does not know the zone. */
export function localDay(ms: number, timeZone: string): number {
  // "11/23/2026"
  const [month = 1, day = 1, year = 1970] = (findFormat(timeZone) ?? IN_UTC).format(ms).split("/").map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** A day as its midnight in UTC: to be formatted in UTC, wherever the day was. */
export function dateOfDay(day: number): Date {
  return new Date(day * DAY_MS);
}

/** The time zone that a request names, if it is one; else UTC. */
export function knownTimeZone(name: unknown): string {
  return typeof name === "string" && findFormat(name) ? name : UTC;
}

/** "Nov 23, 2026": the day of a moment where somebody is. */
export function dayLabel(ms: number, timeZone: string, notation: Notation = AMERICAN): string {
  return writeDate(dateOfDay(localDay(ms, timeZone)), notation);
}

/** "Nov 23, 2026, 4:05 PM EST": a moment where somebody is, with the zone; in UTC where this machine does not know it. */
export function momentLabel(ms: number, timeZone: string, notation: Notation = AMERICAN): string {
  const { hour, minute, zone } = clockOf(ms, timeZone);
  return `${dayLabel(ms, timeZone, notation)}, ${writeClock({ hour, minute }, notation)} ${zone}`;
}

/** "4:05:09 PM EST". */
export function clockLabel(ms: number, timeZone: string, notation: Notation = AMERICAN): string {
  const { zone, ...at } = clockOf(ms, timeZone);
  return `${writeClock(at, notation)} ${zone}`;
}

/** "4:05 PM", for whoever knows which zone is meant. */
export function timeLabel(ms: number, timeZone: string, notation: Notation = AMERICAN): string {
  const { hour, minute } = clockOf(ms, timeZone);
  return writeClock({ hour, minute }, notation);
}

function clockOf(ms: number, timeZone: string): { hour: number; minute: number; second: number; zone: string } {
  const known = knownTimeZone(timeZone);
  const format = clocks.get(known) ?? new Intl.DateTimeFormat("en-US", { ...CLOCK, timeZone: known });
  clocks.set(known, format);
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    hour: number("hour"),
    minute: number("minute"),
    second: number("second"),
    zone: parts.get("timeZoneName") ?? "",
  };
}

const CLOCK = {
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
} as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

const DAY_MS = 24 * 60 * 60 * 1000;
const UTC = "UTC";

/** Null: no such zone. */
function findFormat(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

/** One for each zone: making one takes 0.2 ms, formatting a date with it 1 µs. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", { ...NUMERIC, timeZone });
  } catch {
    return null;
  }
}

const NUMERIC = { year: "numeric", month: "numeric", day: "numeric" } as const;
const IN_UTC = new Intl.DateTimeFormat("en-US", { ...NUMERIC, timeZone: UTC });
