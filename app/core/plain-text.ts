/**
 * Plain text of one line: tags, stray angle brackets, control and invisible direction characters are taken out,
 * blanks are joined. What is shown is escaped anyway; this keeps names clean in emails and exports too.
 */
export function stripMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>/g, "")
    .replace(/[<>]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}
