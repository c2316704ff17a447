// Every key that does something of ours, in one list: the handlers ask it, and the page's list shows it. Keys that a browser or a
// pattern of WAI-ARIA gives its controls (arrows of tabs and sliders, Tab) are not ours.

/** `key`: as KeyboardEvent has it. `withModifier`: with Ctrl, on Apple's keyboards with Command. */
type Shortcut = {
  key: string;
  withModifier?: boolean;
  withShift?: boolean;
  /** Not heard while somebody types, and can be turned off (WCAG 2.1.4). */
  isSingleKey?: boolean;
  /** How the list writes it; without it `key`. */
  shownAs?: string;
  does: string;
  where: string;
};

export const SHORTCUTS = {
  palette: {
    key: "k",
    withModifier: true,
    shownAs: "K",
    does: "Go to a page, a customer or a session",
    where: "Anywhere",
  },
  list: { key: "?", isSingleKey: true, does: "This list", where: "Anywhere" },
  close: { key: "Escape", shownAs: "Esc", does: "Close what is open", where: "Anywhere" },
  start: { key: "Enter", does: "Start with what is chosen", where: "Choosing a customer" },
  write: { key: "/", isSingleKey: true, does: "Write a message", where: "In a session" },
  send: { key: "Enter", does: "Send", where: "In your message" },
  newLine: { key: "Enter", withShift: true, does: "New line", where: "In your message" },
  talk: { key: " ", shownAs: "Space", does: "Talk while you hold it", where: "On Hold to talk, in a call" },
  press: { key: "Enter", does: "Talk while you hold it", where: "On Hold to talk, in a call" },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** As the list shows them. `isApple`: of the keyboard. */
export function shortcutRows(isApple: boolean): { id: string; keys: string[]; does: string; where: string }[] {
  return Object.entries<Shortcut>(SHORTCUTS).map(([id, { key, withModifier, withShift, shownAs, does, where }]) => ({
    id,
    keys: [...(withModifier ? [isApple ? "⌘" : "Ctrl"] : []), ...(withShift ? ["Shift"] : []), shownAs ?? key],
    does,
    where,
  }));
}

/** The part of a KeyboardEvent that says which key. */
export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** An input method is composing: its keys are its own. Safari reports the last one as key code 229. */
  isComposing?: boolean;
  keyCode?: number;
};

/** Whether these keys are that shortcut. `isTyping`: in a field of text, where single keys are text. */
export function isPressed(
  press: KeyPress,
  id: ShortcutId,
  of: { isApple?: boolean; isTyping?: boolean } = {},
): boolean {
  const { key, withModifier = false, withShift = false, isSingleKey = false }: Shortcut = SHORTCUTS[id];
  if (press.isComposing || press.keyCode === 229 || press.altKey) return false;
  if (isSingleKey && of.isTyping) return false;
  const [modifier, other] = of.isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (modifier !== withModifier || other) return false;
  // On some keyboards a single key is had with Shift: "?" on most.
  if (!isSingleKey && press.shiftKey !== withShift) return false;
  return press.key.length === 1 ? press.key.toLowerCase() === key : press.key === key;
}
