/**
 * What may be uploaded as a sales script. Used by the page before the upload and by the server after it, so it has no
 * dependencies. The first bytes decide, never the browser's MIME type; the extractor then reads the whole file.
 */

export const SCRIPT_KINDS = ["pdf", "doc", "docx", "txt"] as const;
export type ScriptKind = (typeof SCRIPT_KINDS)[number];

export const SCRIPT_MAX_BYTES = 10 * 1024 * 1024;
/** How much of the file `checkScriptFile` wants to see. PDF allows its mark anywhere in the first 1,024 bytes. */
export const SCRIPT_HEAD_BYTES = 1024;

/** Value for `<input type="file" accept>`. */
export const SCRIPT_ACCEPT = SCRIPT_KINDS.map((kind) => `.${kind}`).join(",");

/** Every reason to refuse a script, with the text a user sees. The first four are the product's own wordings. */
export const SCRIPT_REFUSALS = {
  "wrong-type": "Please upload a PDF, DOC, DOCX, or TXT file",
  "too-large": "File size must be less than 10MB",
  unreadable: "Failed to read file",
  "failed-to-process": "Failed to process document",
  empty: "This file is empty. Choose the file that holds your script.",
  encrypted: "This file needs a password to open. Save a copy without the password, then upload that one.",
  damaged: "This file is damaged or incomplete. Open it, save it again, then upload the new copy.",
  renamed:
    "The content of this file does not match its name. Save it as a PDF, DOC, DOCX, or TXT file, then upload it.",
  "too-large-inside":
    "This file unpacks to far more than a sales script needs. Save only the script, then upload that.",
  "no-text": "No readable text was found. If this is a scan or a picture, paste the script into a TXT or DOCX file.",
  "too-old": "This Word file was made before Word 97. Open it in Word, save it as DOCX, then upload that.",
} as const;

export type ScriptRefusal = keyof typeof SCRIPT_REFUSALS;

/** The answer of reading a file. `cut`: the extractor stopped at a limit, or text above SCRIPT_MAX_CHARACTERS was left out. */
export type ScriptReading =
  | { ok: true; text: string; pages?: number; cut: boolean }
  | { ok: false; reason: ScriptRefusal };

export type ScriptFileCheck = { ok: true; kind: ScriptKind } | { ok: false; reason: ScriptRefusal };

/** `head` holds the first SCRIPT_HEAD_BYTES of the file, or all of it when it is shorter. */
export function checkScriptFile(file: { name: string; sizeBytes: number; head: Uint8Array }): ScriptFileCheck {
  const kind = findScriptKind(file.name);
  if (!kind) return { ok: false, reason: "wrong-type" };
  if (file.sizeBytes > SCRIPT_MAX_BYTES) return { ok: false, reason: "too-large" };
  if (file.sizeBytes === 0) return { ok: false, reason: "empty" };
  if (file.head.length === 0) return { ok: false, reason: "unreadable" };
  return contentFits(file.head, kind) ? { ok: true, kind } : { ok: false, reason: "renamed" };
}

export function findScriptKind(name: string): ScriptKind | null {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return SCRIPT_KINDS.find((kind) => kind === extension) ?? null;
}

/** What a script is called, of its file's name: without folders and control characters, and not too long to be shown. */
export function scriptName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  return Array.from(last.replace(/\p{C}/gu, "")).slice(0, NAME_MAX_CHARACTERS).join("") || "script";
}

/** Code points. */
const NAME_MAX_CHARACTERS = 120;

export function isScriptRefusal(reason: unknown): reason is ScriptRefusal {
  return typeof reason === "string" && Object.hasOwn(SCRIPT_REFUSALS, reason);
}

/** A compound file called .docx passes: a DOCX with a password is one, and only the extractor can tell it from a renamed .doc. */
function contentFits(head: Uint8Array, kind: ScriptKind): boolean {
  const container = containerOf(head);
  switch (kind) {
    case "pdf":
      return container === "pdf";
    case "docx":
      return container === "zip" || container === "compound";
    case "doc":
      return container === "compound";
    case "txt":
      return container === null && !looksBinary(head);
  }
}

export type Container = "pdf" | "zip" | "compound" | "rtf";

export function containerOf(head: Uint8Array): Container | null {
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return "zip";
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return "compound";
  if (startsWith(head, [0x7b, 0x5c, 0x72, 0x74, 0x66])) return "rtf"; // {\rtf
  return holdsPdfMark(head) ? "pdf" : null;
}

function holdsPdfMark(head: Uint8Array): boolean {
  const mark = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
  const end = Math.min(head.length, SCRIPT_HEAD_BYTES) - mark.length;
  for (let at = 0; at <= end; at++) {
    if (mark.every((byte, index) => head[at + index] === byte)) return true;
  }
  return false;
}

/** A zero byte means UTF-16, which must announce itself, or no text at all. */
function looksBinary(head: Uint8Array): boolean {
  const announcesUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
  return !announcesUtf16 && head.includes(0);
}

function startsWith(head: Uint8Array, mark: number[]): boolean {
  return head.length >= mark.length && mark.every((byte, index) => head[index] === byte);
}
