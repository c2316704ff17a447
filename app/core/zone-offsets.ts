/** By how much local time is ahead of UTC from a moment on, both in ms. */
export type ZoneOffset = { fromMs: number; offsetMs: number };

/** The offset of a zone (an IANA name) at `sinceMs`, and each change of it until `untilMs`: two a year, or none. */
export function zoneOffsets(timeZone: string, sinceMs: number, untilMs: number): ZoneOffset[] {
  const offsetAt = offsetsIn(timeZone);
  let known = offsetAt(sinceMs);
  const found: ZoneOffset[] = [{ fromMs: sinceMs, offsetMs: known }];
  for (let at = sinceMs; at < untilMs; at += STEP_MS) {
    const offsetMs = offsetAt(Math.min(at + STEP_MS, untilMs));
    if (offsetMs === known) continue;
    // Clocks are changed at whole minutes.
    let [before, after] = [Math.floor(at / MINUTE_MS), Math.ceil(Math.min(at + STEP_MS, untilMs) / MINUTE_MS)];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle * MINUTE_MS) === offsetMs) after = middle;
      else before = middle;
    }
    found.push({ fromMs: after * MINUTE_MS, offsetMs });
    known = offsetMs;
  }
  return found;
}

/** Local time as if it were UTC: its UTC fields are those of a clock there. */
export function localTime(ms: number, timeZone: string): Date {
  return new Date(ms + offsetsIn(timeZone)(ms));
}

/** The day of a moment, counted from 1 January 1970, by offsets that reach back to it. */
export function dayByOffsets(ms: number, offsets: readonly ZoneOffset[]): number {
  const { offsetMs } = offsets.findLast(({ fromMs }) => fromMs <= ms) ?? offsets[0] ?? { offsetMs: 0 };
  return Math.floor((ms + offsetMs) / DAY_MS);
}

function offsetsIn(timeZone: string): (ms: number) => number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...FIELDS, timeZone });
  formats.set(timeZone, format);
  return (ms) => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** No zone changes its clocks twice within so long; Morocco's do twice in five weeks. */
const STEP_MS = 28 * DAY_MS;
/** One for each zone: making one takes longer than ten uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FIELDS = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
} as const;
