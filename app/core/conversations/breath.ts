/** Somebody who is spoken to takes a moment, and longer for more words: from a quarter of a second, for "Hi", to nearly one. */
const SHORTEST_MS = 250;
const LONGEST_MS = 900;
const MS_A_CHARACTER = 6;

/** How long the customer is seen typing before the first word, in ms from the sending of `line`. */
export function breathMs(line: string): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + MS_A_CHARACTER * line.trim().length);
}
