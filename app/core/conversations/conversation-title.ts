/** Of a conversation in which the agent has said nothing yet. */
export const DEFAULT_TITLE = "New Training Session";

const TITLE_CHARACTERS = 50;

/** The first 50 characters (code points) of the first message, on one line, followed by an ellipsis where there are more. */
export function titleFor(firstMessage: string): string {
  const characters = Array.from(firstMessage.replace(/\s+/g, " ").trim());
  if (characters.length <= TITLE_CHARACTERS) return characters.join("");
  return `${characters.slice(0, TITLE_CHARACTERS).join("").trimEnd()}...`;
}
