/** Characters that are looked at; the field takes no more. */
export const SEARCH_MAX_LENGTH = 200;
/** More words make a search slower and hardly narrower. */
export const SEARCH_MOST_WORDS = 6;

/** What somebody types to find a session: its words and numbers, each once, the longest first. */
export type SearchWords = {
  words: string[];
  /** Longer than SEARCH_MAX_LENGTH: the rest is not looked at. */
  isCut: boolean;
  /** Words that are not looked for, because there are more than SEARCH_MOST_WORDS. */
  ignored: number;
};

export function searchWords(typed: string): SearchWords {
  const characters = Array.from(typed.trim());
  const looked = characters.slice(0, SEARCH_MAX_LENGTH).join("");
  const known = new Map((looked.match(WORD) ?? []).map((word) => [folded(word), word]));
  const words = [...known.values()].sort((one, other) => other.length - one.length);
  return {
    words: words.slice(0, SEARCH_MOST_WORDS),
    isCut: characters.length > SEARCH_MAX_LENGTH,
    ignored: Math.max(0, words.length - SEARCH_MOST_WORDS),
  };
}

/**
 * The words as an FTS5 expression: each a quoted string, so that nothing typed is ever an operator. Empty: there is none to look for.
 */
export function searchExpression(words: readonly string[]): string {
  return words.length === 0 ? "" : `words:(${words.map((word) => `"${word}"`).join(" AND ")})`;
}

/** As the index compares: without case and without accents. */
export function folded(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What the index takes for a word (FTS5, unicode61): letters and numbers, with the accents on them. */
export const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;
