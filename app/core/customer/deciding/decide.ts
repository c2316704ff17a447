import type { CustomerState } from "../customer-state.ts";
import { wording } from "../customer-wording.ts";
import { nextObjection } from "../objections.ts";
import { ownWords } from "../phrasing/own-words.ts";
import type { Question } from "../understanding/asked-questions.ts";
import { type Heard, heardAct } from "../understanding/heard.ts";
import { type Decision, end, hasContentQuestion, type Situation } from "./decision.ts";
import { greet } from "./greeting.ts";
import { bringBack, bringUp, momentOf, raise } from "./initiative.ts";
import { hangUpOrAskToStop } from "./last-straw.ts";
import { oddity } from "./oddities.ts";
import { answerProposal, isProposal } from "./proposals.ts";
import { answerQuestion } from "./question-answers.ts";
import { reactions } from "./reactions.ts";
import { agreement, answerFromSheet, sheetAnswer } from "./sheet-answers.ts";
import { checkTurnsLeft, takeBackUnsaid } from "./turns-left.ts";

/** What to do now: end it, deal with an oddity, or talk. */
export function decide(situation: Situation): Decision {
  const decision: Decision = {
    state: settleObjection(situation),
    memory: { ...situation.memory },
    beats: [],
    exit: null,
    told: [],
    raised: [],
    returned: [],
    dropped: [],
    baited: false,
    askedToStop: false,
  };
  if (hangUpOrAskToStop(situation, decision)) return decision;
  if (oddity(situation, decision)) return decision;
  talk(situation, decision);
  return decision;
}

function settleObjection({ state, handling }: Situation): CustomerState {
  if (!handling) return state;
  const { outcome, objection } = handling;
  return {
    ...state,
    objections: state.objections.map((one) =>
      one.id !== objection.id
        ? one
        : {
            ...one,
            acknowledged: one.acknowledged || handling.acknowledged,
            explored: one.explored || handling.explored,
            answered: one.answered || handling.answered,
            status: outcome === "resolved" || outcome === "returned" || outcome === "dropped" ? outcome : one.status,
          },
    ),
  };
}

function talk(situation: Situation, decision: Decision) {
  const { heard, practice, memory } = situation;
  const question = questionToAnswer(heard);
  const proposed = isProposal(situation, question);
  const fresh = proposed ? nextObjection(practice, decision.state, memory, momentOf(situation, true)) : null;

  reactions(situation, decision, question, proposed);
  if (proposed && fresh) raise(situation, decision, fresh);
  else if (proposed) answerProposal(situation, decision);
  if (!decision.exit && !decision.raised.length) {
    greet(situation, decision, question);
    if (question && !proposed) {
      if (hasContentQuestion(question)) withoutRemarks(decision);
      answerQuestionBefore(situation, decision, question);
      answerQuestion(situation, decision, question);
    }
    if (decision.returned.length > 0) bringBack(situation, decision);
    else if (!proposed) bringUp(situation, decision, question);
  }
  if (!decision.exit && heardAct(heard, "goodbye") && !question && decision.state.agentTurns >= 2) {
    decision.beats = [{ key: "farewell", options: wording.byeOpen, must: true }];
    takeBackUnsaid(decision);
    end(situation, decision, "polite-no", "the agent said goodbye before a next step was agreed");
  }
  if (decision.beats.every((beat) => !beat.must)) fillSilence(situation, decision);
  keepToTheMatter(decision);
  if (!decision.exit) checkTurnsLeft(situation, decision);
}

/** Who has an answer gives it, and says nothing about what came before the question. */
function withoutRemarks(decision: Decision) {
  decision.beats = decision.beats.filter(({ key }) => !REMARKS.has(key));
}

const REMARKS = new Set(
  "mirrored offer limits price compare follow product understood heard surprised pitched dropped".split(" "),
);

/** An answer beside the one that was asked for last is given only where its question was surely understood. */
const CERTAIN = 0.6;

/** "How old is he, and what does he do?": the question before the last, when both have an answer. */
function answerQuestionBefore({ heard, ...situation }: Situation, decision: Decision, last: Question) {
  const { practice } = situation;
  const before = heard.questions.findLast((one) => one !== last && one.slot !== last.slot && one.slotChance >= CERTAIN);
  const answer = before && sheetAnswer(practice, last) && sheetAnswer(practice, before);
  if (before && answer) answerFromSheet({ heard, ...situation }, decision, before, answer);
}

/** People answer, and say one thing of their own: what else came to mind is neither said nor done. */
function keepToTheMatter(decision: Decision) {
  if (decision.exit) return;
  const musts = decision.beats.filter((beat) => beat.must);
  if (musts.length <= MOST_THINGS) return;
  const kept = new Set([...musts].sort((a, b) => weightOf(b.key) - weightOf(a.key)).slice(0, MOST_THINGS));
  decision.beats = decision.beats.filter((beat) => kept.has(beat));
  takeBackUnsaid(decision);
}

const MOST_THINGS = 2;

/** Answers first, then what moves the conversation. */
function weightOf(key: string): number {
  if (/^(?:slot|fact|topic|more|again|withheld|time|concede):/.test(key)) return 3;
  if (/^(?:reveal|objection|gap|bait)/.test(key)) return 2;
  return 1;
}

/** The last question of the line that the customer has something to say to; where there is none, the last real one. */
function questionToAnswer(heard: Heard): Question | null {
  const answerable = heard.questions.filter(
    (question) => !["proposal", "permission", "statement"].includes(question.kind),
  );
  const real = answerable.filter((question) => !["confirm", "wellbeing"].includes(question.kind));
  const known = real.filter((question) => question.kind === "topic" || question.kind === "explore");
  return known.at(-1) ?? real.at(-1) ?? answerable.at(-1) ?? null;
}

/** The line holds nothing to answer: the customer says yes to what was put to them, or asks the agent to go on. */
function fillSilence({ practice: { persona, scenario }, heard }: Situation, decision: Decision) {
  const { state } = decision;
  if (heard.questions.at(-1)?.kind === "statement") return void decision.beats.push(agreement(persona));
  if (state.agentTurns === 1 && scenario.call === "inbound")
    return void decision.beats.push({ key: "go-on", options: wording.overToYou, must: true });
  const cool = state.trust < 40 || state.irritation > 40;
  decision.beats.push({
    key: "go-on",
    options: cool ? wording.goOnCool : wording.goOn,
    must: true,
    ...(state.irritation > 40 && { own: ownWords(persona, "annoyed") }),
  });
}
