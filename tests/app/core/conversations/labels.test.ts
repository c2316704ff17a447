import { describe, expect, test } from "vitest";
import { dateLabel, durationInWords, durationLabel, STATUS_COLORS } from "#core/conversations/labels.ts";

const NOON = Date.UTC(2026, 2, 15, 12);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe("the date label", () => {
  test.each([
    ["this moment", NOON, "Today"],
    ["the first millisecond of the day", Date.UTC(2026, 2, 15), "Today"],
    ["the last millisecond of the day before", Date.UTC(2026, 2, 15) - 1, "Yesterday"],
    ["the first millisecond of the day before", Date.UTC(2026, 2, 14), "Yesterday"],
    ["two days back", NOON - 2 * DAY_MS, "2 days ago"],
    ["six days back", NOON - 6 * DAY_MS, "6 days ago"],
    ["seven days back", NOON - 7 * DAY_MS, "Mar 8, 2026"],
    ["another year", Date.UTC(2025, 11, 31, 23, 59), "Dec 31, 2025"],
  ])("says of %s: %s -> %s", (_when, atMs, label) => {
    expect(dateLabel(atMs, NOON, "UTC")).toBe(label);
  });

  test("counts days of the calendar, not spans of 24 hours", () => {
    expect(dateLabel(Date.UTC(2026, 2, 14, 23, 30), Date.UTC(2026, 2, 15, 0, 30), "UTC")).toBe("Yesterday");
  });

  test("counts the days where the reader is", () => {
    const evening = Date.parse("2026-03-15T20:00-04:00");
    const morning = Date.parse("2026-03-16T08:00-04:00");
    expect(dateLabel(evening, evening + HOUR_MS, "America/New_York")).toBe("Today");
    expect(dateLabel(evening, morning, "America/New_York")).toBe("Yesterday");
    expect(dateLabel(evening, morning + 6 * DAY_MS, "America/New_York")).toBe("Mar 15, 2026");
    expect(dateLabel(evening, morning, "UTC")).toBe("Today");
  });

  test("calls a moment ahead of the clock today", () => {
    expect(dateLabel(NOON + 2 * DAY_MS, NOON, "UTC")).toBe("Today");
  });
});

describe("the duration label", () => {
  test.each([
    [0, "0:00"],
    [7, "0:07"],
    [59.4, "0:59"],
    [59.5, "1:00"],
    [60, "1:00"],
    [252, "4:12"],
    [3599, "59:59"],
    [3600, "60:00"],
    [-5, "0:00"],
  ])("writes %s seconds as %s", (seconds, label) => {
    expect(durationLabel(seconds)).toBe(label);
  });

  test.each([
    [0, "0 seconds"],
    [1, "1 second"],
    [60, "1 minute"],
    [252, "4 minutes 12 seconds"],
  ])("reads %s seconds aloud as %s", (seconds, words) => {
    expect(durationInWords(seconds)).toBe(words);
  });
});

test("completed is green, active blue, abandoned gray", () => {
  expect(STATUS_COLORS).toEqual({ completed: "green", active: "blue", abandoned: "gray" });
});
