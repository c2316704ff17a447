import { describe, expect, test } from "vitest";
import { parseQueueCursor, parseQueueReason, weeklyPick, weekOf } from "#core/reviews/queue-reasons.ts";

describe("the week of an attempt", () => {
  test("begins on Monday, where the organization is", () => {
    const monday = (zone: string) => weekOf(Date.UTC(2026, 2, 9, 5), zone);
    // Sunday, March 8, 2026 is the day on which clocks go forward in New York, and not in Phoenix.
    const sundayEvening = Date.UTC(2026, 2, 9, 3, 30);
    expect(weekOf(sundayEvening, "America/New_York")).toBe(monday("America/New_York") - 1);
    expect(weekOf(sundayEvening, "America/Phoenix")).toBe(weekOf(Date.UTC(2026, 2, 4), "America/Phoenix"));
    expect(weekOf(sundayEvening, "UTC")).toBe(monday("UTC"));
    // 2026-12-31 and 2027-01-03 lie in one ISO week.
    expect(weekOf(Date.UTC(2026, 11, 31), "UTC")).toBe(weekOf(Date.UTC(2027, 0, 3, 23), "UTC"));
    expect(weekOf(Date.UTC(2027, 0, 4), "UTC")).toBe(weekOf(Date.UTC(2027, 0, 3), "UTC") + 1);
  });
});

describe("the weekly one of a person", () => {
  const ids = Array.from({ length: 8 }, (_, index) => `conversation-${index}`);

  test("is the same for everybody who asks, in whatever order they lie", () => {
    const pick = weeklyPick("kim", 2900, ids);
    expect(ids).toContain(pick);
    expect(weeklyPick("kim", 2900, [...ids].reverse())).toBe(pick);
  });

  test("is another one for other people and in other weeks, and each is chosen now and then", () => {
    const picks = Array.from({ length: 200 }, (_, week) => weeklyPick("kim", week, ids));
    expect(new Set(picks).size).toBe(ids.length);
    const others = Array.from({ length: 200 }, (_, index) => weeklyPick(`person-${index}`, 2900, ids));
    expect(new Set(others).size).toBe(ids.length);
  });

  test("there is none of a week without attempts", () => {
    expect(weeklyPick("kim", 2900, [])).toBeNull();
  });
});

test("nonsense in the address of the queue is all of it, from the newest", () => {
  expect([parseQueueReason("near"), parseQueueReason("x"), parseQueueReason(null)]).toEqual(["near", null, null]);
  expect(parseQueueCursor(new URLSearchParams("before=5&id=a"))).toEqual({ handedInAt: 5, id: "a" });
  for (const search of ["", "before=x&id=a", "before=5", "before=1e999&id=a"])
    expect(parseQueueCursor(new URLSearchParams(search)), search).toBeNull();
});
