import { expect, test } from "vitest";
import { quoteTurn, verifyEvidence } from "#core/scoring/evidence.ts";
import { conversationOf } from "#tests/support/marks.ts";

const { turns } = conversationOf([{ by: "agent", text: "Your son  drives\nthe truck." }]);

test.each([
  [{ turn: 0, quote: "son drives the truck" }, true],
  [{ turn: 0, quote: "Son drives" }, false],
  [{ turn: 0, quote: "your daughter drives" }, false],
  [{ turn: 1, quote: "drives" }, false],
  [{ turn: 0, quote: "  " }, false],
])("a quote counts only when it stands literally in its turn, white space aside [S3]: %j", (evidence, proven) => {
  expect(verifyEvidence(turns, evidence)).toBe(proven);
});

test("a long turn is quoted up to a whole word, and the quote still verifies", () => {
  const long = conversationOf([{ by: "agent", text: "insurance ".repeat(40) }]).turns;
  const [turn] = long;
  const quote = turn ? quoteTurn(turn) : { turn: -1, quote: "" };
  expect(quote.quote.length).toBeLessThanOrEqual(280);
  expect(quote.quote.endsWith("insurance")).toBe(true);
  expect(verifyEvidence(long, quote)).toBe(true);
});

test("a long turn is quoted in whole sentences where its first ones fit", () => {
  const first = "He drives the truck to school every day.";
  const [turn] = conversationOf([{ by: "agent", text: `${first} ${"and so on and on ".repeat(30)}` }]).turns;
  expect(turn && quoteTurn(turn).quote).toBe(first);
});

test("a long turn without a space is cut in its word", () => {
  const [turn] = conversationOf([{ by: "agent", text: "x".repeat(400) }]).turns;
  expect(turn && quoteTurn(turn).quote).toBe("x".repeat(280));
});
