import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "./unreadable-file.ts";
import { isTooLarge } from "./zip.ts";

/**
 * PDF.js decodes whatever a file names: a 438 KB file that inflates to 300 MB cost it 25 s and 858 MB. So before PDF.js sees the
 * bytes, every stream it could decode is measured, and what text never needs is switched off inside the copy, byte for byte in
 * place, so that all offsets stay true:
 *   - filters other than Flate (alone or after ASCII85) lose the name of their key, and PDF.js reads the stream as it stands;
 *   - Flate streams of images, and over-long ones of fonts, colour profiles, metadata and attachments, lose their zlib header,
 *     and PDF.js reads them as empty. Text extraction never decodes an image, so nothing is lost.
 * Measured streams over the limits are refused. `stream` is searched in all bytes, inside other streams too: an object may hide there.
 */
export const MAX_STREAMS = 20_000;
export const MAX_STREAM_BYTES = 4 * 1024 * 1024;
export const MAX_TOTAL_BYTES = 48 * 1024 * 1024;
/** A predictor allocates one row: real tables and images stay far below. */
const MAX_PREDICTOR_COLUMNS = 1_000_000;

export type GuardedPdf = {
  /** The work of a page by its object number, as PageWork has it. */
  workOf: (pageNumber: number | null) => number;
  /** A faulty stream was emptied, and text may have gone with it. */
  isCut: boolean;
};

/** Changes `bytes`: hand in a copy. Throws UnreadableFile for what must not reach PDF.js. */
export function guardPdf(bytes: Uint8Array): GuardedPdf {
  const latin = latinText(bytes);
  if (latin.search(nameAnyWay("Encrypt")) !== -1) throw new UnreadableFile("encrypted");
  const namesAscii85 = /ASCII85Decode|\/A85/.test(latin);
  const unpacked = new Map<number, Unpacked>();
  let streams = 0;
  let total = 0;
  let scannedTo = 0;
  let isCut = false;
  let at = nextStreamKeyword(latin, 0);
  while (at !== -1) {
    if (++streams > MAX_STREAMS) throw new UnreadableFile("too-large-inside");
    const keywordEnd = at + "stream".length;
    const next = nextStreamKeyword(latin, keywordEnd);
    const gap = latin.slice(scannedTo, at);
    limitFilters(bytes, gap, scannedTo);
    const start = dataStart(latin, keywordEnd);
    const measured = measureStream(bytes, latin, start, gap, namesAscii85, MAX_TOTAL_BYTES - total);
    unpacked.set(at, unpackedFrom(start, measured.content));
    total += measured.costBytes;
    isCut ||= measured.isFaulty;
    // A body is passed over only if no other object can stand in it.
    scannedTo = next !== -1 && next < measured.end ? keywordEnd : Math.max(measured.end, keywordEnd);
    at = next;
  }
  limitFilters(bytes, latin.slice(scannedTo), scannedTo);
  return { workOf: guardForms(bytes, unpacked), isCut };
}

/** `end` is where the body ends as far as it is known, else its start. */
type Measured = { costBytes: number; end: number; content: Uint8Array; isFaulty: boolean };

function measureStream(
  bytes: Uint8Array,
  latin: string,
  start: number,
  gap: string,
  namesAscii85: boolean,
  room: number,
): Measured {
  const dictionary = gap.slice(Math.max(0, gap.lastIndexOf("obj")));
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) {
    blankHeader(bytes, start);
    return { costBytes: 0, end: start, content: NOTHING, isFaulty: false };
  }
  // Where one stream's dictionary ends is uncertain: what would be Flate inside ASCII85 is measured as that, named here or not.
  const head = namesAscii85 ? ascii85Bytes(latin.slice(start, start + 200)) : NOTHING;
  const isNamedHere = /ASCII85Decode|\/A85/.test(gap);
  if (isNamedHere || hasZlibHeader(head, 0)) {
    const end = Math.max(endOfBody(latin, start), endOfAscii85(latin, start));
    const text = ascii85Bytes(latin.slice(start, end));
    const flate = measureFlate(text, 0, dictionary, room);
    // Spaces are no zlib header in ASCII85 nor outside of it.
    if (!flate.isSafe) bytes.fill(0x20, start, end);
    if (isNamedHere || !flate.isSafe) {
      return { ...flate, content: hasZlibHeader(text, 0) ? flate.content : text, end };
    }
  }
  const flate = measureFlate(bytes, start, dictionary, room);
  if (!flate.isSafe) blankHeader(bytes, start);
  return { ...flate, end: start + flate.consumedBytes };
}

type MeasuredFlate = { costBytes: number; consumedBytes: number; isSafe: boolean };

/** Not safe: PDF.js would read more out of a faulty stream than zlib does, or the stream is long and holds no text. */
function measureFlate(bytes: Uint8Array, start: number, dictionary: string, room: number): MeasuredFlate {
  // PDF.js refuses a stream without the header by itself.
  if (!hasZlibHeader(bytes, start)) return { costBytes: 0, consumedBytes: 0, isSafe: true };
  const maxOutputLength = Math.min(MAX_STREAM_BYTES, room);
  if (maxOutputLength <= 0) throw new UnreadableFile("too-large-inside");
  try {
    // Raw, because PDF.js ignores the checksum. The flush flag accepts a stream that is cut short, as PDF.js does.
    const result = inflateRawSync(bytes.subarray(start + 2), {
      maxOutputLength,
      finishFlush: Z_SYNC_FLUSH,
      info: true,
    });
    const { buffer, engine } = inflateInfo(result);
    if (hasZlibHeader(buffer, 0)) throw new UnreadableFile("too-large-inside");
    return { costBytes: buffer.length, consumedBytes: 2 + engine.bytesWritten, isSafe: true };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (!isTooLarge(error)) return { costBytes: FAULT_COST_BYTES, consumedBytes: 0, isSafe: false };
    if (HOLDS_NO_TEXT.test(dictionary)) return { costBytes: maxOutputLength, consumedBytes: 0, isSafe: false };
    throw new UnreadableFile("too-large-inside");
  }
}

/** How far zlib came before the fault is unknown; a file with 48 faulty streams is no document. */
const FAULT_COST_BYTES = 1024 * 1024;
const Z_SYNC_FLUSH = 2;

/** Node's type for `info: true` is missing from the sync functions. */
function inflateInfo(result: unknown): { buffer: Uint8Array; engine: { bytesWritten: number } } {
  if (typeof result === "object" && result !== null && "buffer" in result && "engine" in result) {
    const { buffer, engine } = result;
    if (buffer instanceof Uint8Array && typeof engine === "object" && engine !== null && "bytesWritten" in engine) {
      if (typeof engine.bytesWritten === "number") return { buffer, engine: { bytesWritten: engine.bytesWritten } };
    }
  }
  throw new TypeError("zlib gave no info");
}

/** Fonts (Length1 to 3, or a compact font), colour profiles, XMP metadata, attachments. */
const HOLDS_NO_TEXT =
  /\/Length[123]\b|\/Alternate\s*\/Device|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType|XML)\b|\/Type\s*\/(?:Metadata|EmbeddedFile)\b/;

function limitFilters(bytes: Uint8Array, gap: string, offset: number): void {
  for (const match of gap.matchAll(FILTER_KEY)) {
    const rest = gap.slice(match.index + match[0].length, match.index + match[0].length + 300);
    const isFileSpecOrFlag = match[1]?.length === 1 && !/^\s*[/[]|^\s*\d+\s+\d+\s+R\b/.test(rest);
    if (!isFileSpecOrFlag && !ALLOWED_FILTERS.test(rest)) {
      bytes[offset + match.index + 1] = 0x5f; // "/Filter" -> "/_ilter": a key nobody asks for
    }
  }
  for (const [, digits] of gap.matchAll(/\/Columns\s+(\d{1,20})/g)) {
    if (Number(digits) > MAX_PREDICTOR_COLUMNS) throw new UnreadableFile("too-large-inside");
  }
}

/** PDF.js reads the short key `F` in every stream, not only in inline images. */
const FILTER_KEY = new RegExp(`/(${escapable("Filter")}|${escapable("F")})(?![^\\s/<>\\[\\](){}%])`, "g");
const ALLOWED_FILTERS =
  /^\s*(?:\/(?:FlateDecode|Fl|ASCII85Decode|A85)(?![^\s/<>[\](){}%])|\[\s*(?:(?:\/(?:ASCII85Decode|A85)\s*)?(?:\/(?:FlateDecode|Fl)\s*)?)\])/;

/** A name as a file may write it: any letter can be "#" and its two hex digits. */
function nameAnyWay(name: string): RegExp {
  return new RegExp(`/${escapable(name)}(?![^\\s/<>\\[\\](){}%])`);
}

function escapable(name: string): string {
  return [...name]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
    )
    .join("");
}

function nextStreamKeyword(latin: string, from: number): number {
  let at = latin.indexOf("stream", from);
  while (at >= 3 && latin.startsWith("end", at - 3)) at = latin.indexOf("stream", at + 6);
  return at;
}

/** As PDF.js finds it: after the next line end, whatever stands before it. */
function dataStart(latin: string, from: number): number {
  for (let at = from; at < latin.length; at++) {
    const code = latin.charCodeAt(at);
    if (code === 0x0a) return at + 1;
    if (code === 0x0d) return latin.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
  }
  return latin.length;
}

function endOfBody(latin: string, start: number): number {
  const end = latin.indexOf("endstream", start);
  return end === -1 ? latin.length : end;
}

function hasZlibHeader(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at];
  const second = bytes[at + 1];
  if (first === undefined || second === undefined) return false;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 && (second & 0x20) === 0;
}

function blankHeader(bytes: Uint8Array, start: number): void {
  bytes.fill(0, start, Math.min(start + 2, bytes.length));
}

function ascii85Bytes(text: string): Uint8Array {
  const out = new Uint8Array(text.length * 4);
  let length = 0;
  let group: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) {
      length += 4;
    } else if (code >= 0x21 && code <= 0x75) {
      group.push(code - 0x21);
      if (group.length === 5) {
        length = putGroup(out, length, group, 4);
        group = [];
      }
    }
  }
  if (group.length > 1) {
    const count = group.length - 1;
    while (group.length < 5) group.push(84);
    length = putGroup(out, length, group, count);
  }
  return out.subarray(0, length);
}

function putGroup(out: Uint8Array, at: number, group: number[], count: number): number {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  for (let byte = 0; byte < count; byte++) out[at + byte] = Math.floor(value / 256 ** (3 - byte)) & 0xff;
  return at + count;
}

/** One character per byte, so that text offsets are byte offsets. */
function latinText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
