import { describe, expect, test } from "vitest";
import {
  checkScriptFile,
  findScriptKind,
  isScriptRefusal,
  SCRIPT_ACCEPT,
  SCRIPT_MAX_BYTES,
  SCRIPT_REFUSALS,
  scriptName,
} from "#core/scripts/script-file.ts";
import { bytesOf, docOf, docxOf, paragraph, pdfOf, utf16Of } from "#tests/support/documents.ts";

const PDF = pdfOf(["Hello"]);
const DOCX = docxOf(paragraph("Hello"));
const DOC = docOf("Hello\r");

function check(name: string, bytes: Uint8Array, sizeBytes = bytes.length) {
  return checkScriptFile({ name, sizeBytes, head: bytes.subarray(0, 1_024) });
}

describe("what may be uploaded", () => {
  test.each([
    ["script.pdf", PDF, "pdf"],
    ["SCRIPT.PDF", PDF, "pdf"],
    ["my.sales.script.docx", DOCX, "docx"],
    ["script.doc", DOC, "doc"],
    ["script.txt", bytesOf("Hello"), "txt"],
    ["umlaut.txt", new Uint8Array([0x48, 0xe4, 0x6c]), "txt"],
    ["wide.txt", utf16Of("Hello"), "txt"],
  ])("%s is taken as what it is", (name, bytes, kind) => {
    expect(check(name, bytes)).toEqual({ ok: true, kind });
  });

  test("a PDF may begin with other bytes, its mark within the first 1,024", () => {
    const junk = new Uint8Array(1_019).fill(0x20);
    const mark = bytesOf("%PDF-");
    expect(check("a.pdf", new Uint8Array([...junk, ...mark]))).toEqual({ ok: true, kind: "pdf" });
    expect(check("a.pdf", new Uint8Array([0x20, ...junk, ...mark]))).toEqual({ ok: false, reason: "renamed" });
  });

  test.each(["script.exe", "script", "script.pdf.html", "scriptpdf", "", ".pdf.", "script.rtf"])(
    "%j has no type we take",
    (name) => {
      expect(check(name, PDF)).toEqual({ ok: false, reason: "wrong-type" });
    },
  );

  test("ten megabytes are accepted and one byte more is not", () => {
    expect(check("a.pdf", PDF, SCRIPT_MAX_BYTES)).toEqual({ ok: true, kind: "pdf" });
    expect(check("a.pdf", PDF, SCRIPT_MAX_BYTES + 1)).toEqual({ ok: false, reason: "too-large" });
  });

  test("the type is told before the size, as both may be wrong", () => {
    expect(check("a.exe", PDF, SCRIPT_MAX_BYTES + 1)).toEqual({ ok: false, reason: "wrong-type" });
  });

  test("an empty file and a file whose bytes could not be read are different answers", () => {
    expect(check("a.txt", new Uint8Array(0), 0)).toEqual({ ok: false, reason: "empty" });
    expect(check("a.txt", new Uint8Array(0), 12)).toEqual({ ok: false, reason: "unreadable" });
  });

  test.each([
    ["a DOCX called .doc", "a.doc", DOCX],
    ["a DOC called .pdf", "a.pdf", DOC],
    ["a PDF called .docx", "a.docx", PDF],
    ["a PDF called .txt", "a.txt", PDF],
    ["rich text called .doc", "a.doc", bytesOf("{\\rtf1 Hello}")],
    ["rich text called .txt", "a.txt", bytesOf("{\\rtf1 Hello}")],
    ["a program called .txt", "a.txt", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0x00])],
    ["text called .pdf", "a.pdf", bytesOf("Hello")],
  ])("%s is refused as renamed", (_what, name, bytes) => {
    expect(check(name, bytes)).toEqual({ ok: false, reason: "renamed" });
  });

  test("a DOCX that is a compound file passes here, because one with a password is", () => {
    expect(check("a.docx", DOC)).toEqual({ ok: true, kind: "docx" });
  });
});

test.each([
  ["opening.pdf", "opening.pdf"],
  ["C:\\scripts\\opening.pdf", "opening.pdf"],
  ["../../scripts/opening.pdf", "opening.pdf"],
  ["open\u0000ing\u202e.pdf", "opening.pdf"],
  ["\u{1f4de}".repeat(121), "\u{1f4de}".repeat(120)],
  ["scripts/", "script"],
])("a script from %j is called %j", (fileName, name) => {
  expect(scriptName(fileName)).toBe(name);
});

describe("what is said about it", () => {
  test("the product's own wordings are word for word", () => {
    expect(SCRIPT_REFUSALS["wrong-type"]).toBe("Please upload a PDF, DOC, DOCX, or TXT file");
    expect(SCRIPT_REFUSALS["too-large"]).toBe("File size must be less than 10MB");
    expect(SCRIPT_REFUSALS.unreadable).toBe("Failed to read file");
    expect(SCRIPT_REFUSALS["failed-to-process"]).toBe("Failed to process document");
  });

  test("every refusal has a text of its own", () => {
    const texts = Object.values(SCRIPT_REFUSALS);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("only listed reasons are reasons", () => {
    expect(isScriptRefusal("encrypted")).toBe(true);
    expect(isScriptRefusal("toString")).toBe(false);
    expect(isScriptRefusal(null)).toBe(false);
  });

  test("the file dialog offers the four types", () => {
    expect(SCRIPT_ACCEPT).toBe(".pdf,.doc,.docx,.txt");
    expect(findScriptKind(" My script.Docx ")).toBe("docx");
  });
});
