import { describe, expect, test } from "vitest";
import { COUNTER_FROM, checkDraft, restoredDraft, sendsOn } from "#core/conversations/composer.ts";
import { MESSAGE_MAX_LENGTH } from "#core/conversations/message-text.ts";

describe("a draft", () => {
  test.each(["", " ", "\n\t "])("%j cannot be sent", (draft) => {
    expect(checkDraft(draft).sendable).toBe(false);
  });

  test("can be as long as a message may be, and no longer", () => {
    expect(checkDraft("x".repeat(MESSAGE_MAX_LENGTH))).toMatchObject({ sendable: true, left: 0 });
    expect(checkDraft("x".repeat(MESSAGE_MAX_LENGTH + 1))).toMatchObject({ sendable: false, left: -1 });
    expect(checkDraft(`  ${"x".repeat(MESSAGE_MAX_LENGTH)}\n`).sendable).toBe(true);
  });

  test("shows its room only near the end of it", () => {
    expect(checkDraft("x".repeat(COUNTER_FROM - 1)).left).toBeNull();
    expect(checkDraft("x".repeat(COUNTER_FROM)).left).toBe(400);
  });

  test("knows a command", () => {
    expect(checkDraft("[continue roleplay]").isCommand).toBe(true);
    expect(checkDraft("Hello").isCommand).toBe(false);
  });
});

describe("Enter", () => {
  const enter = { key: "Enter", shiftKey: false, ctrlKey: false, altKey: false, isComposing: false, keyCode: 13 };

  test("sends, also with Control", () => {
    expect(sendsOn(enter)).toBe(true);
    expect(sendsOn({ ...enter, ctrlKey: true })).toBe(true);
  });

  test.each([{ shiftKey: true }, { altKey: true }, { isComposing: true }, { keyCode: 229 }, { key: "a" }])(
    "does not send with %j",
    (change) => {
      expect(sendsOn({ ...enter, ...change })).toBe(false);
    },
  );
});

describe("a refused message", () => {
  test("comes back into an empty composer", () => {
    expect(restoredDraft("Hello", "")).toBe("Hello");
    expect(restoredDraft("Hello", "Hello")).toBe("Hello");
  });

  test("does not cost what was typed since", () => {
    expect(restoredDraft("Hello", "and then")).toBe("Hello\nand then");
  });
});
