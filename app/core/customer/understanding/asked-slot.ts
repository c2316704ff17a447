import { type AnswerSheets, answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Line } from "../../scenarios/schema.ts";
import { topicOfSlot } from "../../scenarios/slots.ts";
import { figuresIn } from "./figures.ts";
import { inFullGrammar } from "./full-grammar.ts";
import type { Context } from "./heard.ts";
import { isOwn, NO_SLOT, SAID_BEFORE, type SlotReading } from "./learned/learned-slots.ts";
import { customerNamesOf } from "./learned/mask.ts";
import { chooseSlot } from "./learned/slot-choice.ts";
import type { Sentence } from "./normalise.ts";
import { isAboutPartner } from "./person-meant.ts";
import type { Question, QuestionKind } from "./question.ts";
import type { QuestionForm } from "./question-form.ts";
import {
  ASKS_FOR_TIME,
  asksFromTo,
  asksWhatThatWas,
  CHECKS_BACK,
  IS_THIS,
  isBareWhy,
  isEcho,
  OF_A_CHANGE,
  REPORTS,
  shapeOf,
  TAG,
  withoutEnd,
} from "./set-phrases.ts";
import { slotCandidates } from "./slot-evidence.ts";

/** Chance from which on a slot is answered. */
export const SURE = 0.38;

/** The same where a plain yes or no, or one of two things, would be an answer, too. */
const SURE_OF_PLAIN = 0.52;
const PLAINLY_ANSWERED: ReadonlySet<QuestionForm> = new Set(["yes-no", "confirm", "choice"]);

/** The same where a set phrase says something else. */
const SURE_AGAINST = 0.62;

/** The same of a customer's own questions, which words of the trade hardly tell apart. */
const SURE_OF_OWN_AGAINST = 0.88;

/** Chance of that from which on it is taken for certain. */
const SURELY_NOTHING = 0.6;

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
export function withSlot(question: Question, context: Context): Question {
  const { sentence } = question;
  const sheets = sheetsOf(context.practice);
  if (!sheets || isBareWhy(sentence) || isEcho(sentence) || asksWhatThatWas(sentence, context)) return question;
  const { lastSlot } = context;
  if (lastSlot && ASKS_AGAIN.test(sentence.text) && answerOn(sheets, lastSlot))
    return askingFor(lastSlot, SURE_AGAINST, question, sheets, context);
  const bySetPhrase = slotBySetPhrase(question, sheets, context);
  if (bySetPhrase) return bySetPhrase;
  const found = readBest(question, sheets, context);
  const read = withSlotRead(question, found, sheets, context);
  return { ...read, topicChance: chanceOfTopic(read.topic, found.chances, sheets, context) };
}

/** "Who drives the cars?" may ask for either of two slots, and surely asks about drivers. */
function chanceOfTopic(
  topic: string | null,
  chances: Chances,
  sheets: AnswerSheets,
  { practice: { scenario } }: Context,
): number {
  if (topic === null) return 0;
  const isOnTopic = (slot: string) => {
    const fact = scenario.facts.find(({ id }) => id === answerOn(sheets, slot)?.fact);
    return (fact?.item ?? topicOfSlot(slot, scenario.line)) === topic;
  };
  return [...chances].reduce((sum, [slot, chance]) => sum + (isOnTopic(slot) ? chance : 0), 0);
}

function withSlotRead(
  question: Question,
  { reading, best, chances }: ReturnType<typeof readBest>,
  sheets: AnswerSheets,
  context: Context,
): Question {
  const { sentence } = question;
  const shared = best && sharedInsteadOfOwn(best, chances);
  const read = shared ?? best?.slot ?? NO_SLOT;
  // Whichever of the two was meant, the shared one answers.
  const chance = (best?.chance ?? 0) + (shared ? (chances.get(shared) ?? 0) : 0);
  const perhaps = perhapsMeant(chances, context, sheets);
  // "He has nothing, or you just never asked him?" puts two things, whatever its grammar.
  const putsTwo =
    question.kind === "statement" && sentence.asked && reading.form === "choice" && / or /.test(sentence.text);
  const asked = {
    ...question,
    ...((putsTwo || NAMES_SOME.test(sentence.quote)) && question.kind === "statement" && { kind: "unknown" as const }),
    form: formOf(sentence, reading.form),
    slotChance: chance,
    perhaps,
    perhapsChance: perhaps === null ? 0 : (chances.get(perhaps) ?? 0),
    asksNothing: reading.slot === NO_SLOT && reading.chance >= SURELY_NOTHING,
  };
  const whyNow = question.whyNow ? answerOn(sheets, "call.why-now") : null;
  if (whyNow && read.startsWith("call."))
    return { ...asked, slot: "call.why-now", slotChance: SURE_AGAINST, fact: whyNow.fact ?? question.fact };
  const misheard = asked.form === "confirm" && chance < SURE ? misheardFigure(sentence, chances, sheets) : null;
  if (misheard) return askingFor(misheard, SURE, asked, sheets, context);
  if (question.kind === "who" && IS_THIS.test(sentence.text)) return asked;
  const slot = partnersSlot(read, question, sheets, context) ?? read;
  const answer = answerOn(sheets, slot);
  // "What should I know?", and they do have something they want to be asked.
  const isKnown = answer !== null && slot === "call.questions";
  const ofTheCall = chance >= SURE && !isKnown ? OF_THE_CALL.get(slot) : null;
  if (ofTheCall && question.kind === "unknown") return { ...asked, kind: ofTheCall, topic: null, fact: null };
  const isOpenOffer = question.kind === "anything-else" && slot === "call.reason";
  const isHeard = (isKnown || !OF_THE_CALL.has(slot)) && !isOpenOffer && chance >= chanceNeeded(slot, asked);
  if (answer && isHeard) return askingFor(slot, chance, asked, sheets, context);
  const again = saidBefore(sentence, reading, sheets, context);
  if (again !== null) return askingFor(again, reading.chance, asked, sheets, context);
  const asksForTime = question.kind !== "proposal" && ASKS_FOR_TIME.test(sentence.text);
  return asksForTime && answerOn(sheets, "contact.time")
    ? { ...askingFor("contact.time", SURE, asked, sheets, context), topic: null }
    : withoutDoubtfulTopic(asked, chances, context.practice.scenario.line);
}

/** The slot that was answered last, where a question goes back to what was said there: "chairs or people?"; null: it does not. */
function saidBefore(
  { text }: Sentence,
  { slot, chance }: SlotReading,
  sheets: AnswerSheets,
  { lastSlot }: Context,
): string | null {
  const goesBack = (slot === SAID_BEFORE && chance >= SURE_OF_PLAIN) || ONE_OF_TWO.test(text);
  return goesBack && lastSlot && answerOn(sheets, lastSlot) ? lastSlot : null;
}

/** "Sorry, say that again?" */
const ASKS_AGAIN =
  /^(?:(?:sorry|wait|hold on|hm|um|uh|what|oh|okay|my bad) )*(?:(?:can|could|would) you )?(?:please )?(?:say (?:that|it)(?: one)?(?: again| one more time)?|come again|repeat (?:that|it)|(?:what|which)(?: one)? was (?:that|it)(?: again)?|one more time|what do you mean(?: by (?:that|it))?|i did not (?:catch|get|hear) (?:that|it|you)|pardon(?: me)?)(?: please)?$/;

/** "The CR-V or the Accord, you mean?" */
const ONE_OF_TWO =
  /^(?:(?:so|and|sorry|wait) )*(?:the |your |a |my )?\w+(?: \w+)? or (?:the |your |a |my )?\w+(?: \w+)?(?: you mean)?$/;

/** The slot as it was said or, where that is not sure, as it would be said in full, if that is. */
function readBest(question: Question, sheets: AnswerSheets, context: Context) {
  const read = (text: string) => {
    const { reading, candidates, none } = slotCandidates(question, text, sheets, context);
    return { reading, ...chooseSlot(candidates, none) };
  };
  const said = withoutEnd(question.sentence.text);
  const asSaid = read(said);
  const full = (asSaid.best?.chance ?? 0) < SURE ? inFullGrammar(said, customerNamesOf(context)) : null;
  const inFull = full === null ? null : read(full);
  return inFull && (inFull.best?.chance ?? 0) >= SURE_OF_PLAIN ? inFull : asSaid;
}

/** "How big is your deductible?" may mean that of their health plan, if that is clearly likelier than what all are asked; null: it does. */
function sharedInsteadOfOwn(best: { slot: string; chance: number }, chances: Chances): string | null {
  if (!isOwn(best.slot)) return null;
  const shared = [...chances].find(([slot, chance]) => !isOwn(slot) && chance > best.chance * NEARLY_AS_LIKELY);
  return shared?.[0] ?? null;
}

const NEARLY_AS_LIKELY = 0.5;

/** The question as one that asks for this slot, of which the sheets have an answer. */
function askingFor(
  slot: string,
  slotChance: number,
  question: Question,
  sheets: AnswerSheets,
  { practice: { scenario } }: Context,
): Question {
  if (isOwn(slot)) return { ...question, kind: "topic", slot, slotChance, topic: null, fact: null };
  const fact = answerOn(sheets, slot)?.fact ?? null;
  const item = scenario.facts.find(({ id }) => id === fact)?.item;
  const topic = item ?? topicOfSlot(slot, scenario.line) ?? question.topic;
  return { ...question, kind: "topic", slot, slotChance, topic, fact };
}

/** Two questions whose words leave no doubt: "and your husband's?", "from what to what?"; null: it is neither. */
function slotBySetPhrase(question: Question, sheets: AnswerSheets, context: Context): Question | null {
  const { sentence } = question;
  const ofPartner = slotOfPartner(sentence, context);
  if (ofPartner !== null && answerOn(sheets, ofPartner)) return askingFor(ofPartner, SURE, question, sheets, context);
  if (ASKS_CARRIER.test(sentence.text) && answerOn(sheets, "policy.carrier"))
    return { ...askingFor("policy.carrier", SURE_AGAINST, question, sheets, context), form: "who" };
  const named = SLOT_IN_SO_MANY_WORDS.find(({ words }) => words.test(sentence.text));
  if (named && answerOn(sheets, named.slot)) return askingFor(named.slot, SURE_AGAINST, question, sheets, context);
  const isOfChange = asksFromTo(sentence) && OF_A_CHANGE.test(sentence.text);
  return isOfChange && answerOn(sheets, "policy.premium-before")
    ? { ...askingFor("policy.premium-before", SURE_AGAINST, question, sheets, context), form: "how-much" }
    : null;
}

/** "How much do you pay before they pay?": few words, none of them of the trade, and no doubt. */
const SLOT_IN_SO_MANY_WORDS: readonly { words: RegExp; slot: string }[] = [
  {
    words:
      /\b(?:pay|cough up|come up with|put up) (?:\w+ ){0,2}?before (?:they|it|that|the (?:insurance|company|policy)|insurance) (?:ever )?(?:pays?|kicks? in|chips? in)\b/,
    slot: "policy.deductible",
  },
  { words: /^(?:(?:and|so) )*what did (?:you|they) (?:get|give you|pay you) for it$/, slot: "claims.amount" },
  { words: /^(?:(?:and|so|okay) )*(?:it (?:is|went) )?up from (?:what|how much)$/, slot: "policy.premium-before" },
  {
    words:
      /^(?:(?:and|so|okay|oh|wait) )*(?:(?:do )?(?:you|you guys) (?:have|got|have got)|any|have) (?:any |got )?(?:kids|children)\b(?!.* or )/,
    slot: "children.who",
  },
  { words: /\bcharged? you (?:more|extra) at the end\b/, slot: "business.audit" },
  { words: /\bwhat would (?:make|get) you (?:to )?switch\b/, slot: "call.promise" },
];

function formOf(sentence: Sentence, read: QuestionForm): QuestionForm {
  if (CHECKS_BACK.test(sentence.text) || reportsWhatWasHeard(sentence)) return "confirm";
  if (ENDS_OPEN.test(sentence.text)) return "what";
  if (read === "confirm" && NAMES_SOME.test(sentence.quote)) return "what";
  const mayAskElse = read === "confirm" || (read === "choice" && !ENDS_ON_OR.test(sentence.text));
  const asking = mayAskElse
    ? (ASKS_IN_THE_END.exec(sentence.text) ?? BEGINS_ASKING.exec(sentence.text))?.[1]
    : undefined;
  if (asking !== undefined) return FORM_OF_WORD[asking.split(" ")[0] ?? ""] ?? "what";
  return read;
}

/** "Did they cancel you, or did a payment get missed, or what happened there?" */
const ENDS_OPEN = / or what (?:happened|was it|is it|went on)(?: \w+){0,2}$/;

/** "Every three hours, yep, I remember that what is her name": whatever stands before it. */
const ASKS_IN_THE_END =
  /(?<!\b(?:know|see|tell|remember|about|understand|is|was|of|to|for) )\b(what|who|which|where|when|how (?:much|many|old|long|far)) (?:(?:is|are|was|were|do|does|did|have|has)\b(?: \w+){1,4}|(?:pays?|decides?|drives?|signs?))$/;
/** The last words offer one of two. */
const ENDS_ON_OR = / or (?=.{0,27}$)/;

/** "So what's the deductible, five hundred, a thousand, no clue?": what may be answered follows. */
const BEGINS_ASKING =
  /^(?:(?:so|and|but|okay|now|oh) )*(what|who|which|where|when|how (?:much|many|old|long|far)) (?:is|are|was|were) (?:the|your|his|her|their)\b/;
const FORM_OF_WORD: Readonly<Record<string, QuestionForm>> = {
  what: "what",
  which: "what",
  who: "who",
  where: "where",
  when: "when",
  how: "how-much",
};

/** "It is Travelers, Cincinnati, somebody else?": wants to know which. */
const NAMES_SOME = /,(?: or)? (?:somebody|someone|something|anybody|another (?:one|company)) ?(?:else)?\?/i;

function reportsWhatWasHeard(sentence: Sentence): boolean {
  return shapeOf(sentence) === "statement" && REPORTS.test(sentence.text);
}

/** What is asked of the customer's partner where the words alone would ask it of the customer; null: nothing is. */
function partnersSlot(
  read: string,
  { sentence }: Question,
  sheets: AnswerSheets,
  { practice }: Context,
): string | null {
  const slot = isAboutPartner(sentence, practice) ? OF_PARTNER[read] : undefined;
  return slot !== undefined && answerOn(sheets, slot) ? slot : null;
}

function chanceNeeded(slot: string, { kind, form, whyNow, sentence }: Question): number {
  const isTagged = kind === "confirm" && TAG.test(sentence.text);
  if (!whyNow && (isTagged || !SET_KINDS.has(kind))) return PLAINLY_ANSWERED.has(form) ? SURE_OF_PLAIN : SURE;
  return isOwn(slot) ? SURE_OF_OWN_AGAINST : SURE_AGAINST;
}

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

/** How likely the slots of a topic must be together for the topic to be answered without a slot. */
const SAME_TOPIC_CHANCE = 0.25;

/**
 * A topic that the reading of the slot contradicts is not answered: a prepared fact on something else is worse than no answer.
 */
function withoutDoubtfulTopic(question: Question, chances: Chances, line: Line): Question {
  if (question.kind !== "topic" || question.whyNow) return question;
  const sameTopic = [...chances].filter(([slot]) => topicOfSlot(slot, line) === question.topic);
  const chance = sameTopic.reduce((sum, [, one]) => sum + one, 0);
  return chance >= SAME_TOPIC_CHANCE ? question : { ...question, kind: "unknown", topic: null, fact: null };
}

/** "Who've you got your liability with?", "whose name is on the top of the policy?" */
const ASKS_CARRIER =
  /\bwho(?:ve|s| is| do| does| are| have| has| you)\b(?! (?:\w+ )?(?:live|work|stay|talk|speak|ride|share)\b)(?: \w+){0,5}? (?:liability|insurance|policy|coverage|cover|comp|package|car|home|house|truck|business)(?: \w+){0,2} (?:with|through)\b|\bwho (?:do|did) you (?:have|use) (?:now |today |currently )?for (?:the |your )?(?:\w+ )?(?:liability|insurance|coverage|comp|car|home|business)\b|\bwho (?:insures|covers|carries) (?:you|your|it|the)\b|\bwhose name is on (?:the )?(?:top of )?(?:the|your) (?:policy|card|bill|paper)|\b(?:name of the|which|what) insurance (?:company|carrier)\b/;

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

const SET_KINDS: ReadonlySet<QuestionKind> = new Set(["permission", "proposal", "confirm", "anything-else"]);
