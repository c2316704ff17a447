import { describe, expect, test } from "vitest";
import { scoreLine as lineOf } from "#app/routes/practice/dashboard/score-geometry.ts";
import type { ScorePoint } from "#core/pages/dashboard-page.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 1, 9);
const scoreLine = (points: ScorePoint[]) => lineOf(points, [], START + 9 * DAY_MS, "UTC");
const dotsOf = (points: ScorePoint[]) =>
  [...(scoreLine(points)?.dots ?? "").matchAll(/M(\d+),(\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
const pointsOf = (...points: [day: number, total: number][]): ScorePoint[] =>
  points.map(([day, total], index) => ({
    conversationId: `c${index}`,
    endedAtMs: START + day * DAY_MS,
    total,
    scenarioTitle: "Renewal shock",
  }));

describe("the chart of scores", () => {
  test("needs two scores for a line", () => {
    expect(scoreLine([])).toBeNull();
    expect(scoreLine(pointsOf([0, 50]))).toBeNull();
    expect(scoreLine(pointsOf([0, 50], [1, 60]))).not.toBeNull();
  });

  test("puts a better score higher and a later one further right, from one edge of the plot to the other", () => {
    expect(dotsOf(pointsOf([0, 0], [3, 100], [9, 50]))).toEqual([
      [0, 100],
      [333, 0],
      [1000, 50],
    ]);
  });

  test("names the first and the last day, and no day twice", () => {
    const labels = (points: ScorePoint[]) => scoreLine(points)?.dates;
    expect(labels(pointsOf([0, 10], [12, 20]))).toEqual(["Nov 1", "Nov 4", "Nov 7", "Nov 10", "Nov 13"]);
    expect(labels(pointsOf([0, 10], [1, 20]))).toEqual(["Nov 1", "Nov 2"]);
    expect(labels(pointsOf([0, 10], [0.1, 20]))).toEqual(["Nov 1"]);
  });

  test("names the days where the person is", () => {
    const times = ["2026-11-01T20:00-05:00", "2026-11-02T08:00-05:00"].map(Date.parse);
    const points = pointsOf([0, 10], [0, 20]).map((point, index) => ({ ...point, endedAtMs: times[index] ?? 0 }));
    const line = lineOf(points, [], Date.parse("2026-11-02T21:00-05:00"), "America/New_York");
    expect(line?.dates).toEqual(["Nov 1", "Nov 2"]);
    expect(line?.inWords).toBe("Yesterday, Renewal shock: 10 of 100. Today, Renewal shock: 20 of 100.");
  });

  test("says every score in words, oldest first", () => {
    expect(scoreLine(pointsOf([0, 10], [9, 20]))?.inWords).toBe(
      "Nov 1, 2026, Renewal shock: 10 of 100. Today, Renewal shock: 20 of 100.",
    );
  });

  test("puts scores of the same moment in their order", () => {
    expect(dotsOf(pointsOf([0, 10], [0, 20], [0, 30]))).toEqual([
      [0, 90],
      [500, 80],
      [1000, 70],
    ]);
  });

  test("shows what a retry gained beside the line of the calls, and says it in words", () => {
    const points = pointsOf([0, 50], [1, 60]);
    const [retry] = pointsOf([2, 73]);
    const line = retry && lineOf(points, [{ ...retry, before: 60 }], START + 2 * DAY_MS, "UTC");
    expect(line).toMatchObject({ path: "M0,50L500,40", gains: "M1000,40V27", gainDots: "M1000,27h0", lastX: 500 });
    expect(line?.inWords).toContain("Today, a retry of Renewal shock: 60 before, 73 of 100 after.");
  });
});
