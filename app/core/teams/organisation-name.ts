/** Of the names of organizations and groups, in characters (code points). */
export const NAME_MAX_LENGTH = 200;
export const NAME_PROBLEM = "Please enter a name of at most 200 characters";

/**
 * One line of plain text in any script. Control characters, angle brackets and marks that turn the direction of what follows are
 * taken out; joiners stay, since Persian words and many emoji need them.
 */
export function cleanName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}<>\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}

/** Whether a cleaned name has something to see and is not too long. */
export function isName(name: string): boolean {
  return /[^\p{Cf}\p{M}\s]/u.test(name) && [...name].length <= NAME_MAX_LENGTH;
}
