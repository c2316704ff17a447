/**
 * Cuts what the customer says into pieces to be spoken one at a time: at the end of a sentence, at a comma once the piece is
 * worth a breath, at a space when there is neither. About 2.5 s of sound at most (15 characters a second).
 * `rest` waits for more text; when `isLast` there is none.
 */
export function takeClauses(text: string, isLast: boolean): { clauses: string[]; rest: string } {
  const clauses: string[] = [];
  let rest = text;
  for (let end = clauseEnd(rest); end > 0; end = clauseEnd(rest)) {
    clauses.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  if (isLast) {
    clauses.push(rest.trim());
    rest = "";
  }
  return { clauses: clauses.filter((clause) => /[\p{L}\p{N}]/u.test(clause)), rest };
}

/** Where the first clause ends, or 0 when that cannot be said yet. */
function clauseEnd(text: string): number {
  for (const { index } of text.matchAll(/[.!?;:,…—](?=\s)/g)) {
    if (index > LONGEST) break;
    const isBreath = /[,:—]/.test(text.charAt(index));
    if (isBreath ? index >= BREATH : !TITLE.test(text.slice(0, index + 1))) return index + 1;
  }
  if (text.length <= LONGEST) return 0;
  const space = text.lastIndexOf(" ", LONGEST);
  return space > 0 ? space + 1 : LONGEST;
}

/** "Mr. Ortiz" is said in one breath. */
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|St|vs|approx)\.$/;
const BREATH = 16;
const LONGEST = 80;
