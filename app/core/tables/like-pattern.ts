import { TableError } from "./table-error.ts";

/** LIKE as PostgreSQL reads it: "%" and PostgREST's "*" are any text, "_" is one character, "\" makes the next plain. */
export type LikePattern = readonly ("any" | "one" | { text: string })[];

/** D1 refuses longer ones (developers.cloudflare.com/d1/platform/limits). */
const MAX_PATTERN_BYTES = 50;

/** Throws a TableError for a pattern that D1 would refuse. */
export function parseLikePattern(text: string): LikePattern {
  const parts: ("any" | "one" | { text: string })[] = [];
  const characters = Array.from(text);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? "";
    if (character === "%" || character === "*") parts.push("any");
    else if (character === "_") parts.push("one");
    else if (character === "\\" && at + 1 < characters.length) {
      at += 1;
      parts.push({ text: characters[at] ?? "" });
    } else parts.push({ text: character });
  }
  const longest = new TextEncoder().encode(globOf(parts)).length;
  if (Math.max(longest, new TextEncoder().encode(likeOf(parts)).length) > MAX_PATTERN_BYTES) {
    throw new TableError("54000", `a pattern can have at most ${MAX_PATTERN_BYTES} bytes`);
  }
  return parts;
}

/** For SQLite's GLOB, which tells upper from lower case as PostgreSQL's LIKE does. */
export function globOf(pattern: LikePattern): string {
  return pattern
    .map((part) => (part === "any" ? "*" : part === "one" ? "?" : part.text.replace(/[*?[]/g, "[$&]")))
    .join("");
}

/** For SQLite's LIKE with ESCAPE '\', which folds the case of ASCII letters as ILIKE does of all. */
export function likeOf(pattern: LikePattern): string {
  return pattern
    .map((part) => (part === "any" ? "%" : part === "one" ? "_" : part.text.replace(/[%_\\]/g, "\\$&")))
    .join("");
}
