/** White space and delimiters of PDF, for character classes of regular expressions. \s is a different set. */
export const SPACE = "\\0\\t\\n\\f\\r ";
export const DELIMITER = `${SPACE}()<>[\\]{}/%`;
/** What may be between two tokens. Comments are limited in length, so that a search does not scan the same text repeatedly. */
export const GAP = `(?:[${SPACE}]|%[^\\r\\n]{0,200}[\\r\\n])*`;

/** A pattern for a name in any spelling: each letter can be written as "#" and two hex digits. */
export function anySpellingOf(...names: string[]): RegExp {
  return new RegExp(`/(${names.map(escapable).join("|")})(?![^${DELIMITER}])`, "g");
}

/** The bytes as Latin-1 text: one character per byte, so that text offsets are byte offsets. */
export function latinText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${hexOf(letter)})`).join("");
}

function hexOf(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
