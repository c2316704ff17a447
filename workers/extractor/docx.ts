import type { Container } from "#core/scripts/script-file.ts";
import { openCompoundFile } from "./compound-file.ts";
import type { RawText } from "./extract.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { hiddenStylesOf, wordText } from "./word-xml.ts";
import { unzipParts } from "./zip.ts";

/** Ten times the XML of a 200-page document (about 2 MB). */
const MAX_INFLATED_BYTES = 20 * 1024 * 1024;
const RELATIONS = "_rels/.rels";
const STYLES = "word/styles.xml";
const NOTES = ["word/footnotes.xml", "word/endnotes.xml"];

export function readDocx(bytes: Uint8Array, container: Container): RawText {
  if (container === "compound") throw new UnreadableFile(reasonForCompoundFile(bytes));
  const relations = xmlOf(unzipParts(bytes, new Set([RELATIONS]), MAX_INFLATED_BYTES), RELATIONS);
  const main = mainPartOf(relations ?? "");
  const parts = unzipParts(bytes, new Set([main, STYLES, ...NOTES]), MAX_INFLATED_BYTES);
  const styles = xmlOf(parts, STYLES);
  const hiddenStyles = styles === null ? new Set<string>() : hiddenStylesOf(styles);
  const body = xmlOf(parts, main);
  if (body === null) throw new UnreadableFile("renamed");
  const notes = NOTES.map((name) => xmlOf(parts, name)).filter((xml) => xml !== null);
  const read = [body, ...notes].map((xml) => wordText(xml, hiddenStyles));
  return { text: read.map((part) => part.text).join("\n\n"), cut: read.some((part) => part.cut) };
}

/** Word stores an encrypted .docx as a compound file; any other compound file is a renamed .doc, .xls or .msg. */
function reasonForCompoundFile(bytes: Uint8Array): "encrypted" | "renamed" {
  return openCompoundFile(bytes).findStream("EncryptedPackage") ? "encrypted" : "renamed";
}

/** The main part by the package's relationships, because Word Online sometimes names it word/document2.xml. */
function mainPartOf(relations: string): string {
  for (const [relation] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (!/\bType="[^"]*\/officeDocument"/.test(relation)) continue;
    const target = /\bTarget="\/?([^"]+)"/.exec(relation)?.[1];
    if (target?.startsWith("word/")) return target;
  }
  return "word/document.xml";
}

/** A part as text; null if it does not exist. OPC forbids document type declarations: one could be an entity expansion attack. */
function xmlOf(parts: ReadonlyMap<string, Uint8Array>, name: string): string | null {
  const part = parts.get(name);
  if (!part) return null;
  const xml = new TextDecoder(encodingOf(part)).decode(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile("damaged");
  return xml;
}

function encodingOf(part: Uint8Array): string {
  if (part[0] === 0xff && part[1] === 0xfe) return "utf-16le";
  return part[0] === 0xfe && part[1] === 0xff ? "utf-16be" : "utf-8";
}
