import { figuresIn } from "../figures.ts";
import { contentWords, normalise, type Sentence, sharedWords, wordsOf, wordsSaid } from "../normalise.ts";
import { maskedWords } from "./mask.ts";
import { wordFamily } from "./word-families.ts";

/** What the classifiers see of the line around a sentence. */
export type Surroundings = {
  /** The customer's last words; null at the start. */
  previous: string | null;
  /** First names of the customer. */
  customerNames: ReadonlySet<string>;
  isFirst: boolean;
  isLast: boolean;
};

/**
 * A sentence as the names of its features: its words, where it stands, and what it shares with the customer's last
 * words. The rules that fired are features too, see signals.ts.
 */
export function featuresOf(sentence: Sentence, around: Surroundings): string[] {
  const words = maskedWords(sentence.text, around.customerNames);
  return [
    ...wordFeatures(words, sentence.asked),
    `words:${lengthBucket(words.length)}`,
    `place:${around.isFirst ? "first" : "later"}${around.isLast ? "-last" : ""}`,
    ...echoes(sentence, around),
  ];
}

/** Words, pairs, triples, pairs with a gap, the same of word families, and the first letters of longer words. */
export function wordFeatures(words: readonly string[], isAsked: boolean): string[] {
  const found = new Set(words);
  const padded = ["^", ...words, isAsked ? "$?" : "$"];
  addRuns(padded, found);
  addRuns(padded.map(wordFamily), found);
  for (const word of words) if (word.length > STEM_LETTERS) found.add(`${word.slice(0, STEM_LETTERS)}*`);
  return [...found];
}

function addRuns(words: readonly string[], found: Set<string>) {
  for (let i = 0; i + 1 < words.length; i++) {
    const [a, b, c] = [words[i], words[i + 1], words[i + 2]];
    found.add(`${a} ${b}`);
    if (c !== undefined) {
      found.add(`${a} ${b} ${c}`);
      found.add(`${a} _ ${c}`);
    }
  }
}

const STEM_LETTERS = 5;

function lengthBucket(count: number): string {
  if (count <= 4) return String(count);
  if (count <= 7) return "5-7";
  if (count <= 12) return "8-12";
  return count <= 20 ? "13-20" : "21+";
}

/** The customer's last ones: what they end with is what is answered. */
const WORDS_SAID = 12;

/** What a sentence gives back of the customer's last words: how much of it, of what kind, in how short a sentence. */
function echoes({ text, asked }: Sentence, { previous, isFirst }: Surroundings): string[] {
  if (previous === null) return ["said:nothing"];
  const words = wordsOf(text);
  const mine = contentWords(text);
  const shared = sharedWords(mine, wordsSaid(previous));
  const spoken = new Set(wordsOf(normalise(previous)));
  const share = words.filter((word) => spoken.has(word)).length / Math.max(1, words.length);
  const figures = new Set(figuresIn(previous));
  const shape = `${lengthBucket(words.length)}${asked ? "?" : ""}`;
  return [
    `echo:${Math.min(shared, 3)}`,
    `echo:${Math.min(shared, 3)} ${shape}${isFirst ? " first" : ""}`,
    ...[...spoken].slice(-WORDS_SAID).map((word) => `said:${word}`),
    `echo-share:${share >= 1 ? "all" : share >= 0.6 ? "most" : share >= 0.3 ? "some" : "little"}`,
    ...(mine.size > 0 && shared / mine.size >= 0.5 ? ["echo:half"] : []),
    ...(shared > 0 && words[0] === "so" ? ["echo:so"] : []),
    ...(figuresIn(text).some((figure) => figures.has(figure)) ? [`echo-figure:${shape}`] : []),
  ];
}
