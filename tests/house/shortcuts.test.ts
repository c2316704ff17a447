import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isPressed, type KeyPress, SHORTCUTS, type ShortcutId, shortcutRows } from "#core/shortcuts.ts";

const app = join(import.meta.dirname, "../../app");
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  // What the customer decides by has keys of another kind.
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("core/customer/"))
  .map((path) => ({ path, text: readFileSync(join(app, path), "utf8") }));

/** Keys that a pattern of WAI-ARIA gives a control, and pages without the framework, which bring as little code as can be. */
const OTHER_KEYS = [
  "browser/site/disclosures.ts",
  "browser/site/guest-talk.ts",
  "browser/site/menus.ts",
  "core/shortcuts.ts",
  "routes/identity/tabs.tsx",
  "routes/practice/feedback/recording/timeline.tsx",
  "ui/hands/palette.tsx",
];

describe("the list of shortcuts and the handlers", () => {
  test("a key is asked for by its name in the list, nowhere by itself", () => {
    const own = sources.filter(({ text }) => /\bkey [!=]== "|\.key\]|case "(?:Enter|Escape|Arrow)/.test(text));
    expect(own.map(({ path }) => path).filter((path) => !OTHER_KEYS.includes(path))).toEqual([]);
  });

  test("what is listed is handled, and what is handled is listed", () => {
    const asked = sources.flatMap(({ text }) =>
      [...text.matchAll(/is(?:Pressed|Shortcut)\((?:[^()]|\{[^}]*\})*?, "(\w+)"/g)].map(([, id]) => id ?? ""),
    );
    // Shift+Enter is the browser's own new line: what is ours is that it does not send.
    const listed = Object.keys(SHORTCUTS).filter((id) => id !== "newLine");
    expect([...new Set(asked)].sort()).toEqual(listed.sort());
    expect(shortcutRows(false).map(({ id }) => id)).toEqual(Object.keys(SHORTCUTS));
  });

  test("says Command where the keyboard has it", () => {
    expect(shortcutRows(false)[0]?.keys).toEqual(["Ctrl", "K"]);
    expect(shortcutRows(true)[0]?.keys).toEqual(["⌘", "K"]);
  });
});

describe("a key press", () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

  test.each(["?", "/"])("of %s alone is a shortcut, but not while somebody types", (key) => {
    const id = key === "?" ? "list" : "write";
    expect(isPressed(press(key, { shiftKey: key === "?" }), id)).toBe(true);
    expect(isPressed(press(key), id, { isTyping: true })).toBe(false);
  });

  test("needs Ctrl where the list says so, and Command on Apple's keyboards instead", () => {
    expect(isPressed(press("k", { ctrlKey: true }), "palette")).toBe(true);
    expect(isPressed(press("K", { ctrlKey: true }), "palette")).toBe(true);
    expect(isPressed(press("k"), "palette")).toBe(false);
    expect(isPressed(press("k", { ctrlKey: true, metaKey: true }), "palette")).toBe(false);
    expect(isPressed(press("k", { metaKey: true }), "palette", { isApple: true })).toBe(true);
    expect(isPressed(press("k", { ctrlKey: true }), "palette", { isApple: true })).toBe(false);
  });

  test.each(Object.keys(SHORTCUTS))("of an input method is never %s", (id) => {
    const {
      key,
      withModifier: ctrlKey = false,
      withShift: shiftKey = false,
    } = {
      withModifier: false,
      withShift: false,
      ...SHORTCUTS[id as ShortcutId],
    };
    expect(isPressed(press(key, { ctrlKey, shiftKey }), id as ShortcutId)).toBe(true);
    expect(isPressed(press(key, { ctrlKey, shiftKey, isComposing: true }), id as ShortcutId)).toBe(false);
    expect(isPressed(press(key, { ctrlKey, shiftKey, keyCode: 229 }), id as ShortcutId)).toBe(false);
  });
});
