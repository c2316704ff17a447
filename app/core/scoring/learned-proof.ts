import { z } from "zod";
import type { Turn } from "../conversations/turns.ts";
import { type Classifier, readClassifier, weightsSchema } from "../customer/understanding/learned/classifier.ts";
import { wordFeatures } from "../customer/understanding/learned/line-features.ts";
import { maskedWords } from "../customer/understanding/learned/mask.ts";
import { normalise, wordsOf } from "../customer/understanding/normalise.ts";
import { learnedFile } from "../learned-file.ts";
import { contentWordsOf } from "./metrics/agent-wording.ts";
import type { Evidence } from "./score-schema.ts";

/**
 * Whether words prove what a check asks, learned from credits that people judged one by one ([S46]). The rules say which words may
 * prove it; this says how likely a reader agrees.
 */
export const learnedProof = learnedFile(
  "proof",
  weightsSchema.extend({
    /** By check, the chance from which on a reader agrees with nearly nine of ten, on calls that were left out. */
    needed: z.record(z.string(), z.number()),
  }),
  (content): ProofWeights => ({ classifier: readClassifier(content), needed: content.needed }),
);
export type ProofWeights = { classifier: Classifier; needed: Readonly<Record<string, number>> };

/** The one class: a reader says that the words do what the check asks. */
export const PROVES = "proves";

/** `check`: id in the rubric ("discovery.item"); `subject`: the need, gap or objection; `isSure`: the rules are. */
export type Claim = { check: string; subject: string | null; isSure: boolean };

/** Whether one sentence proves it; what takes several, or a figure, is not read so. */
export function isProvenBySentence(check: string): boolean {
  return !BY_MORE_THAN_A_SENTENCE.has(check);
}

const BY_MORE_THAN_A_SENTENCE = new Set([
  "opening.recording",
  "discovery.open-share",
  "discovery.one-at-a-time",
  "listening.reflects-often",
  "objections.order",
  "recommendation.basis",
  "recommendation.accurate",
]);

/** Of a check of which readers agree too seldom, or that too few have read. */
export const NEEDED_IN_DOUBT = 0.9;

/** The turns of one conversation, read for all its claims at once. */
export type ProofReader = {
  /** 0 to 1. */
  chance(claim: Claim, evidence: Evidence): number;
  /** [S46] Chance from which on a credit is sure. */
  needed(check: string): number;
  features(claim: Claim, evidence: Evidence): string[];
};

/** `customer`: their name, which is masked; `by`: other weights. */
export function proofReader(turns: readonly Turn[], customer: string, by?: ProofWeights): ProofReader {
  const names = new Set(wordsOf(normalise(customer)));
  const spoken = new Map<number, Spoken>();
  const spokenAt = (turn: number) => {
    const known = spoken.get(turn) ?? readTurn(turns, turn, names);
    spoken.set(turn, known);
    return known;
  };
  const weights = () => by ?? learnedProof.reader();
  const features = (claim: Claim, evidence: Evidence) => featuresOf(spokenAt(evidence.turn), names, claim, evidence);
  return {
    features,
    needed: (check) => weights().needed[check] ?? NEEDED_IN_DOUBT,
    chance(claim, evidence) {
      const [score = 0] = weights().classifier.scores(features(claim, evidence));
      return 1 / (1 + Math.exp(-score));
    },
  };
}

/** A turn of the agent's and what the customer had said by then. */
type Spoken = {
  text: string;
  before: string;
  beforeWords: readonly string[];
  beforeContent: readonly string[];
  /** Words with a meaning that the customer said before that. */
  earlier: ReadonlySet<string>;
  /** Quarter of the conversation, 0 to 3. */
  place: number;
};

function readTurn(turns: readonly Turn[], turn: number, names: ReadonlySet<string>): Spoken {
  const theirs = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn);
  const before = theirs.at(-1)?.text ?? "";
  const at = turns.findIndex(({ index }) => index === turn);
  return {
    text: turns[at]?.text ?? "",
    before,
    beforeWords: maskedWords(normalise(before), names),
    beforeContent: contentWordsOf(before),
    earlier: new Set(theirs.slice(0, -1).flatMap(({ text }) => contentWordsOf(text))),
    place: Math.floor((4 * at) / Math.max(1, turns.length)),
  };
}

function featuresOf(spoken: Spoken, names: ReadonlySet<string>, claim: Claim, { quote }: Evidence): string[] {
  const { check, subject } = claim;
  const words = maskedWords(normalise(quote), names);
  const mine = new Set(contentWordsOf(quote));
  const shape = shapeOf(spoken, quote, mine, words.length);
  const said = wordFeatures(words, quote.includes("?"));
  const own = [
    `sure-${claim.isSure}`,
    ...shape,
    ...said,
    ...(subject === null ? [] : tiesTo(subject, spoken, mine, words)),
  ];
  const heard = spoken.beforeWords.slice(-WORDS_BEFORE).map((word) => `before:${word}`);
  const ofCheck = [...own, ...heard].map((feature) => `${check}|${feature}`);
  return [...new Set([check, ...ofCheck, ...shape, ...said])];
}

/** Where it stands and what it shares with what the customer said, without its words. */
function shapeOf(
  { text, before, beforeWords, beforeContent, earlier, place }: Spoken,
  quote: string,
  mine: ReadonlySet<string>,
  length: number,
): string[] {
  const shared = (theirs: Iterable<string>) => [...new Set(theirs)].filter((word) => mine.has(word)).length;
  return [
    `words-${Math.min(6, Math.floor(length / 5))}`,
    `asks-${quote.includes("?")}`,
    `echo-${Math.min(3, shared(beforeContent))}`,
    `earlier-${Math.min(3, shared(earlier))}`,
    `begins-${text.startsWith(quote)}`,
    `ends-${text.endsWith(quote)}`,
    `asks-beside-${text.replace(quote, " ").includes("?")}`,
    `after-${Math.min(4, Math.floor(beforeWords.length / 4))}`,
    `answers-${before.includes("?")}`,
    `place-${place}`,
  ];
}

function tiesTo(
  subject: string,
  { beforeContent }: Spoken,
  mine: ReadonlySet<string>,
  words: readonly string[],
): string[] {
  const name = subject.toLowerCase();
  const named = new Set(contentWordsOf(subject));
  const count = (of: Iterable<string>) => Math.min(2, [...of].filter((word) => named.has(word)).length);
  return [
    `subject:${name}`,
    `names-${count(mine)}`,
    `named-before-${count(new Set(beforeContent))}`,
    ...words.map((word) => `subject:${name} ${word}`),
  ];
}

/** Of the customer's line before: what it ends with is what is answered. */
const WORDS_BEFORE = 12;
