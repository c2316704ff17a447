import { type Sentence, splitSentences } from "../../../customer/understanding/normalise.ts";
import type { RuleId } from "../rules.ts";
import { findWording } from "../wording-hits.ts";
import { featuresOf, type ReadSentence, readHeard, readSentence } from "./clause-features.ts";
import { isOfTrade } from "./trade-subject.ts";

/** One or more neighbouring sentences of a turn, as they are judged. */
export type Stretch = {
  sentences: JudgedSentence[];
  /** Without those of the written patterns. */
  features: string[];
  /** It, or what it answers, is about insurance. */
  isOfTrade: boolean;
};

/** Read once, whatever the number of stretches that hold it; patterns cost more than all else, so each only when asked for. */
export type JudgedSentence = Sentence & { read: ReadSentence; findWording: (rule: RuleId) => string | null };

/**
 * The stretches of a turn that are judged on their own: each sentence, each two neighbours, and a turn of three as a whole. A
 * rule is broken where one of them breaks it. `heard`: the customer's words just before.
 */
export function stretchesOf(turn: string, heard: string | null): Stretch[] {
  const sentences = splitSentences(turn)
    .filter(({ text }) => !TOLD_BACK.test(text))
    .map(judged);
  const heardConcepts = readHeard(heard);
  const singles = sentences.map((sentence) => [sentence]);
  const pairs = sentences.slice(1).map((sentence, before) => [...sentences.slice(before, before + 1), sentence]);
  const whole = sentences.length === WHOLE_SENTENCES ? [sentences] : [];
  return [...singles, ...pairs, ...whole].map((stretch) => stretchOf(stretch, heard, heardConcepts));
}

/** A part of a turn as one stretch. */
export function stretchOfText(text: string, heard: string | null): Stretch {
  return stretchOf(splitSentences(text).map(judged), heard, readHeard(heard));
}

/** The clause of a stretch that a written pattern of the rule matches. */
export function findWordingIn({ sentences }: Stretch, rule: RuleId): string | null {
  for (const sentence of sentences) {
    const quote = sentence.findWording(rule);
    if (quote !== null) return quote;
  }
  return null;
}

/** The feature of a matching pattern: it speaks for its own rule only. */
export function patternFeature(rule: RuleId): string {
  return `re:${rule}`;
}

function judged(sentence: Sentence): JudgedSentence {
  const known = new Map<RuleId, string | null>();
  return {
    ...sentence,
    read: readSentence(sentence),
    findWording: (rule) => {
      const quote = known.has(rule) ? (known.get(rule) ?? null) : findWording(sentence.quote, rule);
      known.set(rule, quote);
      return quote;
    },
  };
}

function stretchOf(sentences: JudgedSentence[], heard: string | null, concepts: readonly string[] | null): Stretch {
  return {
    sentences,
    isOfTrade: isOfTrade(sentences.map(({ quote }) => quote).join(" "), heard),
    features: featuresOf(
      sentences.map(({ read }) => read),
      concepts,
    ),
  };
}

const WHOLE_SENTENCES = 3;
/** The customer's own words given back: the agent claims nothing. Normalised text. */
const TOLD_BACK = /^(?:so |okay |and |then )*you are (?:telling me|saying)\b/;
