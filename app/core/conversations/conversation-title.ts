/** Of a conversation in which the agent has said nothing yet. */
export const DEFAULT_TITLE = "New Training Session";

/** UTF-16 units of a title that somebody writes. */
export const TITLE_MAX_LENGTH = 200;

/** What somebody types for a title, on one line without control characters. Null: it is blank or too long. */
export function parseTitle(typed: string): string | null {
  const title = typed.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return title === "" || title.length > TITLE_MAX_LENGTH ? null : title;
}

const TITLE_CHARACTERS = 50;

/** The first 50 characters (code points) of the first message, on one line, followed by an ellipsis where there are more. */
export function titleFor(firstMessage: string): string {
  const characters = Array.from(firstMessage.replace(/\s+/g, " ").trim());
  if (characters.length <= TITLE_CHARACTERS) return characters.join("");
  return `${characters.slice(0, TITLE_CHARACTERS).join("").trimEnd()}...`;
}
