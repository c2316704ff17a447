import { describe, expect, test } from "vitest";
import type { MessageView } from "#core/conversations/message-view.ts";
import { retryTurn, transcriptLines } from "#core/conversations/transcript-lines.ts";

test("only what was said counts as a turn", () => {
  const messages = messagesOf(["turn", "turn", "turn", "command", "coach", "turn"]);
  expect(transcriptLines(messages).map((line) => line.turn)).toEqual([0, 1, 2, null, null, 3]);
});

describe("the line to say again", () => {
  // Customer, agent, a hint, customer, agent, customer.
  const messages = messagesOf(["turn", "turn", "command", "coach", "turn", "turn", "turn"]).map((message, index) => ({
    ...message,
    role: [1, 2, 5].includes(index) ? ("user" as const) : ("assistant" as const),
  }));

  test("is the agent's own, or the answer to what the customer said", () => {
    expect([0, 1, 2, 3].map((moment) => retryTurn(messages, moment))).toEqual([1, 1, 3, 3]);
  });

  test("does not exist after the customer's last words", () => {
    expect(retryTurn(messages, 4)).toBeNull();
  });
});

function messagesOf(kinds: MessageView["kind"][]): MessageView[] {
  return kinds.map((kind, position) => ({
    id: `m${position}`,
    position,
    role: "user",
    content: "",
    createdAt: 0,
    kind,
    status: "complete",
    clientKey: null,
    audio: null,
  }));
}
