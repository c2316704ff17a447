import { scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { dateLabel } from "#core/conversations/labels.ts";
import type { ScorePoint } from "#core/pages/dashboard-page.ts";

/** What is drawn of somebody's scores. Plain data, and little of it: it is made on the server, the scores stay there. */
export type ScoreLine = {
  /** In the units of the plot: 1,000 wide, 100 high, and however large the page draws it. */
  path: string;
  /** A point for every score, as one path of lines without length: their round ends are the dots. */
  dots: string;
  lastTotal: number;
  /** The first and the last day, and whole days between them, evenly spread from the left edge to the right. */
  dates: string[];
  /** The same for those who hear the page, oldest first. */
  inWords: string;
};

/** Below two points there is no line. */
export function scoreLine(points: readonly ScorePoint[], nowMs: number): ScoreLine | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const x = scaleUtc().domain([first.endedAtMs, last.endedAtMs]).rangeRound([0, 1000]);
  const lastIndex = points.length - 1;
  const dots = points.map(({ endedAtMs, total }, index): [number, number] => [
    // Of one and the same moment, they stand in their order.
    last.endedAtMs > first.endedAtMs ? x(endedAtMs) : Math.round((1000 * index) / lastIndex),
    100 - total,
  ]);
  return {
    path: line()(dots) ?? "",
    dots: dots.map((dot) => `M${dot}h0`).join(""),
    lastTotal: last.total,
    dates: datesOf(first.endedAtMs, last.endedAtMs).map((atMs) => DATE.format(atMs)),
    inWords: points.map((point) => inWords(point, nowMs)).join(" "),
  };
}

function inWords({ endedAtMs, scenarioTitle, total }: ScorePoint, nowMs: number): string {
  return `${dateLabel(endedAtMs, nowMs)}, ${scenarioTitle}: ${total} of 100.`;
}

function datesOf(firstMs: number, lastMs: number): number[] {
  const days = Math.floor(lastMs / DAY_MS) - Math.floor(firstMs / DAY_MS);
  if (days === 0) return [firstMs];
  const steps = Math.min(days, MOST_DATES - 1);
  return Array.from({ length: steps + 1 }, (_, index) => firstMs + ((lastMs - firstMs) * index) / steps);
}

const MOST_DATES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
