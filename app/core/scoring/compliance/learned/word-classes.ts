import { hashOf, numberAt } from "./digits.ts";
import { packedWordClasses } from "./packed-word-classes.ts";

/**
 * Classes of words that stand in the same company in a large corpus, narrow ones and broad ones made of them, so that a word
 * which few labelled lines hold shares weights with its relatives (Turian et al. 2010). Opposites are relatives too: the exact
 * words stay features.
 */
export type PackedWordClasses = {
  /** Per stem by rising hash, how far its hash is from the one before: two digits. */
  gaps: string;
  /** Per stem its narrow class: two digits. */
  narrow: string;
  /** Per narrow class its broad one: two digits. */
  broad: string;
};

/** Names of features. */
export type WordClass = { narrow: string; broad: string; deniedBroad: string };

export function findWordClass(stem: string): WordClass | undefined {
  return classOf.get(hashOf(stem));
}

function unpack({ gaps, narrow, broad }: PackedWordClasses): Map<number, WordClass> {
  const classes = Array.from({ length: broad.length / 2 }, (_, place): WordClass => {
    const wide = numberAt(broad, 2 * place);
    return { narrow: `n:${place}`, broad: `b:${wide}`, deniedBroad: `b:!${wide}` };
  });
  const found = new Map<number, WordClass>();
  let hash = 0;
  for (let at = 0; at < gaps.length; at += 2) {
    hash += numberAt(gaps, at);
    const wordClass = classes[numberAt(narrow, at)];
    if (wordClass) found.set(hash, wordClass);
  }
  return found;
}

const classOf = unpack(packedWordClasses);
