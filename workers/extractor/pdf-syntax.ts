/**
 * A dictionary keeps all values of a repeated key, because readers differ in which one they use. Strings and the like are null.
 */
export type PdfValue = null | number | PdfName | PdfRef | PdfValue[] | PdfDictionary;
export type PdfName = { name: string };
export type PdfRef = { ref: number };
export type PdfDictionary = Map<string, PdfValue[]>;

/** White space and delimiters of PDF, for character classes of regular expressions. \s is a different set. */
export const SPACE = "\\0\\t\\n\\f\\r ";
export const DELIMITER = `${SPACE}()<>[\\]{}/%`;
/** What may be between two tokens. Comments are limited in length, so that a search does not scan the same text repeatedly. */
export const GAP = `(?:[${SPACE}]|%[^\\r\\n]{0,200}[\\r\\n])*`;
export const LONG_COMMENT = "%[^\\r\\n]{201}";

const MAX_DEPTH = 100;

export class SyntaxFault extends Error {
  readonly at: number;

  constructor(what: string, at: number) {
    super(what);
    this.at = at;
  }
}

/** Parses the value at `start`. Throws SyntaxFault where two readers might understand the text differently. */
export function parsePdfValue(text: string, start: number): { value: PdfValue; end: number } {
  const token = new RegExp(TOKEN, "y");
  token.lastIndex = start;
  const open: { closes: string; items: PdfValue[] }[] = [];
  while (true) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw new SyntaxFault("no token", at);
    const [part, name, word] = match;
    const into = open.at(-1);
    let value: PdfValue = null;
    if (name !== undefined) {
      value = { name: decodedName(name) };
    } else if (word !== undefined) {
      if (!into) return loneNumber(text, word, token.lastIndex);
      value = word === "R" ? referenceFrom(into.items, at) : numberFrom(word);
    } else if (part === "<<" || part === "[") {
      if (open.length === MAX_DEPTH) throw new SyntaxFault("too deep", at);
      open.push({ closes: part === "[" ? "]" : ">>", items: [] });
      continue;
    } else if (part === "]" || part === ">>") {
      if (into?.closes !== part) throw new SyntaxFault(`${part} closes nothing`, at);
      open.pop();
      value = part === "]" ? into.items : dictionaryOf(into.items, at);
    } else if (part === "(") {
      token.lastIndex = endOfString(text, token.lastIndex);
    } else if (!part.startsWith("<")) {
      continue; // White space or a comment.
    }
    const around = open.at(-1);
    if (!around) return { value, end: token.lastIndex };
    around.items.push(value);
  }
}

/** A pattern for a name in any spelling: each letter can be written as "#" and two hex digits. */
export function anySpellingOf(...names: string[]): RegExp {
  return new RegExp(`/(${names.map(escapable).join("|")})(?![^${DELIMITER}])`, "g");
}

/** The bytes as Latin-1 text: one character per byte, so that text offsets are byte offsets. */
export function latinText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

export function decodedName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export function isName(value: unknown): value is PdfName {
  return typeof value === "object" && value !== null && "name" in value;
}

export function isReference(value: unknown): value is PdfRef {
  return typeof value === "object" && value !== null && "ref" in value;
}

const TOKEN = [
  `[${SPACE}]+|%[^\\r\\n]*|<<|>>|[[\\]]|\\(`,
  `/([^${DELIMITER}]*)`,
  `<[^<>]*>`,
  `([+-]?\\d+(?:\\.\\d*)?|[^${DELIMITER}]+)`,
].join("|");

/** A number outside of brackets. It is a reference if a generation and R follow ("12 0 R"). */
function loneNumber(text: string, word: string, end: number): { value: PdfValue; end: number } {
  const rest = new RegExp(`${GAP}\\d+${GAP}R(?![^${DELIMITER}])`, "y");
  rest.lastIndex = end;
  const number = numberFrom(word);
  return number !== null && rest.test(text) ? { value: { ref: number }, end: rest.lastIndex } : { value: number, end };
}

function referenceFrom(items: PdfValue[], at: number): PdfValue {
  const generation = items.pop();
  const number = items.pop();
  if (!Number.isInteger(generation) || typeof number !== "number") {
    throw new SyntaxFault("R refers to nothing", at);
  }
  return { ref: number };
}

function numberFrom(word: string): number | null {
  const number = Number(word);
  return Number.isNaN(number) ? null : number;
}

function dictionaryOf(items: PdfValue[], at: number): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  for (let index = 0; index < items.length; index += 2) {
    const key = items[index];
    const value = items[index + 1];
    if (!isName(key)) throw new SyntaxFault("a key must be a name", at);
    dictionary.set(key.name, [...(dictionary.get(key.name) ?? []), value ?? null]);
  }
  return dictionary;
}

function endOfString(text: string, start: number): number {
  const mark = /[()]|\\[\s\S]/g;
  mark.lastIndex = start;
  let depth = 1;
  while (depth > 0) {
    const match = mark.exec(text);
    if (!match) throw new SyntaxFault("the text ends inside a string", text.length);
    if (match[0] === "(") depth++;
    else if (match[0] === ")") depth--;
  }
  return mark.lastIndex;
}

function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${hexOf(letter)})`).join("");
}

function hexOf(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
