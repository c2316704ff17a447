import type { Turn } from "../../conversations/turns.ts";
import { answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import { findSlot } from "../../scenarios/slots.ts";
import type { CustomerState } from "../customer-state.ts";
import type { Situation } from "../deciding/decision.ts";
import { findDrift, findDriftInWords, whatWentWrong } from "../drift.ts";
import { sentenceKeys, sentencesIn } from "../phrase.ts";
import { figuresIn } from "../understanding/figures.ts";
import { wordsOf } from "../understanding/normalise.ts";
import { factsTold } from "./facts-told.ts";
import type { Policy } from "./policy.ts";

/**
 * drift: left the part (drift.ts). tier: told a fact that was held back. contradiction: named another number than this person
 * knows of just what was asked. repetition: said a sentence again. length: talked as nobody does on the phone.
 */
export type Slip = { kind: "drift" | "tier" | "contradiction" | "repetition" | "length"; correction: string };

/**
 * What is wrong with a finished line that a model has spoken as the customer, the gravest first; null: nothing. Cheap and careful:
 * a wrong correction does more harm than none. `situation`: the agent's line; `policy`: what the model spoke under.
 */
export function findSlip(situation: Situation, policy: Policy, text: string): Slip | null {
  const { practice, state } = situation;
  const drift = findDrift(practice, heardBefore(situation), text);
  if (drift) return { kind: "drift", correction: whatWentWrong(practice, drift) };
  const contradicted = contradiction(situation, text);
  if (contradicted)
    return {
      kind: "contradiction",
      correction: `You named a wrong figure. What you know is: "${contradicted}" Put it right in passing, as people do who misspoke.`,
    };
  const early = factsTold(practice, state, text).find((fact) => policy.facts.heldBack.includes(fact));
  if (early)
    return {
      kind: "tier",
      correction: `You told more than you meant to (${early.card}). It is said; stay with it, add nothing to it, and be a little more careful.`,
    };
  if (repeats(state, text))
    return { kind: "repetition", correction: "You said a sentence again. Never the same words twice." };
  if (wordsOf(text).length > MOST_WORDS)
    return { kind: "length", correction: "Your last answer was a speech. Be far shorter now." };
  return null;
}

/** More than anybody says at a stretch who is asked things on the phone. */
const MOST_WORDS = 70;

function heardBefore({ heard, turn }: Situation): Turn[] {
  return [{ index: turn, speaker: "agent", text: heard.sentences.map(({ quote }) => quote).join(" "), atMs: 0 }];
}

/** The customer's own words for a figure that was surely asked for, where the answer names others and not this one. */
function contradiction({ practice, heard }: Situation, text: string): string | null {
  const figures = figuresIn(text);
  const [question, ...others] = heard.questions.filter(({ kind }) => kind === "topic");
  if (!question || others.length > 0 || question.slot === null || question.slotChance < SURELY_ASKED) return null;
  const answer = answerOn(sheetsOf(practice), question.slot);
  // A sum of money may be named by the month or the year, and of one thing or of all.
  if (figures.length === 0 || typeof answer?.value !== "number" || findSlot(question.slot)?.type !== "number")
    return null;
  if (answer.value < SMALL_FIGURE) return null;
  const { value, says, more = [] } = answer;
  const known = [value, ...[...says, ...more].flatMap(figuresIn)];
  const isKnown = figures.some((figure) => known.some((one) => Math.abs(figure - one) <= ROUNDED * one));
  return isKnown ? null : (says[0] ?? null);
}

const SURELY_ASKED = 0.7;
/** A count of one to nine is often a part of another answer: "two kids, the older is nine". */
const SMALL_FIGURE = 10;
/** People round. */
const ROUNDED = 0.1;

function repeats({ said }: Pick<CustomerState, "said">, text: string): boolean {
  const keys = sentencesIn(text).flatMap((sentence) =>
    sentence.split(/\s+/).length >= REPEATED_WORDS ? sentenceKeys(sentence) : [],
  );
  return keys.some((key) => said.includes(key)) || new Set(keys).size < keys.length;
}

/** "No, thanks." and "I don't know." are said as often as they fit. */
const REPEATED_WORDS = 5;

/**
 * Words that no customer says: they are not shown, or not to their end, and the built-in customer answers instead. Less than a
 * drift, which is corrected with the next words. `text` may still go on.
 */
export function isNobodysLine(text: string): boolean {
  const drift = findDriftInWords(text);
  return drift === "assistant" || drift === "instructions" || NO_SPEECH.test(text) || isForeign(text);
}

/** JSON, a list, a heading, code. */
const NO_SPEECH = /^\s*(?:[{[]|[-*•] |1[.)] |#{1,6} |```|<\w)/;

/** Words of other languages that hold sentences together, more than one of them, and none of English; or another script. */
function isForeign(text: string): boolean {
  if (OTHER_SCRIPT.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.filter((word) => FOREIGN.has(word)).length >= 2 && !words.some((word) => ENGLISH.has(word));
}

/** A run of letters that English is not written with. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}])\p{L}{3,}/u;

const FOREIGN = new Set(
  "que por para con usted puedo los las una del está sí mañana qué cómo je vous nous est pas pour avec une des les ich nicht und der die das ist wir sie ein eine mit auf não você uma com mas io non che sono per della".split(
    " ",
  ),
);
const ENGLISH = new Set(
  "the a an and i i'm i've you it it's to of in on for is are was we we're my that that's this not yes so they at with what do don't have just be about or if okay yeah oh".split(
    " ",
  ),
);
