import { expect, test } from "vitest";
import { feedbackText } from "#core/scoring/feedback-text.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, GOOD_CONVERSATION, GOOD_EXIT, type Said } from "#tests/support/marks.ts";

const feedback = (said: readonly Said[]) =>
  feedbackText(scoreConversation({ ...conversationOf(said, { state: { exit: GOOD_EXIT } }), mode: "text" }));

test("leads with the one thing to fix, then the win with the agent's own words, then the score", () => {
  const text = feedback(GOOD_CONVERSATION);
  const lines = text.split("\n");
  expect(lines[0]).toBe("Fix next: Name the gap the customer does not see.");
  expect(text).toMatch(/What worked: .+\nYou said: ".+"/);
  expect(text).toMatch(/Score: \d+ of 100\. A (strong|solid) conversation/);
});

test("quotes the sentence that failed the conversation and a safer one", () => {
  const text = feedback([...GOOD_CONVERSATION, { by: "agent", text: "Your claim will be paid." }]);
  expect(text).toContain('You said: "Your claim will be paid."');
  expect(text).toContain("Score: 49 of 100");
  expect(text).toContain("before compliance");
});

test("is short and plain, even for an empty conversation", () => {
  for (const said of [GOOD_CONVERSATION, []]) {
    expect(feedback(said)).not.toMatch(/[*#`_]|undefined|null/);
    expect(feedback(said).length).toBeLessThan(1200);
  }
});
