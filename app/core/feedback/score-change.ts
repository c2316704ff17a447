import type { DimensionResult, Score } from "../scoring/score-schema.ts";

/** Two scores side by side. `before` or `now` null: nothing in that dimension applied there. */
export type ScoreChange = {
  total: { before: number; now: number };
  dimensions: { id: DimensionResult["id"]; title: string; before: number | null; now: number | null }[];
};

/** Null: the scores were made by different rubrics, and their difference would mean nothing. */
export function scoreChange(before: Score | null, now: Score | null): ScoreChange | null {
  if (!before || !now || before.rubricVersion !== now.rubricVersion) return null;
  const earlier = new Map(before.dimensions.map((dimension) => [dimension.id, dimension.percent]));
  return {
    total: { before: before.total, now: now.total },
    dimensions: now.dimensions.map(({ id, title, percent }) => ({
      id,
      title,
      before: rounded(earlier.get(id) ?? null),
      now: rounded(percent),
    })),
  };
}

/** The change of a number as text: "+8", "−5", "same". */
export function changeLabel(before: number, now: number): string {
  if (now === before) return "same";
  return now > before ? `+${now - before}` : `−${before - now}`;
}

/** As the page shows it, so that the shown figures add up. */
function rounded(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent);
}
