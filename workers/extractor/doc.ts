import { openCompoundFile } from "./compound-file.ts";
import type { RawText } from "./extract.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/**
 * Reads the text of a Word 97 to 2003 document (MS-DOC). The piece table lists the bytes of the main stream that hold
 * characters; the character runs mark deleted and hidden ones. Every offset is checked against its stream. Throws
 * UnreadableFile.
 */
export function readDoc(bytes: Uint8Array): RawText {
  const file = openCompoundFile(bytes);
  if (file.findStream("EncryptedPackage")) throw new UnreadableFile("encrypted");
  const main = file.findStream("WordDocument");
  if (!main) throw new UnreadableFile("renamed");
  if (main.length < FIB_BYTES) throw new UnreadableFile("damaged");
  const fib = readFib(main);
  const table = file.findStream(fib.tableName);
  if (!table) throw new UnreadableFile("damaged");
  const hidden = hiddenRanges(main, slice(table, fib.characterRuns));
  const { text, cut } = pieceText(main, piecesOf(slice(table, fib.pieces)), hidden, fib.parts);
  return { text: readableText(text), cut };
}

const MAX_CHARACTERS = 1_000_000;
const FIB_BYTES = 0x1aa;
/** The version number of Word 97, the first version with this layout. */
const WORD_97 = 0xc1;

type Slice = { start: number; length: number };
type Fib = { tableName: string; pieces: Slice; characterRuns: Slice; parts: [start: number, end: number][] };

function readFib(main: Uint8Array): Fib {
  const view = viewOf(main);
  const magic = view.getUint16(0, true);
  if (magic === 0xa5dc || (magic === 0xa5ec && view.getUint16(2, true) < WORD_97)) throw new UnreadableFile("too-old");
  if (magic !== 0xa5ec) throw new UnreadableFile("damaged");
  const flags = view.getUint16(0x0a, true);
  if ((flags & 0x0100) !== 0) throw new UnreadableFile("encrypted");
  return {
    tableName: (flags & 0x0200) !== 0 ? "1Table" : "0Table",
    pieces: { start: view.getUint32(0x1a2, true), length: view.getUint32(0x1a6, true) },
    characterRuns: { start: view.getUint32(0xfa, true), length: view.getUint32(0xfe, true) },
    parts: readableParts(view),
  };
}

/** The character ranges of body, footnotes, endnotes and text boxes. Headers, macros and comments, between them, are not read. */
function readableParts(view: DataView): [number, number][] {
  const parts: [number, number][] = [];
  let position = 0;
  for (const [offset, isRead] of [
    [0x4c, true], // body
    [0x50, true], // footnotes
    [0x54, false], // headers and footers
    [0x58, false], // macros
    [0x5c, false], // comments
    [0x60, true], // endnotes
    [0x64, true], // text boxes
  ] as const) {
    const length = view.getUint32(offset, true);
    if (isRead && length > 0) parts.push([position, position + length]);
    position += length;
  }
  return parts;
}

type Piece = { start: number; end: number; offset: number; bytesPerCharacter: 1 | 2 };

function piecesOf(clx: Uint8Array): Piece[] {
  const view = viewOf(clx);
  let at = 0;
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > clx.length || clx[at] !== 2) throw new UnreadableFile("damaged");
  const bytes = view.getUint32(at + 1, true);
  const count = Math.floor((bytes - 4) / 12);
  const positions = at + 5;
  const descriptors = positions + (count + 1) * 4;
  if (count < 1 || descriptors + count * 8 > clx.length) throw new UnreadableFile("damaged");
  return Array.from({ length: count }, (_, index) => {
    const start = view.getUint32(positions + index * 4, true);
    const end = view.getUint32(positions + (index + 1) * 4, true);
    if (end < start) throw new UnreadableFile("damaged");
    const place = view.getUint32(descriptors + index * 8 + 2, true);
    const isCompressed = (place & 0x40000000) !== 0;
    const offset = place & 0x3fffffff;
    return {
      start,
      end,
      offset: isCompressed ? Math.floor(offset / 2) : offset,
      bytesPerCharacter: isCompressed ? 1 : 2,
    };
  });
}

/** The text of the pieces. Many pieces may refer to the same bytes; the character limit bounds that. */
function pieceText(
  main: Uint8Array,
  pieces: Piece[],
  hidden: Range[],
  parts: [number, number][],
): { text: string; cut: boolean } {
  const wide = new TextDecoder("utf-16le");
  const narrow = new TextDecoder("windows-1252");
  const out: string[] = [];
  let left = MAX_CHARACTERS;
  for (const [partStart, partEnd] of parts) {
    for (const piece of pieces) {
      const start = Math.max(piece.start, partStart);
      const end = Math.min(piece.end, partEnd, start + left);
      if (start >= end) continue;
      const from = piece.offset + (start - piece.start) * piece.bytesPerCharacter;
      const to = from + (end - start) * piece.bytesPerCharacter;
      if (to > main.length) throw new UnreadableFile("damaged");
      for (const range of visibleRanges(from, to, hidden)) {
        const bytes = main.subarray(range.from, range.to);
        out.push(piece.bytesPerCharacter === 2 ? wide.decode(bytes) : narrow.decode(bytes));
      }
      left -= end - start;
    }
    out.push("\r");
  }
  return { text: out.join(""), cut: left <= 0 };
}

type Range = { from: number; to: number };

function visibleRanges(from: number, to: number, hidden: Range[]): Range[] {
  const visible: Range[] = [];
  let at = from;
  for (let index = firstEndingAfter(hidden, from); index < hidden.length && at < to; index++) {
    const range = hidden[index];
    if (!range || range.from >= to) break;
    if (range.from > at) visible.push({ from: at, to: range.from });
    at = Math.max(at, range.to);
  }
  if (at < to) visible.push({ from: at, to });
  return visible;
}

function firstEndingAfter(ranges: Range[], position: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.to ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The byte ranges of the main stream whose characters are marked as deleted or hidden, sorted and merged. */
function hiddenRanges(main: Uint8Array, runTable: Uint8Array): Range[] {
  const view = viewOf(runTable);
  const pages = Math.floor((runTable.length - 4) / 8);
  const maxPages = Math.ceil(main.length / PAGE_BYTES);
  const ranges: Range[] = [];
  for (let index = 0; index < Math.min(pages, maxPages); index++) {
    const page = view.getUint32((pages + 1) * 4 + index * 4, true) & 0x3fffff;
    const bytes = main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
    if (bytes.length === PAGE_BYTES) ranges.push(...hiddenRunsOf(bytes));
  }
  return merged(ranges.sort((a, b) => a.from - b.from));
}

const PAGE_BYTES = 512;

function hiddenRunsOf(page: Uint8Array): Range[] {
  const view = viewOf(page);
  const count = page[PAGE_BYTES - 1] ?? 0;
  if ((count + 1) * 4 + count >= PAGE_BYTES) return [];
  const ranges: Range[] = [];
  for (let run = 0; run < count; run++) {
    const properties = (page[(count + 1) * 4 + run] ?? 0) * 2;
    if (properties === 0) continue;
    const length = page[properties] ?? 0;
    const range = { from: view.getUint32(run * 4, true), to: view.getUint32((run + 1) * 4, true) };
    if (range.to > range.from && hidesText(page.subarray(properties + 1, properties + 1 + length))) ranges.push(range);
  }
  return ranges;
}

const DELETED = 0x0800;
const HIDDEN = 0x083c;
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

/** Each property is a 16-bit number, whose top three bits give the size of its operand (MS-DOC 2.2.5.1, Sprm). */
function hidesText(properties: Uint8Array): boolean {
  const view = viewOf(properties);
  let at = 0;
  while (at + 3 <= properties.length) {
    const property = view.getUint16(at, true);
    const operand = properties[at + 2] ?? 0;
    if ((property === DELETED || property === HIDDEN) && (operand & 1) === 1) return true;
    const size = property >> 13;
    at += 2 + (size === 6 ? 1 + operand : (OPERAND_BYTES[size] ?? 1));
  }
  return false;
}

function merged(ranges: Range[]): Range[] {
  const out: Range[] = [];
  for (const range of ranges) {
    const last = out[out.length - 1];
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else out.push({ ...range });
  }
  return out;
}

/** Replaces Word's control characters: fields show their result, not their code; table cells become tabs, and rows lines. */
function readableText(text: string): string {
  return withoutFieldCodes(text)
    .replaceAll(CELL_END + CELL_END, "\n")
    .replaceAll(CELL_END, "\t")
    .replaceAll("\r", "\n")
    .replaceAll("\v", "\n")
    .replaceAll("\f", "\n\n")
    .replaceAll("\u001e", "-");
}

const CELL_END = "\u0007";
const FIELD_CODE = "\u0013";
const FIELD_RESULT = "\u0014";
const FIELD_END = "\u0015";

function withoutFieldCodes(text: string): string {
  const openFields: ("code" | "result")[] = [];
  let codes = 0;
  const out: string[] = [];
  const close = () => {
    if (openFields.pop() === "code") codes--;
  };
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark !== FIELD_CODE && mark !== FIELD_RESULT && mark !== FIELD_END) continue;
    if (codes === 0) out.push(text.slice(from, at));
    from = at + 1;
    if (mark === FIELD_CODE) {
      openFields.push("code");
      codes++;
    } else {
      close();
      if (mark === FIELD_RESULT) openFields.push("result");
    }
  }
  if (codes === 0) out.push(text.slice(from));
  return out.join("");
}

function slice(stream: Uint8Array, { start, length }: Slice): Uint8Array {
  if (start + length > stream.length) throw new UnreadableFile("damaged");
  return stream.subarray(start, start + length);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
