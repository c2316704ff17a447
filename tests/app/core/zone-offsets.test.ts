import { expect, test } from "vitest";
import { localDay } from "#core/local-days.ts";
import { dayByOffsets, localTime, zoneOffsets } from "#core/zone-offsets.ts";

const HOUR_MS = 60 * 60 * 1000;
const YEAR = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

test("a zone with summer time has three offsets in a year, each from the moment the clocks change", () => {
  expect(zoneOffsets("America/New_York", ...YEAR)).toEqual([
    { fromMs: YEAR[0], offsetMs: -5 * HOUR_MS },
    { fromMs: Date.UTC(2026, 2, 8, 7), offsetMs: -4 * HOUR_MS },
    { fromMs: Date.UTC(2026, 10, 1, 6), offsetMs: -5 * HOUR_MS },
  ]);
  expect(zoneOffsets("America/Phoenix", ...YEAR)).toEqual([{ fromMs: YEAR[0], offsetMs: -7 * HOUR_MS }]);
});

test.each([
  "America/New_York",
  "America/Phoenix",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Casablanca",
  "UTC",
])("in %s days by offsets are the days of the calendar, every quarter of an hour around each change", (zone) => {
  const offsets = zoneOffsets(zone, ...YEAR);
  for (const { fromMs } of offsets)
    for (let ms = fromMs; ms < fromMs + 48 * HOUR_MS; ms += HOUR_MS / 4)
      expect(dayByOffsets(ms, offsets), new Date(ms).toISOString()).toBe(localDay(ms, zone));
});

test("local time reads as a clock there", () => {
  expect(localTime(Date.UTC(2026, 2, 8, 7, 30), "America/New_York").toISOString()).toBe("2026-03-08T03:30:00.000Z");
});
