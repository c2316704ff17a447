import { folded, WORD } from "./search-words.ts";
import { wordStem } from "./word-stem.ts";

/** A piece of a text; `isMarked`: a word that was looked for. */
export type TextPiece = { text: string; isMarked: boolean };

/** Characters before the first word that was found, and of the whole excerpt. */
const BEFORE = 60;
const LENGTH = 220;

/** The part of a line around the first word that was looked for, on one line, in pieces. */
export function markedExcerpt(line: string, words: readonly string[]): TextPiece[] {
  const text = line.replace(/\s+/g, " ").trim();
  const stems = new Set(words.map((word) => wordStem(folded(word))));
  const found = [...text.matchAll(WORD)].filter(([word]) => stems.has(wordStem(folded(word))));
  const from = startBefore(text, found[0]?.index ?? 0);
  const to = endAfter(text, from + LENGTH);
  const pieces: TextPiece[] = [];
  let at = from;
  const add = (until: number, isMarked: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at, until), isMarked });
    at = Math.max(at, until);
  };
  for (const { 0: word, index } of found) {
    if (index + word.length > to) break;
    add(index, false);
    add(index + word.length, true);
  }
  add(to, false);
  return [
    ...(from > 0 ? [{ text: "… ", isMarked: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: " …", isMarked: false }] : []),
  ];
}

/** Where a word begins, BEFORE characters earlier at most. */
function startBefore(text: string, index: number): number {
  if (index <= BEFORE) return 0;
  const space = text.indexOf(" ", index - BEFORE);
  return space === -1 || space >= index ? index : space + 1;
}

function endAfter(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(" ", index);
  // A line without a space in it is cut, but never within a character.
  return space > index - BEFORE ? space : index - (/[\ud800-\udbff]/.test(text[index - 1] ?? "") ? 1 : 0);
}
