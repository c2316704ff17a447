import { acquaintancesOf } from "../../scenarios/acquaintances.ts";
import { type Answer, answerOn, sheetKey } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Persona } from "../../scenarios/schema.ts";
import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { upperFirst } from "../letter-case.ts";
import type { Beat } from "../phrase.ts";
import { figuresIn } from "../understanding/figures.ts";
import { contentWords, normalise, sharedWords, wordsOf } from "../understanding/normalise.ts";
import { keptWords, type Question } from "../understanding/question.ts";
import { asksFromTo } from "../understanding/set-phrases.ts";
import type { Situation } from "./decision.ts";
import { BAD_TIME } from "./greeting.ts";
import { plainAnswer, plainBeat } from "./plain-answers.ts";
import { unsaid } from "./recall.ts";
import { agreement, lowerStart } from "./saying-yes.ts";

/** An answer that is about to be told. */
type Telling = {
  situation: Situation;
  question: Question;
  answer: Answer;
  /** Of the beat: "slot:cars.list", or "fact:cars" where a fact is told for the first time. */
  key: string;
  /** How often it was told before. */
  timesTold: number;
  /** Another question of the same turn is answered, too. */
  isOneOfSeveral: boolean;
};

/** The answer in words that fit the form of the question: a yes, a correction, a figure, the short way or with what is behind it. */
export function wordedAnswer(telling: Telling): Beat {
  for (const way of PARTICULAR_WAYS) {
    const beat = way(telling);
    if (beat) return beat;
  }
  const fitting = fittingWords(telling);
  return toldAgain(telling, fitting) ?? toldFirst(telling, unsaid(telling.situation, fitting));
}

/** Null: the question is not of that sort. */
type Way = (telling: Telling) => Beat | null;

/** "Is it a bad time?" is denied by whoever has one. */
const notABadTime: Way = ({ question, key }) =>
  question.slot === "contact.now" && BAD_TIME.test(question.sentence.text)
    ? { key, options: wording.badTimeNo, must: true, mayRepeat: true }
    : null;

/** "Is it Marcus, am I saying that right?" wants a yes, and no spelling. */
const nameSaidBack: Way = ({ situation, question, key }) => {
  const { persona } = situation.practice;
  return /^person\.name/.test(question.slot ?? "") && saysName(question, persona)
    ? { ...agreement(persona), key }
    : null;
};

/** "Is it Marcus?", "did I say that right?", and not "can you spell it?". */
function saysName({ form, sentence }: Question, { name }: Persona): boolean {
  const names = wordsOf(normalise(name));
  const isSaid =
    wordsOf(sentence.text).some((word) => names.includes(word)) || /\bi (?:say|saying)\b/.test(sentence.text);
  return isSaid && !/\bspell/.test(sentence.text) && (form === "confirm" || form === "yes-no");
}

/** "A thousand, right?": a yes, or the right figure. */
const checked: Way = ({ situation, question, answer, key }) => {
  if (question.form !== "confirm") return null;
  const [shortest = ""] = answer.says;
  const check = checkOf(question, answer);
  if (check === "wrong") return { key, options: [`No, ${lowerStart(shortest)}`], must: true, mayRepeat: true };
  const isSo = check === "right" || (answer.value !== false && !SAYS_NO.test(shortest));
  return isSo ? { ...agreement(situation.practice.persona), key } : null;
};

/** "Why?", "tell me about that": with what is behind it. */
const atLength: Way = (telling) => {
  const { situation, answer, key, timesTold } = telling;
  const { says, more = [] } = answer;
  if (!asksOn(telling) || timesTold > 0 || more.length === 0) return null;
  const told = unsaid(situation, [`${says[1] ?? says[0] ?? ""} ${more[0]}`]);
  return told.length > 0 ? { key, options: told, must: true } : null;
};

const fromTo: Way = ({ situation, question, answer, key }) => {
  if (!OF_THE_PRICE.has(question.slot ?? "") || !asksFromTo(question.sentence)) return null;
  const prices = pricesOf(situation, answer);
  if (prices === null) return null;
  const [before, now] = prices;
  return {
    key,
    options: [`From ${before} to ${now}.`, `${before} before, and ${now} now.`],
    must: true,
    mayRepeat: true,
  };
};

const byHowMuch: Way = ({ situation, question, key }) => {
  if (question.slot !== "policy.premium-before" || !ASKS_INCREASE.test(question.sentence.text)) return null;
  const increase = increaseOf(situation);
  return increase === null
    ? null
    : { key, options: [`Up ${increase}.`, `By ${increase}.`], must: true, mayRepeat: true };
};

/** "What number would feel okay?", to somebody who can spend eighty, after an offer of sixty: nobody names more than was asked. */
const withinBudget: Way = ({ situation: { heard }, question, answer, key }) => {
  if (question.slot !== "money.budget" || typeof answer.value !== "number") return null;
  const most = answer.value;
  const offered = figuresIn(heard.text).filter((figure) => figure > most / OF_ANOTHER_THING);
  const isWithin = offered.length > 0 && offered.every((figure) => figure <= most);
  return isWithin ? { key, options: wording.withinBudget, must: true } : null;
};

/** A sum so much smaller is counted in something else. */
const OF_ANOTHER_THING = 10;

/** "Tyler. Is that your boy? How old is he now?": of two children, the age of this one. */
const ageOfOne: Way = ({ situation: { heard, practice, memory }, question, answer: { value, says }, key }) => {
  if (question.slot !== "children.ages" || !Array.isArray(value) || value.length < 2) return null;
  const names = answerOn(sheetsOf(practice), "children.names")?.value;
  const isOfOne = OF_ONE_CHILD.test(question.sentence.text);
  if (!isOfOne || !Array.isArray(names)) return null;
  const talkOf = wordsOf(normalise(`${memory.lastLine?.text ?? ""} ${heard.text}`));
  const child = names
    .map((name, index) => ({ index, last: talkOf.lastIndexOf(name.toLowerCase()) }))
    .sort((one, other) => other.last - one.last)[0];
  const age = (says[0] ?? "").replace(/\.$/, "").split(/,? and |, /)[child?.last === -1 ? 0 : (child?.index ?? 0)];
  return age === undefined ? null : { key, options: [`${upperFirst(age)}.`], must: true, mayRepeat: true };
};

const OF_ONE_CHILD = /\bhow old (?:is|was) (?:he|she|your (?:son|daughter|boy|girl|oldest)|[a-z]+)\b/;

/** "What's her name?" of the wife, of the cat: the name, and no more. */
const onlyTheName: Way = ({ situation: { practice }, question, key }) => {
  if (!ASKS_A_NAME.test(question.sentence.text)) return null;
  const isOf = OF_WHOM[question.slot ?? ""];
  const named = isOf && acquaintancesOf(sheetKey(practice)).find(({ relation }) => isOf.test(relation));
  return named ? { key, options: [`${named.name}.`], must: true, mayRepeat: true } : null;
};

const ASKS_A_NAME =
  /\b(?:what is|what was|what are|and|whats) (?:his|her|its|their|your \w+|the \w+|the name of (?:the|your) \w+)(?: \w+)? ?names?\b|\bname of (?:the|your) \w+\b|\bcalled$/;
const OF_WHOM: Readonly<Record<string, RegExp>> = {
  "partner.name": /\b(?:husband|wife|girlfriend|boyfriend)$/,
  "person.pets": /^(?:my|our|the) (?:dog|cat)$/,
};

/** "Did you know it stops?" "No, nobody told me.": and no "I don't know". */
const didNotKnow: Way = ({ question, answer, key }) => {
  const first = answer.says[0] ?? "";
  if (!/\bdid you (?:know|realize)\b/.test(question.sentence.text) || !DOES_NOT_KNOW.test(first)) return null;
  const rest = first.replace(DOES_NOT_KNOW, "");
  return { key, options: [rest === "" ? "No." : `No, ${lowerStart(rest)}`], must: true };
};

const DOES_NOT_KNOW = /^(?:(?:honestly|hm),? )?(?:I don't know|no idea|I didn't know)(?:, honestly)?[.,] ?/i;

/** The most particular first. */
const PARTICULAR_WAYS: readonly Way[] = [
  notABadTime,
  nameSaidBack,
  checked,
  onlyTheName,
  didNotKnow,
  withinBudget,
  ageOfOne,
  atLength,
  fromTo,
  byHowMuch,
];

function asksOn({ question: { form }, isOneOfSeveral }: Telling): boolean {
  return !isOneOfSeveral && (form === "why" || form === "tell" || form === "how");
}

/** Those of its words that hold what is asked for: a figure for "how much", never for "when did you last". */
function fittingWords(telling: Telling): string[] {
  const { question, answer, timesTold } = telling;
  const { says, more = [] } = answer;
  const [shortest = "", ...longer] = says;
  const isFurther = asksOn(telling);
  const all = isFurther || timesTold > 0 ? [...(isFurther ? more : []), ...longer, ...more, shortest] : says;
  const figures = wantsFigure(question) ? all.filter(hasFigure) : [];
  if (figures.length > 0) return figures;
  const times = question.form === "when" ? all.filter((words) => NAMES_TIME.test(words)) : [];
  if (times.length > 0) return times;
  const ofIt = question.form === "yes-no" ? wordsOfIt([...all, ...more], question) : [];
  if (ofIt.length > 0 && !ofIt.includes(shortest)) return ofIt;
  const never = question.form === "when" ? [...says, ...more].filter(isNever) : [];
  return never.length > 0 ? never : all;
}

/** "I borrowed six in 2019." to "have you ever borrowed against it?": those that hold a word of the question. */
function wordsOfIt(all: readonly string[], { sentence }: Question): string[] {
  const asked = contentWords(sentence.text);
  return [...new Set(all)].filter((words) => sharedWords(contentWords(normalise(words)), asked) > 0);
}

function wantsFigure({ form }: Question): boolean {
  return form === "how-much" || form === "when";
}

function hasFigure(words: string): boolean {
  return figuresIn(words).some((figure) => figure > 0);
}

/** In words that were not used yet, or in the same where there are no others; null: nothing of it was said. */
function toldAgain({ situation, question, answer, key, timesTold }: Telling, fitting: string[]): Beat | null {
  const { persona } = situation.practice;
  // "How many feet is it to the creek?", and all they know is that there is one, which was said.
  if (MEASURES.test(question.sentence.text) && !(wantsFigure(question) && fitting.some(hasFigure)) && timesTold > 0)
    return { key, options: wording.unknownAmount, must: true, aside: wording.unknownAmount };
  const left = unsaid(situation, fitting);
  // Nobody gives the same words twice in a row, unless they are asked for once more.
  const isJustSaid = situation.memory.lastLine?.text.includes(fitting[0] ?? answer.says[0] ?? "") ?? false;
  const isAskedAgain = keptWords(question) === situation.memory.lastAsked[question.fact ?? question.slot ?? ""];
  if (
    left.length === 0 &&
    isJustSaid &&
    !isAskedAgain &&
    !/\b(?:again|repeat|sorry|pardon)\b/.test(situation.heard.text)
  )
    return { ...plainBeat(question, persona), key };
  // All of it was said before, and it is hardly clear that this was asked for: not once more, word for word, unless what fits any
  // question would deny that they know it.
  const { isUnsure = false } = plainAnswer(question, persona);
  if (left.length === 0 && question.slotChance < SURELY_ASKED && !isUnsure)
    return { ...plainBeat(question, persona), key };
  if (timesTold === 0 && left.length > 0) return null;
  return { key, options: [left[0] ?? fitting[0] ?? answer.says[0] ?? ""], must: true, mayRepeat: true };
}

/** `left`: words for it of which none was said yet. */
function toldFirst({ situation, question, answer, key, isOneOfSeveral }: Telling, left: string[]): Beat {
  const { persona } = situation.practice;
  const isBareFigure = left.every((one) => hasFigure(one) && wordsOf(normalise(one)).length <= BARE_WORDS);
  const isSoAsked = EXISTS.test(question.sentence.text) || (isBareFigure && question.slotChance >= SURELY_SO);
  if (isSoAsked && isThere(answer) && question.form === "yes-no")
    return { key, options: left.map((one) => (SAYS_IT.test(one) ? one : `Yeah, ${lowerStart(one)}`)), must: true };
  // A yes or no that was hardly understood gets a yes, and no name or list that may have nothing to do with it.
  if (question.form === "yes-no" && question.slotChance < HARDLY && namesSomething(answer))
    return { ...plainBeat(question, persona), key, mayRepeat: true };
  // "So you're a nurse? On which ward?" asks for more than the word.
  const isAskedTwice =
    situation.heard.questions.filter(({ slot }) => slot !== null && slot === question.slot).length > 1;
  if (isAskedTwice && left.length > 1) return { key, options: left.slice(1), must: true };
  // A bare noun fits only what was surely asked; a sentence says by itself what it is about.
  const isSure = question.slotChance >= SURE_ENOUGH;
  const isFigureOfChoice = question.form === "choice" && typeof answer.value === "number";
  const brief = left.length === 1 || (!isFigureOfChoice && isSure && (isOneOfSeveral || isBrief(situation, key)));
  const bare = brief && wantsFigure(question) && question.slotChance >= SURELY_SO ? bareFigure(left[0] ?? "") : null;
  return { key, options: bare ? [bare] : brief ? left.slice(0, 1) : left.slice(1), must: true };
}

/** "Fifteen thousand." of "Fifteen thousand, in my head."; null: it names no figure, or a second one that may be the one asked for. */
function bareFigure(words: string): string | null {
  const [first = "", ...rest] = words.replace(FOR_A_TERM, "").split(/[,.?!](?=\s|$)/);
  const isBare = hasFigure(first) && !rest.some(hasFigure) && wordsOf(first).length <= BARE_WORDS;
  return isBare ? `${first}.` : null;
}

const FOR_A_TERM = /,? for (?:the )?six months\b/;

/** "He comes every spring with a fruit basket." */
const NAMES_TIME =
  /\b(?:ago|last|next|every|since|until|before|after|spring|summer|fall|winter|today|tomorrow|yesterday|(?:sun|mon|tues|wednes|thurs|fri|satur)day|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|year|years|month|months|week|weeks|evening|morning|night)\b/i;

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
  const isNamed = typeof value === "string" && !SAYS_NO.test(value);
  const isSomething = isNamed || (typeof value === "number" && value > 0) || Array.isArray(value);
  return isSomething && !SAYS_IT.test(says[0] ?? "");
}

const HARDLY = 0.7;
/** Chance from which on a bare noun is a fitting answer. */
const SURE_ENOUGH = 0.42;
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

/** "About nineteen hundred people." */
const BARE_WORDS = 5;

/** Chance from which on a yes before the figure is meant for what was asked. */
const SURELY_SO = 0.7;

/** A figure further off than this many times is about something else: "for six months". */
const MISHEARD = 3;

/** Half of what real customers say has three words or fewer; those who trust the agent say more. */
function isBrief({ practice, state, turn }: Situation, key: string): boolean {
  const share = 1.6 - state.trust / 200 + (practice.difficulty.level - 2) * 0.15;
  return chance(practice.seed, `${turn}/${key}/brief`) < share;
}
