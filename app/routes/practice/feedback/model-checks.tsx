import type { CheckResult, Score } from "#core/scoring/score-schema.ts";

type Model = Score["model"];

/** Beside the number: that it is not the rules' alone, and what theirs is. */
export function Overruled({ model }: { model: Model }) {
  if (!model || model.overruled === 0) return null;
  return (
    <p className="mt-1.5 text-muted">
      {model.name} judged {counted(model.overruled, "check")} otherwise than the rules. By the rules alone:{" "}
      {model.totalByRules}.
    </p>
  );
}

/** Beside a check whose verdict is a model's. */
export function ByModel({ check, model }: { check: CheckResult; model: Model }) {
  if (!model || check.method !== "model") return null;
  return (
    <p className="mt-1 text-sm text-muted">
      By model ({model.name}): the rules {check.result === "met" ? "did not see this" : "had counted this line"}.
    </p>
  );
}

/** Where the page says how it was scored. */
export function AskedModel({ model }: { model: Model }) {
  if (!model) return null;
  return (
    <>
      {" "}
      {counted(model.asked, "check")} {model.asked === 1 ? "was" : "were"} also asked of {model.name} (
      {model.promptVersion}).
      {model.unproven > 0 &&
        ` ${counted(model.unproven, "answer")} came without words of yours to prove it, so the rules stand there.`}
    </>
  );
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
