import { type PdfObjects, PdfStream } from "./pdf-objects.ts";
import { isName, latinText } from "./pdf-syntax.ts";
import { type ContentWork, contentWork } from "./pdf-work.ts";

/** The contents of a file's streams, keyed by the offset of the `stream` keyword. The guard decoded each once, as PDF.js will. */
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

  /** The text of an object stream; null if it cannot be determined. */
  objectsIn(stream: PdfStream, objects: PdfObjects): string | null {
    const body = this.#bodies.get(stream.keywordAt);
    if (!body || hasPredictor(stream, objects)) return null;
    const encoding = encodingOf(stream);
    if (encoding === "none") return this.#rawText(body, stream, objects);
    const bytes = body[encoding]?.bytes;
    return bytes ? latinText(bytes) : "";
  }

  /** The end of a body without filters: PDF.js uses the Length if it is right, and else searches for the keyword. */
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

/** `bytes` are kept only if they may be an object stream, which begins with a number. */
export type Decoded = { work: ContentWork; bytes: Uint8Array | null };

export function decoded(bytes: Uint8Array | null): Decoded | null {
  if (bytes === null) return null;
  const text = latinText(bytes);
  return { work: contentWork(text), bytes: /^[\0\t\n\f\r ]*[\d%+-]/.test(text) ? bytes : null };
}

const EMPTY: ContentWork = { units: 0, calls: new Map(), isSilent: true };
/** Work that cannot be determined. A predictor changes the bytes after all filters; real content streams have none. */
const UNKNOWN: ContentWork = { units: Infinity, calls: new Map(), isSilent: false };

/** The guard has disabled all filters that it does not know, and all unusual combinations. */
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
