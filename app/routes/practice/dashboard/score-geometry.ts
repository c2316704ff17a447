import { scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { dateLabel } from "#core/conversations/labels.ts";
import { dateOfDay, localDay } from "#core/local-days.ts";
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

/** Below two points there is no line. Days are those of the time zone. */
export function scoreLine(points: readonly ScorePoint[], nowMs: number, timeZone: string): ScoreLine | null {
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
    dates: datesOf(first.endedAtMs, last.endedAtMs, timeZone),
    inWords: points.map((point) => inWords(point, nowMs, timeZone)).join(" "),
  };
}

function inWords({ endedAtMs, scenarioTitle, total }: ScorePoint, nowMs: number, timeZone: string): string {
  return `${dateLabel(endedAtMs, nowMs, timeZone)}, ${scenarioTitle}: ${total} of 100.`;
}

function datesOf(firstMs: number, lastMs: number, timeZone: string): string[] {
  const days = localDay(lastMs, timeZone) - localDay(firstMs, timeZone);
  const steps = Math.min(days, MOST_DATES - 1);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const atMs = steps === 0 ? firstMs : firstMs + ((lastMs - firstMs) * index) / steps;
    return DATE.format(dateOfDay(localDay(atMs, timeZone)));
  });
}

const MOST_DATES = 5;
const DATE = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
