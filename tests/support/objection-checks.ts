import type { CheckResult, DimensionResult } from "#core/scoring/score-schema.ts";

/** The dimension of a score that holds the checks of one objection, by the results of its steps. */
export function objectionChecks(
  objection: string,
  results: Partial<Record<string, CheckResult["result"]>>,
): DimensionResult[] {
  const checks = Object.entries(results).flatMap(([step, result]): CheckResult[] =>
    result === undefined ? [] : [{ ...CHECK, id: `objections.${step}:${objection}`, result }],
  );
  return [{ id: "objections", title: "Objections", weight: 20, percent: null, checks }];
}

const CHECK: Omit<CheckResult, "id" | "result"> = {
  question: "",
  method: "rule",
  evidence: [],
  points: 0,
  outOf: 0,
  better: null,
  chance: null,
  because: null,
  disputed: false,
};
