import { deflateSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";

/** Makes the documents tests upload: ordinary ones, and the ones that want to hurt the reader. Nothing here reads a file. */

// PDF

export type PdfObject = string | { dictionary: string; data: Uint8Array };

/** Objects are numbered from 1; object 1 is the catalog. */
export function pdfFile(objects: PdfObject[], trailer = ""): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [strToU8("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", true)];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(size);
    if (typeof object === "string") {
      add(strToU8(`${index + 1} 0 obj\n${object}\nendobj\n`, true));
    } else {
      add(strToU8(`${index + 1} 0 obj\n<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`, true));
      add(object.data);
      add(strToU8("\nendstream\nendobj\n", true));
    }
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`;
  return concat([...parts, strToU8(end, true)]);
}

/** One page of text lines; `extra` objects are numbered from 6 on. */
export function pdfWithContent(
  content: PdfObject,
  extra: PdfObject[] = [],
  resources = "",
  trailer = "",
): Uint8Array<ArrayBuffer> {
  return pdfFile(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
      content,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      ...extra,
    ],
    trailer,
  );
}

export function pdfOf(lines: string[], extra: PdfObject[] = [], resources = "", trailer = ""): Uint8Array<ArrayBuffer> {
  return pdfWithContent(flateStream(strToU8(textOperators(lines), true)), extra, resources, trailer);
}

export function pdfOfPages(pages: string[][]): Uint8Array<ArrayBuffer> {
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(" ");
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((lines, index): PdfObject[] => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      flateStream(strToU8(textOperators(lines), true)),
    ]),
  ]);
}

export function textOperators(lines: string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
  return `BT /F1 12 Tf 14 TL 72 720 Td\n${shown}\nET`;
}

export function flateStream(data: Uint8Array, dictionary = ""): PdfObject {
  return { dictionary: `/Filter /FlateDecode ${dictionary}`, data: deflateSync(data) };
}

export function ascii85(bytes: Uint8Array): Uint8Array {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const count = Math.min(4, bytes.length - at);
    let value = 0;
    for (let byte = 0; byte < 4; byte++) value = value * 256 + (bytes[at + byte] ?? 0);
    let group = "";
    for (let digit = 0; digit < 5; digit++) {
      group = String.fromCharCode((value % 85) + 33) + group;
      value = Math.floor(value / 85);
    }
    text += count === 4 && group === "!!!!!" ? "z" : group.slice(0, count + 1);
  }
  return strToU8(`${text}~>`, true);
}

// DOCX

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** `body` is what stands inside <w:body>. */
export function docxOf(body: string, parts: Zippable = {}): Uint8Array<ArrayBuffer> {
  return docxWithDocument(
    `<?xml version="1.0" encoding="UTF-8"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    parts,
  );
}

export function docxWithDocument(document: string | Uint8Array, parts: Zippable = {}): Uint8Array<ArrayBuffer> {
  return concat([
    zipSync({
      "[Content_Types].xml": strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      "word/document.xml": typeof document === "string" ? strToU8(document) : document,
      ...parts,
    }),
  ]);
}

export function wordPart(root: string, inside: string): Uint8Array {
  return strToU8(`<w:${root} ${WORD}>${inside}</w:${root}>`);
}

export function paragraph(text: string, properties = ""): string {
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

// Compound files and DOC

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const FREE = 0xffffffff;

/**
 * Sector 0 is the FAT, 1 the directory, then the streams in order. Streams are padded to 4,096 bytes, so none is a mini
 * stream.
 */
export function compoundFile(streams: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(streams).map(([name, data]) => {
    const padded = new Uint8Array(Math.max(4_096, Math.ceil(data.length / SECTOR) * SECTOR));
    padded.set(data);
    return { name, data: padded };
  });
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  const fat: number[] = [FAT_SECTOR, ...chain(1, directorySectors)];
  const directory = new Uint8Array(directorySectors * SECTOR);
  putEntry(directory, 0, {
    name: "Root Entry",
    type: 5,
    right: FREE,
    child: entries.length > 0 ? 1 : FREE,
    sector: END_OF_CHAIN,
    size: 0,
  });
  entries.forEach(({ name, data }, index) => {
    const right = index + 2 <= entries.length ? index + 2 : FREE;
    putEntry(directory, index + 1, { name, type: 2, right, child: FREE, sector: fat.length, size: data.length });
    fat.push(...chain(fat.length, data.length / SECTOR));
  });
  if (fat.length > SECTOR / 4) throw new RangeError("this maker writes one FAT sector: 128 sectors");

  const header = new Uint8Array(SECTOR);
  const view = new DataView(header.buffer);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(0x18, 0x3e, true);
  view.setUint16(0x1a, 3, true);
  view.setUint16(0x1c, 0xfffe, true);
  view.setUint16(0x1e, 9, true);
  view.setUint16(0x20, 6, true);
  view.setUint32(0x2c, 1, true);
  view.setUint32(0x30, 1, true);
  view.setUint32(0x38, 4_096, true);
  view.setUint32(0x3c, END_OF_CHAIN, true);
  view.setUint32(0x44, END_OF_CHAIN, true);
  for (let index = 0; index < 109; index++) view.setUint32(0x4c + index * 4, index === 0 ? 0 : FREE, true);
  return concat([header, numbers(fat, SECTOR), directory, ...entries.map((entry) => entry.data)]);
}

/** Where the FAT of a file made here starts: entry n is at `FAT_OFFSET + n * 4`. */
export const FAT_OFFSET = SECTOR;
/** Where the first stream's sectors start in a file with up to three streams. */
export const FIRST_STREAM_SECTOR = 2;

export type DocOptions = {
  encrypted?: boolean;
  version?: number;
  hidden?: [from: number, to: number];
  deleted?: [from: number, to: number];
  headers?: string;
};

/** A Word 97 document: `text` in one piece of UTF-16. Ranges are character positions; "\r" ends a paragraph. */
export function docOf(text: string, options: DocOptions = {}): Uint8Array<ArrayBuffer> {
  return compoundFile(docStreams(text, options));
}

export function docStreams(text: string, options: DocOptions = {}): { WordDocument: Uint8Array; "1Table": Uint8Array } {
  const whole = text + (options.headers ?? "");
  const textStart = 1_024;
  const runPage = Math.ceil((textStart + whole.length * 2) / 512);
  const main = new Uint8Array((runPage + 1) * 512);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, options.version ?? 0xc1, true);
  view.setUint16(0x0a, 0x0200 | (options.encrypted ? 0x0100 : 0), true);
  view.setUint32(0x4c, text.length, true);
  view.setUint32(0x54, options.headers?.length ?? 0, true);
  for (let at = 0; at < whole.length; at++) view.setUint16(textStart + at * 2, whole.charCodeAt(at), true);

  const pieces = new Uint8Array(5 + 8 + 8);
  const piecesView = new DataView(pieces.buffer);
  pieces[0] = 2;
  piecesView.setUint32(1, 16 + 4, true);
  piecesView.setUint32(9, whole.length, true);
  piecesView.setUint32(15, textStart, true);
  const runs = new Uint8Array(12);
  const runsView = new DataView(runs.buffer);
  runsView.setUint32(0, textStart, true);
  runsView.setUint32(4, textStart + whole.length * 2, true);
  runsView.setUint32(8, runPage, true);
  view.setUint32(0x1a2, 0, true);
  view.setUint32(0x1a6, pieces.length, true);
  view.setUint32(0xfa, pieces.length, true);
  view.setUint32(0xfe, runs.length, true);
  main.set(runPageOf(textStart, whole.length, options), runPage * 512);
  return { WordDocument: main, "1Table": concat([pieces, runs]) };
}

/** Three runs: before the marked range, the range, after it. */
function runPageOf(textStart: number, length: number, { hidden, deleted }: DocOptions): Uint8Array {
  const page = new Uint8Array(512);
  const range = hidden ?? deleted;
  if (!range) return page;
  const view = new DataView(page.buffer);
  [0, range[0], range[1], length].forEach((position, index) => {
    view.setUint32(index * 4, textStart + position * 2, true);
  });
  page[4 * 4 + 1] = 100; // The second run's properties stand at byte 200.
  page[200] = 3;
  view.setUint16(201, hidden ? 0x083c : 0x0800, true);
  page[203] = 1;
  page[511] = 3;
  return page;
}

function putEntry(
  directory: Uint8Array,
  index: number,
  entry: { name: string; type: number; right: number; child: number; sector: number; size: number },
): void {
  const view = new DataView(directory.buffer, index * 128, 128);
  [...entry.name].forEach((letter, at) => {
    view.setUint16(at * 2, letter.charCodeAt(0), true);
  });
  view.setUint16(0x40, (entry.name.length + 1) * 2, true);
  view.setUint8(0x42, entry.type);
  view.setUint8(0x43, 1);
  view.setUint32(0x44, FREE, true);
  view.setUint32(0x48, entry.right, true);
  view.setUint32(0x4c, entry.child, true);
  view.setUint32(0x74, entry.sector, true);
  view.setUint32(0x78, entry.size, true);
}

function chain(first: number, sectors: number): number[] {
  return Array.from({ length: sectors }, (_, index) => (index === sectors - 1 ? END_OF_CHAIN : first + index + 1));
}

function numbers(values: number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0xff);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  return bytes;
}

// Text

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

export function utf16Of(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
}

export function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
