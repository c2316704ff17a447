import { describe, expect, test } from "vitest";
import { nextEmailAt, weekdayOf } from "#core/habit/email-times.ts";
import { localDay } from "#core/local-days.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const next = (timeZone: string, hour: number, now: string, weekdays = EVERY_DAY) => {
  const at = nextEmailAt({ weekdays, hour, timeZone }, Date.parse(now));
  return at === null ? null : new Date(at).toISOString();
};

describe("the next email", () => {
  test.each([
    ["later today", "America/New_York", 8, "2026-11-24T07:59:59-05:00", "2026-11-24T13:00:00.000Z"],
    ["tomorrow, at that very moment", "America/New_York", 8, "2026-11-24T08:00-05:00", "2026-11-25T13:00:00.000Z"],
    ["half an hour off", "Asia/Kolkata", 8, "2026-11-24T09:00+05:30", "2026-11-25T02:30:00.000Z"],
    ["fourteen hours ahead", "Pacific/Kiritimati", 0, "2026-11-24T12:00+14:00", "2026-11-24T10:00:00.000Z"],
    [
      "over the day on which clocks go forward",
      "America/New_York",
      8,
      "2026-03-07T09:00-05:00",
      "2026-03-08T12:00:00.000Z",
    ],
    ["over the day on which they go back", "America/New_York", 8, "2026-10-31T09:00-04:00", "2026-11-01T13:00:00.000Z"],
    ["an hour that the clocks skip", "America/New_York", 2, "2026-03-08T00:00-05:00", "2026-03-08T07:00:00.000Z"],
    [
      "an hour that they show twice: the first",
      "America/New_York",
      1,
      "2026-11-01T00:00-04:00",
      "2026-11-01T05:00:00.000Z",
    ],
    ["and not the second one as well", "America/New_York", 1, "2026-11-01T01:00-04:00", "2026-11-02T06:00:00.000Z"],
    ["half an hour skipped", "Australia/Lord_Howe", 2, "2026-10-04T00:00+10:30", "2026-10-03T15:30:00.000Z"],
    ["midnight that is skipped", "America/Santiago", 0, "2026-09-05T12:00-04:00", "2026-09-06T04:00:00.000Z"],
  ])("%s", (_case, timeZone, hour, now, expected) => {
    expect(next(timeZone, hour, now)).toBe(expected);
  });

  test("is on a chosen weekday only, also where that is a week away", () => {
    // Tuesday, 24 November 2026.
    expect(next("UTC", 8, "2026-11-24T09:00Z", [2])).toBe("2026-12-01T08:00:00.000Z");
    expect(next("UTC", 8, "2026-11-24T07:00Z", [2])).toBe("2026-11-24T08:00:00.000Z");
    expect(next("UTC", 8, "2026-11-24T09:00Z", [1, 5])).toBe("2026-11-27T08:00:00.000Z");
    expect(next("UTC", 8, "2026-11-24T09:00Z", [])).toBeNull();
  });

  test("follows the one before by one day of the person, through a whole year", () => {
    for (const timeZone of ["America/New_York", "Europe/London", "Africa/Casablanca", "Pacific/Apia"]) {
      let at = Date.UTC(2026, 0, 1);
      let day = localDay(at, timeZone);
      for (let index = 0; index < 366; index += 1) {
        at = nextEmailAt({ weekdays: EVERY_DAY, hour: 23, timeZone }, at) ?? Number.NaN;
        if (index > 0) expect(localDay(at, timeZone), `${timeZone} ${index}`).toBe(day + 1);
        day = localDay(at, timeZone);
      }
    }
  });
});

test("weekdays go from Monday, 1, to Sunday, 7", () => {
  const monday = localDay(Date.UTC(2026, 10, 23), "UTC");
  expect(EVERY_DAY.map((_, index) => weekdayOf(monday + index))).toEqual(EVERY_DAY);
});
