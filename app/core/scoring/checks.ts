import { type Finding, gapRules, NOT_APPLICABLE, needRule, objectionRules, wholeRules } from "./check-rules.ts";
import { verifyEvidence } from "./evidence.ts";
import { findOverruling } from "./model/model-verdicts.ts";
import { agentTurnsOf, marksOf, momentOf, type Reading, raisedObjections } from "./reading.ts";
import { type Check, type Dimension, type NeedCheck, rubric } from "./rubric.ts";
import type { CheckResult, DimensionResult } from "./score-schema.ts";

/** A dimension's result with the rubric's checks behind each of its results, for choosing the win and the fix. */
export type Judged = { result: DimensionResult; judged: JudgedCheck[] };
export type JudgedCheck = { check: Check; subject: string | null; result: CheckResult };

export function judgeRubric(reading: Reading): Judged[] {
  return rubric.map((dimension) => judgeDimension(reading, dimension));
}

/** [S8] Whole percent of the points that applied, halves rounded up; null when none did. */
function judgeDimension(reading: Reading, dimension: Dimension): Judged {
  const judged = dimension.checks
    .flatMap((check) => judgeCheck(reading, check))
    .map((entry) => excuse(reading, dimension, entry));
  const applied = judged.filter(({ result }) => result.result !== "not-applicable");
  const points = applied.reduce((total, { result }) => total + result.points, 0);
  const outOf = applied.reduce((total, { result }) => total + result.outOf, 0);
  const { id, title, weight } = dimension;
  const percent = outOf === 0 || isOutOfMode(reading, dimension) ? null : Math.round((100 * points) / outOf);
  return { result: { id, title, weight, percent, checks: judged.map(({ result }) => result) }, judged };
}

function isOutOfMode({ mode }: Reading, dimension: Dimension): boolean {
  return dimension.id === "delivery" && mode === "text";
}

function judgeCheck(reading: Reading, check: Check): JudgedCheck[] {
  const { practice, state } = reading;
  const isOut = check.voiceOnly === true && reading.mode === "text";
  const judge = (subject: Subject | null, finding: Finding, better: string): JudgedCheck => ({
    check,
    subject: subject?.title ?? null,
    result: toResult(reading, check, subject, isOut ? NOT_APPLICABLE : finding, better),
  });
  switch (check.each) {
    case null:
      return [judge(null, wholeRules[check.id](reading), check.better(momentOf(practice, state)))];
    case "need":
      return judgeNeeds(reading, check, judge);
    case "gap":
      return practice.scenario.gaps.map((gap) => judge(gap, gapRules[check.id](reading, gap), check.better(gap)));
    case "objection":
      return raisedObjections(practice, state.marks).map((objection) =>
        judge(objection, objectionRules[check.id](reading, objection), check.better(objection)),
      );
  }
}

type Subject = { id: string; title: string };

/**
 * [S5] The scenario says how many needs make full marks. Asked ones count first, then unasked ones up to that number; the
 * rest, and what the customer volunteered, is left out.
 */
function judgeNeeds(
  reading: Reading,
  check: NeedCheck,
  judge: (subject: Subject, finding: Finding, better: string) => JudgedCheck,
): JudgedCheck[] {
  const { items, needed } = reading.practice.scenario.needs;
  const findings = items.map((item) => ({ item, finding: needRule(reading, item.id) }));
  const volunteered = new Set(marksOf(reading.state.marks, "disclosed").map((mark) => mark.item));
  const asked = findings.filter(({ finding }) => finding.result === "met").length;
  let missing = Math.max(0, needed - asked);
  return findings.map(({ item, finding }) => {
    if (finding.result === "met") return judge(item, finding, check.better(item));
    const counts = missing > 0 && !volunteered.has(item.id);
    if (counts) missing -= 1;
    return judge(item, counts ? finding : NOT_APPLICABLE, check.better(item));
  });
}

function toResult(
  reading: Reading,
  check: Check,
  subject: Subject | null,
  finding: Finding,
  better: string,
): CheckResult {
  const id = subject ? `${check.id}:${subject.id}` : check.id;
  const objection = check.each === "objection" && subject ? subject.id : null;
  const ruled = { method: check.method, ...proven(reading, check, finding) };
  const { method, result, evidence } = findOverruling(reading, { id, objection }, ruled) ?? ruled;
  return {
    id,
    question: withSubject(check.question, subject?.title ?? null),
    method,
    result,
    evidence,
    points: result === "met" ? check.points : 0,
    outOf: result === "not-applicable" ? 0 : check.points,
    better: result === "not-met" || result === "unproven" ? better : null,
  };
}

/** [S3] A met check stands on quotes that are in their turns; without one left it is unproven and earns nothing. */
function proven(reading: Reading, check: Check, finding: Finding): Pick<CheckResult, "result" | "evidence"> {
  const evidence = finding.evidence.filter((item) => verifyEvidence(reading.turns, item));
  const needsQuote = finding.result === "met" && (check.method === "rule" || finding.evidence.length > 0);
  return { result: needsQuote && evidence.length === 0 ? "unproven" : finding.result, evidence };
}

export function withSubject(text: string, subject: string | null): string {
  return text.replace("{subject}", subject ?? "");
}

/** [S9] Letting someone go who asked to be left alone is right: what could not follow is left out. */
function excuse(reading: Reading, dimension: Dimension, entry: JudgedCheck): JudgedCheck {
  if (!EXCUSED_BY_STOP.has(dimension.id) || entry.result.result !== "not-met" || !isStopHonoured(reading)) return entry;
  return { ...entry, result: { ...entry.result, result: "not-applicable", outOf: 0, better: null } };
}

function isStopHonoured({ state, turns }: Reading): boolean {
  const stops = marksOf(state.marks, "stop-request");
  return (
    stops.some((mark) => mark.stage === "honoured") &&
    !stops.some((mark) => mark.stage === "ignored") &&
    agentTurnsOf(turns).length > 0
  );
}

const EXCUSED_BY_STOP: ReadonlySet<DimensionResult["id"]> = new Set([
  "discovery",
  "gaps",
  "objections",
  "recommendation",
  "next-step",
]);
