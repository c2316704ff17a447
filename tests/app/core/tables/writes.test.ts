import { describe, expect, test } from "vitest";
import { TableError } from "#core/tables/table-error.ts";
import { parseTimestamp, wireTimestamp } from "#core/tables/values.ts";
import { newConversationSchema, newMessageSchema, parseChange, parseRows } from "#core/tables/writes.ts";

const conversations = (body: unknown) => parseRows("chat_conversations", body, newConversationSchema);
const messages = (body: unknown) => parseRows("chat_messages", body, newMessageSchema);

function codeOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof TableError) return error.code;
    throw error;
  }
  return "none";
}

test("a conversation needs nothing, and begins active with the usual title", () => {
  expect(conversations({ user_id: "u1" })).toEqual([
    { user_id: "u1", title: "New Training Session", status: "active" },
  ]);
});

test("messages are cleaned as the page's are", () => {
  const [row] = messages([{ conversation_id: "c1", role: "user", content: " hi\r\nthere\u0000 " }]);
  expect(row).toEqual({ conversation_id: "c1", role: "user", content: "hi\nthere" });
});

describe("refused is", () => {
  const message = { conversation_id: "c1", role: "user", content: "hi" };
  test.each([
    ["a column nobody shows", () => conversations({ practice: {} }), "PGRST204"],
    ["an inherited name", () => conversations(JSON.parse('{"__proto__":{"id":"x"}}')), "PGRST204"],
    ["a chosen id", () => conversations({ id: "mine" }), "42501"],
    ["chosen figures", () => conversations({ total_messages: 9 }), "42501"],
    ["a conversation that begins completed", () => conversations({ status: "completed" }), "23514"],
    ["a title that is no text", () => conversations({ title: 7 }), "23514"],
    ["a list of nothing", () => conversations([]), "PGRST102"],
    ["no object", () => conversations("x"), "PGRST102"],
    ["fifty-one rows", () => conversations(Array(51).fill({})), "54000"],
    ["a message of the system", () => messages({ ...message, role: "system" }), "23514"],
    ["a blank message", () => messages({ ...message, content: " \n " }), "23514"],
    ["a message too long", () => messages({ ...message, content: "x".repeat(4001) }), "23514"],
    ["a message without a conversation", () => messages({ role: "user", content: "hi" }), "23502"],
    ["a chosen place", () => messages({ ...message, position: 0 }), "PGRST204"],
    ["another owner", () => parseChange({ user_id: "u2" }), "42501"],
    ["a chosen duration", () => parseChange({ duration_seconds: 1 }), "42501"],
    ["a count beyond reason", () => parseChange({ total_messages: 1001 }), "23514"],
    ["an end without completion", () => parseChange({ ended_at: "2026-11-21T12:00:00Z" }), "23514"],
    ["a status only shown", () => parseChange({ status: "abandoned" }), "23514"],
    ["no change", () => parseChange({}), "PGRST102"],
  ])("%s", (_, parse, code) => {
    expect(codeOf(parse)).toBe(code);
  });
});

test("times travel as ISO 8601 and come back the same", () => {
  const ms = Date.UTC(2026, 10, 21, 12, 30, 1, 5);
  expect(wireTimestamp(ms)).toBe("2026-11-21T12:30:01.005+00:00");
  expect(parseTimestamp(wireTimestamp(ms))).toBe(ms);
  expect(parseTimestamp("2026-11-21")).toBe(Date.UTC(2026, 10, 21));
  expect(parseTimestamp("2026-11-21 12:30-05")).toBe(Date.UTC(2026, 10, 21, 17, 30));
  expect(parseTimestamp("2026-13-45T99:00:00Z")).toBeNull();
});
