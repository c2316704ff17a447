import type { ConversationKind } from "../conversations/conversation-kind.ts";
import { judgeRubric } from "../scoring/checks.ts";
import { findSpokenHits } from "../scoring/compliance/spoken-hits.ts";
import { applyGate, isSure } from "../scoring/compliance.ts";
import { capReason, findWorstHit, fixOf, winOf } from "../scoring/highlights.ts";
import { decapitalise } from "../scoring/metrics/agent-wording.ts";
import { isPerhapsSettled } from "../scoring/objection-steps.ts";
import { type Scorable, scoreConversation } from "../scoring/score-conversation.ts";
import type { ComplianceHit, Score } from "../scoring/score-schema.ts";
import { statedFigures } from "../scoring/stated-figures.ts";
import { totalOf } from "../scoring/totals.ts";
import { drilledObjection, letGoWords } from "./drill-practice.ts";

/** A whole call by the whole rubric, a drill by its own part of it. */
export function scoreByKind(kind: ConversationKind, scorable: Scorable): Score {
  return kind === "drill" ? scoreDrill(scorable) : scoreConversation(scorable);
}

/**
 * A drill is scored on its objection, and on compliance in what was said; a minute has no room for the rest of the
 * rubric or for figures.
 */
function scoreDrill(scorable: Scorable): Score {
  const whole = scoreConversation(scorable);
  const said = findSpokenHits(scorable.turns);
  const compliance = whole.compliance.filter((hit) => !isOmission(hit, said));
  const stated = statedFigures(scorable.practice, scorable.turns);
  const reading = { ...scorable, metrics: whole.metrics, compliance, stated };
  const judged = judgeRubric(reading).filter(({ result }) => result.id === "objections");
  const dimensions = judged.map(({ result }) => result);
  const ungated = totalOf(dimensions);
  const gated = applyGate(ungated, compliance);
  const isPerfect = dimensions.every(({ percent }) => percent === 100) && !compliance.some(isSure);
  const fix = isPerfect ? nothingToFix(dimensions) : fixOf(reading, judged, compliance, ungated - gated.total);
  return {
    ...whole,
    ...gated,
    ungated,
    verdict: verdictOf({ ...gated, objections: whole.objections, dimensions }, compliance),
    exit: exitOf(scorable, whole, dimensions),
    win: winOf(reading, judged, fix),
    fix,
    dimensions,
    compliance,
    gaps: [],
    metrics: [],
  };
}

/** R9, R10 and R20 are also broken by what a whole conversation leaves out. A drill is held to what was said. */
function isOmission({ rule, evidence }: ComplianceHit, said: readonly ComplianceHit[]): boolean {
  const isSaid = said.some((hit) => hit.rule === rule && hit.evidence.turn === evidence.turn);
  return BROKEN_BY_OMISSION.has(rule) && !isSaid;
}

const BROKEN_BY_OMISSION: ReadonlySet<string> = new Set(["R9", "R10", "R20"]);

/** [S45] That it was let go is said as surely as the check of it says. */
function exitOf({ practice, state }: Scorable, { exit }: Score, dimensions: Score["dimensions"]): Score["exit"] {
  const letGo = [letGoWords(practice, state), letGoWords(practice, state, "perhaps")];
  if (exit === null || !letGo.includes(exit.reason)) return exit;
  const isPerhaps = isPerhapsSettled({ dimensions }, drilledObjection(practice).id);
  return { ...exit, reason: letGoWords(practice, state, isPerhaps ? "perhaps" : undefined) };
}

function verdictOf(
  { gate, objections, dimensions }: Pick<Score, "gate" | "objections" | "dimensions">,
  hits: readonly ComplianceHit[],
): string {
  const worst = findWorstHit(hits);
  if (gate === "failed" && worst) return `Failed on compliance: ${decapitalise(worst.title)}.`;
  const isSettled = objections.every(({ resolved }) => resolved);
  const isPerhaps = objections.some(({ id }) => isPerhapsSettled({ dimensions }, id));
  const verdict = isSettled ? (isPerhaps ? "Perhaps you settled it" : "You settled it") : "It is still open";
  return gate === "capped" && worst ? `${verdict}, ${capReason(worst)}.` : `${verdict}.`;
}

const STEPS = /^objections\.(?:acknowledged|explored|answered)\b/;

/** A customer who lets go at the answer leaves nothing to check. Said as surely as the checks of the steps say. */
function nothingToFix(dimensions: Score["dimensions"]): Score["fix"] {
  const isChecked = dimensions.some(({ checks }) =>
    checks.some(({ id, result }) => id.startsWith("objections.confirmed") && result === "met"),
  );
  const isDoubtful = dimensions.some(({ checks }) =>
    checks.some(({ id, result }) => STEPS.test(id) && result === "likely"),
  );
  const steps = isChecked
    ? "acknowledged it, asked what was behind it, answered that, and checked."
    : "acknowledged it, asked what was behind it, and answered that.";
  return {
    title: "Nothing to fix: next time, say it in other words of your own",
    why: isDoubtful ? `It sounds as if you ${steps}` : `You ${steps}`,
    evidence: null,
    better: "",
  };
}
