import { describe, expect, test } from "vitest";
import { type BoardPerson, groupSums, neighborsOf } from "#core/boards/neighbors.ts";
import { fourWeeksBefore, weekBegan } from "#core/boards/week.ts";
import { weekFigures } from "#core/boards/week-figures.ts";
import { quarterOf } from "#core/progress/streak.ts";

const ZONE = "America/New_York";
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe("the week", () => {
  test.each([
    ["on Monday's first moment", "2026-11-23T05:00:00Z", "2026-11-23T05:00:00.000Z"],
    ["a moment before it, on Sunday night", "2026-11-23T04:59:59.999Z", "2026-11-16T05:00:00.000Z"],
    ["on a Sunday of 25 hours", "2026-11-01T20:00:00Z", "2026-10-26T04:00:00.000Z"],
    ["after a Sunday of 23 hours", "2026-03-09T12:00:00Z", "2026-03-09T04:00:00.000Z"],
  ])("begins on Monday where the organization is: %s", (_, now, began) => {
    expect(new Date(weekBegan(Date.parse(now), ZONE)).toISOString()).toBe(began);
  });

  test("has four whole weeks before it, over the change of the clock", () => {
    expect(new Date(fourWeeksBefore(Date.UTC(2026, 10, 25, 12), ZONE)).toISOString()).toBe("2026-10-26T04:00:00.000Z");
  });
});

describe("the figures of a week", () => {
  /** Wed, 25 November 2026, 7 AM in New York. */
  const now = Date.UTC(2026, 10, 25, 12);
  const began = weekBegan(now, ZONE);
  const nothing = { quarters: [], settledDrills: [], handedIn: [] };

  test("count days there, each once, and nothing of last week", () => {
    const moments = [began - 1, began, began + HOUR_MS, began + DAY_MS + 23 * HOUR_MS];
    expect(weekFigures({ ...nothing, quarters: moments.map(quarterOf) }, now, ZONE).days).toBe(2);
    expect(weekFigures({ ...nothing, settledDrills: moments }, now, ZONE).drills).toBe(3);
  });

  const attempts = (total: number, count: number, atMs: number) =>
    Array.from({ length: count }, () => ({ atMs, total }));

  test("tell the improvement on one's own four weeks before, as a difference", () => {
    const handedIn = [...attempts(70, 3, began - DAY_MS), ...attempts(80, 1, began), ...attempts(83, 1, now)];
    expect(weekFigures({ ...nothing, handedIn }, now, ZONE).improvement).toBe(12);
    const worse = [...attempts(70, 3, began - DAY_MS), ...attempts(60, 2, began)];
    expect(weekFigures({ ...nothing, handedIn: worse }, now, ZONE).improvement).toBe(-10);
  });

  test("tell none of too little, nor of what is older", () => {
    const before = attempts(70, 3, began - DAY_MS);
    for (const handedIn of [
      [...before, ...attempts(80, 1, began)],
      [...before.slice(1), ...attempts(80, 2, began)],
      [...attempts(70, 3, fourWeeksBefore(now, ZONE) - 1), ...attempts(80, 2, began)],
    ])
      expect(weekFigures({ ...nothing, handedIn }, now, ZONE).improvement).toBe(null);
  });
});

describe("a board", () => {
  const people = [9, 7, 7, 5, 4, 2, 0].map(
    (days, index): BoardPerson => ({
      id: `p${index}`,
      name: `Person ${index}`,
      hidesName: index === 3,
      figures: { days, drills: 1, improvement: index === 0 ? null : days },
    }),
  );
  const names = (viewer: string) =>
    neighborsOf(people, viewer, "days").map(({ place, name, figure }) => `${place} ${name} ${figure}`);

  test("shows two neighbors up and two down, never more, and a hidden name to nobody but its person", () => {
    expect(names("p4")).toEqual(["2 Person 2 7", "4 null 5", "5 Person 4 4", "6 Person 5 2", "7 Person 6 0"]);
    expect(names("p3")).toEqual(["2 Person 1 7", "2 Person 2 7", "4 Person 3 5", "5 Person 4 4", "6 Person 5 2"]);
  });

  test("shows fewer at its ends, and equal figures share a place", () => {
    expect(names("p0")).toEqual(["1 Person 0 9", "2 Person 1 7", "2 Person 2 7"]);
    expect(names("p6")).toEqual(["5 Person 4 4", "6 Person 5 2", "7 Person 6 0"]);
  });

  test("is empty for whoever is not on it, and holds no ids", () => {
    expect(neighborsOf(people, "nobody", "days")).toEqual([]);
    expect(neighborsOf(people, "p0", "improvement")).toEqual([]);
    expect(JSON.stringify(neighborsOf(people, "p3", "days"))).not.toMatch(/p\d/);
  });

  test("sums up a group of three who joined, and none of two, whose sum would tell one the other's", () => {
    const groups = [
      { name: "North", memberIds: ["p0", "p1", "p3", "somebody-who-did-not-join"] },
      { name: "South", memberIds: ["p4", "p5", "somebody-who-did-not-join"] },
    ];
    expect(groupSums(people, groups)).toEqual([{ name: "North", people: 3, days: 21, drills: 3 }]);
  });
});
