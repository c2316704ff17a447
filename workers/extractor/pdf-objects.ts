import {
  anySpellingOf,
  DELIMITER,
  GAP,
  isReference,
  LONG_COMMENT,
  type PdfDictionary,
  type PdfValue,
  parsePdfValue,
  SPACE,
  SyntaxFault,
} from "./pdf-syntax.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export class PdfStream {
  readonly dictionary: PdfDictionary;
  /** The offset of the keyword `stream`, by which the guard identifies the stream. */
  readonly keywordAt: number;

  constructor(dictionary: PdfDictionary, keywordAt: number) {
    this.dictionary = dictionary;
    this.keywordAt = keywordAt;
  }
}

export type PdfObject = PdfValue | PdfStream;

/**
 * All objects of a file by number, found without the file's cross-reference table. It keeps every object of a number, because
 * it is unknown which one PDF.js will use. A file with an object header that only PDF.js would recognise is refused.
 */
export class PdfObjects {
  readonly #text: string;
  readonly #places = new Map<number, Place[]>();
  readonly #compressed: string[] = [];
  #effort: number;
  #hasUnreadableObjects = false;

  constructor(text: string, bodies: StreamBodies) {
    this.#text = text;
    this.#effort = text.length + EXTRA_EFFORT;
    const headers = this.#findHeaders();
    this.#findCompressed(headers, bodies);
  }

  /** The value of every dictionary entry `key` anywhere in the file. */
  *entriesCalled(key: string): Iterable<PdfValue> {
    for (const text of [this.#text, ...this.#compressed]) {
      for (const match of text.matchAll(anySpellingOf(key)))
        yield this.#parsed(text, match.index + match[0].length).value;
    }
  }

  /** The objects that a value may mean: itself, or every object with the number of a reference. */
  candidates(value: PdfValue): PdfObject[] {
    let found: PdfObject[] = [value];
    for (let hops = 0; hops < MAX_HOPS && found.some(isReference); hops++) {
      found = found.flatMap((one) => (isReference(one) ? this.#objectsAt(one.ref) : [one]));
    }
    return found;
  }

  /** True if an object could not be parsed that might contain other objects. */
  get hasUnreadableObjects(): boolean {
    return this.#hasUnreadableObjects;
  }

  /** The values of a key in all dictionaries among `values`, with references resolved. */
  under(values: PdfObject[], key: string): PdfObject[] {
    return values.flatMap((value) => {
      const dictionary = value instanceof PdfStream ? value.dictionary : value;
      if (!(dictionary instanceof Map)) return [];
      return (dictionary.get(key) ?? []).flatMap((entry) => this.candidates(entry));
    });
  }

  /** Counts effort. Throws UnreadableFile `too-large-inside` when the file's budget is used up. */
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

  /** Adds the objects inside object streams. Every stream with a key `First` is read as one, whatever its Type is. */
  #findCompressed(headers: Place[], bodies: StreamBodies): void {
    let next = 0;
    let header = headers[0];
    for (const match of this.#text.matchAll(anySpellingOf("First"))) {
      // All headers since the last match, because any of them may be part of a string.
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
      this.#hasUnreadableObjects = true;
      return null;
    }
  }

  #addCompressed(text: string, first: number): void {
    // PDF.js would accept a stream inside an object stream, where the guard does not check its filters.
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

/** About as many non-empty objects as fit into a file of 10 MB. */
const MAX_OBJECTS = 300_000;
const MAX_HOPS = 5;
const EXTRA_EFFORT = 4_000_000;

const HEADER = new RegExp(`(?<![\\d.+-])(\\d+)[${SPACE}]+\\d+[${SPACE}]*$`);
const STREAM_INSIDE = new RegExp(`>>${GAP}(?:stream(?![^${DELIMITER}])|${LONG_COMMENT})`);

/** The offset of the next token. Throws UnreadableFile `damaged` for a long comment. */
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
