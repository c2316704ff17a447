import { isPerhapsSettled, type ObjectionStep, stepResult } from "../scoring/objection-steps.ts";
import type { Score } from "../scoring/score-schema.ts";

// [S45] What is said of an objection on its card is no surer than its checks.

type Step = Exclude<ObjectionStep, "settled">;

/** A step of which the score quotes a line. */
export function stepWords(score: Pick<Score, "dimensions">, objection: string, step: Step): string {
  return stepResult(score, objection, step) === "likely"
    ? `Perhaps ${STEP_WORDS[step].toLowerCase()}`
    : STEP_WORDS[step];
}

export function outcomeWords(
  score: Pick<Score, "dimensions">,
  { id, resolved }: Pick<Score["objections"][number], "id" | "resolved">,
): "Settled" | "Perhaps settled" | "Left open" {
  if (!resolved) return "Left open";
  return isPerhapsSettled(score, id) ? "Perhaps settled" : "Settled";
}

const STEP_WORDS: Record<Step, string> = {
  acknowledged: "Acknowledged",
  explored: "Explored",
  answered: "Answered",
  confirmed: "Checked",
};
