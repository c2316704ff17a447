import { expect, test } from "vitest";
import { countLabel } from "#core/count-label.ts";

test("a count is singular only for one, and grouped by thousands", () => {
  expect([countLabel(0, "message"), countLabel(1, "message"), countLabel(1204, "message")]).toEqual([
    "0 messages",
    "1 message",
    "1,204 messages",
  ]);
});
