import { topicOfSlot } from "../../scenarios/slots.ts";
import { SURE, withSlot } from "./asked-slot.ts";
import type { Context } from "./heard.ts";
import { isOwn } from "./learned/learned-slots.ts";
import { topicOfQuestion } from "./learned/learned-topics.ts";
import type { Sentence } from "./normalise.ts";
import { contentWords, isCount, normalise, wordsOf } from "./normalise.ts";
import { matchesAny, matchStrength } from "./patterns.ts";
import { keptWords, type Question } from "./question.ts";
import { asksWhatThatWas, isBareWhy, isEcho, OPEN, PROBING, shapeOf, WHY_NOW } from "./set-phrases.ts";

/** "Is now a good time?" */
export function leaveAsked(sentence: Sentence): Question {
  return { ...plainQuestion(sentence), kind: "permission" };
}

/** What a sentence asks, given that it asks for something. */
export function describeQuestion(sentence: Sentence, context: Context): Question {
  return withSlot(describeByTopic(sentence, context), context);
}

/** "Yeah, that." to what the customer asked back about; null: they did not, or it was not that. */
export function confirmedQuestion(sentences: readonly Sentence[], { practice, meant }: Context): Question | null {
  const [sentence] = sentences;
  if (!meant || !sentence || !THAT_IS_IT.test(sentence.text)) return null;
  const topic = topicOfSlot(meant, practice.scenario.line);
  return { ...plainQuestion(sentence), kind: "topic", topic, slot: meant, slotChance: 1, topicChance: 1 };
}

const THAT_IS_IT =
  /^(?:(?:oh|sorry|um|well) )*(?:yes|yeah|yep|yup|exactly|right|correct|that is it|sure|uh huh|mm hm)\b/;

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
  if ((about.topic === "any.why-now" && !WHY_THEN.test(text)) || WHY_NOW.test(text))
    return { ...base, kind: "topic", open: true, topic: "any.why-now", fact: whyNowFact(context), whyNow: true };
  const isFollowUp = base.probing && context.lastTopic !== null && wordsOf(text).length <= 7 && !about.isSure;
  if (about.topic && !isFollowUp) return { ...base, kind: "topic", topic: about.topic, fact: about.fact };
  if (base.probing) return { ...base, kind: "explore", open: true };
  return { ...base, kind: shape === "statement" ? shape : "unknown", open: shape !== "statement" && base.open };
}

/** "What made you open your own place?" */
const WHY_THEN =
  /\bwhat (?:made|makes|got) you (?:\w+ into|open|become|choose|pick|start (?:your|a|the|up|doing)|move|settle|marry|go into)\b/;

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
  if (before.size === 0 || now.size === 0) return lastAsked[subject] === keptWords(question);
  const shared = [...before].filter((word) => now.has(word)).length;
  return shared / Math.min(before.size, now.size) >= REPEAT_SHARE;
}

const REPEAT_SHARE = 0.6;

const PRONOUN = /\b(?:that|it|this|them|those|these|one|yours|theirs)\b/;

function plainQuestion(sentence: Sentence) {
  const { text } = sentence;
  return {
    sentence,
    open: OPEN.test(text.replace(OR_WHAT, "")) && !WANTS_YES_OR_NO.test(text),
    topic: null,
    fact: null,
    slot: null,
    slotChance: 0,
    topicChance: 0,
    perhaps: null,
    perhapsChance: 0,
    asksNothing: false,
    form: "what" as const,
    whyNow: false,
    probing: PROBING.test(text),
  };
}

/** "Do you want me to look at what you have": what follows "do you want" is no question of its own. */
const WANTS_YES_OR_NO =
  /^(?:(?:and|so|but|okay|well|um|now|then) )*(?:(?:do|would|did) you (?:want|like|need|carry|have)|want me to|should i|shall i|can i|could i)\b(?!.*\b(?:tell me|know (?:what|how|why)|mind)\b)/;

/** "Are they employees or what": leaves no more open than "are they employees". */
const OR_WHAT = /\bor (?:what|how)$/;

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
  // "Can I ask what you'd want to see first?" asks for it.
  if (WOULD_WANT.test(question.sentence.text)) return true;
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
  // "Would Wednesday work, and could you send me the page before then?" goes behind nothing.
  if (!question.open && SETS_A_STEP.test(normalise(question.sentence.quote))) return false;
  if (matchesAny(question.sentence.text, keys)) return true;
  const about = contentWords(normalise(objectionText));
  // "What have you changed in twenty-two years?" is not about leaving a company of twenty-two years.
  const shared = [...contentWords(question.sentence.text)].filter(
    (word) => about.has(word) && !isCount(word) && !OF_ANY_OBJECTION.test(word),
  );
  return shared.length >= 2;
}

const SETS_A_STEP =
  /\b(?:could|can|would|will) you (?:please )?(?:send|email|bring|forward|text|mail)\b|\b(?:would|does|could|can|how about|what about)\b.*\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b.*\b(?:work|suit|good|okay|fine|meet|sit|call|come)\b/;

/** "So do you have any life insurance?" shares these words with every objection. */
const OF_ANY_OBJECTION = /^(?:insur|polic|cover|life|compan|agent|quote)/;

/** "What have they done right by you?" stays with what the customer just held on to or was cross with. */
const OF_LOYALTY = ["any.like", "any.dislike"];

/** Asks surely for something of the customer's own life, and for nothing they think or fear of this purchase. */
export function asksOfLife({ slot, slotChance }: Question): boolean {
  return slot !== null && slotChance >= SURE && !OF_OPINION.has(slot);
}

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

const WOULD_WANT =
  /\bwhat (?:would (?:you|he|she|they|the \w+)|you would) (?:need|have|want|like) to (?:see|hear|know|feel)\b/;

const CONCERN =
  /\b(?:concern|worr(?:y|ies|ied)|hesita|hold(?:s|ing) you|bothers?|objection|(?:want|need|have|like) to think|think (?:it|this|that) (?:over|through)|thinking (?:it )?over|(?:go|come|get|circle)(?:ing)? back to|earlier you|mean by that|what (?:has |is it that )?(?:kept|keeps?) you (?:with|there|at)|what would (?:you (?:need|have) to (?:see|hear|know|feel)|(?:have|need) to be (?:true|better|different)|it take))\b/;
