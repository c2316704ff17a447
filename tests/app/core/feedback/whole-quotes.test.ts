import { describe, expect, test } from "vitest";
import { wholeQuote, withWholeQuotes } from "#core/feedback/whole-quotes.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, GOOD_CONVERSATION } from "#tests/support/marks.ts";

describe("a quote", () => {
  test.each([
    [
      "Sure. I ask so I can give you a fair price. Okay?",
      "so I can give you a",
      "I ask so I can give you a fair price.",
    ],
    ["I ask so I can give you a fair price", "so I can", "I ask so I can give you a fair price"],
    ["First. Second one! Third.", "First. Second", "First. Second one!"],
    ["It is $1,140.50 a year. Is that right?", "a year", "It is $1,140.50 a year."],
    ["He said \u201cno.\u201d Then he left.", "he left", "Then he left."],
    ["One line\nanother line", "other", "another line"],
    ["The whole line.", "The whole line.", "The whole line."],
    ["Something else.", "not in it", "not in it"],
  ])("in %j of %j is the whole sentence", (line, quote, whole) => {
    expect(wholeQuote(line, quote)).toBe(whole);
  });

  test("of an endless sentence says by dots that it goes on", () => {
    const line = `${"and ".repeat(60)}then I said it ${"and ".repeat(60)}`;
    expect(wholeQuote(line, "then I said it")).toBe("...then I said it...");
  });
});

test("a finding that is there twice in one sentence is shown once", () => {
  const said = [...GOOD_CONVERSATION, { by: "agent", text: "Your claim will be paid, guaranteed. Okay?" } as const];
  const { turns, ...conversation } = conversationOf(said);
  const score = scoreConversation({ ...conversation, turns, mode: "text" });
  const [hit] = score.compliance;
  if (!hit) throw new Error("nothing was flagged");
  const cut = { ...hit, evidence: { ...hit.evidence, quote: "will be paid" } };
  const whole = withWholeQuotes({ ...score, compliance: [hit, cut, hit] }, turns);
  expect(whole.compliance).toHaveLength(1);
  expect(whole.compliance[0]?.evidence.quote).toBe("Your claim will be paid, guaranteed.");
});
