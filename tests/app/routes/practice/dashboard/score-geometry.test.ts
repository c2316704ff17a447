import { describe, expect, test } from "vitest";
import { NARROW, WIDE } from "#app/routes/practice/dashboard/score-frame.ts";
import { scoreCharts as chartsOf } from "#app/routes/practice/dashboard/score-geometry.ts";
import type { ScorePoint } from "#core/conversations/views.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 1, 9);
const scoreCharts = (points: ScorePoint[]) => chartsOf(points, START + 9 * DAY_MS);
const pointsOf = (...points: [day: number, total: number][]): ScorePoint[] =>
  points.map(([day, total], index) => ({
    conversationId: `c${index}`,
    endedAtMs: START + day * DAY_MS,
    total,
    scenarioTitle: "Renewal shock",
  }));

describe("the chart of scores", () => {
  test("needs two scores for a line", () => {
    expect(scoreCharts([])).toBeNull();
    expect(scoreCharts(pointsOf([0, 50]))).toBeNull();
    expect(scoreCharts(pointsOf([0, 50], [1, 60]))).not.toBeNull();
  });

  test("puts a better score higher and a later one further right, inside its frame at both widths", () => {
    const charts = scoreCharts(pointsOf([0, 0], [1, 100], [9, 50]));
    if (!charts) throw new Error("no charts");
    for (const [line, frame] of [
      [charts.narrow, NARROW],
      [charts.wide, WIDE],
    ] as const) {
      const dots = [...line.dots.matchAll(/M([\d.]+),([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      const [worst, best, last] = dots;
      if (!worst || !best || !last) throw new Error("no dots");
      expect(last.x).toBe(line.lastX);
      expect(best.y).toBeLessThan(last.y);
      expect(last.y).toBeLessThan(worst.y);
      expect(worst.x).toBeLessThan(best.x);
      expect(best.x - worst.x).toBeLessThan(last.x - best.x);
      for (const { x, y } of dots) {
        expect(x).toBeGreaterThanOrEqual(frame.left);
        expect(x).toBeLessThanOrEqual(frame.right);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(frame.height);
      }
    }
  });

  test("names the first and the last day, and no day twice", () => {
    const labels = (points: ScorePoint[]) => scoreCharts(points)?.wide.dates.map(({ label }) => label);
    expect(labels(pointsOf([0, 10], [12, 20]))).toEqual(["Nov 1", "Nov 4", "Nov 7", "Nov 10", "Nov 13"]);
    expect(labels(pointsOf([0, 10], [1, 20]))).toEqual(["Nov 1", "Nov 2"]);
    expect(labels(pointsOf([0, 10], [0.1, 20]))).toEqual(["Nov 1"]);
  });

  test("says every score in words, oldest first", () => {
    expect(scoreCharts(pointsOf([0, 10], [9, 20]))?.inWords).toBe(
      "Nov 1, 2026, Renewal shock: 10 of 100. Today, Renewal shock: 20 of 100.",
    );
  });

  test("has figures only, also for conversations of the same moment", () => {
    const charts = scoreCharts(pointsOf([0, 10], [0, 20]));
    expect(JSON.stringify(charts)).not.toMatch(/NaN|null|Infinity/);
  });
});
