import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";
import { ascii85, bytesOf, flateStream, type PdfObject, pdfFile, textOperators } from "#tests/support/documents.ts";
import { encryptedPdf, type PdfEncryption } from "#tests/support/encrypted-pdf.ts";
import { answerInTime, MAKING_MS, warmUpPdf } from "#tests/support/hostile-files.ts";

warmUpPdf();

const ENCRYPTIONS: PdfEncryption[] = ["RC4-40", "RC4-128", "AES-128", "AES-256"];
const READ = flateStream(bytesOf(textOperators(["How old is the roof?"])));
const BOMB = new Uint8Array(64 * 1024 * 1024);

describe.each(ENCRYPTIONS)("a PDF encrypted with %s", (encryption) => {
  test("that only forbids printing and copying is read", async () => {
    expect(await answerInTime(encryptedPdf(pageWith(READ), encryption))).toEqual({
      ok: true,
      text: "How old is the roof?",
      pages: 1,
      cut: false,
    });
  });

  test("that needs a password to open is refused, and the refusal says so", async () => {
    const reading = await answerInTime(encryptedPdf(pageWith(READ), encryption, "secret"));
    expect(reading).toEqual({ ok: false, reason: "encrypted" });
    expect(SCRIPT_REFUSALS.encrypted).toMatch(/^This file needs a password to open\./);
  });

  test(
    "whose content inflates to 64 MB is refused like one that is not encrypted",
    async () => {
      const refused = { ok: false, reason: "too-large-inside" };
      expect(await answerInTime(encryptedPdf(pageWith(flateStream(BOMB)), encryption))).toEqual(refused);
      const twice = { dictionary: "/Filter [/ASCII85Decode /FlateDecode]", data: ascii85(deflateSync(BOMB)) };
      expect(await answerInTime(encryptedPdf(pageWith(twice), encryption))).toEqual(refused);
      const packed = flateStream(BOMB, "/Type /ObjStm /N 1 /First 4");
      expect(await answerInTime(encryptedPdf(pageWith(READ, packed), encryption))).toEqual(refused);
    },
    MAKING_MS,
  );

  test("with a picture and a large font is read without either", async () => {
    const picture = flateStream(bytesOf("many dots"), "/Type /XObject /Subtype /Image /Width 3 /Height 3");
    const font = flateStream(new Uint8Array(5 * 1024 * 1024), "/Length1 5242880");
    expect(await answerInTime(encryptedPdf(pageWith(READ, picture, font), encryption))).toMatchObject({
      ok: true,
      text: "How old is the roof?",
    });
  });
});

test(
  "a bomb that only says it is encrypted is measured as it is",
  async () => {
    const zeros = deflateSync(BOMB);
    const bodies = [
      { dictionary: "/Filter /FlateDecode", data: zeros },
      { dictionary: "/Filter [/ASCII85Decode /FlateDecode]", data: ascii85(zeros) },
    ];
    for (const body of bodies) {
      const reading = await answerInTime(pdfFile([...pageWith(body), "(no /Encrypt 9 0 R )"]));
      expect(reading).toMatchObject({ ok: false });
      expect(reading).not.toMatchObject({ reason: "damaged" });
    }
  },
  MAKING_MS,
);

function pageWith(content: PdfObject, ...extra: PdfObject[]): PdfObject[] {
  return [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    content,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...extra,
  ];
}
