import { type Sentence, splitSentences } from "../../../customer/understanding/normalise.ts";
import { type Wording, wordingOf } from "../wording-hits.ts";
import { featuresOf } from "./features.ts";

/** One or more neighbouring sentences of a turn, as they are judged. */
export type Stretch = {
  sentences: Sentence[];
  /** The written patterns that match. */
  wordings: Wording[];
  features: string[];
};

/**
 * The stretches of a turn that are judged on their own: each sentence, each two neighbours, and a turn of three as a whole. A
 * rule is broken where one of them breaks it. `heard`: the customer's words just before.
 */
export function stretchesOf(turn: string, heard: string | null): Stretch[] {
  const sentences = splitSentences(turn);
  const singles = sentences.map((sentence) => [sentence]);
  const pairs = sentences.slice(1).map((sentence, before) => [...sentences.slice(before, before + 1), sentence]);
  const whole = sentences.length === WHOLE_SENTENCES ? [sentences] : [];
  const written = new Map(sentences.map((sentence) => [sentence, wordingOf(sentence.quote)]));
  return [...singles, ...pairs, ...whole].map((stretch) =>
    stretchOf(stretch, heard, (sentence) => written.get(sentence) ?? []),
  );
}

/** `wordingsIn`: the patterns of a sentence, which cost more than everything else. */
export function stretchOf(
  sentences: Sentence[],
  heard: string | null,
  wordingsIn = ({ quote }: Sentence) => wordingOf(quote),
): Stretch {
  const wordings = sentences.flatMap(wordingsIn);
  const features = [...featuresOf({ sentences, heard }), ...new Set(wordings.map(({ rule }) => `re:${rule}`))];
  return { sentences, wordings, features };
}

const WHOLE_SENTENCES = 3;
