/** Turns extracted text into what is stored, shown and handed to a model: plain lines without anything a reader cannot see. */

export const SCRIPT_MAX_CHARACTERS = 200_000;

/** Idempotent. `cut` says that text after SCRIPT_MAX_CHARACTERS was left out. */
export function normaliseScriptText(raw: string): { text: string; cut: boolean } {
  // A file may hold a million characters; four times the limit is enough even if most of it is white space.
  const head = raw.slice(0, SCRIPT_MAX_CHARACTERS * 4);
  const text = head
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(SYMBOL_FONT_BULLETS, "\u2022")
    .replace(INVISIBLE, "")
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[ \t]*\t[ \t]*/g, "\t")
    .replace(/ {2,}/g, " ")
    .replace(/^[ \t]+|[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  if (text.length <= SCRIPT_MAX_CHARACTERS) return { text, cut: head.length < raw.length };
  return {
    text: text
      .slice(0, SCRIPT_MAX_CHARACTERS)
      .replace(/[\ud800-\udbff]$/, "")
      .trimEnd(),
    cut: true,
  };
}

/** Word's and PDF's bullets from the Symbol and Wingdings fonts arrive as private-use characters. */
const SYMBOL_FONT_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf06f\uf0a8]/g;

/**
 * Characters that carry meaning to a model and nothing to a reader: controls, zero-width and direction marks, joiners,
 * fillers, variation selectors, the tags block. They are how instructions get hidden in a document.
 */
const INVISIBLE = new RegExp(
  [
    "[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f",
    "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff",
    "\\ue000-\\uf8ff",
    "\\u{e0000}-\\u{e0fff}\\u{f0000}-\\u{10ffff}]|\\u034f",
  ].join(""),
  "gu",
);
