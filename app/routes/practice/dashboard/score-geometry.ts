import { scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { dateLabel } from "#core/conversations/labels.ts";
import type { ScorePoint } from "#core/conversations/views.ts";
import { NARROW, type ScoreFrame, scoreY, tenths, WIDE } from "./score-frame.ts";

/** What is drawn of somebody's scores. Plain data, and little of it: it is made on the server, d3 and the scores stay there. */
export type ScoreCharts = {
  narrow: ScoreLine;
  wide: ScoreLine;
  lastTotal: number;
  /** The same for those who hear the page, oldest first. */
  inWords: string;
};

export type ScoreLine = {
  path: string;
  /** A point for every score, as one path of lines without length: their round ends are the dots. */
  dots: string;
  lastX: number;
  dates: { x: number; label: string; anchor: "start" | "middle" | "end" }[];
};

/** Below two points there is no line. */
export function scoreCharts(points: readonly ScorePoint[], nowMs: number): ScoreCharts | null {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return {
    narrow: lineIn(NARROW, points, 2),
    wide: lineIn(WIDE, points, 5),
    lastTotal: last.total,
    inWords: points.map((point) => inWords(point, nowMs)).join(" "),
  };
}

function lineIn(frame: ScoreFrame, points: readonly ScorePoint[], dateTicks: number): ScoreLine {
  const firstMs = points[0]?.endedAtMs ?? 0;
  const lastMs = points.at(-1)?.endedAtMs ?? 0;
  // Conversations of one and the same minute still get a line.
  const x = scaleUtc()
    .domain([firstMs, Math.max(lastMs, firstMs + 60_000)])
    .range([frame.left + 8, frame.right]);
  const dots = points.map(({ endedAtMs, total }): [number, number] => [tenths(x(endedAtMs)), scoreY(frame, total)]);
  return {
    path: line().digits(1)(dots) ?? "",
    dots: dots.map(([dotX, dotY]) => `M${dotX},${dotY}h0`).join(""),
    lastX: tenths(x(lastMs)),
    dates: datesOf(firstMs, lastMs, dateTicks).map((atMs, index, all) => ({
      x: tenths(x(atMs)),
      label: DATE.format(atMs),
      anchor: index === 0 ? "start" : index === all.length - 1 ? "end" : "middle",
    })),
  };
}

function inWords({ endedAtMs, scenarioTitle, total }: ScorePoint, nowMs: number): string {
  return `${dateLabel(endedAtMs, nowMs)}, ${scenarioTitle}: ${total} of 100.`;
}

/** The first and the last day, and whole days between them, evenly. */
function datesOf(firstMs: number, lastMs: number, most: number): number[] {
  const days = Math.floor(lastMs / DAY_MS) - Math.floor(firstMs / DAY_MS);
  if (days === 0) return [firstMs];
  const steps = Math.min(days, most - 1);
  return Array.from({ length: steps + 1 }, (_, index) => firstMs + ((lastMs - firstMs) * index) / steps);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
