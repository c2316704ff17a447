import {
  DELIMITER,
  GAP,
  isReference,
  LONG_COMMENT,
  nameAnyWay,
  type PdfDictionary,
  type PdfValue,
  parsePdfValue,
  SPACE,
  SyntaxFault,
} from "./pdf-syntax.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export class PdfStream {
  readonly dictionary: PdfDictionary;
  /** Where the word `stream` stands, which is how the guard knows it. */
  readonly keywordAt: number;

  constructor(dictionary: PdfDictionary, keywordAt: number) {
    this.dictionary = dictionary;
    this.keywordAt = keywordAt;
  }
}

export type PdfObject = PdfValue | PdfStream;

/**
 * Every object of a file by its number, found without the file's own table: all that bear the number, as a later one replaces
 * an earlier one and the table may say otherwise. A header written so that only PDF.js would see it is refused.
 */
export class PdfObjects {
  readonly #text: string;
  readonly #places = new Map<number, Place[]>();
  readonly #compressed: string[] = [];
  #effort: number;
  #isDoubtful = false;

  constructor(text: string, bodies: StreamBodies) {
    this.#text = text;
    this.#effort = text.length + EXTRA_EFFORT;
    const headers = this.#findHeaders();
    this.#findCompressed(headers, bodies);
  }

  /** Every dictionary entry in the file called `key`, wherever it stands. */
  *entriesCalled(key: string): Iterable<PdfValue> {
    for (const text of [this.#text, ...this.#compressed]) {
      for (const match of text.matchAll(nameAnyWay(key))) yield this.#parsed(text, match.index + match[0].length).value;
    }
  }

  /** What a value may stand for: itself, or each object a reference may mean. */
  candidates(value: PdfValue): PdfObject[] {
    let found: PdfObject[] = [value];
    for (let hops = 0; hops < MAX_HOPS && found.some(isReference); hops++) {
      found = found.flatMap((one) => (isReference(one) ? this.#objectsAt(one.ref) : [one]));
    }
    return found;
  }

  /** True when an object could not be read that may have held others. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  /** The values of a key in all dictionaries that `values` may stand for, references followed. */
  under(values: PdfObject[], key: string): PdfObject[] {
    return values.flatMap((value) => {
      const dictionary = value instanceof PdfStream ? value.dictionary : value;
      if (!(dictionary instanceof Map)) return [];
      return (dictionary.get(key) ?? []).flatMap((entry) => this.candidates(entry));
    });
  }

  /** Throws when a file makes finding out more costly than it is worth. */
  spend(effort: number): void {
    this.#effort -= effort;
    if (this.#effort < 0) throw new UnreadableFile("too-large-inside");
  }

  #objectsAt(number: number): PdfObject[] {
    const places = this.#places.get(number) ?? [];
    this.spend(20 * places.length);
    return places.map((place) => this.#objectAt(place));
  }

  #objectAt(place: Place): PdfObject {
    if (place.object) return place.object.is;
    const { text, at } = place;
    const { value, end } = this.#parsed(text, at);
    let object: PdfObject = value;
    if (value instanceof Map && text === this.#text) {
      const next = afterGap(text, end);
      if (text.startsWith("stream", next)) object = new PdfStream(value, next);
    }
    place.object = { is: object };
    return object;
  }

  #parsed(text: string, at: number): { value: PdfValue; end: number } {
    try {
      const parsed = parsePdfValue(text, at);
      this.spend(parsed.end - at);
      return parsed;
    } catch (error) {
      if (error instanceof SyntaxFault) this.spend(error.at - at);
      throw error;
    }
  }

  #findHeaders(): Place[] {
    const text = this.#text;
    const headers: Place[] = [];
    for (let at = text.indexOf("obj"); at !== -1; at = text.indexOf("obj", at + 3)) {
      if (isLetter(text.charCodeAt(at - 1))) continue;
      const number = HEADER.exec(text.slice(Math.max(0, at - 40), at))?.[1];
      if (number !== undefined) {
        const place: Place = { text, at: at + 3 };
        this.#add(Number(number), place);
        headers.push(place);
        if (headers.length > MAX_OBJECTS) throw new UnreadableFile("too-large-inside");
      } else if (opensBracket(text, afterGap(text, at + 3))) {
        throw new UnreadableFile("damaged");
      }
    }
    return headers;
  }

  /** Objects inside streams: a stream with `First` is read as a stream of objects, whatever it calls itself. */
  #findCompressed(headers: Place[], bodies: StreamBodies): void {
    let next = 0;
    let header = headers[0];
    for (const match of this.#text.matchAll(nameAnyWay("First"))) {
      // All headers since the last match, as one of them may stand in a string.
      for (; header && header.at <= match.index; header = headers[++next]) {
        const stream = this.#streamAt(header);
        if (!stream?.dictionary.has("First")) continue;
        const first = stream.dictionary.get("First")?.[0];
        const text = bodies.objectsIn(stream, this);
        if (typeof first !== "number" || text === null) throw new UnreadableFile("damaged");
        this.#addCompressed(text, first);
      }
    }
  }

  #streamAt(place: Place): PdfStream | null {
    try {
      const object = this.#objectAt(place);
      return object instanceof PdfStream ? object : null;
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      this.#isDoubtful = true;
      return null;
    }
  }

  #addCompressed(text: string, first: number): void {
    // PDF.js would take a stream inside a stream, where its filters are not looked at.
    if (STREAM_INSIDE.test(text)) throw new UnreadableFile("damaged");
    this.#compressed.push(text);
    const table = (text.slice(0, first).match(/[^\0\t\n\f\r ]+/g) ?? []).map(Number);
    if (table.some((number) => !Number.isInteger(number))) throw new UnreadableFile("damaged");
    for (let at = 0; at + 1 < table.length; at += 2) {
      this.#add(table[at] ?? 0, { text, at: first + (table[at + 1] ?? 0) });
    }
  }

  #add(number: number, place: Place): void {
    const places = this.#places.get(number);
    if (places) places.push(place);
    else this.#places.set(number, [place]);
  }
}

interface StreamBodies {
  objectsIn(stream: PdfStream, objects: PdfObjects): string | null;
}

type Place = { text: string; at: number; object?: { is: PdfObject } };

/** About as many as a file of 10 MB can have with something in them. */
const MAX_OBJECTS = 300_000;
const MAX_HOPS = 5;
const EXTRA_EFFORT = 4_000_000;

const HEADER = new RegExp(`(?<![\\d.+-])(\\d+)[${SPACE}]+\\d+[${SPACE}]*$`);
const STREAM_INSIDE = new RegExp(`>>${GAP}(?:stream(?![^${DELIMITER}])|${LONG_COMMENT})`);

/** Where the next token starts. */
function afterGap(text: string, at: number): number {
  const gap = new RegExp(`${GAP}(${LONG_COMMENT})?`, "y");
  gap.lastIndex = at;
  if (gap.exec(text)?.[1] !== undefined) throw new UnreadableFile("damaged");
  return gap.lastIndex;
}

function opensBracket(text: string, at: number): boolean {
  return text.startsWith("<<", at) || text.startsWith("[", at);
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
