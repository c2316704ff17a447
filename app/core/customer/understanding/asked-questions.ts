import { type AnswerSheets, answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Line } from "../../scenarios/schema.ts";
import { topicOfSlot } from "../../scenarios/slots.ts";
import { figuresIn } from "./figures.ts";
import type { Context } from "./heard.ts";
import { isOwn, NO_SLOT } from "./learned/learned-slots.ts";
import { topicOfQuestion } from "./learned/learned-topics.ts";
import { chooseSlot } from "./learned/slot-choice.ts";
import type { Sentence } from "./normalise.ts";
import { contentWords, normalise, wordsOf } from "./normalise.ts";
import { matchesAny, matchStrength } from "./patterns.ts";
import { isAboutPartner } from "./person-meant.ts";
import type { Question, QuestionKind } from "./question.ts";
import { slotCandidates } from "./slot-evidence.ts";

/** What the set phrases in a sentence say of how it asks. */
export type QuestionShape =
  | Exclude<QuestionKind, "topic" | "explore" | "unknown">
  | "why-now"
  /** Goes after a reason or a feeling. */
  | "probing"
  /** Has the form of a question. */
  | "interrogative";

/** Null: nothing shows a question. The rules' view, which the classifier may overrule. */
export function shapeOf(sentence: Sentence): QuestionShape | null {
  const { text, asked } = sentence;
  const interrogative = asked ? INTERROGATIVE.test(text) || REQUEST.test(text) : asksUnmarked(text);
  if (!asked && !interrogative) return null;
  const isBareTime = asked && !interrogative && wordsOf(text).length <= 7 && APPOINTMENT.test(text);
  if (PERMISSION.test(text)) return "permission";
  if (isBareTime || PROPOSAL.test(text)) return "proposal";
  if (CONFIRM.test(text)) return "confirm";
  if (WHO_AM_I.test(text)) return "who";
  if (ANYTHING_ELSE.test(text)) return "anything-else";
  if (WELLBEING.test(text) && !ASKS_AFTER_AN_ACTIVITY.test(text) && !FEELS_ABOUT.test(text)) return "wellbeing";
  if (WHY_NOW.test(text)) return "why-now";
  if (PROBING.test(text)) return "probing";
  if (asked && ASKS_AT_THE_END.test(text)) return "interrogative";
  return !interrogative || /\b(?:right|correct|huh)$/.test(text) ? "statement" : "interrogative";
}

/** "And that was when?", "which makes you how old?" */
const ASKS_AT_THE_END =
  /\b(?:is|was|are|were|makes (?:you|him|her|it|that)) (?:when|who|where|how (?:old|much|many|long|far))(?: now| then| again)?$/;

/** "Is now a good time?" */
export function leaveAsked(sentence: Sentence): Question {
  return { ...plainQuestion(sentence), kind: "permission" };
}

/** What a sentence asks, given that it asks for something. */
export function describeQuestion(sentence: Sentence, context: Context): Question {
  return withSlot(describeByTopic(sentence, context), context);
}

/** Chance from which on a slot is answered; and where a set phrase says something else. */
const SURE = 0.33;
const SURE_AGAINST = 0.62;
/** The same of a customer's own questions, which words of the trade hardly tell apart. */
const SURE_OF_OWN_AGAINST = 0.88;

/** Chance of that from which on it is taken for certain. */
const SURELY_NOTHING = 0.6;

/** "They said you're closing on a house?": says what was heard, and wants a yes. */
const REPORTS =
  /^(?:(?:and|so|oh|okay|wait) )*(?:(?:they|he|she|somebody|your \w+|my \w+|katie|linda) (?:said|told me|says|mentioned)|i (?:heard|see|saw|was told)|it says)\b(?!.* or )/;

/** "Which hour is quiet?", "when can I catch you?" */
const ASKS_FOR_TIME =
  /\b(?:(?:what|which) (?:hour|time|day)s? (?:is|are|works?|would|do|can|could|should|suits?)(?! (?:it|the|they|your))|when (?:can|could|should|would|may) (?:i|we) (?:call|come|reach|catch|talk|stop|meet|try|speak|get)|when do you (?:get (?:off|home|out)|finish|have (?:time|a minute))|when (?:is|are) (?:a )?(?:good|better|best|you (?:free|home|around|off)|it quiet)|(?:good|better|best|quiet\w*|slow\w*) (?:time|day|hour)s?\b)/;

/** "The price was 319, correct?": of what may be meant, the one whose figure is nearly that; null: none is. */
function misheardFigure({ quote }: Sentence, chances: Chances, sheets: AnswerSheets): string | null {
  const figures = figuresIn(quote);
  const isNear = (value: number) =>
    figures.some((figure) => [figure, 1000 * figure].some((one) => one > value / NEARLY && one < value * NEARLY));
  const meant = [...chances].find(([slot, chance]) => {
    const value = answerOn(sheets, slot)?.value;
    return chance >= HEARD_IN_PART && typeof value === "number" && isNear(value);
  });
  return meant?.[0] ?? null;
}

const NEARLY = 1.5;
const HEARD_IN_PART = 0.08;

/** Slots about the call itself, which the kinds of questions stand for already; null: what kind it is depends on the words. */
const OF_THE_CALL: ReadonlyMap<string, QuestionKind | null> = new Map([
  ["call.understood", "confirm"],
  ["call.more", "anything-else"],
  ["call.questions", "anything-else"],
  ["call.permission", "permission"],
  ["call.recording", "permission"],
  ["person.day", "wellbeing"],
  ["call.ready", null],
]);

/** The slot a question asks for, where the customer's sheets have an answer to it. */
function withSlot(question: Question, context: Context): Question {
  const { practice } = context;
  const { line } = practice.scenario;
  const sheets = sheetsOf(practice);
  if (
    !sheets ||
    isBareWhy(question.sentence) ||
    isEcho(question.sentence) ||
    asksWhatThatWas(question.sentence, context)
  )
    return question;
  const ofPartner = slotOfPartner(question.sentence, context);
  if (ofPartner !== null && answerOn(sheets, ofPartner))
    return {
      ...question,
      kind: "topic",
      slot: ofPartner,
      slotChance: SURE,
      topic: topicOfSlot(ofPartner, line),
      fact: null,
    };
  const before = answerOn(sheets, "policy.premium-before");
  if (before && asksFromTo(question.sentence) && OF_A_CHANGE.test(question.sentence.text))
    return {
      ...question,
      kind: "topic",
      form: "how-much",
      slot: "policy.premium-before",
      slotChance: SURE_AGAINST,
      topic: topicOfSlot("policy.premium-before", line),
      fact: before.fact ?? null,
    };
  const text = withoutEnd(question.sentence.text);
  const { reading, candidates, none } = slotCandidates(question, text, sheets, context);
  const { best, chances } = chooseSlot(candidates, none);
  const chance = best?.chance ?? 0;
  const read = best?.slot ?? NO_SLOT;
  const partners = isAboutPartner(question.sentence, practice) ? OF_PARTNER[read] : undefined;
  const slot = partners !== undefined && answerOn(sheets, partners) ? partners : read;
  const answer = answerOn(sheets, slot);
  const perhaps = perhapsMeant(chances, context, sheets);
  const isStatement = shapeOf(question.sentence) === "statement" && REPORTS.test(question.sentence.text);
  const form = CHECKS_BACK.test(question.sentence.text) || isStatement ? "confirm" : reading.form;
  const perhapsChance = perhaps === null ? 0 : (chances.get(perhaps) ?? 0);
  const asksNothing = reading.slot === NO_SLOT && reading.chance >= SURELY_NOTHING;
  const asked = { ...question, form, slotChance: chance, perhaps, perhapsChance, asksNothing };
  const whyNow = question.whyNow ? answerOn(sheets, "call.why-now") : null;
  if (whyNow && read.startsWith("call."))
    return { ...asked, slot: "call.why-now", slotChance: SURE_AGAINST, fact: whyNow.fact ?? question.fact };
  const misheard = form === "confirm" && chance < SURE ? misheardFigure(question.sentence, chances, sheets) : null;
  if (misheard) {
    const said = answerOn(sheets, misheard);
    return {
      ...asked,
      kind: "topic",
      slot: misheard,
      slotChance: SURE,
      topic: topicOfSlot(misheard, line),
      fact: said?.fact ?? null,
    };
  }
  const isTagged = question.kind === "confirm" && TAG.test(question.sentence.text);
  const isAgainst = (SET_KINDS.has(question.kind) && !isTagged) || question.whyNow;
  const needed = !isAgainst ? SURE : isOwn(slot) ? SURE_OF_OWN_AGAINST : SURE_AGAINST;
  if (question.kind === "who" && IS_THIS.test(question.sentence.text)) return asked;
  const isOpenOffer = question.kind === "anything-else" && slot === "call.reason";
  const isKnown = answer !== null && slot === "call.questions";
  const ofTheCall = chance >= SURE && !isKnown ? OF_THE_CALL.get(slot) : null;
  if (ofTheCall && question.kind === "unknown") return { ...asked, kind: ofTheCall, topic: null, fact: null };
  const isNotHeard = !answer || isOpenOffer || (OF_THE_CALL.has(slot) && !isKnown) || chance < needed;
  const time = isNotHeard && ASKS_FOR_TIME.test(question.sentence.text) ? answerOn(sheets, "contact.time") : null;
  if (time && question.kind !== "proposal")
    return { ...asked, kind: "topic", slot: "contact.time", slotChance: SURE, topic: null, fact: time.fact ?? null };
  if (!answer || isNotHeard) return withoutDoubtfulTopic(asked, chances, line);
  if (isOwn(slot)) return { ...asked, kind: "topic", slot, topic: null, fact: null };
  const fact = practice.scenario.facts.find((one) => one.id === answer.fact);
  const topic = fact?.item ?? topicOfSlot(slot, line) ?? question.topic;
  return { ...asked, kind: "topic", slot, slotChance: chance, topic, fact: answer.fact ?? null };
}

/** "What did it go up from and to?" */
export function asksFromTo({ text }: Sentence): boolean {
  return FROM_TO.test(text);
}

const FROM_TO = /\bfrom (?:what )?(?:and )?to\b(?: what\b)?|\bfrom what\b.* to what\b|\bbefore and (?:now|after)\b/;
const OF_A_CHANGE = /\b(?:went|go|gone|goes|going|jumped?|climb(?:ed)?) (?:up|down)\b/;

/** Chance from which on a slot is asked back about. */
const PERHAPS = 0.14;

/** The likeliest slot that the customer could say something about; null: none is likely. */
function perhapsMeant(chances: Chances, { meant }: Context, sheets: AnswerSheets): string | null {
  const known = [...chances]
    .filter(([slot, chance]) => chance >= PERHAPS && answerOn(sheets, slot) && !isOwn(slot) && !OF_THE_CALL.has(slot))
    .sort(([, a], [, b]) => b - a)
    .map(([slot]) => slot);
  return known.find((slot) => slot === meant) ?? known[0] ?? null;
}

/** By slot, how likely it is that a question asks for it. */
type Chances = ReadonlyMap<string, number>;

/** "Yeah, that." to what the customer asked back about; null: they did not, or it was not that. */
export function confirmedQuestion(sentences: readonly Sentence[], { practice, meant }: Context): Question | null {
  const [sentence] = sentences;
  if (!meant || !sentence || !THAT_IS_IT.test(sentence.text)) return null;
  const topic = topicOfSlot(meant, practice.scenario.line);
  return { ...plainQuestion(sentence), kind: "topic", topic, slot: meant, slotChance: 1 };
}

const THAT_IS_IT =
  /^(?:(?:oh|sorry|um|well) )*(?:yes|yeah|yep|yup|exactly|right|correct|that is it|sure|uh huh|mm hm)\b/;

/** "Your email, so I can send the paper to the loan officer": what the answer is for is not what is asked. */
export function withoutEnd(text: string): string {
  return text.replace(PURPOSE, "").replace(TAG, "");
}

/** "... is that right": asks for a yes to what stands before it. */
const TAG =
  /(?<=(?:\w+ ){3})(?:(?:is|was) that (?:right|correct|it|about right)|(?:do|did) i (?:have|get|got) (?:that|it) right|am i right|right|correct|huh|or not|yes or no)$/;

/** "They want 1,052, is that right": whatever it reads like, it says something and asks whether it is so. */
const CHECKS_BACK =
  /(?<=(?:\w+ ){3})(?:(?:is|was) that (?:right|correct)|(?:do|did) i (?:have|get|got) (?:that|it) right|am i right)$/;

const PURPOSE = /(?<=(?:\w+ ){3})\b(?:so (?:that )?(?:i|we) (?:can|could|know|do|get|have)|because) \b.*$/;

/** How likely the slots of a topic must be together for the topic to be answered without a slot. */
const SAME_TOPIC_CHANCE = 0.25;

/**
 * A topic that the reading of the slot contradicts is not answered: a prepared fact on something else is worse than no answer.
 */
function withoutDoubtfulTopic(question: Question, chances: Chances, line: Line): Question {
  if (question.kind !== "topic" || question.whyNow) return question;
  const sameTopic = [...chances].filter(([slot]) => topicOfSlot(slot, line) === question.topic);
  const chance = sameTopic.reduce((sum, [, one]) => sum + one, 0);
  return chance >= SAME_TOPIC_CHANCE ? question : { ...question, kind: "unknown", fact: null };
}

/** "And your husband's?": what was asked of the customer before, now of their partner; null: it asks something else. */
function slotOfPartner({ text }: Sentence, { lastSlot }: Context): string | null {
  return lastSlot && ONLY_PARTNER.test(text) ? (OF_PARTNER[lastSlot] ?? null) : null;
}

const ONLY_PARTNER =
  /^(?:(?:and|so|okay|what about|how about) )*(?:(?:for|of|with) )?(?:\w+ )?(?:your )(?:husband|wife|partner|girlfriend|spouse)s?(?: (?:too|then))?$|^(?:(?:and|what about|how about) )+(?:his|hers|her|him)$/;

const OF_PARTNER: Readonly<Record<string, string>> = {
  "person.age": "partner.age",
  "person.birth-date": "partner.age",
  "work.job": "partner.job",
  "work.income": "partner.job",
  "work.employer": "partner.job",
  "person.day": "partner.doing",
  "life.own": "life.partner",
  "life.work": "life.partner",
  "health.general": "health.partner",
  "health.tobacco": "health.partner",
  "health.medication": "health.partner",
  "health.conditions": "health.partner",
  "cars.list": "cars.second",
  "cars.commute": "cars.other-driver",
  "cars.use": "cars.other-driver",
  "call.opinion": "partner.opinion",
};

const SET_KINDS: ReadonlySet<QuestionKind> = new Set([
  "permission",
  "proposal",
  "confirm",
  "anything-else",
  "statement",
]);

/** What a sentence asks by its set phrases and its topic, before the slots are looked at. */
export function describeByTopic(sentence: Sentence, context: Context): Question {
  const { text } = sentence;
  const base = plainQuestion(sentence);
  if (isBareWhy(sentence)) return { ...base, kind: "explore", open: true, probing: true };
  if (asksWhatThatWas(sentence, context)) return { ...base, kind: "explore", open: true, probing: true };
  if (isEcho(sentence)) return { ...base, kind: "unknown" };
  const shape = shapeOf(sentence);
  const about = findSubject(sentence, context);
  const isSetPhrase = shape === "proposal" || shape === "confirm" || shape === "who";
  if (isSetPhrase && !(about.topic && about.isSure)) return { ...base, kind: shape };
  if (shape === "anything-else" && !about.fact) return { ...base, open: true, kind: shape };
  if (shape === "wellbeing" && !about.fact) return { ...base, kind: shape, open: false };
  if (about.topic === "any.why-now" || WHY_NOW.test(text))
    return { ...base, kind: "topic", open: true, topic: "any.why-now", fact: whyNowFact(context), whyNow: true };
  const isFollowUp = base.probing && context.lastTopic !== null && wordsOf(text).length <= 7 && !about.isSure;
  if (about.topic && !isFollowUp) return { ...base, kind: "topic", topic: about.topic, fact: about.fact };
  if (base.probing) return { ...base, kind: "explore", open: true };
  return { ...base, kind: shape === "statement" ? shape : "unknown", open: shape !== "statement" && base.open };
}

/** "Dig what out?", "the way what is?": asks what a word of theirs was about. */
const ECHOES =
  /^(?!(?:and|so|but|or|now|then|for|at|in|on|by|with|about|to|of|from|since|until) (?:what|who|which)\b)(?:(?:oh|wait|sorry|huh) )*(?:(?:[a-z]+ ){1,2}|never (?:[a-z]+ ){2})what(?: (?:out|off|up|down|in|over|is|was|now))?(?: [a-z]+)?$/;

export function isEcho({ text }: Sentence): boolean {
  return ECHOES.test(text);
}

/** "What happened there?" goes on about what was said, which need not be a claim. */
function asksWhatThatWas({ text }: Sentence, { lastSlot }: Context): boolean {
  if (FROM_WHAT.test(text)) return true;
  return (
    WHAT_WAS_THAT.test(text) && lastSlot !== null && lastSlot !== undefined && !/^(?:claims|policy)\./.test(lastSlot)
  );
}

/** "From what, though?" */
const FROM_WHAT =
  /^(?:(?:and|so|but|okay|oh|wait|sorry) )*(?:(?:from|of|with|to|in|for|at|by|like|such as|than) (?:what|who|whom|where)|(?:what|which|how) exactly)(?: (?:though|then|exactly))?$/;

const WHAT_WAS_THAT = /^(?:(?:and|so|oh|okay|wait) )*what happened(?: (?:there|then|that day|that time))?$/;

/** "Why not", "how come": asks for the reason of what was said last, with or without its mark. */
export function isBareWhy({ text }: Sentence): boolean {
  return BARE_WHY.test(text);
}

const BARE_WHY =
  /^(?:(?:and|but|oh|huh|okay|really|so|hm+|no) )*(?:why(?: (?:not|so|is that|would that be))?|how (?:come|so)|why (?:do|would) you say that|what makes you say (?:that|so))$/;

/** Why they are on the phone has one answer, whatever else the question mentions. */
function whyNowFact({ practice, disclosed }: Context): string | null {
  const reasons = practice.scenario.facts.filter((fact) => fact.item === "any.why-now");
  return (reasons.find((fact) => !disclosed.includes(fact.id)) ?? reasons[0])?.id ?? null;
}

/** "Can I ask about the roof? When did you put it on?": a bare follow-up is about what was asked just before. */
export function followUps(questions: readonly Question[]): Question[] {
  return questions.map((question, index) => {
    const before = questions[index - 1];
    const refers = question.kind === "unknown" && PRONOUN.test(question.sentence.text);
    return refers && before?.topic ? { ...question, kind: "topic", topic: before.topic, fact: before.fact } : question;
  });
}

/** Whether the question repeats the last one on its subject closely enough to annoy the customer. */
export function isRepeat(question: Question, told: Record<string, number>, lastAsked: Record<string, string>): boolean {
  const subject = question.fact ?? question.topic;
  if (question.kind !== "topic" || !subject || (told[subject] ?? 0) === 0) return false;
  const before = contentWords(lastAsked[subject] ?? "");
  const now = contentWords(question.sentence.text);
  if (before.size === 0 || now.size === 0) return lastAsked[subject] === question.sentence.text;
  const shared = [...before].filter((word) => now.has(word)).length;
  return shared / Math.min(before.size, now.size) >= REPEAT_SHARE;
}

const REPEAT_SHARE = 0.6;
const PRONOUN = /\b(?:that|it|this|them|those|these|one|yours|theirs)\b/;

function plainQuestion(sentence: Sentence) {
  const { text } = sentence;
  return {
    sentence,
    open: OPEN.test(text),
    topic: null,
    fact: null,
    slot: null,
    slotChance: 0,
    perhaps: null,
    perhapsChance: 0,
    asksNothing: false,
    form: "what" as const,
    whyNow: false,
    probing: PROBING.test(text),
  };
}

/** A fact on the topic beats a fact whose own words are used, unless those are many characters. */
const ON_TOPIC = 10;

type Subject = { topic: string | null; fact: string | null; isSure: boolean };

/** A lead over the next best topic from which on the topic is taken as certain. */
const SURE_MARGIN = 1.5;

/**
 * The fact or topic a question is on. The classifier knows the topics; the facts of a scenario have words of their own,
 * so a fact whose words are used is meant where the topic says nothing of this customer.
 */
function findSubject(sentence: Sentence, context: Context): Subject {
  const { facts } = context.practice.scenario;
  const { topic, margin } = topicOfQuestion(sentence, context);
  const ranked = facts
    .map((fact) => ({ fact, strength: matchStrength(sentence.text, fact.asks) + (fact.item === topic ? ON_TOPIC : 0) }))
    .sort((a, b) => b.strength - a.strength || Number(isTold(a.fact, context)) - Number(isTold(b.fact, context)));
  const [meant] = ranked;
  const isSure = (meant?.strength ?? 0) > ON_TOPIC || (topic !== null && margin >= SURE_MARGIN);
  if (!isSure && isBare(sentence)) return { topic: null, fact: null, isSure };
  if (!meant || meant.strength === 0) return { topic, fact: null, isSure };
  return { topic: meant.fact.item, fact: meant.fact.id, isSure };
}

/** "When did you need it?" says nothing of what it is about. */
function isBare({ text }: Sentence): boolean {
  const asked = text.replace(EXAMPLES, "");
  return wordsOf(asked).length <= 5 && PRONOUN.test(asked);
}

/** "How much is it, like ten grand, fifty?": what might be answered does not say what is asked. */
const EXAMPLES = /(?<=\w+ \w+) (?:like|ballpark|roughly|say) .*$/;

function isTold(fact: { id: string }, { disclosed }: Context): boolean {
  return disclosed.includes(fact.id);
}

/** Does a question go after what is behind an objection? `keys` are the objection's word patterns. */
export function isAboutObjection(
  question: Question,
  objectionText: string,
  keys: readonly string[],
  disclosed: readonly string[],
  /** The objection is what the customer last spoke of; otherwise "how come?" is about something else. */
  isLastSubject: boolean,
): boolean {
  if (["permission", "wellbeing", "proposal", "confirm", "who"].includes(question.kind)) return false;
  const asksForNews = question.fact !== null && !disclosed.includes(question.fact);
  if (CONCERN.test(question.sentence.text)) return true;
  const isElsewhere = question.topic !== null && !["any.worry", "any.matters"].includes(question.topic);
  if (isLastSubject && (question.kind === "explore" || (question.probing && !asksForNews && !isElsewhere))) return true;
  // What only this customer is asked has no topic, and is for the most part about something else.
  const hasNoSubject = question.topic === null && !(question.slot !== null && isOwn(question.slot));
  const isOfLoyalty = question.topic !== null && OF_LOYALTY.includes(question.topic);
  if (isLastSubject && question.open && (hasNoSubject || isOfLoyalty)) return true;
  if (isLastSubject && WHAT_HAPPENED.test(question.sentence.text)) return true;
  // "Any dogs?" asks about dogs, even if dogs are part of an answer to the objection.
  if (!question.open && isElsewhere && wordsOf(question.sentence.text).length <= 3) return false;
  if (matchesAny(question.sentence.text, keys)) return true;
  const about = contentWords(normalise(objectionText));
  const shared = [...contentWords(question.sentence.text)].filter((word) => about.has(word)).length;
  return shared >= 2;
}

/** "What have they done right by you?" stays with what the customer just held on to or was cross with. */
const OF_LOYALTY = ["any.like", "any.dislike"];
/** Asks surely for something of the customer's own life, and for nothing they think or fear of this purchase. */
export function asksOfLife({ slot, slotChance }: Question): boolean {
  return slot !== null && slotChance >= SURE && !OF_OPINION.has(slot);
}

/** "Am I right about that?" asks whether what was said is so, and not whether it was understood. */
export function asksIfSo({ sentence }: Question): boolean {
  return IS_IT_SO.test(sentence.text);
}

const IS_IT_SO =
  /\b(?:am i right|is that (?:right|correct|true|so)|(?:did|do|have) i (?:get|have|got) (?:that|it) right)\b/;

const OF_OPINION: ReadonlySet<string> = new Set([
  "policy.like",
  "policy.dislike",
  "policy.switch",
  "policy.chosen",
  "claims.feeling",
  "claims.service",
  "claims.what",
  "call.worry",
  "call.holding-back",
  "call.opinion",
  "call.matters",
  "call.past-agents",
]);

/** Asked without a subject of its own, it stays with what the customer just said. */
const WHAT_HAPPENED = /^(?:(?:so|okay|oh|and) )*(?:what happened|how did (?:that|it) happen)\b(?! to| with)/;
const CONCERN =
  /\b(?:concern|worr(?:y|ies|ied)|hesita|hold(?:s|ing) you|bothers?|objection|(?:want|need|have|like) to think|think (?:it|this|that) (?:over|through)|thinking (?:it )?over|(?:go|come|get|circle)(?:ing)? back to|earlier you|mean by that)\b/;

const WHY_NOW =
  /\b(?:what (?:made|got|prompted|brought|brings|led|drove|has|had) you (?:to )?(?!(?:\w+ into|open|become|choose)\b)(?:\w+ ){0,3}?(?:look(?:ing)?|call(?:ing)?|think(?:ing)?|fill|reach|consider|shop(?:ping)?|start|decide|request|get in touch|want|here|in|pick up)\b(?! (?:of|through|so|that|(?:you|we|i) are))|why (?:now|today|not (?:just )?(?:leave it|wait|put it off|do it later)|are you (?:calling|looking|shopping)|did you (?:call|reach out|fill|start|decide))|what (?:has you|is making you) (?:look|call|shop|think))/;

const INTERROGATIVE =
  /(?:^|\b(?:and|so|but|okay|now|well|also|just|then|first|quickly|quick question|because|sorry|great|perfect|thanks|dana|hey) )(?:what|how|who|whose|when|where|why|which)\b|\b(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|might|am) (?:you|your|i|we|they|he|she|it|there|that|this|anyone|anybody|someone|either|any|the|everything|everyone)\b|^(?:and |so |but )?(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|any|anything|anyone)\b|\b(?:what|how|who|when|where|why|which) (?:\w+ ){0,3}(?:is|are|was|were|do|does|did|would|will|can|could|should|made|makes|happens|happened|else|kind|drives|lives)\b/;

const REQUEST =
  /^(?:\w+ ){0,3}(?:read|spell|remind|name|list) (?:me|that|it|your|the|them|those)\b|\b(?:give me (?:your|the|his|her|their)|tell me (?:about|more|a|what|how|who|why|where|when|which|everything)|walk me through|help me understand|talk me through|describe|share (?:with me|a|some)|give me (?:an idea|a sense|a picture)|(?:would|d) (?:love|like) to (?:hear|know|understand|learn)(?: more)?(?: about| how| what| why| who)|i am (?:curious|wondering)|i was wondering|i (?:only |just )?(?:wondered|wonder|was asking|meant to ask|wanted to know) (?:what|how|who|where|when|why|which|if|whether)|i (?:only|just) meant your|mind telling|mind sharing|may i ask|can i ask|could i ask|curious (?:about|what|how|why|who))\b/;

const OPEN =
  /\b(?:what|how|why|tell me|walk me|help me understand|describe|share|talk me|give me (?:an idea|a sense|a picture)|curious)\b(?! (?:many|much|old|often|long|far|day|time|year)\b)/;

/** A question typed or heard without its mark: it must open with the inversion of a question, or ask outright. */
export function asksUnmarked(text: string): boolean {
  if (TAKES_DOWN.test(text) || (REQUEST.test(text) && !/^(?:i will|let me|we will|i can)\b/.test(text))) return true;
  return [UNMARKED, ASKED_IN_A_RUN, NEEDS_IT, NAMES_A_FIELD, NAMED_FIRST].some((asks) => asks.test(text));
}

/** "And date of birth", "my screen wants the zip code next": what a form has a field for. */
const NAMES_A_FIELD =
  /^(?:(?:and|so|okay|alright|great|good|then|now|next|um|uh|perfect|cool|thanks|\w+ (?:screen|form|system|computer) (?:wants|needs|asks for)) )*(?:the |your |his |her )?(?:date of birth|birth ?date|birthday|social(?: security(?: number)?)?|zip(?: code)?(?: (?:of|for) (?:\w+ ){0,3}\w+)?|(?:first|last|full|middle) name|(?:street|home|email) address|email|(?:phone|cell|license) number|vin)(?: next| please| first)?$/;

/** "The Accord is it paid off": names a thing, then asks about it. */
const NAMED_FIRST =
  /^(?:(?:and|so|okay|alright|now|then|oh|um|uh) )*(?:the|your|his|her|that) (?!\w+ing\b)\w+ (?:is|are|was|were|does|do|did|has|have) (?:it|they|he|she) \w+(?: \w+){0,3}$/;

/** "Let me just get your first name": asks for what is to be written down. */
const TAKES_DOWN =
  /\b(?:let (?:me|us)|(?:i|we) (?:just |still |will )?need(?: to)?|i am going to need|can i|could i) (?:just |also |quickly |first |go ahead and )*(?:(?:get|grab|have|take(?: down)?|confirm|verify) )?(?:your|his|her|a|the) (?:(?:full|first|last|middle|good|best|home|work|cell|street|current|present|legal|exact) )*(?:names?|number|phone|email|address|zip(?: code)?|birthday|birth date|date of birth|birthdate|spelling|vin|mileage|employer|occupation|payroll)\b/;

/** "Bless your hearts three grown people and one bathroom um does her mother still drive" */
const ASKED_IN_A_RUN =
  /\b(?:um|uh|so|okay|now|and) (?:(?:what|how|who|when|where|which) (?!(?:i|we|you|it|he|she|they)\b)(?:\w+ )?(?:is|are|was|were|do|does|did|would|has|have|goes|kind)\b|(?:do|does|did|are|have|has) (?:you|he|she|they|your|his|her|their|anybody|anyone)\b|is (?:there|he|she|your|his|her)\b)|(?<!\b(?:know|see|tell|is|understand|sure|of|to|about|no matter) )\b(?:what|where|when|why|how|which)(?: (?!i\b|we\b)\w+){0,2}? (?:are|were|do|does|did|would|will|can|could|should|have|has|had) (?:you|he|she|they|your|his|her|their)\b/;

/** "I will need the month and the year on that", "I just need to know is there anything in writing" */
const NEEDS_IT =
  /\b(?:i|we) (?:(?:would|will|do|am going to|just|still|also) )*need (?:to know (?:what|which|when|where|who|how|if|whether|is|are|does|do)\b|(?:your|his|her|their) (?!to\b)\w+|the (?:full |exact )?(?:name|month|year|date|number|vin|address|make|model)\b)|\b(?:i|we) will take (?:the|your|his|her) (?:full )?(?:name|number|email|address|date)\b/;

const UNMARKED =
  /^(?:(?:and|so|but|okay|now|well|also|just|then|first|great|perfect|thanks|hey|hi|alright|sure|right|good|yeah|like|um|uh|hmm|man|cool|real quick|quick|quickly|quick question|sorry|anyway|actually|listen|look|honestly|oh|no) )*(?:(?:what|how|who|whose|when|where|why|which)(?: (?!you\b|i\b|we\b|they\b|it\b|he\b|she\b|your\b)\w+){0,3}? (?:is|are|was|were|do|does|did|would|will|can|could|should|has|have|made|makes|happens|happened|else|kind|drives|lives|takes|handles|runs|delivers|pays|brought|got|now|about|bigs?|much|many|old|often|far|high)\b(?! (?:do|can|see|have|suggest|need) is)|(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|may) (?:you|your|there|anyone|anybody|someone|it|that|this|the|we|i)\b|(?:does|did) \w+ \w+|ever (?:had|been|have|filed)\b|is \w+ \w+$|(?:anybody|anyone) (?:else )?(?:depend|rely|count|live|drive|hurt|work)|(?:do|have|can|could|would|will|should) (?:they|she|he|any|all|both|either)\b|is (?:your|the|that|this|he|she|there|everyone|anyone|\w+ (?:a|an|the|on|with|also|still|okay|home|covered|working))\b|are (?:they|these|those|both|all|the|your)\b|who (?:depends|counts|relies|pays|decides|signs|owns|works|gets|has|made|else)\b|any (?:other|kids|children|claims|tickets|accidents|questions|pets|dogs?|damage|leaks|injuries|drivers|losses)|why now|(?:why|how come|why not|like what|how so|such as|meaning|what happened|what for)$)|^(?!i |we |they )(?:\w+ ){0,3}(?:do|does|did|are|have|has|can|could|would|will) (?:you|your)\b|^(?!i |we |they |that |this |which |whatever |no matter )(?:\w+ ){0,3}(?:what|which|where|when|why|who|how)(?: \w+){0,2}? (?:is|are|was|were|do|does|did|would|will|can|could|has|have|had|should) (?:he|she|it|they|you|your|the|those|these|his|her|we)\b/;

const PERMISSION =
  /\b(?:(?:is|does) (?:now|this|it) (?:still )?(?:an? )?(?:good|okay|bad|convenient|fine|work)|(?:good|bad) time|(?:have|got|spare) (?:you )?(?:got )?(?:a |a few |a couple(?: of)? |five |ten |two |fifteen |\d+ )(?:quick |free )?(?:minutes?|mins?|moments?|seconds?|sec)|(?:mind|okay|ok|alright|all right|fine|cool) (?:with you )?if i (?:ask|take|share|get|go|start|walk|explain|ran|run)|(?:can|may|could) i ask you (?:a few|a couple|some|a|something)|would (?:it|that) be (?:okay|alright|all right|fine) if|with your permission|(?:can|may|could) i (?:have|take|get) (?:a |a few |two |five |ten )?(?:minutes?|moment|of your time)|(?:is|would) (?:that|this|it)(?: be)? (?:fine|okay|ok|all right|alright|cool) (?:by|with|for) you|comfortable (?:with|if)|mind if)\b(?!.*\b(?:thursday|tomorrow|call you back|send)\b)/;

const PROPOSAL =
  /\b(?:what (?:day|time)s? (?:works?|is|are|would|suits|this|next)|when (?:works|is good|is best|is (?:a |the )?(?:good|quiet|better|best|convenient|slow)(?: \w+)? ?time|are you (?:around|in)|would (?:be|work|you)|can we|could we|are you (?:free|available))|(?:does|would|will|is) (?:\w+ ){0,5}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|morning|afternoon|evening|tonight|noon|week|\d+|that time|then)\b.{0,40}\b(?:work|good|better|best|okay|fine|suit)|are you (?:free|available|around)|(?:can|could|should|shall) (?:we|i|(?:the|all) (?:two|three|four) of us|all of us|you and i) (?:all )?(?:set|schedule|book|meet|sit|get|put|plan|talk(?! about)|touch|hop|connect|speak|chat|do a|review|go over|call you|send|email|reconnect|do (?:it|that|this)|go ahead|move|come|stop|start|write|sign|lock)|(?:would|are) you (?:be )?(?:open|willing|up|ready|interested) (?:to|in|for)|how (?:about|is|does|would) (?:we|i|this|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|next)|want (?:me )?to (?:go|move|set|send|schedule|sign|get|do|start|put|write|book|switch)|should i (?:send|go|write|put|book|set)|(?:move|go) (?:forward|ahead)|get (?:you |this |it )?started|ready to)\b/;

/** "Friday noon, fifteen minutes?": a time with a question mark is a proposal. */
const APPOINTMENT =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|\d{1,2} ?(?:am|pm|o clock)|at \d{1,2})\b/;

const CONFIRM =
  /\b(?:am i right(?: about (?:that|this|it))?$|(?:does|did|do) (?:that|this|it|any of that|i|all that) (?:\w+ )?(?:make sense|sound|help|answer|work|seem|clear|settle|get (?:that|it)|feel|address|take care of (?:it|that|your)|ease your mind|put (?:you|your mind) at (?:ease|rest))|(?:is|was|did) (?:that|this|i) (?:\w+ )?(?:right|correct|fair|clear|about right|accurate|get (?:that|it) right|okay with you|helpful|what you meant)|how (?:does|did|would) (?:that|this|it) (?:sound|feel|look|land|seem|sit)|what do you think(?: of| about|$)|(?:would|does) that (?:help|be (?:useful|helpful|fair|okay))|fair enough$|sound (?:good|fair|right|okay)|make sense$|are you with me|with me so far|am i (?:going )?too fast|is that how you see (?:it|that)|(?:do|would) you see it (?:that way|the same)|does that clear|how does that sit|you know what i mean|is that (?:it|fair))\b|^(?:\w+ ){0,3}(?:right|correct|okay|yeah|no)$/;

const ANYTHING_ELSE =
  /\b(?:anything else|what else|(?<!or )something else|did i (?:\w+ )?(?:miss|forget|leave out)|what (?:did|have) i (?:miss|forg|left)|have i missed|anything (?:i|we) (?:missed|should|forgot|have not)|else (?:i should|on your mind)|(?:any|do you have(?: any)?|what) (?:other )?questions|tell me (?:a (?:little|bit) )?(?:bit )?(?:more )?about (?:you|yourself|your (?:situation|family situation|needs))|your (?:current )?situation|tell me everything|walk me through (?:your|the) (?:situation|whole|current))\b/;

const WHO_AM_I =
  /\b(?:(?:may|can|could) i (?:please )?(?:speak|talk) (?:to|with)|is (?:mr|mrs|ms|the owner|your boss)(?: \w+)? (?:available|in|there|around)|your (?:full |first |last )?name|who am i (?:speaking|talking)|am i (?:speaking|talking) (?:with|to)|is this (?!a |an |about |the |something |your |going |okay|now|still|just|it)[a-z]+$|speaking with|who is this)\b/;

/** "Is this Priya?" */
const IS_THIS = /\b(?:is this|am i (?:speaking|talking))\b/;

/** "How are you two using the cars?" asks after the cars. */
const ASKS_AFTER_AN_ACTIVITY =
  /\bhow are you(?: (?!feeling\b)\w+){0,2} (?!(?:doing|feeling|holding|getting|morning|evening)\b)\w+ing\b/;

const FEELS_ABOUT = /\bfeel(?:ing)? about\b/;

const WELLBEING =
  /\b(?:how (?:are|is) (?:you|your (?:day|morning|afternoon|evening|week)|things|everything|it going|everybody|the day)(?: \w+){0,4}$|how are you|how have you been|how do you do|how you doing|you doing (?:okay|well|today))\b/;

const PROBING =
  /\b(?:tell me more|say more|more about (?:that|it|this)|how so|how come|why (?:is|was|do|did|does|would|are|not|that|is that)|what makes you|what made|what (?:worries|concerns|bothers|scares|frustrates|holds|stops|keeps)|what (?:do|did|does) (?:you|that) mean|what (?:exactly|specifically)|(?:what|which) (?:part|piece|bit)|what would (?:have to|you want|you need|make|help|it take|need to)|help me understand|what happened|what is (?:behind|holding|stopping|it about)|compared to what|what (?:did|were|do) you (?:expect|pictur|imagin|have in mind|think|hear)|in mind|what (?:figure|number)|walk me through (?:that|it|what)|is (?:it|there) (?:something|the)|how did that|what (?:was|is) that like|how do you feel|how did (?:you|that|it) feel|what (?:is|was) (?:your|the) (?:concern|worry|hesitation|experience|story)|hesitat|think (?:through|about|over)|like what|for example|(?:tell|told|say|said|explain(?:ed)?)(?: \w+){0,3} (?:why|the reason)|such as what|did (?:any|no)body|has any(?:one|body) ever)\b/;
