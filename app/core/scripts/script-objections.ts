import type { Objection } from "#core/scenarios/schema.ts";

/** A customer brings at most this many objections that the agent's own script prepares for. */
const MAX_OBJECTIONS = 5;

/**
 * The ids of the library objections a script prepares for, in the order the script takes them up, at most five.
 * An objection is found by its own cues, or because a line of the script is the objection in the customer's words.
 */
export function objectionsPreparedFor(text: string, objections: Objection[]): string[] {
  const plain = plainText(text);
  const lines = linesOf(plain);
  return objections
    .map((objection) => ({
      id: objection.id,
      at: Math.min(positionOfCues(plain, objection), positionOfWording(lines, objection)),
    }))
    .filter((found) => found.at !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_OBJECTIONS)
    .map((found) => found.id);
}

type Line = { at: number; phrase: string; words: Set<string> };

/** Lower case, straight apostrophes: what the library's patterns are written for. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

function linesOf(plain: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const text of plain.split("\n")) {
    const words = wordsOf(text);
    if (words.length > 0) lines.push({ at, phrase: ` ${words.join(" ")} `, words: new Set(words.map(stem)) });
    at += text.length + 1;
  }
  return lines;
}

function positionOfCues(plain: string, objection: Objection): number {
  let first = Number.POSITIVE_INFINITY;
  for (const source of objection.scriptCues) {
    const at = plain.search(new RegExp(source, "m"));
    if (at >= 0 && at < first) first = at;
  }
  return first;
}

function positionOfWording(lines: Line[], objection: Objection): number {
  const wordings = [objection.title, ...objection.says].map(wordingOf);
  const line = lines.find((candidate) => wordings.some((wording) => holds(candidate, wording)));
  return line ? line.at : Number.POSITIVE_INFINITY;
}

type Wording = { phrase: string; length: number; words: string[] };

function wordingOf(text: string): Wording {
  const words = wordsOf(plainText(text));
  const telling = [...new Set(words.filter((word) => !COMMON.has(word)).map(stem))];
  return { phrase: ` ${words.join(" ")} `, length: words.length, words: telling };
}

/**
 * Word for word if the wording says little by itself ("I need to think about it"), else most of its telling words in one
 * line.
 */
function holds(line: Line, wording: Wording): boolean {
  if (wording.length >= 3 && line.phrase.includes(wording.phrase)) return true;
  if (wording.words.length < 3) return false;
  const present = wording.words.filter((word) => line.words.has(word)).length;
  return present >= Math.max(3, Math.ceil(wording.words.length * 0.8));
}

function wordsOf(plain: string): string[] {
  return plain.replaceAll("'", "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, "") : word;
}

const COMMON = new Set(
  (
    "a an the and or but if so as at by for from in into of on to up with without about over than then that this these those there here it its " +
    "i im ive id ill me my we were our us you youre your yours he she they them their his her is are was be been am do does did dont doesnt didnt " +
    "have has had havent can cant could would will wont should just really very too not no yes what who how why when where which some any all " +
    "get got go going want need like know think say says said tell now already only more much many even still well okay ok right one thing things"
  ).split(" "),
);
