import { expect, test } from "vitest";
import { feedbackText, scoreSince, shortFeedbackText } from "#core/scoring/feedback-text.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, GOOD_CONVERSATION, GOOD_EXIT, practiceOf, type Said } from "#tests/support/marks.ts";

const feedback = (said: readonly Said[]) =>
  feedbackText(scoreConversation({ ...conversationOf(said, { state: { exit: GOOD_EXIT } }), mode: "text" }));

test("leads with the one thing to fix, then the win with the agent's own words, then the score", () => {
  const text = feedback(GOOD_CONVERSATION);
  const lines = text.split("\n");
  expect(lines[0]).toBe("Fix next: Name the gap the customer does not see: No umbrella.");
  expect(text).toMatch(/What worked: .+\nYou said: ".+"/);
  expect(text).toMatch(/Score: \d+ of 100\. A (strong|solid) conversation/);
});

test("quotes the sentence that failed the conversation and a safer one", () => {
  const text = feedback([...GOOD_CONVERSATION, { by: "agent", text: "Your claim will be paid." }]);
  expect(text).toContain('You said: "Your claim will be paid."');
  expect(text).toContain("Score: 49 of 100");
  expect(text).toContain("before compliance");
});

test("says how it ended where the customer ended it, and gives a line to say where the library has one", () => {
  const { gaps } = practiceOf().scenario;
  const scenario = { gaps: gaps.map((gap) => ({ ...gap, exampleLine: "" })) };
  const text = feedbackText(scoreConversation({ ...conversationOf(GOOD_CONVERSATION, { scenario }), mode: "text" }));
  expect(text).toContain("Name the gap the customer does not see: No umbrella.");
  expect(text).not.toContain("Try:");
  expect(text).not.toContain("How it ended:");
  expect(feedback(GOOD_CONVERSATION)).toContain('Try: "An umbrella sits on top of both policies."');
  expect(feedback(GOOD_CONVERSATION)).toContain("How it ended: Dana agreed to talk on Thursday.");
});

test("is short and plain, even for an empty conversation", () => {
  for (const said of [GOOD_CONVERSATION, []]) {
    expect(feedback(said)).not.toMatch(/[*#`_]|undefined|null/);
    expect(feedback(said).length).toBeLessThan(1200);
  }
});

test("in the chat is three lines: the score, the one thing to fix, and a line to try", () => {
  const text = shortFeedbackText(scoreConversation({ ...conversationOf(GOOD_CONVERSATION), mode: "text" }));
  expect(text).toMatch(/^Score: \d+ of 100\. .+\nFix next: .+\.\nTry: ".+"$/);
});

test("where nothing is to fix, what comes next stands there by itself", () => {
  const score = scoreConversation({ ...conversationOf(GOOD_CONVERSATION), mode: "text" });
  const fix = {
    title: "Nothing to fix: try another customer",
    why: "Every check was met.",
    evidence: null,
    better: "",
  };
  expect(feedbackText({ ...score, fix })).toMatch(/^Nothing to fix: try another customer\.\nEvery check was met\.\n/);
  expect(shortFeedbackText({ ...score, fix })).toMatch(/^Score: .+\nNothing to fix: try another customer\.$/);
});

test("a score that is another one by now is said beside the one of then", () => {
  const score = scoreConversation({ ...conversationOf(GOOD_CONVERSATION), mode: "text" });
  const then = shortFeedbackText(score);
  expect(scoreSince(then, score.total)).toBeNull();
  expect(scoreSince(then, score.total - 4)).toBe(`That was the score then. It is ${score.total - 4} now.`);
  expect(scoreSince("A hint: ask why.", 73)).toBeNull();
});
