import { answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import { wording } from "../customer-wording.ts";
import { upperFirst } from "../letter-case.ts";
import { findObjection, openObjection } from "../objections.ts";
import type { Beat } from "../phrase.ts";
import { namesDate, stepParts } from "../understanding/acts.ts";
import { type Heard, heardAct } from "../understanding/heard.ts";
import { normalise, wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";
import { type Decision, end, type Situation } from "./decision.ts";
import { isNearlyReady, isReady } from "./exits.ts";

export function isProposal({ heard, memory, state, effects, handling }: Situation, question: Question | null): boolean {
  const asks = heard.questions.some((one) => one.kind === "proposal");
  if (effects.parroted) return false;
  if (state.agentTurns >= 2 && (asksForDate(heard) || endsOnAppointment(heard) || saysItIsAgreed(heard))) return true;
  if (
    question &&
    ["topic", "explore", "unknown", "anything-else"].includes(question.kind) &&
    heard.questions.at(-1) === question &&
    !(asks && question.slot?.startsWith("contact."))
  )
    return false;
  if (memory.askedWhen && namesDate(heard.text)) return true;
  if (state.agentTurns < 2) return false;
  if (asks || heardAct(heard, "close-ask")) return true;
  // "I'll call you Thursday" settles something; "I can review it with you" is part of an answer.
  const settles =
    !handling?.newlyAnswered ||
    heardAct(heard, "goodbye") !== null ||
    (question !== null && SOUNDS_GOOD.test(question.sentence.text));
  const step = heardAct(heard, "next-step");
  return (
    step !== null && namesDate(heard.text) && settles && !isOnlyTheirDay(step.sentence.text, memory.lastLine?.text)
  );
}

/** "Friday, okay.": the day that the customer has just named, given back. It proposes nothing. */
function isOnlyTheirDay(said: string, before: string | undefined): boolean {
  const theirs = new Set(wordsOf(normalise(before ?? "")));
  return wordsOf(said).every((word) => theirs.has(word) || GIVEN_BACK.test(word));
}

const GIVEN_BACK =
  /^(?:okay|ok|got|it|right|so|good|great|fine|alright|by|on|the|yeah|yes|perfect|that|is|then|and|thanks)$/;

/** Patience at which a customer would rather settle a date than the last doubt. */
const LAST_MINUTES = 1;

/** "Can I bring it by Monday at 3?" */
function asksForDate({ sentences }: Heard): boolean {
  return sentences.some(({ text }) => ASKS_LEAVE.test(text) && namesDate(text));
}

/** "So we agreed, Thursday at seven.", "See you both on Thursday.": who has not said yes to it has to now. */
function saysItIsAgreed({ text }: Heard): boolean {
  return AGREED.test(text) && namesDate(text);
}

const AGREED =
  /\b(?:we (?:have |had )?(?:just )?agreed|we are (?:set|on|agreed)|it is a (?:deal|date)|see you (?:both |all |two |guys )?(?:on |then |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow))\b/;

const SOUNDS_GOOD = /\bsounds? (?:good|fair|okay|right)\b|\b(?:work|okay) for you\b/;
const ASKS_LEAVE = /^(?:(?:and|so|okay|then|great|now) )*(?:can|could|should|shall) (?:i|we)\b/;

/** "Would you rather have Katie there? I could come by Saturday at ten.": what is said last is what gets an answer. */
function endsOnAppointment(heard: Heard): boolean {
  const last = heard.sentences.at(-1);
  if (!last || heard.questions.length === 0 || heard.questions.some((one) => one.sentence.quote === last.quote))
    return false;
  return OFFERS.test(last.text) && stepParts({ text: last.text, sentences: [last] }).action && namesDate(last.text);
}

const OFFERS = /\b(?:i|we|you) (?:could|can|will|would)\b|\blet us\b/;

/** "Want me to start it for the first?" has said when. */
function whatNext(said: string): readonly string[] {
  return NAMES_SOME_TIME.test(said) ? wording.whatHappens : wording.whatNext;
}

const NAMES_SOME_TIME = /\b(?:today|tonight|right now|right away|(?:for|on|by|before) the (?:first|end|\w+th|\d+))\b/;

export function answerProposal(situation: Situation, decision: Decision) {
  const { practice, heard, memory, handling } = situation;
  const { state } = decision;
  const { exits } = practice.scenario;
  const doubt = openObjection(state);
  // What was spoken to, well or not, is no reason to refuse a talk.
  const open = doubt && !(doubt.acknowledged || doubt.explored || doubt.answered) ? doubt : null;
  // "Let's ask her together. Would Thursday work?" answers an objection first; whether that settles it comes before the date.
  if (open && handling?.newlyAnswered && memory.patience > LAST_MINUTES)
    return void decision.beats.push(notYet(practice, open.id));
  const asksTime =
    /\b(?:what (?:day|time)|when (?:works|is|would|can|could|are|do you)|which day|your calendar)\b/.test(heard.text);
  const dated = namesDate(heard.text);
  const acquainted = state.disclosed.length >= 2 || state.agentTurns >= 6;
  const ready = acquainted && isReady(practice, state) && !open;
  if (ready && (dated || asksTime || memory.askedWhen)) {
    decision.beats.push(...timeBeats(situation, dated));
    decision.beats.push({ key: "farewell", options: exits.agreed, must: true });
    return end(situation, decision, "agreed", "");
  }
  if (ready) {
    decision.memory.askedWhen = true;
    decision.beats.push({ key: "when", options: whatNext(heard.text), must: true });
    return;
  }
  if (
    acquainted &&
    (isNearlyReady(practice, state) || hasJustGivenIn(situation)) &&
    (dated || asksTime || memory.askedWhen)
  ) {
    decision.beats.push(...timeBeats(situation, dated));
    decision.beats.push({ key: "farewell", options: exits.softYes, must: true });
    return end(
      situation,
      decision,
      "soft-yes",
      open ? "an objection was still open" : "the reasons so far were not enough",
    );
  }
  if (acquainted && isNearlyReady(practice, state) && !open) {
    decision.memory.askedWhen = true;
    decision.beats.push({ key: "when", options: whatNext(heard.text), must: true });
    return;
  }
  // Who has just given in on the objection does not refuse in the same breath.
  if (handling?.outcome === "resolved")
    return void decision.beats.push({
      key: `concede:${handling.objection.id}`,
      options: handling.objection.concedes,
      must: true,
    });
  decision.memory.refusals = memory.refusals + 1;
  if (decision.memory.refusals >= 3) {
    decision.beats.push({ key: "farewell", options: exits.politeNo, must: true });
    return end(situation, decision, "polite-no", "had been asked to commit before there was a reason to");
  }
  // When they have time is no secret, and no promise.
  const times = asksTime && !dated && state.irritation < TOO_CROSS ? timesOf(practice) : [];
  if (times.length > 0)
    return void decision.beats.push({ key: "slot:contact.time", options: times, must: true, mayRepeat: true });
  const early =
    state.agentTurns < EARLY_TURNS ? wording.tooSoon : asksTime && !dated ? wording.noTimeYet : wording.undecided;
  decision.beats.push({ key: "not-yet", options: early, must: true });
}

/** Whose last doubt was settled a moment ago, and who is told the day again, does not go back behind it. */
function hasJustGivenIn({ memory, state, handling, heard }: Situation): boolean {
  return (
    handling === null &&
    memory.sinceObjection <= 1 &&
    openObjection(state) === null &&
    state.objections.some(({ status }) => status === "resolved") &&
    state.irritation < TOO_CROSS &&
    heardAct(heard, "pressure", "insult", "scare") === null
  );
}

/** Irritation from which on nobody says when they have time. */
const TOO_CROSS = 40;

function timesOf(practice: Practice): readonly string[] {
  return answerOn(sheetsOf(practice), "contact.time")?.says ?? [];
}

/** Until then a wish to meet comes too soon; afterwards it is the reasons that are missing. */
const EARLY_TURNS = 7;

/** What still has to be settled, in the customer's words for it. */
function notYet(practice: Practice, objectionId: string): Beat {
  const again = findObjection(practice, objectionId)?.saysAgain ?? [];
  return { key: "not-yet", options: again.length > 0 ? again : wording.notSettled, must: true };
}

/** The one of the days offered that suits this customer, or the day they would rather have. */
export function chosenTime({
  practice,
  heard,
}: {
  practice: Practice;
  heard: Pick<Heard, "text" | "questions" | "sentences">;
}): Beat | null {
  const offered = daysOffered(heard);
  const says = answerOn(sheetsOf(practice), "contact.time")?.says ?? [];
  const suits = offered.find((day) => says.some((one) => one.toLowerCase().includes(day)));
  if (offered.length === 0) return null;
  if (suits && says[0])
    return {
      key: "time",
      options:
        offered.length > 1 && / or /.test(heard.text)
          ? [`${upperFirst(suits)}.`, `${upperFirst(suits)} is better.`]
          : [`${upperFirst(suits)} works.`, `${upperFirst(suits)} is fine.`],
      must: true,
    };
  const last = upperFirst(offered.at(-1) ?? "");
  const hour = ASKS_HOUR.test(heard.text) ? hourOf(practice) : null;
  if (hour !== null) return { key: "time", options: [`${last} ${hour}.`, `${last}'s fine, ${hour}.`], must: true };
  return {
    key: "time",
    options: offered.length > 1 ? [`${last}.`] : [`${last}'s fine.`, `${last} works.`],
    must: true,
  };
}

/** The days of the sentence that proposes one: "Thursday at six? I send the paper Friday." offers Thursday. */
function daysOffered({ text, questions, sentences }: Pick<Heard, "text" | "questions" | "sentences">): string[] {
  const daysIn = (words: string) => [...new Set(words.match(DAYS) ?? [])];
  const proposing = questions
    .filter(({ kind }) => kind === "proposal")
    .flatMap(({ sentence }) => daysIn(sentence.text));
  const meeting = sentences.filter((one) => MEETS.test(one.text)).flatMap((one) => daysIn(one.text));
  return [proposing, [...new Set(meeting)]].find((days) => days.length > 0) ?? daysIn(text);
}

const MEETS = /\b(?:talk|call|meet|sit|come (?:by|over)|stop by|minutes?|phone|video|visit|works?|suit|see you)\b/;

/** "What time on Thursday?" */
const ASKS_HOUR = /\bwhat time\b|\bwhen (?:on|that day)\b/;

/** The hour at which this customer can talk, whatever the day: "around two"; null: none is written down. */
function hourOf({ scenario }: Practice): string | null {
  const hours = (scenario.freeTimes ?? []).flatMap((time) => HOUR.exec(time)?.[0] ?? []);
  return hours[0] ?? null;
}

const HOUR = /\b(?:around|after|before|at) (?!my|the)\w+(?: thirty)?/;

const DAYS = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b/g;

function timeBeats(situation: Situation, dated: boolean): Beat[] {
  if (situation.memory.acceptedDay && heardAct(situation.heard, "goodbye")) return [];
  const chosen = chosenTime(situation);
  if (chosen) return [chosen];
  return dated ? [] : [freeTime(situation.practice)];
}

export function freeTime(practice: Practice): Beat {
  const times = practice.scenario.freeTimes ?? ["tomorrow afternoon"];
  return {
    key: "time",
    options: times.flatMap((time) => wording.freeTime.map((frame) => frame.replace("{time}", time))),
    must: true,
  };
}
