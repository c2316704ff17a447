import { sentenceEnds, splitIntoClauses } from "../speech/speech-clauses.ts";

/**
 * The clauses of a reply that comes in pieces: those of the sentences that are whole by now. `rest` waits for more text; when
 * `isLast` there is none. Punctuation alone is nothing to say.
 */
export function takeClauses(text: string, isLast: boolean): { clauses: string[]; rest: string } {
  const end = isLast ? text.length : (sentenceEnds(text).at(-1) ?? 0);
  const clauses = splitIntoClauses(text.slice(0, end)).map((clause) => clause.text);
  return { clauses: clauses.filter((clause) => /[\p{L}\p{N}]/u.test(clause)), rest: text.slice(end) };
}
