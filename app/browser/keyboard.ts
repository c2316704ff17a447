import { isPressed, type ShortcutId } from "#core/shortcuts.ts";

/** Whether the keyboard has Command where others have Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Whether this key of the page is that shortcut, and nothing nearer has taken it. */
export function isShortcut(event: KeyboardEvent, id: ShortcutId): boolean {
  return !event.defaultPrevented && isPressed(event, id, { isApple: isApple(), isTyping: isTyping(event.target) });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
