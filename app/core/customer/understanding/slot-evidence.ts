import { type AnswerSheets, answerOn, sheetKey } from "../../scenarios/answer-sheet.ts";
import { findSlot, groupOf, topicOfSlot } from "../../scenarios/slots.ts";
import { figuresIn } from "./figures.ts";
import type { Context } from "./heard.ts";
import { isOwn, NO_SLOT, readSlot, SAID_BEFORE, type SlotReaders, type SlotReading } from "./learned/learned-slots.ts";
import { customerNamesOf } from "./learned/mask.ts";
import type { Evidence } from "./learned/slot-choice.ts";
import { mayAnswer } from "./may-answer.ts";
import { contentWords, normalise, wordsOf } from "./normalise.ts";
import { isAboutOther } from "./person-meant.ts";
import { keptWords, type Question } from "./question.ts";
import { formByWords } from "./question-form.ts";
import { sharesOfWords, strangeWords } from "./sheet-words.ts";

/** A slot that a question may ask for, and what speaks for it. */
export type SlotCandidate = { slot: string; evidence: Evidence };

/** What a question may ask for, the likeliest by its words first, and what speaks for none of it. */
export type SlotCandidates = { reading: SlotReading; candidates: readonly SlotCandidate[]; none: Evidence };

/**
 * The slots that a question may ask for, with what its words, the customer's answers and the call so far say of each.
 * `text`: the question without what only follows it. `readers`: those in use where not given.
 */
export function slotCandidates(
  question: Question,
  text: string,
  sheets: AnswerSheets,
  context: Context,
  readers?: SlotReaders,
): SlotCandidates {
  const { practice } = context;
  const before = saidInTurn(context) ?? "";
  const said = normalise(context.lastLine?.text ?? "");
  const lastSlot = context.lastSlot ?? null;
  const situation = {
    line: practice.scenario.line,
    customer: sheetKey(practice),
    context: { before, said, lastSlot },
  };
  const reading = readSlot(text, situation, customerNamesOf(context), readers);
  const around = aroundOf(question, text, { before, said, lastSlot }, sheets, context, reading);
  return {
    reading,
    candidates: reading.likely
      .filter(({ slot }) => slot !== NO_SLOT && slot !== SAID_BEFORE)
      .map(({ slot, chance }, rank) => ({ slot, evidence: evidenceFor(slot, chance, rank, around) })),
    none: evidenceForNone(around),
  };
}

/** The last words that the agent said before in the same turn (normalised); null: there are none. */
function saidInTurn({ before, lastLine }: Context): string | null {
  if (before === undefined || before === normalise(lastLine?.text ?? "")) return null;
  return wordsOf(before).slice(-WORDS_BEFORE).join(" ");
}

const WORDS_BEFORE = 14;

type Around = ReturnType<typeof aroundOf>;

function aroundOf(
  question: Question,
  text: string,
  { before, said, lastSlot }: { before: string; said: string; lastSlot: string | null },
  sheets: AnswerSheets,
  context: Context,
  reading: SlotReading,
) {
  const { facts } = context.practice.scenario;
  const sharesOf = (words: string) => sharesOfWords(words, sheets, facts);
  return {
    question,
    text,
    lastSlot,
    sheets,
    context,
    reading,
    form: formByWords(text),
    words: wordsOf(text),
    hasPronoun: PRONOUN.test(text),
    shares: { inText: sharesOf(text), inTurn: sharesOf(before), inReply: sharesOf(said) },
    figures: figuresIn(question.sentence.quote),
    strange: strangeWords(reading.unknownWords, sheets, facts),
  };
}

const PRONOUN = /\b(?:that|it|this|them|those|these|one|ones|yours|theirs|he|she|him|her|his|hers|they|their)\b/;

/** Chances as odds are told apart: .001 is as far from .01 as .1 from 1. */
function logOf(chance: number): number {
  return Math.log(chance + SMALLEST);
}

const SMALLEST = 1e-4;

/** The logarithm of the odds, which tells .999 from .9. */
function oddsOf(chance: number): number {
  return Math.log((chance + SMALLEST) / (1 - chance + SMALLEST));
}

function evidenceFor(slot: string, chance: number, rank: number, around: Around): Evidence {
  const { question, lastSlot, sheets, context, reading, form, shares, hasPronoun } = around;
  const { practice, told = {} } = context;
  const answer = answerOn(sheets, slot);
  const group = groupOf(slot);
  const type = findSlot(slot)?.type ?? "own";
  const own = isOwn(slot);
  const fact = practice.scenario.facts.find((one) => one.id === answer?.fact);
  const wanted = form ?? reading.form;
  const ids = answer?.fact ? [slot, answer.fact] : [slot];
  // Who asks once more in the same words asks for the same once more.
  const isAsBefore = ids.some((id) => context.lastAsked?.[id] === keptWords(question));
  const isTold = !isAsBefore && ids.some((id) => (told[id] ?? 0) > 0);
  const isOfTopic =
    question.topic !== null &&
    (question.fact !== null && fact
      ? fact.id === question.fact
      : topicOfSlot(slot, practice.scenario.line) === question.topic);
  const found: [string, number][] = [
    ["log", logOf(chance)],
    ["chance", chance],
    ["odds", oddsOf(chance)],
    [`rank ${Math.min(rank, 3)}`, 1],
    [own ? "own" : `slot ${slot}`, 1],
    [`group ${group}`, 1],
    [`group ${group} ${question.kind}`, 1],
    [`type ${type} ${wanted}`, 1],
    ["in text", shares.inText.get(slot) ?? 0],
    [`in turn${hasPronoun ? " pronoun" : ""}`, shares.inTurn.get(slot) ?? 0],
    [`in reply${hasPronoun ? " pronoun" : ""}`, shares.inReply.get(slot) ?? 0],
  ];
  if (own) found.push(["own log", logOf(chance)], [`own ${wanted}`, 1], [`own ${question.kind}`, 1]);
  if (own && !shares.inText.has(slot)) found.push(["own unnamed", 1]);
  if (answer === null) found.push(["no answer", 1]);
  else if (form !== null) found.push([mayAnswer(form, answer, findSlot(slot)?.type ?? "text") ? "fits" : "unfit", 1]);
  if (answer?.fact) found.push(["fact", 1]);
  if (isOfTopic) found.push(["topic", 1]);
  if (isTold) found.push(["told", 1], [`told ${wanted}`, 1]);
  if (slot === lastSlot) found.push(["same", 1], [`same ${hasPronoun ? "pronoun" : "none"}`, 1]);
  else if (lastSlot !== null && group === groupOf(lastSlot) && !own)
    found.push(["near", 1], [`near ${hasPronoun ? "pronoun" : "none"}`, 1]);
  const likeness = likenessOf(around.figures, answer?.value);
  if (likeness !== null) found.push([`figure ${likeness}`, 1]);
  const { partnerName = "" } = practice.persona.details ?? {};
  if (slot === "partner.name" && around.words.includes(partnerName.toLowerCase())) found.push(["named", 1]);
  if (isAboutOther(question.sentence) && OF_THE_NEAREST.test(slot)) found.push(["of another", 1]);
  return found;
}

const OF_THE_NEAREST = /^(?:partner|children|person|work|cars)\./;

/** How a figure in the question compares with that of an answer; null: there are not two to compare. */
function likenessOf(figures: readonly number[], value: unknown): "equal" | "like" | "unlike" | null {
  if (figures.length === 0 || typeof value !== "number") return null;
  const ratios = figures.flatMap((figure) => [figure, 1000 * figure]).map((figure) => figure / value);
  if (ratios.includes(1)) return "equal";
  return ratios.some((ratio) => ratio > 1 / 3 && ratio < 3) ? "like" : "unlike";
}

function evidenceForNone({ question, text, reading, form, words, hasPronoun, strange }: Around): Evidence {
  const [first, second] = reading.likely;
  const chanceOf = (of: string) => reading.likely.find(({ slot }) => slot === of)?.chance ?? 0;
  const none = chanceOf(NO_SLOT) + chanceOf(SAID_BEFORE);
  return [
    ["none", 1],
    ["none best", logOf(first?.chance ?? 0)],
    ["none second", logOf(second?.chance ?? 0)],
    ["none log", none > 0 ? logOf(none) - Math.log(SMALLEST) : 0],
    [`none words ${Math.min(words.length, 12)}`, 1],
    [`none content ${Math.min(contentWords(text).size, 5)}`, 1],
    [`none strange ${Math.min(strange, 3)}`, 1],
    [`none ${question.kind}`, 1],
    [`none ${form ?? "formless"}`, 1],
    [`none ${question.sentence.asked ? "asked" : "unmarked"}`, 1],
    ...(hasPronoun ? [["none pronoun", 1] as const] : []),
    ...(first && isOwn(first.slot) ? [["none own", 1] as const] : []),
  ];
}
