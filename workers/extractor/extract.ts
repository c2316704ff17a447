import {
  containerOf,
  SCRIPT_HEAD_BYTES,
  SCRIPT_MAX_BYTES,
  type ScriptKind,
  type ScriptReading,
} from "#core/scripts/script-file.ts";
import { normaliseScriptText } from "#core/scripts/script-text.ts";
import { readDoc } from "./doc.ts";
import { readDocx } from "./docx.ts";
import { readTxt } from "./txt.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The result of a reader, before the text is normalised. `cut`: the reader stopped at one of its limits. */
export type RawText = { text: string; pages?: number; cut: boolean };

/**
 * The normalised text of an uploaded file, or the reason why there is none. Never throws: an unexpected error in a reader means
 * that the file violates its format, and gives `damaged`.
 */
export async function extractText(bytes: ArrayBuffer, kind: ScriptKind): Promise<ScriptReading> {
  if (bytes.byteLength === 0) return { ok: false, reason: "empty" };
  if (bytes.byteLength > SCRIPT_MAX_BYTES) return { ok: false, reason: "too-large" };
  try {
    const raw = await readFile(new Uint8Array(bytes), kind);
    const { text, cut } = normaliseScriptText(raw.text);
    if (!/[\p{L}\p{N}]/u.test(text)) return { ok: false, reason: "no-text" };
    return { ok: true, text, cut: raw.cut || cut, ...(raw.pages === undefined ? {} : { pages: raw.pages }) };
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadableFile ? error.reason : "damaged" };
  }
}

async function readFile(bytes: Uint8Array, kind: ScriptKind): Promise<RawText> {
  const container = containerOf(bytes.subarray(0, SCRIPT_HEAD_BYTES));
  switch (kind) {
    case "pdf": {
      if (container !== "pdf") throw new UnreadableFile("renamed");
      // PDF.js is 1.6 MB of script, so it is loaded only for a PDF.
      const { readPdf } = await import("./pdf.ts");
      return readPdf(bytes);
    }
    case "docx":
      if (container !== "zip" && container !== "compound") throw new UnreadableFile("renamed");
      return readDocx(bytes, container);
    case "doc":
      if (container !== "compound") throw new UnreadableFile("renamed");
      return readDoc(bytes);
    case "txt":
      if (container !== null) throw new UnreadableFile("renamed");
      return readTxt(bytes);
  }
}
