import type { Turn } from "../conversations/turns.ts";
import { isCustomersEnd } from "../customer/deciding/exits.ts";
import type { Judged, JudgedCheck } from "./checks.ts";
import { withSubject } from "./checks.ts";
import { isSure } from "./compliance.ts";
import { quoteTurn } from "./evidence.ts";
import { decapitalise } from "./metrics/agent-wording.ts";
import { isPerhapsSettled } from "./objection-steps.ts";
import type { Reading } from "./reading.ts";
import { agentTurnsOf } from "./reading.ts";
import type { CheckResult, ComplianceHit, Evidence, Score } from "./score-schema.ts";
import { isOfNothing, turningPoints } from "./turning-points.ts";
import { whyUnjudged } from "./unjudged.ts";
import { givesReason } from "./words-that-prove.ts";

export function verdictOf(
  turns: readonly Turn[],
  score: Pick<Score, "gate" | "total" | "objections" | "dimensions" | "exit">,
  hits: readonly ComplianceHit[],
): string {
  const unjudged = whyUnjudged(turns, isCustomersEnd(score.exit));
  if (unjudged !== null) return unjudged;
  const worst = findWorstHit(hits);
  if (score.gate === "failed" && worst) return `Failed on compliance: ${decapitalise(worst.title)}.`;
  const band = BANDS.find(({ from }) => score.total >= from)?.words ?? "A rough run";
  const cap = score.gate === "capped" && worst ? `, ${capReason(worst)}` : "";
  return `${band} ${objectionWords(score)}${cap}.`;
}

/**
 * [S31] The met check that earned the most; on equal points the rubric's later dimension, which is harder to reach. Of
 * the turn that is to be mended next only where nothing else was met: one thing is seldom praised and blamed at once.
 */
export function winOf(reading: Reading, judged: readonly Judged[], fix: Score["fix"]): Score["win"] {
  const met = weigh(judged).filter(({ entry: { result } }) => result.result === "met" && isWin(reading, result));
  const elsewhere = met.filter(({ entry }) => findOwnQuote(reading, entry.result)?.turn !== fix.evidence?.turn);
  const best = (elsewhere.length > 0 ? elsewhere : met).reduce<Weighed | null>(
    (top, next) => (top && top.worth > next.worth ? top : next),
    null,
  );
  if (!best) return { title: isAnyLikely(judged) ? NOT_SURE_ENOUGH : STILL_TO_COME, evidence: null };
  const { check, subject, result } = best.entry;
  return { title: withSubject(check.praise, subject), evidence: findOwnQuote(reading, result) };
}

function isAnyLikely(judged: readonly Judged[]): boolean {
  return judged.some(({ result: { checks } }) => checks.some(({ result }) => result === "likely"));
}

const STILL_TO_COME = "You showed up to practice; the first win is still to come.";
const NOT_SURE_ENOUGH = "Something here sounds as if it worked; nothing is sure enough to name.";

/**
 * What broke a rule, surely or likely, is nothing that worked; and an answer to an objection is praised only for words that give a
 * reason: a list of limits may be heard as one.
 */
function isWin(reading: Reading, result: CheckResult): boolean {
  const quote = findOwnQuote(reading, result);
  if (quote === null || reading.compliance.some(({ evidence }) => evidence.turn === quote.turn)) return false;
  return !result.id.startsWith("objections.answered") || givesReason(quote.quote.replace(/\d/g, ""));
}

/** [S32] A sure blocker first, then a sure major that costs points, then the lesson that lost the most weighted points. */
export function fixOf(
  reading: Reading,
  judged: readonly Judged[],
  hits: readonly ComplianceHit[],
  lostToGate: number,
): Score["fix"] {
  const worst = findWorstHit(hits);
  if (worst && (worst.severity === "blocker" || (worst.severity === "major" && lostToGate > 0)))
    return fixOfHit(reading, worst);
  const [first] = turningPoints(reading, judged);
  if (first) return lessonOf(reading, first.entry, first.turn);
  const lesson = findCostliestLesson(reading, judged);
  if (lesson) return lesson;
  return worst ? fixOfHit(reading, worst) : nothingToFix(reading);
}

type Weighed = { entry: JudgedCheck; worth: number };

/** What each check is worth in points of the total: its share of its dimension times the dimension's weight. */
function weigh(judged: readonly Judged[]): Weighed[] {
  return judged
    .filter(({ result }) => result.percent !== null)
    .flatMap(({ result, judged: entries }) => {
      const outOf = entries.reduce((total, entry) => total + entry.result.outOf, 0);
      return entries
        .filter((entry) => entry.result.outOf > 0)
        .map((entry) => ({ entry, worth: (result.weight * entry.result.outOf) / outOf }));
    });
}

/** The lesson of a check, with the turn in which it could have gone otherwise. */
function lessonOf({ turns }: Reading, { check, subject, result }: JudgedCheck, turn: number): Score["fix"] {
  const said = turns.find(({ index }) => index === turn);
  const title = withSubject(check.lesson, subject);
  return { title, why: check.why, evidence: said ? quoteTurn(said) : null, better: result.better ?? "" };
}

/** On equal points the check that comes first in the rubric. */
function findCostliestLesson(reading: Reading, judged: readonly Judged[]): Score["fix"] | null {
  const lost = new Map<string, { first: Missed; worth: number }>();
  for (const missed of weigh(judged).flatMap(asMissed)) {
    const known = lost.get(missed.check.id);
    lost.set(missed.check.id, { first: known?.first ?? missed, worth: (known?.worth ?? 0) + missed.worth });
  }
  const [costliest] = [...lost.values()].sort((a, b) => b.worth - a.worth);
  if (!costliest) return null;
  const { check, subject, result, better } = costliest.first;
  return { title: withSubject(check.lesson, subject), why: check.why, evidence: findOwnQuote(reading, result), better };
}

type Missed = JudgedCheck & { worth: number; better: string };

/** Only a check that applied and was not met has a better line. */
function asMissed({ entry, worth }: Weighed): Missed[] {
  const { better } = entry.result;
  return better === null || isOfNothing(entry.check.id, entry.result) ? [] : [{ ...entry, worth, better }];
}

/** Feedback quotes what the agent said, never the customer. */
function findOwnQuote({ turns }: Reading, { evidence }: CheckResult): Evidence | null {
  const own = new Set(agentTurnsOf(turns).map((turn) => turn.index));
  return evidence.find(({ turn }) => own.has(turn)) ?? null;
}

function fixOfHit({ practice }: Reading, hit: ComplianceHit): Score["fix"] {
  const { bait } = practice.scenario;
  return hitToFix(hit, bait?.rule === hit.rule ? bait.safeLine : hit.safer);
}

/** A breach as the one thing to fix; a minor one where nothing else cost points. */
export function hitToFix({ title, severity, evidence, safer }: ComplianceHit, better = safer): Score["fix"] {
  return { title, why: WHY_BY_SEVERITY[severity], evidence, better };
}

const HARDEST_LEVEL = 3;

function nothingToFix(reading: Reading): Score["fix"] {
  const { difficulty } = reading.practice;
  return {
    title:
      difficulty.level < HARDEST_LEVEL
        ? "Nothing to fix: try this customer at a harder level"
        : "Nothing to fix: try another customer",
    why: "Every check was met.",
    evidence: null,
    better: "",
  };
}

/** The gravest of what is sure; null: nothing is. */
export function findWorstHit(hits: readonly ComplianceHit[]): ComplianceHit | null {
  for (const severity of ["blocker", "major", "minor"] as const) {
    const hit = hits.find((candidate) => candidate.severity === severity && isSure(candidate));
    if (hit) return hit;
  }
  return null;
}

/** Why a score is capped, in words that follow a comma. */
export function capReason({ title }: ComplianceHit): string {
  return `held back by compliance: ${decapitalise(title)}`;
}

/** One that came with the customer's last words was not left alone, and is not settled either. [S45] What is only likely is said to be that. */
function objectionWords(score: Pick<Score, "objections" | "dimensions">): string {
  const { objections } = score;
  const open = objections.filter(({ resolved, unanswerable }) => !resolved && !unanswerable).length;
  if (objections.length === 0) return "without an objection";
  if (open === 0 && objections.some(({ unanswerable }) => unanswerable)) return "with an objection in the last words";
  if (open === 0) {
    const perhaps = objections.filter(({ id }) => isPerhapsSettled(score, id)).length;
    const settled =
      perhaps === 0 ? "settled" : perhaps < objections.length ? "settled or perhaps settled" : "perhaps settled";
    return `with ${objections.length === 1 ? "the" : "every"} objection ${settled}`;
  }
  return open === 1 ? "with one objection left open" : `with ${open} objections left open`;
}

const BANDS = [
  { from: 85, words: "A strong conversation" },
  { from: 70, words: "A solid conversation" },
  { from: 50, words: "A fair start" },
];

const WHY_BY_SEVERITY: Record<ComplianceHit["severity"], string> = {
  blocker: "One such sentence fails the conversation, however good the rest was.",
  major: "This costs points, and with it no score goes above 69, however good the rest was.",
  minor: "Small, but it is the only thing that cost you points.",
};
