import type { Practice } from "../scenarios/practice.ts";
import type { CustomerState } from "./customer-state.ts";
import type { Memory } from "./memory.ts";
import { isAboutObjection } from "./understanding/asked-questions.ts";
import { type Act, type Heard, heardAct } from "./understanding/heard.ts";
import {
  type HandlingPart,
  handlingFeatures,
  handlingScores,
  NEEDED_ALONE,
  NEEDED_WITH_RULE,
  type OpenObjection,
} from "./understanding/learned/learned-handling.ts";
import { contentWords, normalise, type Sentence } from "./understanding/normalise.ts";
import { matchesAny } from "./understanding/patterns.ts";
import { isOffTopic } from "./vocabulary.ts";

/** Verbatim, of an agent line: what does each part of handling an objection; empty: nothing does. */
export type HandlingQuotes = { acknowledged: string; explored: string; answered: string; confirmed: string };

/** Of the agent, between the objection and this one. */
export function turnsSince({ raisedAt }: { raisedAt: number | null }, { lastLine }: Memory): number {
  return raisedAt === null || lastLine === null ? 0 : Math.max(0, Math.ceil((lastLine.turn - raisedAt) / 2));
}

export const NO_QUOTES: HandlingQuotes = { acknowledged: "", explored: "", answered: "", confirmed: "" };

/** The objection that an agent line is held against. */
export type OnTheTable = OpenObjection & { practice: Practice; state: CustomerState; memory: Memory };

/**
 * The sentence that does each part: the one that the rules point to, where what was learned of whole calls does not speak against
 * it, else the first of which that is sure by itself. Empty: none does.
 */
export function handlingQuotes(heard: Heard, table: OnTheTable): HandlingQuotes {
  const { sentences, features } = heard;
  const scores = sentences.map((sentence, index) =>
    handlingScores(handlingFeatures(sentence, features[index] ?? [], table)),
  );
  const byRules = partsByRules(heard, table);
  const quoteOf = (part: HandlingPart) => {
    const pointedTo = sentences.findIndex(({ quote }) => quote === byRules[part]?.quote);
    const score = scores[pointedTo]?.[part];
    if (score !== undefined && score > NEEDED_WITH_RULE[part]) return sentences[pointedTo]?.quote ?? "";
    const mayBe = (sentence: Sentence) => part !== "explores" || asks(sentence, heard);
    return sentences.find((sentence, index) => mayBe(sentence) && isSure(part, scores[index]))?.quote ?? "";
  };
  return {
    acknowledged: quoteOf("acknowledges"),
    explored: quoteOf("explores"),
    answered: quoteOf("answers"),
    confirmed: quoteOf("confirms"),
  };
}

/** What goes behind an objection is asked, whatever it sounds like. */
function asks({ quote, asked, text }: Sentence, { questions }: Heard): boolean {
  if (ASKS_WHETHER_ANY.test(text)) return false;
  const isFound = questions.some(({ sentence }) => quote.includes(sentence.quote));
  return asked || isFound || ASKS.test(text);
}

/** "So do you have any life insurance?" asks for a fact, to whoever has just spoken of theirs. */
const ASKS_WHETHER_ANY =
  /^(?:(?:and|so|but|okay) )*(?:do|does|have|has) (?:you|he|she|they) (?:guys )?(?:have|got|carry) (?:any|some) (?:\w+ )?(?:insurance|coverage|cover|policy|policies)(?: (?:now|today|yet))?$/;

const ASKS =
  /^(?:(?:and|so|but|okay|well|then|oh) )*(?:what|which|how|why|tell me|help me understand|walk me)\b|\b(?:curious|wonder\w*)\b/;

/** "It's a big decision, taking time is sensible" takes it seriously, and is no answer to it. */
function isSure(part: HandlingPart, scores: Record<HandlingPart, number> | undefined): boolean {
  if (!scores || scores[part] <= NEEDED_ALONE[part]) return false;
  return part !== "answers" || scores.answers > scores.acknowledges;
}

/** The sentences that the rules take for each part. */
function partsByRules(heard: Heard, table: OnTheTable): Partial<Record<HandlingPart, Sentence | undefined>> {
  const { practice, state, memory, objection, says } = table;
  const { answerKeys, scriptCues, reveals } = objection;
  const keys = [...answerKeys, ...scriptCues];
  const isDiscussed = memory.lastTopic === null;
  const explores = heard.questions.find(
    (question) =>
      !isOffTopic(practice, question) && isAboutObjection(question, says, keys, state.disclosed, isDiscussed),
  )?.sentence;
  const answers = heard.sentences.find(
    (sentence) =>
      matchesAny(sentence.text, answerKeys) &&
      heard.questions.every(
        (question) =>
          question.sentence.quote !== sentence.quote ||
          ["proposal", "permission", "confirm", "statement"].includes(question.kind),
      ),
  );
  const acknowledges = acknowledgementOf(heard, {
    isDiscussed: isDiscussed || explores !== undefined || answers !== undefined,
    about: `${says} ${reveals.join(" ")}`,
  })?.sentence;
  return {
    acknowledges,
    explores,
    answers,
    confirms: heard.questions.find(({ kind }) => kind === "confirm")?.sentence,
  };
}

/**
 * An acknowledgement counts for the objection only while that is what is talked about: it was the customer's last
 * subject, or the same line explores or answers it, or the acknowledging words are its words. "I understand" about the
 * kids does not settle a price objection that was answered five turns ago.
 */
function acknowledgementOf(heard: Heard, { isDiscussed, about }: { isDiscussed: boolean; about: string }): Act | null {
  const kinds = ["acknowledgement", "reflection", "apology"] as const;
  if (isDiscussed) return heardAct(heard, ...kinds);
  const words = contentWords(normalise(about));
  const isAboutIt = (act: Act) => [...contentWords(act.sentence.text)].some((word) => words.has(word));
  return heard.acts.find((act) => kinds.some((kind) => kind === act.kind) && isAboutIt(act)) ?? null;
}
