import type { Turn } from "../conversations/turns.ts";
import { normalise } from "../customer/understanding/normalise.ts";
import { matchesAny } from "../customer/understanding/patterns.ts";
import type { Objection } from "../scenarios/schema.ts";
import { checksUnderstanding, givesIn, isAboutTheObjection, namesDay } from "./beyond-doubt.ts";
import { type Finding, likely, MIN_TURNS, met, NOT_APPLICABLE, notMet, plainestOf } from "./check-finding.ts";
import { earnsPoints } from "./earns-points.ts";
import { quoteTurn } from "./evidence.ts";
import { askedQuestions, sentencesOf, wordsOf } from "./metrics/agent-wording.ts";
import {
  agentTurnsOf,
  evidenceOf,
  findObjectionMark,
  isTainted,
  type MarkOf,
  marksOf,
  type Reading,
} from "./reading.ts";
import type { ObjectionCheckId } from "./rubric.ts";
import type { Evidence } from "./score-schema.ts";
import {
  asks,
  asksBack,
  asksToTell,
  buysOrForces,
  checksSettled,
  deniesIt,
  givesReason,
  sumsUp,
  takesBack,
  takesLeave,
  takesUpPlainly,
} from "./words-that-prove.ts";

export const objectionRules: Record<ObjectionCheckId, (reading: Reading, objection: Objection) => Finding> = {
  "objections.acknowledged": (reading, objection) => objectionStage(reading, objection, "acknowledged"),
  "objections.explored": (reading, objection) => objectionStage(reading, objection, "explored"),
  "objections.answered": (reading, objection) => objectionStage(reading, objection, "answered"),
  "objections.confirmed": (reading, objection) => objectionStage(reading, objection, "confirmed"),
  "objections.order": (reading, objection) => {
    const { state, turns } = reading;
    const { id } = objection;
    const answered = stageMark(reading, objection, "answered");
    if (!answered) return NOT_APPLICABLE;
    const before = [heardBefore(reading, objection, answered), findObjectionMark(state.marks, id, "explored")];
    // One sentence that did both has no order.
    if (before[0]?.turn === answered.turn && before[0].quote === answered.quote) return NOT_APPLICABLE;
    const isOrdered = before.every((mark) => mark !== null && !isLater(mark, answered, turns));
    // What is not credited by itself has no order either.
    const isDone = FIRST.some((stage) => earnsPoints(objectionStage(reading, objection, stage)));
    const proof = stageProven(reading, objection, answered);
    if (!isOrdered || !isDone) return notMet([evidenceOf(answered)]);
    return proof.result === "met" ? met([evidenceOf(answered)]) : likely([evidenceOf(answered)]);
  },
  "objections.settled": (reading, objection) => {
    const isRead = stageMark(reading, objection, "resolved")?.by === "model";
    return inTheirTurn(reading, objectionStage(reading, objection, "resolved"), isRead, objection.concedes);
  },
};

const FIRST = ["acknowledged", "explored"] as const;

/** Where it was shown to be heard: for this objection or, just before the answer, at all. */
function heardBefore({ state, turns }: Reading, { id }: Objection, answered: Evidence): Evidence | null {
  const marked = findObjectionMark(state.marks, id, "acknowledged");
  if (marked && !isLater(marked, answered, turns)) return marked;
  const last = agentTurnsOf(turns).findLast(({ index }) => index < answered.turn);
  const close = marksOf(state.marks, "acknowledgement").find(
    (mark) => mark.turn === last?.index || (mark.turn === answered.turn && !isLater(mark, answered, turns)),
  );
  return close ?? marked;
}

/**
 * The customer is who lets go: the word that they had after it is the proof. `isRead`: a model read that they did. `concedes`: the words in
 * which this customer does, which leave no doubt.
 */
function inTheirTurn({ turns }: Reading, finding: Finding, isRead: boolean, concedes: readonly string[]): Finding {
  const [last] = finding.evidence;
  if (finding.result !== "met" || !last) return finding;
  const theirs = turns.find(({ index, speaker }) => index > last.turn && speaker === "customer");
  const proof = theirs ? [quoteTurn(theirs)] : finding.evidence;
  const isOwnConcession = theirs !== undefined && concedes.some((line) => theirs.text.includes(line));
  return isRead || isOwnConcession || (theirs && givesIn(theirs.text)) ? met(proof) : likely(proof);
}

/** [S7] An objection that comes up before the agent's last word counts for what was done about it, not against. */
function objectionStage(reading: Reading, objection: Objection, stage: ObjectionMark["stage"]): Finding {
  const { turns, state } = reading;
  const raised = findObjectionMark(state.marks, objection.id, "raised");
  const done = stageMark(reading, objection, stage);
  if (done) return stageProven(reading, objection, done);
  const answered = stage === "confirmed" ? stageMark(reading, objection, "answered") : null;
  const checked = answered && checkedInWords(reading, answered, raised);
  if (checked) return checksSettled(checked.quote) ? met([checked]) : likely([checked]);
  const asked = stage === "confirmed" && raised && !answered ? settledAsked(reading, raised) : null;
  if (asked) return likely([asked]);
  if (!raised || (stage === "confirmed" && !(answered && couldCheck(reading, answered)))) return NOT_APPLICABLE;
  const [answer, ...more] = agentTurnsOf(turns).filter((turn) => turn.index > raised.turn);
  const before = agentTurnsOf(turns).filter((turn) => turn.index < raised.turn);
  const isLast = more.length === 0 && before.length >= MIN_TURNS;
  return answer && !isLast ? notMet([evidenceOf(raised), quoteTurn(answer)]) : NOT_APPLICABLE;
}

/** "Does that settle it for you?" to an objection that no answer to was heard: of something it asks that. */
function settledAsked({ turns }: Reading, raised: Evidence): Evidence | null {
  const next = agentTurnsOf(turns)
    .filter(({ index }) => index > raised.turn)
    .slice(0, TURNS_TO_ASK);
  const found = next.flatMap(({ index, text }) =>
    sentencesOf(text).flatMap((quote) => (checksSettled(quote) ? [{ turn: index, quote }] : [])),
  );
  return found[0] ?? null;
}

const TURNS_TO_ASK = 4;

/** [S45] Surely done where a second reason says so, beside what was heard. */
function stageProven(reading: Reading, objection: Objection, done: ObjectionMark): Finding {
  const proof = provenStage(reading, done);
  if (done.by === "model") return met([proof]);
  switch (done.stage) {
    case "acknowledged": {
      const isPlain = (quote: string) => takesUpPlainly(quote) && !deniesIt(quote) && !BRUSHES_OFF.test(quote);
      const said = plainestOf(reading, proof, isPlain);
      return isPlain(said.quote) && isRightAfter(reading, objection, said.turn) ? met([said]) : likely([proof]);
    }
    case "explored": {
      const isSure = (asksToTell(proof.quote) && !checksUnderstanding(proof.quote)) || isAboutTheObjection(proof.quote);
      return isSure && isRightAfter(reading, objection, proof.turn) ? met([proof]) : likely([proof]);
    }
    case "answered": {
      const isAnswer = (quote: string) => isAnswerInWords(reading, objection, { turn: proof.turn, quote });
      const said = plainestOf(reading, proof, isAnswer);
      return isAnswer(said.quote) ? met([said]) : likely([proof]);
    }
    case "confirmed":
      return checksSettled(proof.quote) ? met([proof]) : likely([proof]);
    default:
      return met([proof]);
  }
}

/** "Nobody likes it, okay, but you'll die anyway." */
const BRUSHES_OFF = /\bbut (?:you(?:'ll| will|'re| are| have to| need)|that's life|so what|get over)\b/i;

/** It holds what answers this objection, and is more than a step, a question or what the customer said. */
function isAnswerInWords({ state }: Reading, { answerKeys }: Objection, { turn, quote }: Evidence): boolean {
  if (takesLeave(quote) || buysOrForces(quote) || quote.endsWith("?") || wordsOf(quote).length < WORDS_THAT_ANSWER)
    return false;
  const isElse = state.marks.some(
    (mark) =>
      mark.turn === turn &&
      mark.quote === quote &&
      (mark.type === "reflection" || (mark.type === "next-step" && namesDay(quote))),
  );
  return !isElse && matchesAny(normalise(quote), answerKeys);
}

const WORDS_THAT_ANSWER = 6;

/** In the agent's first two turns since it was last brought up. */
function isRightAfter({ turns, state }: Reading, { id }: Objection, turn: number): boolean {
  const raised = marksOf(state.marks, "objection").filter(
    (mark) => mark.objection === id && (mark.stage === "raised" || mark.stage === "returned") && mark.turn < turn,
  );
  const since = raised.at(-1)?.turn ?? turn;
  return agentTurnsOf(turns).filter(({ index }) => index > since && index <= turn).length <= 2;
}

/** What was not answered cannot be settled, and there is nothing to ask where the customer lets go at once and that ends it. */
function couldCheck({ turns, state }: Reading, { objection, turn }: ObjectionMark): boolean {
  const settled = findObjectionMark(state.marks, objection, "resolved");
  return settled?.turn !== turn || agentTurnsOf(turns).some(({ index }) => index > turn);
}

/** The first mark of this stage that counts; null: there is none. */
function stageMark(reading: Reading, { id }: Objection, stage: ObjectionMark["stage"]): ObjectionMark | null {
  const marks = marksOf(reading.state.marks, "objection").filter(
    (mark) => mark.objection === id && mark.stage === stage,
  );
  return marks.find((mark) => !isTainted(reading, mark.turn) && isOfStage(reading, mark)) ?? null;
}

type ObjectionMark = MarkOf<"objection">;

/** The words do what they were heard as. */
function isOfStage(reading: Reading, mark: ObjectionMark): boolean {
  if (mark.stage === "acknowledged") return !takesBack(mark.quote) && !deniesIt(mark.quote);
  if (mark.stage === "explored") return exploredBy(reading, mark) !== null;
  if (mark.stage === "confirmed") return asksBack(mark.quote);
  if (mark.stage !== "answered") return true;
  if (takesLeave(mark.quote) || buysOrForces(mark.quote)) return false;
  // A summing-up answers nothing by itself; what was said with a reason before it may have.
  if (sumsUp(mark.quote) && reasonedBefore(reading, mark) === null) return false;
  return !isOnlyHeard(reading, mark);
}

/** An answer is more than the short sentence that showed the objection was heard, unless that settled it. */
function isOnlyHeard({ state }: Reading, { objection, turn, quote }: ObjectionMark): boolean {
  if (wordsOf(quote).length > WORDS_OF_BOTH || givesReason(quote)) return false;
  const heard = findObjectionMark(state.marks, objection, "acknowledged");
  const settled = findObjectionMark(state.marks, objection, "resolved");
  return heard?.turn === turn && heard.quote === quote && settled?.turn !== turn;
}

const WORDS_OF_BOTH = 14;
/** Said after it: in a later turn, or further on in the same one. */
function isLater(one: Evidence, other: Evidence, turns: readonly Turn[]): boolean {
  if (one.turn !== other.turn) return one.turn > other.turn;
  const said = turns.find(({ index }) => index === one.turn)?.text ?? "";
  return said.indexOf(one.quote) > said.indexOf(other.quote);
}

/** The words that stand for a stage: those that were heard as it, or what they belong to. */
function provenStage(reading: Reading, mark: ObjectionMark): Evidence {
  if (mark.stage === "answered") return answeredBy(reading, mark);
  return (mark.stage === "explored" ? exploredBy(reading, mark) : null) ?? evidenceOf(mark);
}

/** What lies behind is asked for: by the words that were heard as it, or a question of that turn or the next; null: nothing was asked. */
function exploredBy({ turns }: Reading, mark: ObjectionMark): Evidence | null {
  if (asks(mark.quote)) return evidenceOf(mark);
  const own = agentTurnsOf(turns).filter(({ index }) => index >= mark.turn);
  const [asked] = askedQuestions(own.slice(0, 2), []);
  return asked ? { turn: asked.turn, quote: asked.quote } : null;
}

/** Where a summing-up was heard as the answer, it was what had been said with a reason before it. */
function answeredBy(reading: Reading, answered: ObjectionMark): Evidence {
  return (sumsUp(answered.quote) ? reasonedBefore(reading, answered) : null) ?? evidenceOf(answered);
}

/** What was said with a reason between an objection and the words that were heard as its answer. */
function reasonedBefore({ turns, state }: Reading, answered: ObjectionMark): Evidence | null {
  const raised = findObjectionMark(state.marks, answered.objection, "raised");
  const before = agentTurnsOf(turns).findLast(
    ({ index, text }) => raised && index > raised.turn && index < answered.turn && givesReason(text),
  );
  return before ? quoteTurn(before) : null;
}

/**
 * "Does that settle it for you?" from the objection on, to the second turn after the one that answered it; from the answer to the turn after
 * it, "does that make sense?" and the like do as well, unless a day is what they ask about.
 */
function checkedInWords({ turns }: Reading, answered: Evidence, raised: Evidence | null): Evidence | null {
  const own = agentTurnsOf(turns).filter(({ index }) => index > (raised?.turn ?? answered.turn - 1));
  const at = own.findIndex(({ index }) => index >= answered.turn);
  const found = (from: number, to: number, isCheck: (quote: string) => boolean) =>
    own
      .slice(from, to + 1)
      .flatMap((turn) => askedQuestions([turn], []))
      .find(({ quote }) => isCheck(quote));
  const check =
    found(0, at + 2, checksSettled) ??
    found(at, at + 1, (quote) => checksUnderstanding(quote) && !asksForDay(own, quote));
  return check ? { turn: check.turn, quote: check.quote } : null;
}

function asksForDay(turns: readonly Turn[], quote: string): boolean {
  return turns.some(({ text }) => text.includes(quote) && namesDay(text));
}
