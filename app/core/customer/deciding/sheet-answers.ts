import { type Answer, answerOn, answerTelling } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import { wording } from "../customer-wording.ts";
import { keptWords, type Question } from "../understanding/question.ts";
import { wordedAnswer } from "./answer-wording.ts";
import { addTold, type Decision, type Situation, tellable } from "./decision.ts";
import { unsaid } from "./recall.ts";

/** The customer's own answer to a question whose slot is known; null: their sheets say nothing about it. */
export function sheetAnswer(practice: Practice, question: Question): Answer | null {
  return question.slot === null ? null : answerOn(sheetsOf(practice), question.slot);
}

/**
 * Answers in the form that the question asks for: a value, a correction of a wrong one, a reason. What was answered before is
 * said again in other words, or in the same few where there are no others. One of several answers is short.
 */
export function answerFromSheet(
  situation: Situation,
  decision: Decision,
  question: Question,
  answer: Answer,
  isOneOfSeveral = false,
) {
  const { practice, memory } = situation;
  const slot = question.slot ?? "";
  const fact = practice.scenario.facts.find((one) => one.id === answer.fact);
  const isNew = fact !== undefined && !decision.state.disclosed.includes(fact.id);
  const isKept = PERSONAL.has(slot) && decision.state.irritation > TOO_ANNOYED;
  const isHeldBack = fact !== undefined && isNew && !tellable(practice, decision.state, fact);
  const reason = isHeldBack && fact.item === "any.why-now" ? plainReason(practice) : null;
  if (reason && slot !== PLAIN_REASON)
    return answerFromSheet(situation, decision, { ...question, slot: PLAIN_REASON }, reason, isOneOfSeveral);
  if (isKept || isHeldBack)
    return void decision.beats.push({ key: `withheld:${fact?.id ?? slot}`, options: wording.withheld, must: true });
  if (fact && isNew) addTold(decision, fact, true);
  const timesTold = memory.told[slot] ?? 0;
  const key = fact && isNew ? `fact:${fact.id}` : `slot:${slot}`;
  const telling = fact && isNew ? (answerTelling(answer) ?? answer) : answer;
  const beat = wordedAnswer({ situation, question, answer: telling, key, timesTold, isOneOfSeveral });
  decision.beats.push(
    fact ? { ...beat, tells: fact.id, aside: [...(answer.aside ?? []), ...(beat.aside ?? [])] } : beat,
  );
  for (const id of fact ? [slot, fact.id] : [slot])
    decision.memory.told = { ...decision.memory.told, [id]: (decision.memory.told[id] ?? 0) + 1 };
  const subject = fact?.id ?? slot;
  decision.memory.lastTopic = subject;
  decision.memory.lastSlot = slot;
  decision.memory.lastAsked = { ...decision.memory.lastAsked, [subject]: keptWords(question) };
}

const PLAIN_REASON = "call.reason";

/** Whoever keeps to themselves why they look now still says what the call is about; null: the one is the other. */
export function plainReason(practice: Practice): Answer | null {
  const answer = answerOn(sheetsOf(practice), PLAIN_REASON);
  return answer?.fact === undefined ? answer : null;
}

/** What nobody gives to somebody who annoys them. */
const PERSONAL: ReadonlySet<string> = new Set([
  "contact.email",
  "contact.phone",
  "address.street",
  "person.birth-date",
  "policy.send",
]);
const TOO_ANNOYED = 40;

/** What else this customer has to say about what was asked last; null: nothing of their sheets was. */
export function moreOfLastAnswer(situation: Situation): string[] | null {
  const { practice, memory } = situation;
  const answer = memory.lastSlot === null ? null : answerOn(sheetsOf(practice), memory.lastSlot);
  const isLast = answer !== null && (memory.lastTopic === memory.lastSlot || memory.lastTopic === answer.fact);
  if (!isLast) return null;
  const behind = unsaid(situation, answer.more ?? []);
  return behind.length > 0 ? behind : unsaid(situation, answer.says);
}
