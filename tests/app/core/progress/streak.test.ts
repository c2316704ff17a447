import { describe, expect, test } from "vitest";
import { quarterOf, streakOf } from "#core/progress/streak.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = 20_000;
const UTC = { zone: "UTC", earlier: [] };
const NOON = TODAY * DAY_MS + DAY_MS / 2;
/** A practice at noon of each of these days, UTC. */
const noonsOf = (days: number[]) => days.map((day) => quarterOf(day * DAY_MS + DAY_MS / 2));

describe("a streak", () => {
  test.each([
    ["nobody practised", [], 0, false],
    ["today only", [TODAY], 1, true],
    ["yesterday only", [TODAY - 1], 1, false],
    ["the day before yesterday", [TODAY - 2], 0, false],
    ["three days up to today", [TODAY, TODAY - 1, TODAY - 2], 3, true],
    ["three days up to yesterday", [TODAY - 1, TODAY - 2, TODAY - 3], 3, false],
    ["a hole ends it", [TODAY, TODAY - 1, TODAY - 3, TODAY - 4], 2, true],
    ["days in any order, some twice", [TODAY - 2, TODAY, TODAY - 1, TODAY], 3, true],
  ])("%s", (_case, days, length, practisedToday) => {
    expect(streakOf(noonsOf(days), NOON, UTC, null)).toMatchObject({ days: length, practisedToday });
  });

  test("lives through the whole next day and not longer", () => {
    const practised = noonsOf([TODAY - 1, TODAY - 2]);
    expect(streakOf(practised, (TODAY + 1) * DAY_MS - 1, UTC, null).days).toBe(2);
    expect(streakOf(practised, (TODAY + 1) * DAY_MS, UTC, null).days).toBe(0);
  });

  test("shows the last two weeks, today last", () => {
    const { todayMs, lastDays } = streakOf(noonsOf([TODAY, TODAY - 13, TODAY - 14]), NOON, UTC, null);
    expect(todayMs).toBe(TODAY * DAY_MS);
    expect(lastDays).toEqual([true, ...Array(12).fill(false), true]);
  });
});

describe("the days of a streak are those where the person is", () => {
  const streak = (timeZone: string, practised: string[], now: string) =>
    streakOf(
      practised.map((at) => quarterOf(Date.parse(at))),
      Date.parse(now),
      { zone: timeZone, earlier: [] },
      null,
    );

  test.each([
    ["Monday at 8 pm and Tuesday at 8 am", ["2026-11-23T20:00-05:00", "2026-11-24T08:00-05:00"]],
    ["Monday morning and Tuesday evening", ["2026-11-23T08:00-05:00", "2026-11-24T20:00-05:00"]],
    ["Monday and Tuesday, just before midnight", ["2026-11-23T23:59-05:00", "2026-11-24T23:59-05:00"]],
  ])("in New York, %s are two days in a row", (_case, practised) => {
    expect(streak("America/New_York", practised, "2026-11-24T23:59:30-05:00")).toMatchObject({
      days: 2,
      practisedToday: true,
    });
  });

  test("in New York at 9 pm the practice of 8 pm was today, and at midnight yesterday", () => {
    const practised = ["2026-11-24T20:00-05:00"];
    expect(streak("America/New_York", practised, "2026-11-24T21:00-05:00").practisedToday).toBe(true);
    expect(streak("America/New_York", practised, "2026-11-25T00:00-05:00")).toMatchObject({
      days: 1,
      practisedToday: false,
    });
    expect(streak("America/New_York", practised, "2026-11-26T00:00-05:00").days).toBe(0);
  });

  test.each([
    ["on", ["2026-03-06T23:45-05:00", "2026-03-07T23:45-05:00", "2026-03-08T23:45-04:00", "2026-03-09T00:00-04:00"]],
    ["back", ["2026-10-30T00:15-04:00", "2026-10-31T00:15-04:00", "2026-11-01T23:45-05:00", "2026-11-02T00:00-05:00"]],
  ])("goes through the day on which the clocks go %s", (_way, practised) => {
    expect(streak("America/New_York", practised, practised.at(-1) ?? "").days).toBe(4);
  });

  test("in Nepal, at +5:45, five to midnight and five past are two days", () => {
    const practised = ["2026-11-23T23:55+05:45", "2026-11-24T00:05+05:45"];
    expect(streak("Asia/Kathmandu", practised, "2026-11-24T12:00+05:45").days).toBe(2);
    expect(streak("UTC", practised, "2026-11-24T06:15Z").days).toBe(1);
  });

  test("the last two weeks end with the date there, given as its midnight in UTC", () => {
    const { todayMs, lastDays } = streak("America/New_York", ["2026-11-24T20:00-05:00"], "2026-11-24T21:00-05:00");
    expect(new Date(todayMs).toISOString()).toBe("2026-11-24T00:00:00.000Z");
    expect(lastDays).toEqual([...Array(13).fill(false), true]);
  });
});

describe("where the clocks never change", () => {
  test.each([
    ["on", ["2026-03-07T23:59-07:00", "2026-03-08T00:00-07:00", "2026-03-09T23:59-07:00", "2026-03-10T00:00-07:00"]],
    ["back", ["2026-10-31T23:59-07:00", "2026-11-01T00:00-07:00", "2026-11-02T23:59-07:00", "2026-11-03T00:00-07:00"]],
  ])("in Phoenix, a streak goes through the days on which they go %s elsewhere", (_way, practised) => {
    const quarters = practised.map((at) => quarterOf(Date.parse(at)));
    const nowMs = Date.parse(practised.at(-1) ?? "");
    expect(streakOf(quarters, nowMs, { zone: "America/Phoenix", earlier: [] }, null).days).toBe(4);
  });
});

describe("a change of zone in the middle of a streak", () => {
  const practised = ["2026-11-23T22:30-07:00", "2026-11-24T18:00-07:00", "2026-11-25T22:30-07:00"];
  const streak = (zone: string, earlier: { zone: string; until: number }[], times: string[], now: string) =>
    streakOf(
      times.map((at) => quarterOf(Date.parse(at))),
      Date.parse(now),
      { zone, earlier },
      null,
    );
  const movedEast = [{ zone: "America/Denver", until: Date.parse("2026-11-26T09:00-07:00") }];

  test("breaks nothing: the evenings of Denver stay the days of Denver after a move to New York", () => {
    const then = [...practised, "2026-11-26T20:00-05:00"];
    expect(streak("America/New_York", movedEast, then, "2026-11-26T21:00-05:00")).toMatchObject({
      days: 4,
      practisedToday: true,
    });
    // Counted in New York alone they would be Tuesday, Tuesday and Thursday.
    expect(streak("America/New_York", [], practised, "2026-11-26T10:00-05:00").days).toBe(1);
  });

  test("to the west, today's practice is still today's, and tomorrow's begins at midnight there", () => {
    const moved = [{ zone: "America/New_York", until: Date.parse("2026-11-24T12:00-05:00") }];
    const times = ["2026-11-23T20:00-05:00", "2026-11-24T08:00-05:00", "2026-11-24T23:30-07:00"];
    expect(streak("America/Phoenix", moved, times, "2026-11-24T23:45-07:00")).toMatchObject({
      days: 2,
      practisedToday: true,
    });
    expect(streak("America/Phoenix", moved, times, "2026-11-25T00:00-07:00")).toMatchObject({
      days: 2,
      practisedToday: false,
    });
  });
});

describe("a day of rest", () => {
  // Day 20,000 is a Friday, 4 October 2024.
  const [FRIDAY, SUNDAY] = [TODAY, TODAY - 5];
  const on = (days: number[], now: number, restWeekday: number | null = 7) =>
    streakOf(noonsOf(days), now * DAY_MS + DAY_MS / 2, UTC, restWeekday);

  test("without practice breaks nothing and counts for nothing; with practice it counts", () => {
    const week = [FRIDAY - 7, FRIDAY - 6, SUNDAY + 1, SUNDAY + 2];
    expect(on(week, SUNDAY + 2).days).toBe(4);
    expect(on(week, SUNDAY + 2, null).days).toBe(2);
    expect(on([...week, SUNDAY], SUNDAY + 2).days).toBe(5);
  });

  test("is one a week: Saturday missed as well ends it", () => {
    expect(on([FRIDAY - 7, SUNDAY + 1], SUNDAY + 1).days).toBe(1);
  });

  test("keeps what there was before it until the day after it is over", () => {
    expect(on([SUNDAY - 1], SUNDAY)).toMatchObject({ days: 1, isRestDay: true });
    expect(on([SUNDAY - 1], SUNDAY + 1)).toMatchObject({ days: 1, isRestDay: false });
    expect(on([SUNDAY - 1], SUNDAY + 2).days).toBe(0);
  });

  test("is another weekday where another was chosen", () => {
    const noWednesday = [SUNDAY + 1, SUNDAY + 2, SUNDAY + 4];
    expect(on(noWednesday, SUNDAY + 4, 3).days).toBe(3);
    expect(on(noWednesday, SUNDAY + 4, 7).days).toBe(1);
  });

  test("alone is no streak", () => {
    expect(on([], SUNDAY)).toMatchObject({ days: 0, practisedToday: false });
  });
});
