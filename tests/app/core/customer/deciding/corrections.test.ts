import { expect, test } from "vitest";
import { openCustomer, step } from "#core/customer/engine.ts";
import { soundsLike } from "#core/customer/understanding/figures.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

test.each([
  [19_000, 9_000],
  [40_000, 14_000],
  [115, 150],
  [2941, 2914],
  [1_915, 1_950],
])("%d is what %d may be heard as", (one, other) => expect(soundsLike(one, other)).toBe(true));

test.each([
  [480, 390],
  [1_352, 1_392],
  [2, 4],
  [150, 150],
])("%d is another figure than %d, and not a misheard one", (one, other) => expect(soundsLike(one, other)).toBe(false));

/** The customer's answer to a line that follows this answer of theirs. */
function answerTo(text: string, last: string): string {
  const practice = practiceOf("A-1", 1, 7, "tom");
  const { state } = openCustomer(practice);
  const spoken = { ...state, memory: { ...state.memory, lastLine: { turn: 2, text: last } } };
  return step(practice, spoken, { turn: 3, text, scriptObjections: [] }).move.line;
}

test("a figure that is said back as it may be misheard is put right, asked or not", () => {
  expect(answerTo("Nineteen thousand left, ok.", "Nine thousand left.")).toBe("No, nine thousand left.");
  expect(answerTo("Forty thousand?", "Fourteen thousand.")).toBe("No, fourteen thousand.");
});

test("a figure that is said back as it was is not", () => {
  expect(answerTo("Nine thousand left, ok.", "Nine thousand left.")).not.toContain("No,");
});
