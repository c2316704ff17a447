import { describe, expect, test } from "vitest";
import { clockLabel, dateOfDay, knownTimeZone, localDay, momentLabel } from "#core/local-days.ts";

const isoOf = (at: string, timeZone: string) =>
  dateOfDay(localDay(Date.parse(at), timeZone))
    .toISOString()
    .slice(0, 10);

describe("the day where somebody is", () => {
  test.each([
    ["UTC", "2026-11-24T00:00:00Z", "2026-11-24"],
    ["UTC", "2026-11-23T23:59:59.999Z", "2026-11-23"],
    // 8 pm on Monday.
    ["America/New_York", "2026-11-24T01:00:00Z", "2026-11-23"],
    ["America/New_York", "2026-11-24T04:59:59.999Z", "2026-11-23"],
    ["America/New_York", "2026-11-24T05:00:00Z", "2026-11-24"],
    // A day of 23 hours, and one of 25.
    ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T03:59:59.999Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T04:59:59.999Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
    // +5:45.
    ["Asia/Kathmandu", "2026-11-23T18:14:59.999Z", "2026-11-23"],
    ["Asia/Kathmandu", "2026-11-23T18:15:00Z", "2026-11-24"],
    // The first and the last to begin a day, and one of half hours.
    ["Pacific/Kiritimati", "2026-11-23T10:00:00Z", "2026-11-24"],
    ["Pacific/Pago_Pago", "2026-11-24T10:59:59.999Z", "2026-11-23"],
    ["Pacific/Marquesas", "2026-11-24T09:30:00Z", "2026-11-24"],
  ])("in %s at %s is %s", (timeZone, at, date) => {
    expect(isoOf(at, timeZone)).toBe(date);
  });

  test("is one more every day, over a year with both changes of the clock", () => {
    const noons = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, 17));
    const days = noons.map((ms) => localDay(ms, "America/New_York"));
    expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
  });

  test("is counted from 1 January 1970, and before it downwards", () => {
    expect([localDay(0, "UTC"), localDay(-1, "UTC"), localDay(0, "America/New_York")]).toEqual([0, -1, -1]);
  });

  test("begins at the same quarter of an hour everywhere, so that a quarter lies in one day", () => {
    for (const timeZone of Intl.supportedValuesOf("timeZone"))
      for (const at of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)])
        for (let quarter = at; quarter < at + 24 * 3600_000; quarter += 15 * 60_000)
          if (localDay(quarter, timeZone) !== localDay(quarter + 15 * 60_000 - 1, timeZone))
            expect.fail(`${timeZone} ${new Date(quarter).toISOString()}`);
  });

  test("is the day of UTC in a zone that this machine does not know", () => {
    expect(isoOf("2026-11-24T01:00:00Z", "Mars/Olympus")).toBe("2026-11-24");
  });
});

describe("the zone that a request names", () => {
  test("is taken when it is known", () => {
    expect(knownTimeZone("America/New_York")).toBe("America/New_York");
    expect(knownTimeZone("Asia/Kathmandu")).toBe("Asia/Kathmandu");
  });

  test.each([undefined, null, "", "Mars/Olympus", "America/New York", 5, {}, "x".repeat(5000)])(
    "is UTC for %j",
    (name) => {
      expect(knownTimeZone(name)).toBe("UTC");
    },
  );
});

describe("a moment where somebody is", () => {
  const ms = Date.parse("2026-11-24T00:05:09Z");
  test.each([
    ["America/New_York", "Nov 23, 2026, 7:05 PM EST", "7:05:09 PM EST"],
    ["UTC", "Nov 24, 2026, 12:05 AM UTC", "12:05:09 AM UTC"],
    ["Nowhere/At_All", "Nov 24, 2026, 12:05 AM UTC", "12:05:09 AM UTC"],
  ])("in %s names its zone: %s", (timeZone, moment, clock) => {
    expect(momentLabel(ms, timeZone)).toBe(moment);
    expect(clockLabel(ms, timeZone)).toBe(clock);
  });
});
