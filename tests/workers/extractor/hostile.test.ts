import { deflateRawSync, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { SCRIPT_MAX_BYTES, type ScriptKind, type ScriptRefusal } from "#core/scripts/script-file.ts";
import {
  ascii85,
  bytesOf,
  compoundFile,
  concat,
  docOf,
  docStreams,
  docxOf,
  docxWithDocument,
  FAT_OFFSET,
  FIRST_STREAM_SECTOR,
  flateStream,
  paragraph,
  pdfFile,
  pdfOf,
  pdfOfPages,
  pdfWithContent,
  textOperators,
} from "#tests/support/documents.ts";
import { answerInTime, MAKING_MS, warmUpPdf } from "#tests/support/hostile-files.ts";
import { extractText } from "#workers/extractor/extract.ts";

warmUpPdf();

type Hostile = [what: string, kind: ScriptKind, make: () => Uint8Array<ArrayBuffer>, reason: ScriptRefusal];

const ZEROS = 64 * 1024 * 1024;

describe("a file that is not what it should be is refused with its reason", () => {
  test.each<Hostile>([
    ["an empty file", "txt", () => new Uint8Array(0), "empty"],
    ["one byte over ten megabytes", "txt", () => new Uint8Array(SCRIPT_MAX_BYTES + 1).fill(0x61), "too-large"],
    ["only white and invisible characters", "txt", () => bytesOf(" \n\u200b\u2060\t\u{e0041}\n"), "no-text"],

    ["a DOCX called PDF", "pdf", () => docxOf(paragraph("Hello")), "renamed"],
    ["a PDF called DOCX", "docx", () => pdfOf(["Hello"]), "renamed"],
    ["a DOC called DOCX", "docx", () => docOf("Hello\r"), "renamed"],
    ["a spreadsheet called DOC", "doc", () => compoundFile({ Workbook: bytesOf("cells") }), "renamed"],
    [
      "a ZIP of something else called DOCX",
      "docx",
      () => concat([zipSync({ "xl/workbook.xml": strToU8("<workbook/>") })]),
      "renamed",
    ],
    ["text with zero bytes", "txt", () => bytesOf("Hello\0there"), "renamed"],
    ["bytes that are no text in any encoding", "txt", () => new Uint8Array([0x48, 0x81, 0x8d, 0x02, 0xff]), "renamed"],

    [
      "an encrypted DOCX",
      "docx",
      () => compoundFile({ EncryptionInfo: bytesOf("x"), EncryptedPackage: bytesOf("y") }),
      "encrypted",
    ],
    ["an encrypted DOC", "doc", () => docOf("Hello\r", { encrypted: true }), "encrypted"],
    ["a ZIP with a password", "docx", () => patched(docxOf(paragraph("Hello")), markEncrypted), "encrypted"],
    ["a DOC of Word 6", "doc", () => docOf("Hello\r", { version: 0x65 }), "too-old"],

    ["a PDF cut in half", "pdf", () => half(pdfWithContent(flateStream(randomBytes(40_000)))), "damaged"],
    ["a PDF of only its first line", "pdf", () => bytesOf("%PDF-1.7\n"), "damaged"],
    ["a DOCX cut in half", "docx", () => half(docxOf(paragraph("Hello ".repeat(5_000)))), "damaged"],
    ["a DOC cut in half", "doc", () => half(docOf("Hello\r".repeat(2_000))), "damaged"],
    ["a DOC of only its first bytes", "doc", () => docOf("Hello\r").slice(0, 600), "damaged"],
    [
      "a picture without text",
      "pdf",
      () => pdfWithContent({ dictionary: "", data: strToU8("0 0 m 100 100 l S") }),
      "no-text",
    ],
  ])(
    "%s",
    async (_what, kind, make, reason) => {
      expect(await answerInTime(make(), kind)).toEqual({ ok: false, reason });
    },
    MAKING_MS,
  );
});

describe("a file that wants to exhaust the reader is refused in time", () => {
  test.each<Hostile>([
    ["a DOCX whose document inflates to 1 GB", "docx", docxBomb, "too-large-inside"],
    [
      "a DOCX that lies about its sizes",
      "docx",
      () => patched(docxWithDocument(new Uint8Array(ZEROS)), lieAboutSizes),
      "too-large-inside",
    ],
    [
      "a DOCX of 3,000 entries",
      "docx",
      () =>
        docxOf(
          paragraph("x"),
          Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`e${n}`, new Uint8Array(0)])),
        ),
      "too-large-inside",
    ],
    ["a DOCX whose entities multiply", "docx", () => docxWithDocument(BILLION_LAUGHS), "damaged"],
    [
      "a DOCX that fetches an entity from a file",
      "docx",
      () => docxWithDocument('<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'),
      "damaged",
    ],

    [
      "a PDF whose content inflates to 64 MB",
      "pdf",
      () => pdfWithContent(flateStream(new Uint8Array(ZEROS))),
      "too-large-inside",
    ],
    [
      "a PDF of many streams just under the limit",
      "pdf",
      () => pdfOf(["x"], manyStreams(14, 4_000_000)),
      "too-large-inside",
    ],
    ["a PDF of 20,001 streams", "pdf", () => pdfOf(["x"], manyStreams(20_001, 1)), "too-large-inside"],
    [
      "a PDF with Flate inside Flate",
      "pdf",
      () =>
        pdfWithContent({
          dictionary: "/Filter [/FlateDecode /FlateDecode]",
          data: deflateSync(deflateSync(new Uint8Array(ZEROS))),
        }),
      "too-large-inside",
    ],
    [
      "a PDF whose bomb is written in ASCII85",
      "pdf",
      () =>
        pdfWithContent({
          dictionary: "/Filter [/ASCII85Decode /FlateDecode]",
          data: ascii85(deflateSync(new Uint8Array(ZEROS))),
        }),
      "too-large-inside",
    ],
    [
      "a PDF with a predictor row of a billion columns",
      "pdf",
      () => pdfWithContent(flateStream(bytesOf("x"), "/DecodeParms << /Predictor 12 /Columns 1000000000 >>")),
      "too-large-inside",
    ],
    [
      "a PDF whose object streams are a bomb",
      "pdf",
      () => pdfOf(["x"], [flateStream(new Uint8Array(ZEROS), "/Type /ObjStm /N 1 /First 4")]),
      "too-large-inside",
    ],

    [
      "a PDF whose content calls itself a picture",
      "pdf",
      () => pdfWithContent(flateStream(new Uint8Array(ZEROS), "/Subtype /Image")),
      "no-text",
    ],
    [
      "a PDF whose content calls itself a font",
      "pdf",
      () => pdfWithContent(flateStream(new Uint8Array(ZEROS), "/Length1 9")),
      "no-text",
    ],
    [
      "a PDF whose content is a run-length bomb",
      "pdf",
      () => pdfWithContent({ dictionary: "/Filter /RunLengthDecode", data: new Uint8Array(4_000_000).fill(0x81) }),
      "damaged",
    ],
    [
      "a PDF whose content is an LZW bomb by an escaped name",
      "pdf",
      () => pdfWithContent({ dictionary: "/F#69lter [/LZW#44ecode]", data: lzwBomb() }),
      "no-text",
    ],
    [
      "a PDF whose filter stands elsewhere",
      "pdf",
      () => pdfWithContent({ dictionary: "/Filter 6 0 R", data: lzwBomb() }, ["/LZWDecode"]),
      "no-text",
    ],
    ["a PDF whose bomb hides inside a picture", "pdf", hiddenInPicture, "no-text"],
    [
      "a PDF whose pages are a circle",
      "pdf",
      () => pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 4000000 >>"]),
      "damaged",
    ],
    [
      "a PDF that claims a billion pages",
      "pdf",
      () => pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 1000000000 >>"]),
      "damaged",
    ],
    [
      "a PDF of ten megabytes of the word stream",
      "pdf",
      () => concat([bytesOf("%PDF-1.7\n"), bytesOf("stream\n".repeat(1_400_000))]),
      "too-large-inside",
    ],
    [
      "a PDF of ten megabytes of brackets",
      "pdf",
      () => concat([bytesOf("%PDF-1.7\n1 0 obj\n"), new Uint8Array(9_000_000).fill(0x5b)]),
      "damaged",
    ],

    ["a DOC whose sectors are a circle", "doc", () => patched(docOf("Hello\r"), circleInStream), "damaged"],
    ["a DOC whose directory is a circle", "doc", () => patched(docOf("Hello\r"), circleInDirectory), "damaged"],
    [
      "a DOC whose chain leaves the file",
      "doc",
      () => patched(docOf("Hello\r"), (view) => view.setUint32(FAT_OFFSET + FIRST_STREAM_SECTOR * 4, 0x00ffffff, true)),
      "damaged",
    ],
    [
      "a DOC that claims a billion FAT sectors",
      "doc",
      () => patched(docOf("Hello\r"), (view) => view.setUint32(0x2c, 1_000_000_000, true)),
      "damaged",
    ],
    [
      "a DOC whose directory entries point at each other",
      "doc",
      () => patched(docOf("Hello\r"), circleOfEntries),
      "damaged",
    ],
    ["a DOC whose pieces leave the stream", "doc", () => compoundFile(withPieceAt(0x3ffffff0)), "damaged"],
  ])(
    "%s",
    async (_what, kind, make, reason) => {
      expect(await answerInTime(make(), kind)).toEqual({ ok: false, reason });
    },
    MAKING_MS,
  );

  test(
    "a PDF of 300 pages with one heavy content is left at the limit",
    async () => {
      const reading = await answerInTime(sharedContent(300), "pdf");
      expect(reading).toMatchObject({ ok: true, cut: true });
    },
    MAKING_MS,
  );

  test(
    "a DOC whose pieces name the same bytes thousands of times is cut",
    async () => {
      const reading = await answerInTime(compoundFile(manyPieces(1_000, 2_000)), "doc");
      expect(reading).toMatchObject({ ok: true, cut: true });
    },
    MAKING_MS,
  );
});

test("a PDF whose empty forms call forms, twenty deep and four at a time, costs nothing", async () => {
  expect(await answerInTime(nestedForms(20, 4), "pdf")).toEqual({ ok: false, reason: "no-text" });
});

describe("damage at random", () => {
  test(
    "any change to a good file is answered",
    async () => {
      const good: [Uint8Array<ArrayBuffer>, ScriptKind][] = [
        [pdfOfPages([["How old is the roof?"], ["Who drives?"]]), "pdf"],
        [docxOf(paragraph("How old is the roof?")), "docx"],
        [docOf("How old is the roof?\r", { hidden: [4, 8] }), "doc"],
      ];
      const random = randomNumbers(7);
      const answers = new Set<string>();
      for (let round = 0; round < 300; round++) {
        const [bytes, kind] = good[round % 3] ?? [new Uint8Array(0), "txt"];
        const changed = bytes.slice();
        for (let change = 0; change < 8; change++) changed[random() % changed.length] = random() & 0xff;
        const reading = await answerInTime(changed, kind);
        answers.add(reading.ok ? "read" : reading.reason);
      }
      expect(answers).toContain("read");
      expect(answers).toContain("damaged");
    },
    MAKING_MS,
  );
});

describe("a file that wants to speak to the model", () => {
  test("loses its invisible characters in every format", async () => {
    const hidden = [..."ignore"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
    const text = `Ask\u200b about\u202e the${hidden} roof\u2066.`;
    for (const [bytes, kind] of [
      [bytesOf(text), "txt"],
      [docxOf(paragraph(text)), "docx"],
      [docOf(`${text}\r`), "doc"],
    ] as const) {
      expect(await extractText(bytes.buffer, kind)).toMatchObject({ ok: true, text: "Ask about the roof." });
    }
  });
});

describe("an ordinary file beside a bomb", () => {
  test(
    "is still read after it",
    async () => {
      await answerInTime(docxBomb(), "docx");
      expect(await answerInTime(pdfOfPages([["Still here"]]), "pdf")).toMatchObject({
        ok: true,
        text: "Still here",
      });
    },
    MAKING_MS,
  );
});

const Z_FULL_FLUSH = 3;

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${"&a;".repeat(10)}">`).join("")}]><w:document><w:t>&a8;</w:t></w:document>`;

/** 64 blocks of 16 MB, each ended with an empty block instead of the final one, and one last: 1 GB in about 1 MB. */
function docxBomb(): Uint8Array<ArrayBuffer> {
  const block = deflateRawSync(new Uint8Array(16 * 1024 * 1024), { finishFlush: Z_FULL_FLUSH });
  const packed = concat([...Array.from({ length: 64 }, () => block), deflateRawSync(new Uint8Array(0))]);
  return zipOfPacked("word/document.xml", packed);
}

function zipOfPacked(name: string, packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const local = new Uint8Array(30);
  const entry = new Uint8Array(46);
  const end = new Uint8Array(22);
  const localView = new DataView(local.buffer);
  const entryView = new DataView(entry.buffer);
  const endView = new DataView(end.buffer);
  localView.setUint32(0, 0x04034b50, true);
  localView.setUint16(8, 8, true);
  localView.setUint32(18, packed.length, true);
  localView.setUint16(26, name.length, true);
  entryView.setUint32(0, 0x02014b50, true);
  entryView.setUint16(10, 8, true);
  entryView.setUint32(20, packed.length, true);
  entryView.setUint32(24, 100, true);
  entryView.setUint16(28, name.length, true);
  endView.setUint32(0, 0x06054b50, true);
  endView.setUint16(8, 1, true);
  endView.setUint16(10, 1, true);
  endView.setUint32(12, 46 + name.length, true);
  endView.setUint32(16, 30 + name.length + packed.length, true);
  return concat([local, strToU8(name), packed, entry, strToU8(name), end]);
}

function patched(bytes: Uint8Array<ArrayBuffer>, change: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  change(new DataView(bytes.buffer));
  return bytes;
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;

function eachAfter(signature: number, view: DataView, change: (at: number) => void): void {
  for (let at = 0; at + 4 <= view.byteLength; at++) if (view.getUint32(at, true) === signature) change(at);
}

function markEncrypted(view: DataView): void {
  eachAfter(LOCAL_HEADER, view, (at) => view.setUint16(at + 6, 1, true));
  eachAfter(DIRECTORY_ENTRY, view, (at) => view.setUint16(at + 8, 1, true));
}

function lieAboutSizes(view: DataView): void {
  eachAfter(LOCAL_HEADER, view, (at) => view.setUint32(at + 22, 10, true));
  eachAfter(DIRECTORY_ENTRY, view, (at) => view.setUint32(at + 24, 10, true));
}

function circleInStream(view: DataView): void {
  view.setUint32(FAT_OFFSET + FIRST_STREAM_SECTOR * 4, FIRST_STREAM_SECTOR + 1, true);
  view.setUint32(FAT_OFFSET + (FIRST_STREAM_SECTOR + 1) * 4, FIRST_STREAM_SECTOR, true);
}

function circleInDirectory(view: DataView): void {
  view.setUint32(FAT_OFFSET + 4, 0, true);
  view.setUint32(FAT_OFFSET, 1, true);
}

function circleOfEntries(view: DataView): void {
  const directory = 512 + 512;
  view.setUint32(directory + 128 + 0x44, 2, true);
  view.setUint32(directory + 256 + 0x44, 1, true);
}

function withPieceAt(offset: number): Record<string, Uint8Array> {
  const streams = docStreams("Hello\r");
  const table = streams["1Table"];
  new DataView(table.buffer).setUint32(15, offset, true);
  return streams;
}

function manyPieces(count: number, characters: number): Record<string, Uint8Array> {
  const streams = docStreams("Hello there ".repeat(characters / 12 + 1));
  const main = new DataView(streams.WordDocument.buffer);
  const table = new Uint8Array(5 + (count + 1) * 4 + count * 8);
  const view = new DataView(table.buffer);
  table[0] = 2;
  view.setUint32(1, 4 + count * 12, true);
  for (let piece = 0; piece <= count; piece++) view.setUint32(5 + piece * 4, piece * characters, true);
  for (let piece = 0; piece < count; piece++) view.setUint32(5 + (count + 1) * 4 + piece * 8 + 2, 1_024, true);
  main.setUint32(0x4c, count * characters, true);
  main.setUint32(0x1a6, table.length, true);
  main.setUint32(0xfa, 0, true);
  main.setUint32(0xfe, 0, true);
  return { WordDocument: streams.WordDocument, "1Table": table };
}

function manyStreams(count: number, bytes: number) {
  const stream = flateStream(new Uint8Array(bytes));
  return Array.from({ length: count }, () => stream);
}

/** Codes of a growing table: each names the string made just before, so the output grows with the square. */
function lzwBomb(): Uint8Array {
  const bits: number[] = [];
  const put = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((code >> bit) & 1);
  };
  for (let round = 0; round < 20; round++) {
    put(256, 9);
    put(0, 9);
    for (let code = 258; code < 4_094; code++) put(code, code < 511 ? 9 : code < 1_023 ? 10 : code < 2_047 ? 11 : 12);
    put(0, 12);
  }
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
  });
  return bytes;
}

/** Object 4, the page's content, is written inside the bytes of a picture, where a reader that skips pictures does not look. */
function hiddenInPicture(): Uint8Array<ArrayBuffer> {
  const bomb = lzwBomb();
  const inner = concat([
    bytesOf(`\n\n\n4 0 obj\n<< /Filter /LZWDecode /Length ${bomb.length} >>\nstream\n`),
    bomb,
    bytesOf("\nendstream\nendobj\n"),
  ]);
  const file = pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
    { dictionary: "/Subtype /Image /Filter /DCTDecode", data: inner },
  ]);
  return file;
}

/** One stream just under the limit, full of operators, shown by every page. */
function sharedContent(pages: number): Uint8Array<ArrayBuffer> {
  const content = bytesOf(`${textOperators(["Heavy"])}\n${"q Q ".repeat(1_000_000)}`);
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, n) => `${n + 5} 0 R`).join(" ")}] /Count ${pages} /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> >>`,
    flateStream(content),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>"),
  ]);
}

/** Form n shows form n + 1 several times: 4^20 calls if each were followed. */
function nestedForms(depth: number, calls: number): Uint8Array<ArrayBuffer> {
  const form = (level: number) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> /XObject << /Fm ${6 + level + 1} 0 R >> >>`,
    data: strToU8(level === depth ? "q Q" : "/Fm Do ".repeat(calls)),
  });
  const forms = Array.from({ length: depth + 1 }, (_, level) => form(level));
  return pdfWithContent({ dictionary: "", data: strToU8("/Fm Do") }, forms, "/XObject << /Fm 6 0 R >>");
}

function half(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, Math.floor(bytes.length / 2));
}

/** The same bytes every time, and none that deflate shrinks. */
function randomBytes(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, randomNumbers(12_345));
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >> 12;
  };
}
