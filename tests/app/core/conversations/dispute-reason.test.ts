import { expect, test } from "vitest";
import { parseReason, REASON_MAX_LENGTH } from "#core/conversations/dispute-reason.ts";

test("a reason may be empty, and is trimmed", () => {
  expect(parseReason("  ")).toEqual({ ok: true, reason: "" });
  expect(parseReason(" It was a quote.\r\nSee line 3. ")).toEqual({ ok: true, reason: "It was a quote.\nSee line 3." });
});

test("500 characters are a reason, 501 are too many", () => {
  expect(parseReason("x".repeat(REASON_MAX_LENGTH)).ok).toBe(true);
  expect(parseReason("x".repeat(REASON_MAX_LENGTH + 1))).toEqual({
    ok: false,
    text: "A reason can have at most 500 characters.",
  });
});
