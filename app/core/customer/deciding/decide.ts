import { groupOf } from "../../scenarios/slots.ts";
import type { CustomerState } from "../customer-state.ts";
import { wording } from "../customer-wording.ts";
import { nextObjection } from "../objections.ts";
import { ownWords } from "../phrasing/own-words.ts";
import { namesDate } from "../understanding/acts.ts";
import type { Heard } from "../understanding/heard.ts";
import type { Question } from "../understanding/question.ts";
import { correctMisheard, putRightFirst } from "./corrections.ts";
import { type Decision, end, hasContentQuestion, type Situation } from "./decision.ts";
import { AGENT_LEFT } from "./exits.ts";
import { greet } from "./greeting.ts";
import { bringBack, bringUp, isCalledUp, momentOf, raise } from "./initiative.ts";
import { hangUpOrAskToStop } from "./last-straw.ts";
import { oddity } from "./oddities.ts";
import { isList, plainBeat } from "./plain-answers.ts";
import { answerProposal, isProposal } from "./proposals.ts";
import { answerQuestion } from "./question-answers.ts";
import { reactions } from "./reactions.ts";
import { agreement } from "./saying-yes.ts";
import { answerFromSheet, sheetAnswer } from "./sheet-answers.ts";
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
  if (correctMisheard(situation, decision)) checkTurnsLeft(situation, decision);
  else talk(situation, decision);
  return decision;
}

export function settleObjection({ state, handling }: Situation): CustomerState {
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
  const leaves = takesLeave(heard, question);
  const fresh = proposed && !leaves ? nextObjection(practice, decision.state, memory, momentOf(situation, true)) : null;

  reactions(situation, decision, question, proposed);
  if (proposed && fresh) raise(situation, decision, fresh, isCalledUp(fresh, heard) ? undefined : wording.beforeThat);
  else if (proposed) answerProposal(situation, decision);
  if (decision.exit) answerBeforeFarewell(situation, decision);
  if (!decision.exit && !decision.raised.length) {
    answerWho(situation, decision);
    greet(situation, decision, question);
    if (question && !proposed) {
      if (hasContentQuestion(question) || question.kind === "wellbeing") withoutRemarks(decision);
      answerOthers(situation, decision, question);
      if (question.kind !== "who") answerQuestion(situation, decision, question, alsoAnswered(decision));
    }
    if (decision.returned.length > 0) bringBack(situation, decision);
    else if (!proposed) bringUp(situation, decision, question);
  }
  if (decision.raised.length + decision.returned.length > 0 && !ASKS_IF_CLEAR.test(heard.text)) withoutNods(decision);
  if (!decision.exit && decision.state.agentTurns >= 2 && leaves) sayGoodbye(situation, decision);
  decision.memory.acceptedDay = memory.acceptedDay || saysYesToDay(situation, decision);
  if (asksAtTheEnd(heard) && decision.beats.every(({ must, key }) => !must || REMARKS.has(key)))
    withoutRemarks(decision);
  if (decision.beats.every((beat) => !beat.must)) fillSilence(situation, decision);
  withoutBareYes(situation, decision);
  putRightFirst(situation, decision);
  keepToTheMatter(decision);
  if (!decision.exit) checkTurnsLeft(situation, decision);
}

/** "Who is it with, and does it cover the guests?": a yes alone answers the wrong half. */
function withoutBareYes({ heard }: Situation, decision: Decision) {
  const [said, ...more] = decision.beats.filter(({ must }) => must);
  if (!said || more.length > 0 || said.key !== "plain" || said.options !== wording.plainYes) return;
  const asksForMore = heard.questions.some(({ kind, form }) => kind === "unknown" && ASKS_FOR_MORE.has(form));
  if (!asksForMore) return;
  decision.beats = decision.beats.map((beat) =>
    beat === said ? { ...said, options: wording.plainOfSeveral, aside: wording.plainOfSeveral } : beat,
  );
}

/** A goodbye that nothing is asked after. */
function takesLeave({ sentences, acts }: Heard, question: Question | null): boolean {
  const quotes = sentences.map(({ quote }) => quote);
  if (question === null && ENDS_IN_GOODBYE.test(sentences.at(-1)?.text ?? "")) return true;
  const said = acts.filter(({ kind }) => kind === "goodbye").map(({ sentence }) => quotes.lastIndexOf(sentence.quote));
  return said.length > 0 && (question === null || Math.max(...said) > quotes.lastIndexOf(question.sentence.quote));
}

const ENDS_IN_GOODBYE = /\b(?:(?:good ?)?bye|take care)(?: (?!of\b)\w+)?$/;

/** What was still proposed or given in gets its word first. */
function sayGoodbye(situation: Situation, decision: Decision) {
  const { practice, memory } = situation;
  const { exits } = practice.scenario;
  // Who is already saying goodbye gets no reason any more.
  const isUndecided = decision.beats.some(({ key }) => key === "not-yet");
  const lastWords = decision.beats.filter(({ key }) => BEFORE_GOODBYE.test(key));
  const bye = isUndecided ? wording.byeUndecided : wording.byeOpen;
  const options = memory.acceptedDay && !isUndecided ? exits.softYes : bye;
  decision.beats = [...lastWords, { key: "farewell", options, must: true }];
  takeBackUnsaid(decision);
  if (memory.acceptedDay) end(situation, decision, "soft-yes", "the reasons so far were not enough");
  else end(situation, decision, "polite-no", AGENT_LEFT);
}

const BEFORE_GOODBYE = /^concede:/;

/** "Friday at ten then, is that a yes?" "Yeah.": said in passing, and meant. */
function saysYesToDay({ heard }: Situation, { beats }: Decision): boolean {
  return namesDate(heard.text) && beats.some(({ key, options }) => key === "plain" && options === wording.plainYes);
}

/** Who has an answer gives it, and says nothing about what came before the question. */
function withoutRemarks(decision: Decision) {
  decision.beats = decision.beats.filter(({ key }) => !REMARKS.has(key));
}

/** Who is asked that says yes, and may object all the same. */
const ASKS_IF_CLEAR = /\b(?:makes? sense|clear|follow|with me|understand)\b/;

/** Nobody says "Makes sense." and objects in one breath. */
function withoutNods(decision: Decision) {
  withoutRemarks(decision);
  decision.beats = decision.beats.filter(({ key }) => key !== "nods");
}

const REMARKS = new Set(
  "mirrored offer limits price compare follow product understood heard surprised pitched dropped".split(" "),
);

/** "You alright with that?": what was put last gets its yes, and no remark on what came before. */
function asksAtTheEnd({ questions }: Heard): boolean {
  const last = questions.at(-1);
  return last?.kind === "statement" && last.sentence.asked;
}

/** "Is this Priya?" comes before anything else. */
function answerWho(situation: Situation, decision: Decision) {
  const who = situation.heard.questions.find((one) => one.kind === "who");
  if (who) answerQuestion(situation, decision, who);
}

/** How many questions of one turn are answered: who fires off more hears less. */
const MOST_ANSWERS = 2;

/** "How old is he, and what does he do?": what else was asked and understood is answered too, the short way. */
function answerOthers(situation: Situation, decision: Decision, last: Question) {
  const { practice, heard } = situation;
  const known = sheetAnswer(practice, last) !== null || last.kind !== "topic";
  const others = heard.questions.filter(
    (one) =>
      one !== last &&
      one.kind === "topic" &&
      one.slot !== last.slot &&
      !(one.sentence.quote === last.sentence.quote && isMuchSurer(last, one)) &&
      one.form !== "confirm" &&
      (one.sentence.quote === last.sentence.quote
        ? one.slotChance >= SURE_IN_ONE_BREATH
        : one.slotChance >= SURE_OF_ANOTHER && groupOf(one.slot ?? "") !== groupOf(last.slot ?? "")) &&
      sheetAnswer(practice, one) !== null,
  );
  const most = situation.effects.stackedQuestions > 2 ? 1 : MOST_ANSWERS;
  for (const one of known && most > 1 ? others.slice(1 - most) : []) {
    const answer = sheetAnswer(practice, one);
    if (answer) answerFromSheet(situation, decision, one, answer, true);
  }
}

/** What else was asked is answered only where it was surely understood: half an answer is fine, and one to nothing that was asked is not. */
const SURE_OF_ANOTHER = 0.62;
/** "What was the old number and what is the new one?" */
const SURE_IN_ONE_BREATH = 0.3;

/** "Would Thursday work, and what's your email?": what was surely asked is told first. Who agrees does so once, and adds no remark. */
function answerBeforeFarewell(situation: Situation, decision: Decision) {
  const farewell = decision.beats.findIndex(({ key }) => key === "farewell");
  if (farewell < 0) return;
  const said = decision.beats.splice(farewell);
  const times = decision.beats.filter(({ key }) => key === "time");
  if (times.length > 0) decision.beats = decision.beats.filter(({ key }) => isAnswer(key));
  for (const question of situation.heard.questions) {
    const isTimeSaid = question.slot === "contact.time" && times.length > 0;
    const isSure = question.kind === "topic" && question.slotChance >= SURE_OF_ANOTHER && !isTimeSaid;
    const answer = isSure ? sheetAnswer(situation.practice, question) : null;
    if (answer) answerFromSheet(situation, decision, question, answer, true);
  }
  decision.beats.push(...times.filter((time) => !decision.beats.includes(time)), ...said);
}

function alsoAnswered(decision: Decision): boolean {
  return decision.beats.some(({ key }) => isAnswer(key));
}

/** People answer, and say one thing of their own: what else came to mind is neither said nor done. */
function keepToTheMatter(decision: Decision) {
  if (decision.exit) return;
  const musts = decision.beats.filter((beat) => beat.must);
  const answers = musts.filter(({ key }) => isAnswer(key)).length;
  const most = Math.max(MOST_THINGS, Math.min(answers, MOST_ANSWERS + 1));
  if (musts.length <= most) return;
  const kept = new Set([...musts].sort((a, b) => weightOf(b.key) - weightOf(a.key)).slice(0, most));
  decision.beats = decision.beats.filter((beat) => kept.has(beat));
  takeBackUnsaid(decision);
}

const MOST_THINGS = 2;

/** Answers first, then what moves the conversation. */
function weightOf(key: string): number {
  if (isAnswer(key) || /^concede:/.test(key)) return 3;
  if (/^(?:reveal|objection|gap|bait)/.test(key)) return 2;
  return 1;
}

function isAnswer(key: string): boolean {
  return /^(?:slot|fact|topic|more|again|withheld|time):|^(?:who-am-i|permission|well)$/.test(key);
}

/** The last question of the line that the customer has something to say to; where there is none, the last real one. */
function questionToAnswer(heard: Heard): Question | null {
  const answerable = heard.questions.filter(
    (question) => !["proposal", "permission", "statement"].includes(question.kind),
  );
  const real = answerable.filter((question) => !["confirm", "wellbeing"].includes(question.kind));
  // "What did you never read? Do you mean the papers, or ...?": what offers answers is asked last.
  const offered = real.at(-1);
  if (offered?.form === "choice" && /\byou mean\b/.test(offered.sentence.text)) return offered;
  const known = real.filter((question) => question.kind === "topic" || question.kind === "explore");
  // "Who does peels? One of the renters?": the second only helps with the first.
  const asked = known.filter(({ form }) => form !== "confirm");
  const last = asked.at(-1) ?? known.at(-1);
  // "You didn't tell me your name, how do I call you?": of two readings of one sentence the surer one.
  const surer = known.findLast(
    (one) =>
      last?.kind === "topic" &&
      one.kind === "topic" &&
      one.form !== "confirm" &&
      one.sentence.quote === last.sentence.quote &&
      isMuchSurer(one, last),
  );
  if (surer) return surer;
  // "What does he keep asking for? Like, is it just a proof of insurance or something else?", and the first was not understood.
  const isOffer = offered?.form === "choice" && / or /.test(offered.sentence.text);
  if (isOffer && last?.slot === null && offered !== last) return offered;
  const offersTwo = last?.form === "choice" && / or /.test(last.sentence.text);
  if (last?.kind === "topic" && last.slot === null && !offersTwo)
    return known.findLast(({ slot }) => slot !== null) ?? last;
  return last ?? real.at(-1) ?? answerable.at(-1) ?? null;
}

/** Nothing else is as likely to be what was asked. */
function isMuchSurer({ slotChance }: Question, than: Question): boolean {
  const chance = Math.max(than.slotChance, than.topicChance);
  return chance < SURE_OF_ONE && slotChance > chance + MUCH_SURER;
}

const MUCH_SURER = 0.12;
const SURE_OF_ONE = 0.54;

const ASKS_FOR_MORE: ReadonlySet<Question["form"]> = new Set([
  "who",
  "what",
  "where",
  "when",
  "why",
  "how",
  "how-much",
]);

/** "No helpers? Not even a buddy?": nobody says yes to that. */
const DENIES = /^(?:(?:and|so|but|okay|oh|wait) )*(?:no|not|never|none|nobody|nothing)\b/;

/** The line holds nothing to answer: the customer says yes to what was put to them, or asks the agent to go on. */
function fillSilence({ practice: { persona, scenario }, heard }: Situation, decision: Decision) {
  const { state } = decision;
  const last = heard.questions.at(-1);
  if (last?.kind === "statement") {
    const { text, quote, asked } = last.sentence;
    if (/ or (?!so\b)/.test(text)) return void decision.beats.push(plainBeat({ ...last, form: "choice" }, persona));
    if (last.form === "choice" || isList(quote)) return void decision.beats.push(plainBeat(last, persona));
    if (asked && DENIES.test(text))
      return void decision.beats.push({ key: "plain", must: true, options: wording.plainNo, mayRepeat: true });
    return void decision.beats.push(agreement(persona));
  }
  // No yes to a question that asks for more than that.
  const open = questionToAnswer(heard);
  if (open && ASKS_FOR_MORE.has(open.form)) return void decision.beats.push(plainBeat(open, persona));
  if (state.agentTurns === 1 && scenario.call === "inbound")
    return void decision.beats.push({ key: "go-on", options: wording.overToYou, must: true });
  if (state.agentTurns === 1) return void decision.beats.push({ key: "go-on", options: wording.firstWord, must: true });
  const cool = state.trust < 40 || state.irritation > 40;
  decision.beats.push({
    key: "go-on",
    options: cool ? wording.goOnCool : wording.goOn,
    must: true,
    ...(state.irritation > 40 && { own: ownWords(persona, "annoyed") }),
  });
}
