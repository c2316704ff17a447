import type { RawText } from "./extract.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/**
 * Decodes UTF-16 with a byte order mark, else UTF-8, else windows-1252 if it has no control characters. Throws UnreadableFile
 * `renamed` for anything else.
 */
export function readTxt(bytes: Uint8Array): RawText {
  return { text: decoded(bytes), cut: false };
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le", bytes.subarray(2));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be", bytes.subarray(2));
  if (bytes.includes(0)) throw new UnreadableFile("renamed");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (bytes.some(isNotText)) throw new UnreadableFile("renamed");
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function decode(encoding: "utf-16le" | "utf-16be", bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0")) throw new UnreadableFile("renamed");
  return text;
}

/** Control characters other than tab, line feed, form feed and return, and the five bytes that windows-1252 does not define. */
function isNotText(byte: number): boolean {
  if (byte < 0x20) return byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d;
  return byte === 0x7f || byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
}
