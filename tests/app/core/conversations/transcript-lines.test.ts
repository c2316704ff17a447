import { expect, test } from "vitest";
import { transcriptLines } from "#core/conversations/transcript-lines.ts";
import type { MessageView } from "#core/conversations/views.ts";

test("only what was said counts as a turn", () => {
  const kinds: MessageView["kind"][] = ["turn", "turn", "turn", "command", "coach", "turn"];
  const messages = kinds.map(
    (kind, position): MessageView => ({
      id: `m${position}`,
      position,
      role: "user",
      content: "",
      createdAt: 0,
      kind,
      status: "complete",
      clientKey: null,
    }),
  );
  expect(transcriptLines(messages).map((line) => line.turn)).toEqual([0, 1, 2, null, null, 3]);
});
