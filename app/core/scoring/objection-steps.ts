import type { CheckResult, Score } from "./score-schema.ts";

/** What is done about an objection, and that the customer lets it go: each has a check of its own. */
export type ObjectionStep = "acknowledged" | "explored" | "answered" | "confirmed" | "settled";

/** What the score holds of a step with an objection; null: it has no such check, as one of an older rubric may. */
export function stepCheck(
  { dimensions }: Pick<Score, "dimensions">,
  objection: string,
  step: ObjectionStep,
): CheckResult | null {
  const id = `objections.${step}:${objection}`;
  return dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id) ?? null;
}

export function stepResult(
  score: Pick<Score, "dimensions">,
  objection: string,
  step: ObjectionStep,
): CheckResult["result"] | null {
  return stepCheck(score, objection, step)?.result ?? null;
}

/**
 * [S45] Of an objection that the customer let go: whether the words of the call leave that in doubt. What has no check, or none that
 * applied, is taken as it was stored.
 */
export function isPerhapsSettled(score: Pick<Score, "dimensions">, objection: string): boolean {
  const result = stepResult(score, objection, "settled");
  return result === "likely" || result === "not-met" || result === "unproven";
}
