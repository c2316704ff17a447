import { expect, test } from "vitest";
import { MESSAGE_MAX_LENGTH, parseMessage } from "#core/conversations/message-text.ts";
import { Refusal } from "#core/errors.ts";

test("a message of the longest length is taken, and one more character is refused in words that name the limit", () => {
  expect(parseMessage("a".repeat(MESSAGE_MAX_LENGTH))).toMatchObject({ ok: true });
  expect(parseMessage("a".repeat(MESSAGE_MAX_LENGTH + 1))).toEqual({ ok: false, code: "message_too_long" });
  expect(new Refusal("message_too_long").text).toContain(MESSAGE_MAX_LENGTH.toLocaleString("en-US"));
});
