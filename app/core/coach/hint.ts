import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Gap, Objection } from "../scenarios/schema.ts";
import {
  acknowledgedPlainly,
  CHECK_LINE,
  firstName,
  introductionLine,
  nextStepLine,
  recapLine,
} from "../scoring/example-lines.ts";
import { questionsIn, wordsOf } from "../scoring/metrics/agent-wording.ts";
import { provenState } from "../scoring/proven-marks.ts";
import { agentTurnsOf, findNeedEvidence, marksOf, momentOf, toldFacts } from "../scoring/reading.ts";
import { isToldFor } from "../scoring/told-words.ts";

export type Hint = { say: string; why: string };

/**
 * One line to say now, and why. The most pressing moment wins; the same moment gives the same hint.
 * Built from this practice's own examples, so that it fits the customer.
 */
export function hintFor(practice: Practice, before: CustomerState, turns: readonly Turn[]): Hint {
  const now: Now = { practice, state: provenState({ practice, turns, state: before }), turns };
  for (const read of MOMENTS) {
    const hint = read(now);
    if (hint) return hint;
  }
  return closeHint(now);
}

type Now = { practice: Practice; state: CustomerState; turns: readonly Turn[] };

/** Most pressing first. */
const MOMENTS: readonly ((now: Now) => Hint | null)[] = [
  endedHint,
  stopRequestHint,
  baitHint,
  irritationHint,
  introductionHint,
  lastLineHint,
  objectionHint,
  readyHint,
  gapHint,
  needHint,
];

function endedHint({ state }: Now): Hint | null {
  if (!state.exit) return null;
  return { say: "Thank you for your time. Have a good day.", why: `The conversation is over: ${state.exit.reason}` };
}

function stopRequestHint({ state }: Now): Hint | null {
  const stops = marksOf(state.marks, "stop-request");
  const isOpen = stops.some((mark) => mark.stage === "asked") && !stops.some((mark) => mark.stage === "honoured");
  if (!isOpen) return null;
  return {
    say: "Of course. I'm removing your number now and you won't hear from us again. Sorry to have bothered you.",
    why: "The customer asked not to be called. Confirm it and say goodbye; going on breaks the do-not-call rules.",
  };
}

function baitHint({ practice: { scenario }, state }: Now): Hint | null {
  const { bait } = scenario;
  const stages = marksOf(state.marks, "bait").filter((mark) => mark.bait === bait?.id);
  if (!bait || stages.at(-1)?.stage !== "offered") return null;
  return {
    say: bait.safeLine,
    why: "The customer just asked for something you may not promise or do. Decline kindly and stay helpful.",
  };
}

function irritationHint({ practice, state }: Now): Hint | null {
  if (state.irritation < Math.min(IRRITATED_AT, practice.difficulty.walkAwayAt - NEAR_THE_DOOR)) return null;
  return {
    say: `I hear that this is wearing on you, ${firstName(practice)}, and I don't want to waste your time. What would make these few minutes useful?`,
    why: "The customer is close to leaving. Slow down, acknowledge it, and hand over the wheel.",
  };
}

function introductionHint({ practice, state, turns }: Now): Hint | null {
  const isKnown = marksOf(state.marks, "opening").some((mark) => mark.aspect === "name");
  // A drill opens with its objection, which comes first.
  const isObjected = state.objections.some(({ status, raisedAt }) => status === "open" && raisedAt === 0);
  if (isKnown || isObjected || agentTurnsOf(turns).length > LATE_TO_INTRODUCE) return null;
  return {
    say: introductionLine(practice),
    why: "Name, agency and reason first: people open up to someone they can place.",
  };
}

/**
 * What the customer just said comes before any plan: a question is answered, who did not follow gets it plainer, who does not
 * want to say something is told what it is for. An objection put as a question is an objection.
 */
function lastLineHint({ practice, state, turns }: Now): Hint | null {
  const last = turns.at(-1);
  if (last?.speaker !== "customer") return null;
  const isObjection = state.marks.some(
    (mark) =>
      mark.type === "objection" && mark.turn === last.index && (mark.stage === "raised" || mark.stage === "returned"),
  );
  if (isObjection) return null;
  const who = firstName(practice);
  if (DID_NOT_FOLLOW.test(last.text))
    return {
      say: `Sorry, ${who}, let me say that in plain words, one thing at a time.`,
      why: "The customer did not follow your last line. Say the same again, shorter, before you go on.",
    };
  if (KEPT_BACK.test(last.text))
    return {
      say: "That's fine, you don't have to. I ask because it decides what would fit you, and for nothing else.",
      why: "The customer does not want to say that yet. Say what it is for, and leave it to them.",
    };
  const asked = questionsIn(last.text).at(-1);
  return asked === undefined || isUnsureAnswer(asked, turns)
    ? null
    : {
        say: `Good question, ${who}. Short answer: [your answer in one sentence]. What makes you ask?`,
        why: `The customer asked: “${asked}” Answer that first. If you do not know, say so, and by when you will.`,
      };
}

/** "More than we paid?" after a question is an answer of somebody who does not know for sure. */
function isUnsureAnswer(question: string, turns: readonly Turn[]): boolean {
  const before = turns.at(-2);
  const wasAsked = before?.speaker === "agent" && questionsIn(before.text).length > 0;
  return wasAsked && wordsOf(question).length <= UNSURE_WORDS_MOST && !ASKS_SOMETHING.test(question);
}

const UNSURE_WORDS_MOST = 6;
const ASKS_SOMETHING =
  /\b(?:who|what|when|where|why|which|how|whose|you|your|do|does|did|is|are|was|can|could|will|would|should|have|has)\b|^\W*(?:so|and)\b/i;

const DID_NOT_FOLLOW =
  /\b(?:come again|say (?:that|the last part|it) again|you lost me|didn't (?:catch|get|follow) that|plain english|what do you mean|not sure what you're after|put that another way|how do you mean)\b/i;
const KEPT_BACK =
  /\b(?:i'd rather not|rather not (?:say|get into)|kind of personal|why do you need (?:to know )?that|what would you do with that|none of your business|not there yet with you)\b/i;

function objectionHint({ practice, state }: Now): Hint | null {
  const open = state.objections.findLast(({ status }) => status === "open" || status === "returned");
  const objection = practice.objections.find(({ id }) => id === open?.id);
  return open && objection ? stageHint(objection, open) : null;
}

function stageHint(objection: Objection, done: CustomerState["objections"][number]): Hint {
  if (!done.acknowledged) {
    return {
      say: acknowledgedPlainly(objection.exampleAcknowledge),
      why: `"${objection.title}" is open. Acknowledge it first; that is not agreeing.`,
    };
  }
  if (!done.explored) {
    return { say: objection.exampleExplore, why: "Ask what is behind the objection before you answer it." };
  }
  if (!done.answered)
    return {
      say: objection.exampleAnswer,
      why: `Now answer what is behind it. ${objection.opensWhen}`,
    };
  return {
    say: CHECK_LINE,
    why: "Check that the objection is settled before you move on.",
  };
}

function readyHint(now: Now): Hint | null {
  const { practice, state } = now;
  const isReady =
    state.interest >= practice.difficulty.agreesAt && needsAsked(now) >= practice.scenario.needs.needed / 2;
  return isReady ? closeHint(now) : null;
}

function closeHint({ practice, state }: Now): Hint {
  const isStepDated = marksOf(state.marks, "next-step").some((mark) => mark.action && mark.date);
  return isStepDated
    ? {
        say: recapLine(momentOf(practice, state)),
        why: "The next step stands. Recap it, so that you both remember the same thing.",
      }
    : {
        say: nextStepLine(practice),
        why: "Propose one step with a date, and say who does what.",
      };
}

/** A gap can be named once the customer has told what ties it to them. */
function gapHint({ practice, state }: Now): Hint | null {
  const named = new Set(marksOf(state.marks, "gap").map((mark) => mark.gap));
  const told = toldFacts(practice, state);
  const isRipe = ({ tiedTo }: Gap) => tiedTo.length > 0 && tiedTo.every((fact) => state.disclosed.includes(fact));
  const ripe = practice.scenario.gaps.find((gap) => !named.has(gap.id) && isRipe(gap) && isToldFor(gap, told));
  return ripe ? { say: ripe.exampleLine, why: `What they told you points to a gap: ${ripe.title}. ${ripe.why}` } : null;
}

/** Needs that would reveal what a gap is tied to come first. */
function needHint({ practice, state }: Now): Hint | null {
  const { facts, gaps, needs } = practice.scenario;
  const told = new Set(facts.filter((fact) => state.disclosed.includes(fact.id)).map((fact) => fact.item));
  const open = needs.items.filter(({ id }) => !told.has(id) && findNeedEvidence(practice, state.marks, id) === null);
  const revealing = new Set(
    facts.filter((fact) => gaps.some((gap) => gap.tiedTo.includes(fact.id))).map((fact) => fact.item),
  );
  const next = open.find(({ id }) => revealing.has(id)) ?? open[0];
  return next ? { say: next.exampleQuestion, why: `Not heard yet: ${next.title}.` } : null;
}

function needsAsked({ practice, state }: Now): number {
  return practice.scenario.needs.items.filter(({ id }) => findNeedEvidence(practice, state.marks, id) !== null).length;
}

const IRRITATED_AT = 60;
/** Points of irritation before the customer hangs up at which the coach speaks up. */
const NEAR_THE_DOOR = 15;
/** After this many turns an introduction would be odd. */
const LATE_TO_INTRODUCE = 2;
