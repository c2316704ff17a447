import type { RefusalCode } from "../errors.ts";

/** Characters (UTF-16 units) of one message. The refusal in errors.ts says the same number; a test compares them. */
export const MESSAGE_MAX_LENGTH = 4000;
/** Turns a customer model is given as context: what came before them is in the customer's state. */
export const CONTEXT_TURNS = 10;

/**
 * Cleans what was typed: line ends become \n, control characters and broken surrogates go (they come with pasted text and
 * cannot be stored or shown), outer blanks are trimmed.
 */
export function parseMessage(typed: string): { ok: true; text: string } | { ok: false; code: RefusalCode } {
  if (typed.length > MESSAGE_MAX_LENGTH * 2) return { ok: false, code: "message_too_long" };
  const text = typed
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "")
    .trim();
  if (text === "") return { ok: false, code: "message_blank" };
  if (text.length > MESSAGE_MAX_LENGTH) return { ok: false, code: "message_too_long" };
  return { ok: true, text };
}
