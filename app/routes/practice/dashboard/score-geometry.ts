import { scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { dateLabel } from "#core/conversations/labels.ts";
import { dateOfDay, localDay } from "#core/local-days.ts";
import { AMERICAN, type Notation, writeDate } from "#core/notation.ts";
import type { RetryPoint, ScorePoint } from "#core/pages/dashboard-page.ts";

/** What is drawn of somebody's scores. Plain data, and little of it: it is made on the server, the scores stay there. */
export type ScoreLine = {
  /** In the units of the plot: 1,000 wide, 100 high, and however large the page draws it. */
  path: string;
  /** A point for every score, as one path of lines without length: their round ends are the dots. */
  dots: string;
  /** The newest score and its place, 0 to 1,000 from the left. */
  lastTotal: number;
  lastX: number;
  /** What retries gained: from the score before, upright, to the score after; and a point at each of those. */
  gains: string;
  gainDots: string;
  /** The first and the last day, and whole days between them, evenly spread from the left edge to the right. */
  dates: string[];
  /** The same for those who hear the page, oldest first. */
  inWords: string;
};

/** Below two points there is no line. Points and retries come oldest first; days are those of the time zone. */
export function scoreLine(
  points: readonly ScorePoint[],
  retries: readonly RetryPoint[],
  nowMs: number,
  timeZone: string,
  notation: Notation = AMERICAN,
): ScoreLine | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const shownRetries = retries.filter(({ endedAtMs }) => endedAtMs >= first.endedAtMs);
  const gaining = shownRetries.filter(({ before, total }) => total > before);
  const endMs = Math.max(last.endedAtMs, shownRetries.at(-1)?.endedAtMs ?? 0);
  const x = scaleUtc().domain([first.endedAtMs, endMs]).rangeRound([0, 1000]);
  const lastIndex = points.length - 1;
  const dots = points.map(({ endedAtMs, total }, index): [number, number] => [
    // Of one and the same moment, they stand in their order.
    endMs > first.endedAtMs ? x(endedAtMs) : Math.round((1000 * index) / lastIndex),
    100 - total,
  ]);
  return {
    path: line()(dots) ?? "",
    dots: dots.map((dot) => `M${dot}h0`).join(""),
    lastTotal: last.total,
    lastX: dots.at(-1)?.[0] ?? 1000,
    gains: gaining.map(({ endedAtMs, before, total }) => `M${x(endedAtMs)},${100 - before}V${100 - total}`).join(""),
    gainDots: gaining.map(({ endedAtMs, total }) => `M${x(endedAtMs)},${100 - total}h0`).join(""),
    dates: datesOf(first.endedAtMs, endMs, timeZone, notation),
    inWords: [...points, ...shownRetries]
      .sort((one, other) => one.endedAtMs - other.endedAtMs)
      .map((point) => inWords(point, nowMs, timeZone, notation))
      .join(" "),
  };
}

function inWords(point: ScorePoint | RetryPoint, nowMs: number, timeZone: string, notation: Notation): string {
  const { endedAtMs, scenarioTitle, total } = point;
  const day = dateLabel(endedAtMs, nowMs, timeZone, notation);
  return "before" in point
    ? `${day}, a retry of ${scenarioTitle}: ${point.before} before, ${total} of 100 after.`
    : `${day}, ${scenarioTitle}: ${total} of 100.`;
}

function datesOf(firstMs: number, lastMs: number, timeZone: string, notation: Notation): string[] {
  const days = localDay(lastMs, timeZone) - localDay(firstMs, timeZone);
  const steps = Math.min(days, MOST_DATES - 1);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const atMs = steps === 0 ? firstMs : firstMs + ((lastMs - firstMs) * index) / steps;
    return writeDate(dateOfDay(localDay(atMs, timeZone)), notation, { year: false });
  });
}

const MOST_DATES = 5;
