import { scaleLinear, scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import type { ScorePoint } from "#core/conversations/views.ts";

/** Where everything of the line chart stands, in its own units. Plain data: it is made on the server, d3 stays there. */
export type ScoreGeometry = {
  width: number;
  height: number;
  /** Left and right ends of the horizontal rules. */
  left: number;
  right: number;
  path: string;
  dots: { id: string; x: number; y: number; total: number }[];
  scores: { y: number; label: string }[];
  dates: { x: number; label: string; anchor: "start" | "middle" | "end" }[];
};

/** Two widths, so that the letters are the same size on a phone and on a desk. */
export type ScoreCharts = { narrow: ScoreGeometry; wide: ScoreGeometry };

/** Below two points there is no line. */
export function scoreCharts(points: readonly ScorePoint[]): ScoreCharts | null {
  if (points.length < 2) return null;
  return { narrow: geometryOf(points, 320, 190, 2), wide: geometryOf(points, 700, 230, 5) };
}

function geometryOf(points: readonly ScorePoint[], width: number, height: number, dateTicks: number): ScoreGeometry {
  const [left, right, top, bottom] = [30, width - 14, 14, height - 26];
  const firstMs = points[0]?.endedAtMs ?? 0;
  const lastMs = points.at(-1)?.endedAtMs ?? 0;
  // Conversations of one and the same minute still get a line.
  const x = scaleUtc()
    .domain([firstMs, Math.max(lastMs, firstMs + 60_000)])
    .range([left + 8, right]);
  const y = scaleLinear().domain([0, 100]).range([bottom, top]);
  const dots = points.map(({ conversationId, endedAtMs, total }) => ({
    id: conversationId,
    x: rounded(x(endedAtMs)),
    y: rounded(y(total)),
    total,
  }));
  const path = line<(typeof dots)[number]>(
    (dot) => dot.x,
    (dot) => dot.y,
  ).digits(1);
  return {
    width,
    height,
    left,
    right,
    path: path(dots) ?? "",
    dots,
    scores: [0, 50, 100].map((score) => ({ y: y(score), label: String(score) })),
    dates: datesOf(firstMs, lastMs, dateTicks).map((atMs, index, all) => ({
      x: rounded(x(atMs)),
      label: DATE.format(atMs),
      anchor: index === 0 ? "start" : index === all.length - 1 ? "end" : "middle",
    })),
  };
}

/** The first and the last day, and whole days between them, evenly. */
function datesOf(firstMs: number, lastMs: number, most: number): number[] {
  const days = Math.floor(lastMs / DAY_MS) - Math.floor(firstMs / DAY_MS);
  if (days === 0) return [firstMs];
  const steps = Math.min(days, most - 1);
  return Array.from({ length: steps + 1 }, (_, index) => firstMs + ((lastMs - firstMs) * index) / steps);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
