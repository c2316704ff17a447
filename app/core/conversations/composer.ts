import { isPressed, type KeyPress } from "../shortcuts.ts";
import { findCommand } from "./commands.ts";
import { MESSAGE_MAX_LENGTH } from "./message-text.ts";

/** From here on the composer shows how much room is left. */
export const COUNTER_FROM = MESSAGE_MAX_LENGTH - 400;

export type DraftCheck = {
  /** What Send would do: nothing for blank text, refused for text beyond the limit. */
  sendable: boolean;
  isCommand: boolean;
  /** Characters left, negative beyond the limit; null while there is plenty of room. */
  left: number | null;
};

export function checkDraft(draft: string): DraftCheck {
  const length = draft.trim().length;
  return {
    sendable: length > 0 && length <= MESSAGE_MAX_LENGTH,
    isCommand: findCommand(draft) !== null,
    left: length >= COUNTER_FROM ? MESSAGE_MAX_LENGTH - length : null,
  };
}

/** Enter sends, also with Ctrl; Shift+Enter adds a line. An Enter that ends a composition (Japanese, Korean input) only ends it. */
export function sendsOn(press: Omit<KeyPress, "metaKey">): boolean {
  return isPressed({ ...press, ctrlKey: false, metaKey: false }, "send");
}

/** The text to show after a refusal: what was sent comes back, above what has been typed since. */
export function restoredDraft(refused: string, typedSince: string): string {
  if (typedSince.trim() === "" || typedSince === refused) return refused;
  return `${refused}\n${typedSince}`;
}
