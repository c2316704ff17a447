import { ascii85Bytes } from "./ascii85.ts";
import { hasZlibHeader, measureFlate } from "./flate.ts";
import { type Decrypt, decrypterOf } from "./pdf-encryption.ts";
import { anySpellingOf, DELIMITER, GAP, latinText, SPACE } from "./pdf-syntax.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/**
 * Protects PDF.js against decompression bombs: a 438 KB file that inflates to 300 MB took it 25 s and 858 MB. Before PDF.js gets
 * the bytes, every stream that it could decode is measured, and what text extraction does not need is disabled in a copy. The
 * changes keep the length, so that all offsets stay valid:
 *   - for filters other than Flate (alone or after ASCII85), the name of the key is changed, so that PDF.js reads plain bytes;
 *   - in Flate streams of images, in over-long ones of fonts, colour profiles, metadata and attachments, and in faulty ones, the
 *     zlib header is overwritten, so that PDF.js reads them as empty. Text extraction never decodes an image, so nothing is lost.
 * A file whose measured streams exceed the limits is refused. The keyword `stream` is searched in all bytes, also inside other
 * streams, because an object may be hidden there. What a page costs beyond its bytes is left to the limits of this Worker.
 */
const MAX_STREAMS = 20_000;
/** A book of a thousand pages has 10,000. Where a file has no table of its objects, PDF.js searches with the square of them. */
const MAX_OBJECTS = 100_000;
const MAX_TOTAL_BYTES = 48 * 1024 * 1024;
/** A predictor allocates one row of this many columns; real files stay far below. */
const MAX_PREDICTOR_COLUMNS = 200_000;
const MAX_PREDICTOR_DEPTH = 32;

/**
 * Changes `bytes`, so pass a copy. `isCut`: a faulty stream was emptied, so text may be missing. Throws UnreadableFile for a file
 * that PDF.js must not read.
 */
export function guardPdf(bytes: Uint8Array): { isCut: boolean } {
  const latin = latinText(bytes);
  if ((latin.match(OBJECT)?.length ?? 0) > MAX_OBJECTS) throw new UnreadableFile("too-large-inside");
  const file: PdfFile = { bytes, latin, namesAscii85: NAMES_ASCII85.test(latin), decrypt: decrypterOf(latin) };
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
    const measured = file.decrypt
      ? measureEncrypted(file, file.decrypt, start, gap, MAX_TOTAL_BYTES - total)
      : measureStream(file, start, gap, MAX_TOTAL_BYTES - total);
    total += measured.costBytes;
    isCut ||= measured.isFaulty;
    // A body is skipped only if it cannot contain another object.
    scannedTo = next !== -1 && next < measured.end ? keywordEnd : Math.max(measured.end, keywordEnd);
    at = next;
  }
  limitFilters(bytes, latin.slice(scannedTo), scannedTo);
  return { isCut };
}

const OBJECT = /\d[\0\t\n\f\r ]obj/g;

/** `latin` is the text of `bytes`. `decrypt` is null for a file that is not encrypted. */
type PdfFile = { bytes: Uint8Array; latin: string; namesAscii85: boolean; decrypt: Decrypt | null };

/** `end` is the end of the body if it is known, else its start. */
type Measured = { costBytes: number; end: number; isFaulty: boolean };

/**
 * It is uncertain which dictionary belongs to the keyword, because either may be part of a string. So a body is measured in
 * every way that PDF.js might read it: as Flate, and as Flate inside ASCII85.
 */
function measureStream(file: PdfFile, start: number, gap: string, room: number): Measured {
  const { bytes, latin } = file;
  const dictionary = gap.slice(Math.max(0, gap.lastIndexOf("obj")));
  const mayBeLeftOut = HOLDS_NO_TEXT.test(dictionary);
  const end = file.namesAscii85 ? endOfAscii85(latin, start) : start;
  if (IS_IMAGE.test(dictionary)) {
    emptyBody(bytes, start);
    return { costBytes: 0, end: start, isFaulty: false };
  }
  const flate = measureFlate(bytes, start, mayBeLeftOut, room);
  refuseHidden(flate.content);
  const measured: Measured = {
    costBytes: flate.costBytes,
    end: start + flate.consumedBytes,
    isFaulty: flate.state === "faulty" && !mayBeLeftOut,
  };
  const isNamedHere = NAMES_ASCII85.test(gap);
  if (isNamedHere || hasZlibHeader(ascii85Bytes(latin.slice(start, Math.min(end, start + 50))), 0)) {
    measured.costBytes += ASCII85_COST * (end - start);
    if (measured.costBytes > room) throw new UnreadableFile("too-large-inside");
    const inner = ascii85Bytes(latin.slice(start, end));
    const innerFlate = measureFlate(inner, 0, mayBeLeftOut, room - measured.costBytes);
    refuseHidden(innerFlate.content);
    measured.costBytes += innerFlate.costBytes;
    if (isNamedHere) measured.end = end;
    // Bytes that are valid Flate are not ASCII85; one in 500 looks like it by chance.
    if (innerFlate.state !== "good" && flate.content === null) {
      emptyBody(bytes, start);
      measured.isFaulty ||= innerFlate.state === "faulty" && !mayBeLeftOut;
    }
  }
  if (flate.state !== "good") emptyBody(bytes, start);
  return measured;
}

/**
 * As `measureStream`, of the decrypted body. The body itself is changed only where a stream may be left out: what looks faulty
 * here may be a stream that PDF.js does not decrypt.
 */
function measureEncrypted(file: PdfFile, decrypt: Decrypt, start: number, gap: string, room: number): Measured {
  const header = gap.lastIndexOf("obj");
  const [, number, generation] = HEADER.exec(gap.slice(Math.max(0, header - 40), Math.max(0, header))) ?? [];
  const [, length] = LENGTH.exec(gap.slice(Math.max(0, header))) ?? [];
  const keyword = file.latin.indexOf("endstream", start);
  const end = Math.max(keyword === -1 ? file.bytes.length : keyword, start + Number(length ?? 0));
  const plain = decrypt(file.bytes.subarray(start, end), Number(number ?? 0), Number(generation ?? 0));
  const inside: PdfFile = { ...file, bytes: plain, latin: latinText(plain) };
  const decrypted = measureStream(inside, 0, gap, room);
  let costBytes = decrypted.costBytes;
  let isEmptied = plain[0] === END_OF_ASCII85[0] && plain[1] === END_OF_ASCII85[1];
  const ascii85 = NAMES_ASCII85.test(gap) ? file.latin.slice(start, endOfAscii85(file.latin, start)) : "";
  for (const asItIs of [file.bytes.subarray(start), ascii85Bytes(ascii85)]) {
    const flate = measureFlate(asItIs, 0, true, room - costBytes);
    costBytes += flate.costBytes;
    isEmptied ||= flate.state === "too-long";
  }
  if (isEmptied) emptyBody(file.bytes, start);
  return { costBytes, end, isFaulty: decrypted.isFaulty };
}

const HEADER = new RegExp(`(\\d+)[${SPACE}]+(\\d+)[${SPACE}]*$`);
const LENGTH = new RegExp(`/Length[${SPACE}]+(\\d{1,8})(?![${SPACE}]+\\d)`);

/** ASCII85 decoding takes longer than inflating, so a body counts three times its size. */
const ASCII85_COST = 3;

const IS_IMAGE = /\/Subtype\s*\/Image\b/;
const NAMES_ASCII85 = /ASCII85Decode|\/A85/;

/** Dictionaries of fonts (Length1 to 3, or a compact font), colour profiles, XMP metadata and attachments. */
const HOLDS_NO_TEXT =
  /\/Length[123]\b|\/Alternate\s*\/Device|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType|XML)\b|\/Type\s*\/(?:Metadata|EmbeddedFile)\b/;

/** An object stream begins with numbers. PDF.js would accept a stream inside one, whose filters nobody has looked at. */
function refuseHidden(content: Uint8Array | null): void {
  const head = content?.find((byte) => byte > 0x20) ?? 0;
  if (content === null || head < 0x30 || head > 0x39) return;
  const text = latinText(content);
  if (STREAM_INSIDE.test(text)) throw new UnreadableFile("damaged");
  limitPredictors(text);
}

const STREAM_INSIDE = new RegExp(`>>${GAP}stream(?![^${DELIMITER}])`);

function limitFilters(bytes: Uint8Array, gap: string, offset: number): void {
  for (const match of gap.matchAll(FILTER_KEY)) {
    const rest = gap.slice(match.index + match[0].length, match.index + match[0].length + 300);
    if (!FILE_OR_FLAG.test(rest) && !ALLOWED_FILTERS.test(rest)) {
      bytes[offset + match.index + 1] = 0x5f; // "/Filter" -> "/_ilter", a key that no reader knows
    }
  }
  limitPredictors(gap);
}

function limitPredictors(text: string): void {
  for (const match of text.matchAll(PREDICTOR_SIZE)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 300);
    const [, size, reference] = NUMBER.exec(rest) ?? [];
    const max = match[1] === "Columns" ? MAX_PREDICTOR_COLUMNS : MAX_PREDICTOR_DEPTH;
    if (reference !== undefined || Number(size) > max) throw new UnreadableFile("too-large-inside");
  }
}

/** PDF.js reads the short key `F` in every stream, not only in inline images. */
const FILTER_KEY = anySpellingOf("Filter", "F");
/** `F` is also the key of an attachment's file and of an annotation's flags. */
const FILE_OR_FLAG = new RegExp(`^[${SPACE}]*(?:\\(|<|-?\\d+[${SPACE}]*[/>])`);
/** `Standard` is the filter of encryption; as a filter of a stream no reader knows it. */
const ALLOWED_FILTERS = new RegExp(
  `^[${SPACE}]*(?:/(?:FlateDecode|Fl|ASCII85Decode|A85|Standard)(?![^${DELIMITER}])|\\[[${SPACE}]*(?:/(?:ASCII85Decode|A85)[${SPACE}]*)?(?:/(?:FlateDecode|Fl)[${SPACE}]*)?\\])`,
);
const PREDICTOR_SIZE = anySpellingOf("Columns", "Colors", "BitsPerComponent", "BPC");
const NUMBER = new RegExp(`^${GAP}[+-]*([\\d.]+)(${GAP}\\d+${GAP}R(?![^${DELIMITER}]))?`);

function nextStreamKeyword(latin: string, from: number): number {
  let at = latin.indexOf("stream", from);
  while (at >= 3 && latin.startsWith("end", at - 3)) at = latin.indexOf("stream", at + 6);
  return at;
}

/** The start of the data as PDF.js finds it: after the next line end, whatever is before it. */
function dataStart(latin: string, from: number): number {
  for (let at = from; at < latin.length; at++) {
    const code = latin.charCodeAt(at);
    if (code === 0x0a) return at + 1;
    if (code === 0x0d) return latin.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
  }
  return latin.length;
}

/** The end mark "~". PDF.js may read past an `endstream` if the Length says so, but never past the mark. */
function endOfAscii85(latin: string, start: number): number {
  const mark = latin.indexOf("~", start);
  return mark === -1 ? latin.length : mark;
}

/** Overwrites the first two bytes with the end mark of ASCII85, which is not a zlib header either: both decoders get nothing. */
function emptyBody(bytes: Uint8Array, start: number): void {
  if (start + 2 <= bytes.length) bytes.set(END_OF_ASCII85, start);
}

const END_OF_ASCII85 = [0x7e, 0x3e];
