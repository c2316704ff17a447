import type { Turn } from "../conversations/turns.ts";
import { percentOf, withSubject } from "./checks.ts";
import { applyGate } from "./compliance.ts";
import { findWorstHit, hitToFix, verdictOf } from "./highlights.ts";
import { rubric } from "./rubric.ts";
import type { CheckResult, DimensionResult, Score } from "./score-schema.ts";
import { totalOf } from "./totals.ts";

/**
 * What the agent says is wrong: a compliance rule in a turn, or a check (`objections.settled:A1`, with the turn it stands at, or
 * 0).
 */
export type DisputedFinding = { finding: string; turn: number };

/**
 * [S34] The same score without what is disputed: it does not count until somebody who may has settled it. Works on the stored
 * score alone, whatever rubric made it, so that nothing else of it changes; without disputes it is the score as it was made.
 */
export function withDisputes(score: Score, turns: readonly Turn[], disputed: readonly DisputedFinding[]): Score {
  const compliance = score.compliance.map((hit) => ({
    ...hit,
    disputed: disputed.some(({ finding, turn }) => finding === hit.rule && turn === hit.evidence.turn),
  }));
  const dimensions = score.dimensions.map((dimension): DimensionResult => {
    const checks = dimension.checks.map((check) => ({
      ...check,
      disputed: disputed.some(({ finding }) => finding === check.id),
    }));
    return { ...dimension, checks, percent: dimension.percent === null ? null : percentOf(checks) };
  });
  const ungated = totalOf(dimensions);
  const gated = applyGate(ungated, compliance);
  const changed = { ...score, ...gated, ungated, compliance, dimensions };
  return { ...changed, verdict: verdictFor(score, changed, turns), fix: fixFor(score, changed) };
}

/** A drill's verdict is of its own kind; the words of a whole call follow its total. */
function verdictFor(before: Score, now: Score, turns: readonly Turn[]): string {
  const isSame = before.total === now.total && before.gate === now.gate;
  return isSame ? before.verdict : verdictOf(turns, now, now.compliance);
}

/** The one thing to fix next, where it was not disputed; else the check that lost the most points of the total. */
function fixFor(before: Score, now: Score): Score["fix"] {
  const worst = findWorstHit(now.compliance);
  const hit = now.compliance.find(({ title }) => title === before.fix.title);
  const check = checksOf(now).find((one) => one.disputed && one.better === before.fix.better);
  const isGone = (hit?.disputed ?? false) || check !== undefined;
  if (!isGone) return before.fix;
  if (worst && worst.severity !== "minor") return hitToFix(worst);
  const lost = checksOf(now)
    .filter(({ better, disputed, outOf }) => better !== null && !disputed && outOf > 0)
    .sort((a, b) => b.outOf - a.outOf);
  const lesson = lost[0] && lessonOf(lost[0]);
  if (lesson) return lesson;
  return worst
    ? hitToFix(worst)
    : { title: "Nothing else to fix", why: "What is left of it is disputed.", evidence: null, better: "" };
}

function lessonOf({ id, question, better, evidence }: CheckResult): Score["fix"] | null {
  const check = rubric.flatMap(({ checks }) => checks).find((one) => id === one.id || id.startsWith(`${one.id}:`));
  return check && better !== null
    ? {
        title: withSubject(check.lesson, subjectIn(question, check.question)),
        why: check.why,
        evidence: evidence[0] ?? null,
        better,
      }
    : null;
}

/** What a check's question is about. */
function subjectIn(question: string, pattern: string): string {
  const [before = "", after = ""] = pattern.split("{subject}");
  return question.slice(before.length, question.length - after.length);
}

function checksOf({ dimensions }: Score): CheckResult[] {
  return dimensions.flatMap(({ checks }) => checks);
}
