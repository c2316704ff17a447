import type { CheckResult, Score } from "#core/scoring/score-schema.ts";

/** Beside a check whose proof a model has found. */
export function ByModel({ check }: { check: CheckResult }) {
  if (check.method !== "model") return null;
  return <p className="mt-1 text-sm text-muted">Found by the AI model. That you said it was checked.</p>;
}

/** Where the page says how it was scored. */
export function ReadByModel({ readBy }: { readBy: Score["readBy"] }) {
  if (!readBy) return null;
  return (
    <>
      {" "}
      The AI model read {readBy.model} of your {readBy.lines} lines; every quote of it was checked against what was
      said.
    </>
  );
}
