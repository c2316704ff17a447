import { describe, expect, test } from "vitest";
import { keptSince, keptUntil } from "#core/retention/kept-days.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("what is kept for a number of days", () => {
  test("is kept through the last of them where the organization is, whatever the hour it came", () => {
    for (const hour of [0, 9, 23]) {
      // 2026-06-01 in Chicago.
      const at = Date.UTC(2026, 5, 1, 5 + hour);
      expect(new Date(keptUntil(at, 30, "America/Chicago")).toISOString()).toBe("2026-07-02T05:00:00.000Z");
    }
  });

  test.each([
    ["New York, over the day of 23 hours", "America/New_York", "2026-03-09T04:00:00.000Z"],
    ["Phoenix, which changes nothing", "America/Phoenix", "2026-03-09T07:00:00.000Z"],
  ])("ends at midnight there: %s", (_, zone, until) => {
    expect(new Date(keptUntil(Date.UTC(2026, 2, 7, 18), 1, zone)).toISOString()).toBe(until);
  });

  test("is past at the same moment, whether seen from then or from now", () => {
    for (const zone of ["America/New_York", "America/Phoenix", "Pacific/Apia", "UTC"])
      for (const at of [Date.UTC(2026, 2, 7, 23), Date.UTC(2026, 9, 31, 3), Date.UTC(2026, 10, 1, 6)])
        for (const days of [1, 30, 365]) {
          const until = keptUntil(at, days, zone);
          expect(at < keptSince(until - 1, days, zone), `${zone} before`).toBe(false);
          expect(at < keptSince(until, days, zone), `${zone} then`).toBe(true);
          expect(at < keptSince(until + 25 * HOUR_MS, days, zone), `${zone} later`).toBe(true);
        }
  });
});
