import type { CustomerState } from "../customer/customer-state.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Gap } from "../scenarios/schema.ts";
import { chanceOf } from "./chances.ts";
import { type Finding, MAX_QUOTES, NOT_APPLICABLE } from "./check-finding.ts";
import { gapRules, needRule, wholeRules } from "./check-rules.ts";
import { earnsPoints } from "./earns-points.ts";
import { verifyEvidence } from "./evidence.ts";
import { isProvenBySentence } from "./learned-proof.ts";
import { contentWordsOf, decapitalise } from "./metrics/agent-wording.ts";
import { objectionRules } from "./objection-rules.ts";
import { agentTurnsOf, marksOf, momentOf, proofsOf, type Reading, raisedObjections, toldFacts } from "./reading.ts";
import { type Check, type Dimension, type GapLine, type NeedCheck, rubric } from "./rubric.ts";
import type { CheckResult, DimensionResult } from "./score-schema.ts";
import { isToldFor, ownWords } from "./told-words.ts";

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
  const counted = dimension.id === "objections" ? bestHandled(judged) : judged;
  const checks = counted.map(({ result }) => result);
  const { id, title, weight } = dimension;
  const percent = isOutOfMode(reading, dimension) ? null : percentOf(checks);
  return { result: { id, title, weight, percent, checks }, judged: counted };
}

/** [S8] Whole percent of the points that count; null when none do. */
export function percentOf(checks: readonly CheckResult[]): number | null {
  const counted = checks.filter(({ result, disputed }) => result !== "not-applicable" && !disputed);
  const points = counted.reduce((total, one) => total + one.points, 0);
  const outOf = counted.reduce((total, one) => total + one.outOf, 0);
  return outOf === 0 ? null : Math.round((100 * points) / outOf);
}

function isOutOfMode({ mode }: Reading, dimension: Dimension): boolean {
  return dimension.id === "delivery" && mode === "text";
}

function judgeCheck(reading: Reading, check: Check): JudgedCheck[] {
  const { practice, state } = reading;
  const isOut = check.voiceOnly === true && reading.mode === "text";
  let place = 0;
  const judge = (subject: Subject | null, finding: Finding, better: BetterLine): JudgedCheck => ({
    check,
    subject: subject?.title ?? null,
    result: toResult(reading, check, subject, isOut ? NOT_APPLICABLE : finding, better, place++),
  });
  switch (check.each) {
    case null:
      return [
        judge(null, wholeRules[check.id](reading), (known) =>
          check.better(momentOf(practice, known, { turns: reading.turns, marks: state.marks })),
        ),
      ];
    case "need":
      return judgeNeeds(reading, check, judge);
    case "gap":
      return practice.scenario.gaps.map((gap) =>
        judge(gap, gapRules[check.id](reading, gap), (known) => check.better(gapLine(practice, known, gap))),
      );
    case "objection":
      return raisedObjections(practice, state.marks).map((objection) =>
        judge(objection, objectionRules[check.id](reading, objection), () => unasked(reading, check.better(objection))),
      );
  }
}

/**
 * What to say about a gap: the question that would have brought out what it rests on; once all of it was told, its line; where it was
 * told in a few words that say less than the line does, those words and a question that asks on; where it was asked for and not told, what
 * it would cost them.
 */
export function gapLine(practice: Practice, state: CustomerState, gap: Gap): GapLine {
  const { facts, needs } = practice.scenario;
  const untold = gap.tiedTo.filter((fact) => !state.disclosed.includes(fact));
  const items = facts.filter(({ id }) => untold.includes(id)).map(({ item }) => item);
  const asked = new Set(marksOf(state.marks, "question").map(({ topic }) => topic));
  const question = needs.items.find(({ id }) => items.includes(id) && !asked.has(id))?.exampleQuestion;
  if (question !== undefined) return () => question;
  const told = toldFacts(practice, state);
  if (gap.tiedTo.length === 0 || isToldFor(gap, told))
    return (start) => (start === undefined ? gap.exampleLine : `${start} ${decapitalise(gap.exampleLine)}`);
  const said = told.flatMap((one) => (gap.tiedTo.includes(one.fact.id) ? (ownWords(one) ?? []) : []))[0];
  if (said !== undefined) return () => `You said, “${said}” Could you tell me a little more about that?`;
  return () => "Suppose it went wrong tomorrow: what would that cost you?";
}

/** A question that was asked and answered is not advised once more. */
export function unasked({ turns }: Pick<Reading, "turns">, line: string): string {
  const wanted = new Set(contentWordsOf(line));
  if (!line.trim().endsWith("?") || wanted.size < WORDS_THAT_TELL_QUESTIONS_APART) return line;
  const isAsked = turns
    .filter(({ speaker, text }) => speaker === "agent" && text.includes("?"))
    .some(({ text }) => {
      const said = new Set(contentWordsOf(text));
      return [...wanted].filter((word) => said.has(word)).length >= wanted.size * SAME_QUESTION;
    });
  return isAsked ? "What's behind that for you?" : line;
}

const WORDS_THAT_TELL_QUESTIONS_APART = 3;
const SAME_QUESTION = 0.6;

type Subject = { id: string; title: string };
/** The line to say instead, from what was known at the moment it is about. */
type BetterLine = (known: CustomerState) => string;

/** What had been told by the end of this turn; questions and the end of the conversation stay, so that no line asks again. */
function knownAt(state: CustomerState, turn: number): CustomerState {
  const marks = state.marks.filter((mark) => mark.turn <= turn || mark.type === "question");
  const told = new Set(marksOf(marks, "disclosed").map(({ fact }) => fact));
  return { ...state, marks, disclosed: state.disclosed.filter((fact) => told.has(fact)) };
}

/**
 * [S5] The scenario says how many needs make full marks. Asked ones count first, then unasked ones up to that number; the
 * rest, and what the customer volunteered, is left out.
 */
function judgeNeeds(
  reading: Reading,
  check: NeedCheck,
  judge: (subject: Subject, finding: Finding, better: BetterLine) => JudgedCheck,
): JudgedCheck[] {
  const { items, needed } = reading.practice.scenario.needs;
  const findings = items.map((item) => ({ item, finding: needRule(reading, item.id) }));
  const volunteered = new Set(marksOf(reading.state.marks, "disclosed").map((mark) => mark.item));
  const asked = findings.filter(({ finding }) => earnsPoints(finding)).length;
  let missing = Math.max(0, needed - asked);
  return findings.map(({ item, finding }) => {
    if (earnsPoints(finding)) return judge(item, finding, () => check.better(item));
    const counts = missing > 0 && !volunteered.has(item.id);
    if (counts) missing -= 1;
    return judge(item, counts ? finding : NOT_APPLICABLE, () => check.better(item));
  });
}

function toResult(
  reading: Reading,
  check: Check,
  subject: Subject | null,
  finding: Finding,
  better: BetterLine,
  place: number,
): CheckResult {
  const id = subject ? `${check.id}:${subject.id}` : check.id;
  const { result, evidence } = bestProof(reading, check, subject, proven(reading, check, finding));
  const isMissed = result === "not-met" || result === "unproven";
  const chance = isMissed
    ? chanceOf(reading, { id: check.id, subject: subject?.id ?? null, place }, finding.evidence)
    : null;
  return {
    id,
    question: withSubject(check.question, subject?.title ?? null),
    method: isReadByModel(reading, evidence) ? "model" : check.method,
    result,
    evidence: evidence.slice(0, MAX_QUOTES),
    points: earnsPoints({ result }) ? check.points : 0,
    outOf: result === "not-applicable" ? 0 : check.points,
    better: isMissed ? better(chance ? knownAt(reading.state, chance.turn) : reading.state) : null,
    chance,
    because:
      result === "met" ? (finding.because ?? check.because) : result === "likely" ? (finding.because ?? LIKELY) : null,
    disputed: false,
  };
}

/** [S45] */
const LIKELY = "It sounds like it, though not surely. In doubt it counts for you.";

/** [S40] The words that prove it were found by a model; that they were said was checked. */
function isReadByModel({ state }: Reading, evidence: CheckResult["evidence"]): boolean {
  return evidence.some(({ turn, quote }) =>
    state.marks.some((mark) => mark.by === "model" && mark.turn === turn && mark.quote === quote),
  );
}

/**
 * [S46] Of several sentences that may prove it the one is quoted that most likely does, and where a reader would doubt that too, the
 * check is only likely.
 */
function bestProof(reading: Reading, check: Check, subject: Subject | null, found: Proven): Proven {
  const { result, evidence } = found;
  const isRead = isReadByModel(reading, evidence);
  if ((result !== "met" && result !== "likely") || !isProvenBySentence(check.id) || isRead) return found;
  const reader = proofsOf(reading);
  const claim = { check: check.id, subject: subject?.title ?? null, isSure: result === "met" };
  const ranked = evidence
    .filter(({ turn }) => isByAgent(reading, turn))
    .map((one) => ({ one, chance: reader.chance(claim, one) }))
    .sort((a, b) => b.chance - a.chance);
  const [best] = ranked;
  if (!best) return found;
  return { result: best.chance >= reader.needed(check.id) ? result : "likely", evidence: [best.one] };
}

/** [S3] A met check stands on quotes that are in their turns; without one left it is unproven and earns nothing. */
function proven(reading: Reading, check: Check, finding: Finding): Proven {
  const evidence = finding.evidence.filter((item) => verifyEvidence(reading.turns, item));
  const needsQuote = finding.result === "met" && (check.method === "rule" || finding.evidence.length > 0);
  return { result: needsQuote && evidence.length === 0 ? "unproven" : finding.result, evidence };
}

type Proven = Pick<CheckResult, "result" | "evidence">;

function isByAgent({ turns }: Reading, turn: number): boolean {
  return turns.some(({ index, speaker }) => index === turn && speaker === "agent");
}

export function withSubject(text: string, subject: string | null): string {
  return text.replace("{subject}", subject ?? "");
}

/** [S9] Letting someone go who asked to be left alone is right: what could not follow is left out. */
function excuse(reading: Reading, dimension: Dimension, entry: JudgedCheck): JudgedCheck {
  const isMissed = entry.result.result === "not-met" || entry.result.result === "unproven";
  if (!isMissed) return entry;
  const isExcused = isStopHonoured(reading) ? EXCUSED_BY_STOP : isStopAsked(reading) ? PREVENTED_BY_STOP : NOTHING;
  return isExcused.has(dimension.id) ? leftOut(entry) : entry;
}

function leftOut(entry: JudgedCheck): JudgedCheck {
  return {
    ...entry,
    result: { ...entry.result, result: "not-applicable", outOf: 0, points: 0, better: null, chance: null },
  };
}

const COUNTED_SHARE = 2 / 3;

/** The id behind the colon: the objection of "objections.settled:A1". */
function subjectOf({ id }: CheckResult): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Shown as it was judged, and worth nothing. */
function uncounted(entry: JudgedCheck): JudgedCheck {
  return { ...entry, result: { ...entry.result, points: 0, outOf: 0 } };
}

/**
 * [S7] Who hears several objections is judged on the two thirds that were met best: going further with a customer brings more of
 * them, and that is no fault.
 */
function bestHandled(judged: readonly JudgedCheck[]): JudgedCheck[] {
  const shares = new Map<string, { points: number; outOf: number }>();
  for (const { result } of judged) {
    const known = shares.get(subjectOf(result)) ?? { points: 0, outOf: 0 };
    shares.set(subjectOf(result), { points: known.points + result.points, outOf: known.outOf + result.outOf });
  }
  const ranked = [...shares]
    .filter(([, { outOf }]) => outOf > 0)
    .sort(([, a], [, b]) => b.points / b.outOf - a.points / a.outOf);
  const counted = new Set(ranked.slice(0, Math.ceil(COUNTED_SHARE * ranked.length)).map(([subject]) => subject));
  return judged.map((entry) => (counted.has(subjectOf(entry.result)) ? entry : uncounted(entry)));
}

function isStopHonoured({ state, turns }: Reading): boolean {
  const stops = marksOf(state.marks, "stop-request");
  return (
    stops.some((mark) => mark.stage === "honoured") &&
    !stops.some((mark) => mark.stage === "ignored") &&
    agentTurnsOf(turns).length > 0
  );
}

function isStopAsked({ state }: Reading): boolean {
  return marksOf(state.marks, "stop-request").some((mark) => mark.stage === "asked");
}

const NOTHING: ReadonlySet<DimensionResult["id"]> = new Set();
/** To go on to these would be the breach. */
const PREVENTED_BY_STOP: ReadonlySet<DimensionResult["id"]> = new Set(["recommendation", "next-step"]);
const EXCUSED_BY_STOP: ReadonlySet<DimensionResult["id"]> = new Set([
  "discovery",
  "gaps",
  "objections",
  "recommendation",
  "next-step",
]);
