import { expect, test } from "vitest";
import { breathMs } from "#core/conversations/breath.ts";

test.each([
  ["the shortest line", "", 250],
  ["a line with space around it", "  Hi \n", 262],
  ["the longest line that still makes it longer", "x".repeat(108), 898],
  ["one character more", "x".repeat(109), 900],
  ["a speech", "x".repeat(4000), 900],
])("%s gets its breath, of 0.9 s at most", (_, line, ms) => {
  expect(breathMs(line)).toBe(ms);
});
