import { type PdfObjects, PdfStream } from "./pdf-objects.ts";
import { isName, latinText } from "./pdf-syntax.ts";
import { type ContentWork, contentWork } from "./pdf-work.ts";

/** What the streams of a file hold, each by the place of its keyword, decoded once by the guard as PDF.js will decode it. */
export class PdfBodies {
  readonly #text: string;
  readonly #bodies: Map<number, Body>;

  constructor(text: string, bodies: Map<number, Body>) {
    this.#text = text;
    this.#bodies = bodies;
  }

  workOf(stream: PdfStream, objects: PdfObjects): ContentWork {
    if (hasPredictor(stream, objects)) return UNKNOWN;
    const body = this.#bodies.get(stream.keywordAt);
    if (!body) return UNKNOWN;
    const encoding = encodingOf(stream);
    if (encoding !== "none") return body[encoding]?.work ?? EMPTY;
    body.rawWork ??= contentWork(this.#rawText(body, stream, objects));
    return body.rawWork;
  }

  /** The text of a stream that holds objects; null if it cannot be told. */
  objectsIn(stream: PdfStream, objects: PdfObjects): string | null {
    const body = this.#bodies.get(stream.keywordAt);
    if (!body || hasPredictor(stream, objects)) return null;
    const encoding = encodingOf(stream);
    if (encoding === "none") return this.#rawText(body, stream, objects);
    const bytes = body[encoding]?.bytes;
    return bytes ? latinText(bytes) : "";
  }

  /** Where a body ends that is read as it stands: PDF.js believes the length if it fits, and looks for the keyword if not. */
  endOf(stream: PdfStream, objects: PdfObjects): number {
    const start = this.#bodies.get(stream.keywordAt)?.start ?? stream.keywordAt;
    const keyword = this.#text.indexOf("endstream", start);
    const lengths = objects.under([stream], "Length").map((length) => (typeof length === "number" ? length : 0));
    const end = Math.max(keyword === -1 ? this.#text.length : keyword, start + Math.max(0, ...lengths));
    return Math.min(end, this.#text.length);
  }

  startOf(stream: PdfStream): number {
    return this.#bodies.get(stream.keywordAt)?.start ?? this.#text.length;
  }

  #rawText(body: Body, stream: PdfStream, objects: PdfObjects): string {
    const end = this.endOf(stream, objects);
    objects.spend(end - body.start);
    return this.#text.slice(body.start, end);
  }
}

export type Body = { start: number; flate: Decoded | null; ascii85: Decoded | null; rawWork?: ContentWork };

/** The bytes are kept only where they may be a stream of objects, which begins with a number. */
export type Decoded = { work: ContentWork; bytes: Uint8Array | null };

export function decoded(bytes: Uint8Array | null): Decoded | null {
  if (bytes === null) return null;
  const text = latinText(bytes);
  return { work: contentWork(text), bytes: /^[\0\t\n\f\r ]*[\d%+-]/.test(text) ? bytes : null };
}

const EMPTY: ContentWork = { units: 0, calls: new Map(), isSilent: true };
/** A predictor changes the bytes after all filters. Nobody puts one on a content. */
const UNKNOWN: ContentWork = { units: Infinity, calls: new Map(), isSilent: false };

/** The guard has taken away every filter it does not know, and those that stand elsewhere. */
function encodingOf(stream: PdfStream): "none" | "flate" | "ascii85" {
  const filters = [...(stream.dictionary.get("F") ?? []), ...(stream.dictionary.get("Filter") ?? [])].flat();
  const names = filters.filter(isName).map((filter) => filter.name);
  if (names.length === 0) return "none";
  return names.some((name) => name === "ASCII85Decode" || name === "A85") ? "ascii85" : "flate";
}

function hasPredictor(stream: PdfStream, objects: PdfObjects): boolean {
  const parameters = ["DecodeParms", "DP"].flatMap((key) => objects.under([stream], key)).flat();
  const own = parameters.flatMap((one) => (one instanceof PdfStream ? [] : objects.candidates(one)));
  return objects.under(own, "Predictor").some((predictor) => predictor !== 1);
}
