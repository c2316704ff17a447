import { learnedFile } from "../../../learned-file.ts";
import { wordsOf } from "../normalise.ts";
import { readClassifier, weightsSchema } from "./classifier.ts";
import { wordFeatures } from "./line-features.ts";

/** The end of a sentence without a question mark (normalised), taken for itself. */
export type SentenceEnd = { text: string; features: string[] };

export const learnedAsking = learnedFile("asking", weightsSchema, readClassifier);

/**
 * The end of a sentence that asks something without a question mark, as speech recognition and hasty typing leave it: "that's a good
 * bit and then katie she's driving who"; null: it asks nothing. `text` is normalised;
 * `needed`: the score from which on it counts.
 */
export function askingEnd(text: string, needed = NEEDED): string | null {
  const reader = learnedAsking.reader();
  const scored = endsOf(text).map((end) => ({ end, score: reader.scores(end.features)[0] ?? 0 }));
  const best = scored.reduce<(typeof scored)[number] | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  return best !== null && best.score > needed ? best.end.text : null;
}

/** Where, in talks that were not learned, two in five of the questions that patterns miss are found, and hardly a statement is taken for one. */
const NEEDED = 1.5;

/** The last words of a sentence, and what stands after the last word that only joins or fills. */
export function endsOf(text: string): SentenceEnd[] {
  const words = wordsOf(text).slice(-LAST_WORDS);
  const joint = words.slice(0, -1).findLastIndex((word) => JOINS.has(word));
  return [words, joint >= 0 ? words.slice(joint + 1) : words.slice(-FEW_WORDS)].map((end) => ({
    text: end.join(" "),
    features: [
      ...wordFeatures(end, false),
      `words:${Math.min(end.length, MOST_COUNTED)}`,
      `end:${end.slice(-2).join(" ")}`,
    ],
  }));
}

const LAST_WORDS = 12;
const FEW_WORDS = 6;
const MOST_COUNTED = 8;
const JOINS = new Set("um uh so okay and but now then right cool thanks alright oh like yeah".split(" "));
