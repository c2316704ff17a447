import { type Answer, answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Persona } from "../../scenarios/schema.ts";
import { chance } from "../../seeded.ts";
import { isCommonplace, wording } from "../customer-wording.ts";
import type { Beat } from "../phrase.ts";
import { ownWords } from "../phrasing/own-words.ts";
import { figuresIn } from "../understanding/figures.ts";
import { normalise, wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";
import { asksFromTo } from "../understanding/set-phrases.ts";
import { addTold, type Decision, type Situation, tellable } from "./decision.ts";
import { BAD_TIME } from "./greeting.ts";
import { plainAnswer, plainBeat } from "./plain-answers.ts";
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
  decision.beats.push(beatFor(situation, question, answer, { key, timesTold, isOneOfSeveral }));
  for (const id of fact ? [slot, fact.id] : [slot])
    decision.memory.told = { ...decision.memory.told, [id]: (decision.memory.told[id] ?? 0) + 1 };
  const subject = fact?.id ?? slot;
  decision.memory.lastTopic = subject;
  decision.memory.lastSlot = slot;
  decision.memory.lastAsked = { ...decision.memory.lastAsked, [subject]: question.sentence.text.slice(0, 80) };
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

/** "Is it Marcus?", "did I say that right?", and not "can you spell it?". */
function saysName({ form, sentence }: Question, { name }: Persona): boolean {
  const names = wordsOf(normalise(name));
  const isSaid =
    wordsOf(sentence.text).some((word) => names.includes(word)) || /\bi (?:say|saying)\b/.test(sentence.text);
  return isSaid && !/\bspell/.test(sentence.text) && (form === "confirm" || form === "yes-no");
}

type Telling = { key: string; timesTold: number; isOneOfSeveral: boolean };

function beatFor(situation: Situation, question: Question, answer: Answer, telling: Telling): Beat {
  const { key, timesTold, isOneOfSeveral } = telling;
  const { says, more = [] } = answer;
  if (question.slot === "contact.now" && BAD_TIME.test(question.sentence.text))
    return { key, options: wording.badTimeNo, must: true, mayRepeat: true };
  const [shortest = "", ...longer] = says;
  // "Is it Marcus, am I saying that right?" wants a yes, and no spelling.
  if (/^person\.name/.test(question.slot ?? "") && saysName(question, situation.practice.persona))
    return { ...agreement(situation.practice.persona), key };
  if (question.form === "confirm") {
    const check = checkOf(question, answer);
    if (check === "right") return { ...agreement(situation.practice.persona), key };
    if (check === "wrong") return { key, options: [`No, ${lowerStart(shortest)}`], must: true, mayRepeat: true };
    if (answer.value !== false && !SAYS_NO.test(shortest)) return { ...agreement(situation.practice.persona), key };
  }
  const asksOn = !isOneOfSeveral && (question.form === "why" || question.form === "tell" || question.form === "how");
  if (asksOn && timesTold === 0 && more.length > 0) {
    const told = unsaid(situation, [`${longer[0] ?? shortest} ${more[0]}`]);
    if (told.length > 0) return { key, options: told, must: true };
  }
  const wantsFigure = question.form === "how-much" || question.form === "when";
  const increase =
    question.slot === "policy.premium-before" && ASKS_INCREASE.test(question.sentence.text)
      ? increaseOf(situation)
      : null;
  const fromTo =
    OF_THE_PRICE.has(question.slot ?? "") && asksFromTo(question.sentence) ? pricesOf(situation, answer) : null;
  if (fromTo !== null) {
    const [before, now] = fromTo;
    return {
      key,
      options: [`From ${before} to ${now}.`, `${before} before, and ${now} now.`],
      must: true,
      mayRepeat: true,
    };
  }
  if (increase !== null) return { key, options: [`Up ${increase}.`, `By ${increase}.`], must: true, mayRepeat: true };
  const all = asksOn || timesTold > 0 ? [...(asksOn ? more : []), ...longer, ...more, shortest] : says;
  const figures = wantsFigure ? all.filter((one) => figuresIn(one).some((figure) => figure > 0)) : [];
  const never = question.form === "when" && figures.length === 0 ? [...says, ...more].filter(isNever) : [];
  const fitting = figures.length > 0 ? figures : never.length > 0 ? never : all;
  // "How many feet is it to the creek?", and all they know is that there is one, which was said.
  if (MEASURES.test(question.sentence.text) && figures.length === 0 && timesTold > 0)
    return { key, options: wording.unknownAmount, must: true };
  const left = unsaid(situation, fitting);
  // All of it was said before, and it is hardly clear that this was asked for: not once more, word for word, unless what fits any
  // question would deny that they know it.
  const { isUnsure = false } = plainAnswer(question, situation.practice.persona);
  if (left.length === 0 && question.slotChance < SURELY_ASKED && !isUnsure)
    return { ...plainBeat(question, situation.practice.persona), key };
  if (timesTold > 0 || left.length === 0)
    return {
      key,
      options: [left[0] ?? fitting[0] ?? shortest],
      must: true,
      mayRepeat: true,
    };
  const isBareFigure = question.form === "choice" && typeof answer.value === "number";
  if (EXISTS.test(question.sentence.text) && isThere(answer) && question.form === "yes-no")
    return { key, options: left.map((one) => (SAYS_IT.test(one) ? one : `Yeah, ${lowerStart(one)}`)), must: true };
  // A yes or no that was hardly understood gets a yes, and no name or list that may have nothing to do with it.
  if (question.form === "yes-no" && question.slotChance < HARDLY && namesSomething(answer))
    return { ...plainBeat(question, situation.practice.persona), key, mayRepeat: true };
  // "So you're a nurse? On which ward?" asks for more than the word.
  const isAskedTwice =
    situation.heard.questions.filter(({ slot }) => slot !== null && slot === question.slot).length > 1;
  if (isAskedTwice && left.length > 1) return { key, options: left.slice(1), must: true };
  // A bare noun fits only what was surely asked; a sentence says by itself what it is about.
  const isSure = question.slotChance >= SURELY_ASKED;
  const brief = left.length === 1 || (!isBareFigure && isSure && (isOneOfSeveral || isBrief(situation, key)));
  return { key, options: brief ? left.slice(0, 1) : left.slice(1), must: true };
}

/** "When did you last read it?" "I never have." */
function isNever(words: string): boolean {
  return /\bnever\b|n't .*\byet\b/.test(words);
}

const MEASURES =
  /\bhow (?:many (?:feet|foot|yards|miles|inches|acres|gallons)|(?:far|deep|wide|high|tall) (?:away )?(?:is|are))\b/;

const ASKS_INCREASE = /\b(?:jump|jumped|go up|gone up|went up|increase|increased|raise|raised|hike|difference|more)\b/;

/** What they pay now less what they paid before, as it is said; null: one of the two is not known. */
function increaseOf({ practice }: Situation): string | null {
  const [before, now] = premiumsOf(practice);
  return before !== null && now !== null && now > before ? asFigure(now - before) : null;
}

const OF_THE_PRICE: ReadonlySet<string> = new Set(["policy.premium", "policy.premium-before", "policy.change-reason"]);

/**
 * What they paid before and pay now, as it is said; null: one of the two is not known, or belongs to a fact that was neither told nor
 * is told by this answer.
 */
function pricesOf({ practice, state }: Situation, { fact }: Answer): [before: string, now: string] | null {
  const [before, now] = premiumsOf(practice);
  const facts = PREMIUMS.flatMap((slot) => answerOn(sheetsOf(practice), slot)?.fact ?? []);
  if (facts.some((one) => one !== fact && !state.disclosed.includes(one))) return null;
  return before !== null && now !== null ? [asFigure(before), asFigure(now)] : null;
}

const PREMIUMS = ["policy.premium-before", "policy.premium"] as const;

function premiumsOf(practice: Practice): [before: number | null, now: number | null] {
  const figureOf = (slot: string) => {
    const value = answerOn(sheetsOf(practice), slot)?.value;
    return typeof value === "number" ? value : null;
  };
  return [figureOf(PREMIUMS[0]), figureOf(PREMIUMS[1])];
}

function asFigure(value: number): string {
  return value.toLocaleString("en-US");
}

/** "Do you have ...", "any ...", "is there ...": asks first whether there is any. */
const EXISTS =
  /^(?:(?:and|so|okay|but|now|oh|um|then) )*(?:do you (?:guys )?(?:do|have|use|own|carry|keep|get|take)|(?:have )?you (?:ever|guys ever) (?:had|have|get|got)|(?:have|has|did) (?:you|anybody|anyone|there|he|she|they) ever|ever (?:had|have|been)|you (?:have|got)|have you got|got|any|is there|are there)\b/;

/** The answer names what there is, and does not say so itself. */
function isThere({ value, says }: Answer): boolean {
  const isSomething = typeof value === "string" || (typeof value === "number" && value > 0) || Array.isArray(value);
  return isSomething && !SAYS_IT.test(says[0] ?? "");
}

const HARDLY = 0.7;
const SURELY_ASKED = 0.5;

/** The answer is a name, a list or a number, and neither yes nor no. */
function namesSomething({ value, says }: Answer): boolean {
  return (typeof value === "number" || Array.isArray(value)) && !SAYS_IT.test(says[0] ?? "");
}

const SAYS_NO = /^(?:no|nope|none|not|nothing|never|nobody)\b/i;

/** Says by itself whether there is any. */
const SAYS_IT = /^(?:no|nope|none|not|nothing|never|yes|yeah|yep|i do|we do|i don|we don|only|just|sure|some|a few)\b/i;

/** Whether a figure that a question repeats is that of the answer; null where it repeats none that could be meant for it. */
function checkOf({ sentence }: Question, { value }: Answer): "right" | "wrong" | null {
  if (typeof value !== "number") return null;
  const meant = figuresIn(sentence.quote).filter((figure) => figure > value / MISHEARD && figure < value * MISHEARD);
  if (meant.length === 0) return null;
  // "Thirteen miles, so 26 a day?"
  return meant.some((figure) => figure === value || figure === 2 * value) ? "right" : "wrong";
}

/** A figure further off than this many times is about something else: "for six months". */
const MISHEARD = 3;

/** Half of what real customers say has three words or fewer; those who trust the agent say more. */
function isBrief({ practice, state, turn }: Situation, key: string): boolean {
  const share = 1.4 - state.trust / 200 + (practice.difficulty.level - 2) * 0.15;
  return chance(practice.seed, `${turn}/${key}/brief`) < share;
}

/** "Yeah." */
export function agreement(persona: Persona): Beat {
  const words = agreeing(persona).filter((words) => SAYS_YES.test(words));
  return { key: "agrees", options: words.length > 0 ? words : wording.plainYes, must: true, mayRepeat: true };
}

/** "Yeah.": "true" and "totally" say yes to what was said, and not to what was asked. */
const SAYS_YES = /^(?:ye|yu|mm|uh|sure|right|that's right|correct)/i;

/** "Mm-hm.": I hear you, go on. */
export function nod(persona: Persona): Beat {
  const options = agreeing(persona);
  return { key: "nods", options: [...options, ...wording.nods], must: true, mayRepeat: true };
}

function agreeing(persona: Persona): string[] {
  return ownWords(persona, "agree").map(asSentence).filter(isCommonplace);
}

/** "Yeah," as a sentence of its own. */
function asSentence(words: string): string {
  return words.replace(/,$/, ".");
}

/** The words in the middle of a sentence. */
export function lowerStart(text: string): string {
  return /^(?:I\b|I'|[A-Z][a-z]+ [A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
