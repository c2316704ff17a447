import { describe, expect, test } from "vitest";
import { streakOf } from "#core/progress/streak.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = 20_000;
const NOON = TODAY * DAY_MS + DAY_MS / 2;

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
    expect(streakOf(days, NOON)).toMatchObject({ days: length, practisedToday });
  });

  test("lives through the whole next day and not longer", () => {
    const days = [TODAY - 1, TODAY - 2];
    expect(streakOf(days, (TODAY + 1) * DAY_MS - 1).days).toBe(2);
    expect(streakOf(days, (TODAY + 1) * DAY_MS).days).toBe(0);
  });

  test("shows the last two weeks, today last", () => {
    const { todayMs, lastDays } = streakOf([TODAY, TODAY - 13, TODAY - 14], NOON);
    expect(todayMs).toBe(TODAY * DAY_MS);
    expect(lastDays).toEqual([true, ...Array(12).fill(false), true]);
  });
});
