import { expect, test } from "vitest";
import { CHOICE } from "#tests/support/practising.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";

test("a conversation in which nothing was said yet is a New Training Session", () => {
  const world = { now: () => 0, newId: () => "c1" };
  const by = { userId: "u1", script: null, mode: "voice", model: "built-in" } as const;
  expect(startConversation(world, CHOICE, by).row.title).toBe("New Training Session");
});
