import { expect, test } from "vitest";
import { adviceAt } from "#core/feedback/line-advice.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { conversationOf, GOOD_CONVERSATION } from "#tests/support/marks.ts";

const score: Score = {
  ...scoreConversation({ ...conversationOf(GOOD_CONVERSATION), mode: "text" }),
  fix: { title: "Ask", why: "", evidence: { turn: 2, quote: "x" }, better: "the fix" },
  dimensions: [],
  objections: [],
  compliance: [
    {
      rule: "R1",
      title: "Promise",
      severity: "blocker",
      certainty: "sure",
      evidence: { turn: 3, quote: "x" },
      safer: "the safer line",
      disputed: false,
    },
  ],
};

test("at the one thing to fix, its line is advised: also where the moment is the customer's line before", () => {
  expect(adviceAt(score, 3)).toBe("the fix");
});

test("elsewhere what was flagged in the line is mended", () => {
  expect(adviceAt({ ...score, fix: { ...score.fix, evidence: null } }, 3)).toBe("the safer line");
});

test("where nothing is said against a line, nothing is advised", () => {
  expect(adviceAt(score, 7)).toBeNull();
  expect(adviceAt(null, 3)).toBeNull();
  expect(adviceAt({ ...score, compliance: [], fix: { ...score.fix, better: "" } }, 3)).toBeNull();
});
