import { describe, expect, test } from "vitest";
import {
  bytesOf,
  concat,
  flateStream,
  type PdfObject,
  pdfFile,
  pdfWithContent,
  textOperators,
} from "#tests/support/documents.ts";
import { answerInTime, MAKING_MS, refusesInTime, warmUpPdf } from "#tests/support/hostile-files.ts";

warmUpPdf();

describe("forms that ordinary programs write are read", () => {
  test("a logo with text, drawn on each of 50 pages", async () => {
    const reading = await answerInTime(pagesWithLogo(50, `q /Logo Do Q`));
    expect(reading).toMatchObject({ ok: true, pages: 50, cut: false });
    expect(reading.ok && reading.text.match(/Brightwater/g)?.length).toBe(50);
    expect(reading.ok && reading.text.match(/Do you own the home\?/g)?.length).toBe(50);
  });

  test("a marker without text, drawn thousands of times, costs what one costs", async () => {
    const form = { dictionary: `${FORM} /Resources << >>`, data: bytesOf("0 0 m 1 1 l S ".repeat(1_000)) };
    const bytes = pdfWithContent(
      flateStream(bytesOf(`${"q 1 0 0 1 9 9 cm /Dot Do Q ".repeat(5_000)} ${textOperators(["A map"])}`)),
      [form],
      "/XObject << /Dot 6 0 R >>",
    );
    expect(await answerInTime(bytes)).toEqual({ ok: true, text: "A map", pages: 1, cut: false });
  });

  test("the same name in a form and in the form it draws", async () => {
    const forms = [
      { dictionary: `${FORM} /Resources << /XObject << /Fm0 7 0 R >> >>`, data: bytesOf("/Fm0 Do") },
      { dictionary: `${FORM} /Resources 8 0 R`, data: bytesOf(textOperators(["Inmost"])) },
      "<< /Font << /F1 5 0 R >> >>",
    ];
    const bytes = pdfWithContent(flateStream(bytesOf("/Fm0 Do")), forms, "/XObject << /Fm0 6 0 R >>");
    expect(await answerInTime(bytes)).toEqual({ ok: true, text: "Inmost", pages: 1, cut: false });
  });

  test("a page kept in a stream of objects", async () => {
    const bytes = packedPdf(["/Fm Do"], [formStream(textOperators(["Packed"]))], "/XObject << /Fm 6 0 R >>");
    expect(await answerInTime(bytes)).toEqual({ ok: true, text: "Packed", pages: 1, cut: false });
  });

  test("a font whose glyphs are drawings still gives its text", async () => {
    expect(await answerInTime(drawnFont("500 0 d0 0 0 m 1 1 l S", []))).toMatchObject({ ok: true, text: "aaa" });
  });
});

describe("what an object stream hides is refused", () => {
  refusesInTime([
    [
      "a stream inside a stream of objects",
      () => packedPdf(["/Fm Do"], [], "", "<< /Filter /RunLengthDecode /Length 3 >>\nstream\nabc\nendstream"),
      "damaged",
    ],
    [
      "a predictor row of a billion columns",
      () => packedPdf(["/Fm Do"], [], "", "<< /Predictor 12 /Columns 1000000000 >>"),
      "too-large-inside",
    ],
  ]);
});

test(
  "300 pages with enough text and one heavy content are left at the limit",
  async () => {
    const line = "How old is the roof, and who lives in the home with you? ".repeat(3);
    const reading = await answerInTime(pagesWithLogo(300, `${textOperators([line])} ${"q Q ".repeat(900_000)}`));
    expect(reading).toMatchObject({ ok: true, cut: true });
  },
  MAKING_MS,
);

const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 612 792]";

function formStream(content: string): { dictionary: string; data: Uint8Array } {
  return { dictionary: `${FORM} /Resources << /Font << /F1 5 0 R >> >>`, data: bytesOf(content) };
}

function pagesWithLogo(pages: number, content: string): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 7} 0 R`).join(" ");
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 612 792] /Resources 3 0 R >>`,
    "<< /Font << /F1 5 0 R >> /XObject << /Logo 4 0 R >> >>",
    flateStream(bytesOf(`${textOperators(["Brightwater"])} ${"0 0 m 1 1 l S ".repeat(500)}`), FORM),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    flateStream(bytesOf(`${content} ${textOperators(["Do you own the home?"])}`)),
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>"),
  ]);
}

/** Pages, their resources and the font stand in a stream of objects; the streams in `extra` are numbered from 6 on. */
function packedPdf(contents: string[], extra: PdfObject[], resources: string, inside = ""): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const numbers = [1, 2, 3, 5];
  let offset = 0;
  const table = objects.map((object, index) => {
    const entry = `${numbers[index]} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${table.join(" ")}\n`;
  const packed = flateStream(
    bytesOf(`${head}${objects.join("\n")}\n${inside}`),
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
  );
  const streams = [flateStream(bytesOf(contents.join(" "))), ...extra, packed];
  const streamNumbers = [4, ...extra.map((_, index) => 6 + index), 6 + extra.length];
  return withCrossReferenceStream(streams, streamNumbers, numbers);
}

function withCrossReferenceStream(
  streams: PdfObject[],
  streamNumbers: number[],
  packedNumbers: number[],
): Uint8Array<ArrayBuffer> {
  const parts = [bytesOf("%PDF-1.7\n")];
  const rows = new Map<number, [type: number, where: number, index: number]>();
  const packedIn = streamNumbers.at(-1) ?? 0;
  packedNumbers.forEach((number, index) => {
    rows.set(number, [2, packedIn, index]);
  });
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, object: PdfObject) => {
    if (typeof object === "string") throw new TypeError("a stream was expected");
    rows.set(number, [1, size(), 0]);
    parts.push(bytesOf(`${number} 0 obj\n<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`));
    parts.push(concat([object.data, bytesOf("\nendstream\nendobj\n")]));
  };
  streams.forEach((stream, index) => {
    add(streamNumbers[index] ?? 0, stream);
  });
  const start = size();
  const count = packedIn + 1;
  const table = Array.from({ length: count }, (_, number) => {
    const [type, where, index] = rows.get(number) ?? [0, 0, 0];
    return [type, where >> 16, (where >> 8) & 0xff, where & 0xff, index];
  });
  add(count, {
    dictionary: `/Type /XRef /W [1 3 1] /Size ${count} /Root 1 0 R`,
    data: Uint8Array.from(table.flat()),
  });
  parts.push(bytesOf(`startxref\n${start}\n%%EOF\n`));
  return concat(parts);
}

/** The letter "a" is a drawing; objects in `extra` are numbered from 8 on. */
function drawnFont(glyph: string, extra: PdfObject[], resources = ""): Uint8Array<ArrayBuffer> {
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [500] /Encoding << /Type /Encoding /Differences [97 /a] >> /CharProcs << /a 7 0 R >> /Resources << ${resources} >> >>`;
  return pdfWithContent(
    flateStream(bytesOf("BT /T3 12 Tf 72 700 Td (aaa) Tj ET")),
    [font, flateStream(bytesOf(glyph)), ...extra],
    "/Font << /T3 6 0 R >>",
  );
}
