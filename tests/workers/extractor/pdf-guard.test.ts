import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  ascii85,
  bytesOf,
  concat,
  flateStream,
  pdfFile,
  pdfWithContent,
  textOperators,
} from "#tests/support/documents.ts";
import { answerInTime, MAKING_MS, refusesInTime, warmUpPdf } from "#tests/support/hostile-files.ts";

warmUpPdf();

describe("a dictionary made to mislead is measured all the same", () => {
  const BOMB = deflateSync(new Uint8Array(64 * 1024 * 1024));
  const LZW = new Uint8Array(4_000_000).fill(0x80);

  refusesInTime([
    [
      "the word stream in a string, before a bomb in ASCII85",
      () => pdfWithContent({ dictionary: "/Filter [/ASCII85Decode /FlateDecode] /X (stream\n)", data: ascii85(BOMB) }),
      "too-large-inside",
    ],
    [
      "the word stream in a string that ends a stream too",
      () =>
        pdfWithContent({ dictionary: "/Filter [/A85 /Fl] /X (stream\nendstream) /Y (endobj)", data: ascii85(BOMB) }),
      "too-large-inside",
    ],
    [
      "the end of the stream inside its own ASCII85",
      () => {
        const text = ascii85(BOMB);
        const data = concat([text.subarray(0, 500), bytesOf(" "), text.subarray(500)]);
        return pdfWithContent({ dictionary: "/Filter [/ASCII85Decode /FlateDecode]", data });
      },
      "too-large-inside",
    ],
    [
      "ASCII85 named in a comment, before a bomb in plain Flate",
      () => pdfWithContent({ dictionary: "%ASCII85Decode\n/Filter /FlateDecode", data: BOMB }),
      "too-large-inside",
    ],
    ["a filter behind a comment", () => pdfWithContent({ dictionary: "/F%c\n/RunLengthDecode", data: LZW }), "damaged"],
    [
      "a filter behind a zero byte",
      () => pdfWithContent({ dictionary: "/Filter\0/RunLengthDecode", data: LZW }),
      "damaged",
    ],
  ]);
});

describe("a file that makes the guard itself work is refused in time", () => {
  const repeated = (unit: string) => () =>
    concat([bytesOf("%PDF-1.7\n"), bytesOf(unit.repeat(9_000_000 / unit.length))]);

  test.each([
    ["headers in strings", repeated("1 0 obj (")],
    ["headers in dictionaries", repeated("1 0 obj<<")],
    ["headers and comments", repeated(" obj%")],
    ["streams of objects without end", repeated("1 0 obj<</First 1/N 1>>%")],
    ["numbers", repeated("1 0 ")],
    ["ASCII85 without end", repeated("1 0 obj<</Filter/A85>>stream\n")],
    ["names", repeated("/")],
    ["encryptions", repeated("/Encrypt 1 0 R ")],
  ])(
    "%s",
    async (_what, make) => {
      expect(await answerInTime(make())).toMatchObject({ ok: false });
    },
    MAKING_MS,
  );
});

test("a page whose content is damaged is emptied, and the reading is called cut", async () => {
  const whole = deflateSync(bytesOf(textOperators(["Lost"])));
  const damaged = whole.slice().fill(0xff, 20, 40);
  const font = "/Font << /F1 5 0 R >>";
  const bytes = pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] /Resources << ${font} >> >>`,
    "<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>",
    "<< /Type /Page /Parent 2 0 R /Contents 7 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    flateStream(bytesOf(textOperators(["Kept"]))),
    { dictionary: "/Filter /FlateDecode", data: damaged },
  ]);
  expect(await answerInTime(bytes)).toEqual({ ok: true, text: "Kept", pages: 2, cut: true });
});
