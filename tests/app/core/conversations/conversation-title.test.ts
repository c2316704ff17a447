import { expect, test } from "vitest";
import { titleFor } from "#core/conversations/conversation-title.ts";

test.each([
  ["Hi, this is Dana.", "Hi, this is Dana."],
  ["a".repeat(50), "a".repeat(50)],
  ["a".repeat(51), `${"a".repeat(50)}...`],
  ["  Hi,\n\tthis  is\u00a0Dana  ", "Hi, this is Dana"],
  [`${"a".repeat(49)} b`, `${"a".repeat(49)}...`],
  ["\u{1f600}".repeat(60), `${"\u{1f600}".repeat(50)}...`],
])("%j begins a conversation called %j", (message, title) => {
  expect(titleFor(message)).toBe(title);
});
