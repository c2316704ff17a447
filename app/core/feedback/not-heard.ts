import type { CheckResult } from "../scoring/score-schema.ts";

/** A missed check without a line against it: a rule that heard nothing cannot say that it was not done. */
export function isNotHeard({ result, evidence }: Pick<CheckResult, "result" | "evidence">): boolean {
  return (result === "not-met" || result === "unproven") && evidence.length === 0;
}
