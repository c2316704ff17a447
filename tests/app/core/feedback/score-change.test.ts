import { expect, test } from "vitest";
import { changeLabel, scoreChange } from "#core/feedback/score-change.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, GOOD_CONVERSATION } from "#tests/support/marks.ts";

const good = scoreConversation({ ...conversationOf(GOOD_CONVERSATION), mode: "text" });
const short = scoreConversation({ ...conversationOf(GOOD_CONVERSATION.slice(0, 4)), mode: "text" });

test("two scores are set side by side as the page shows them, rounded", () => {
  const change = scoreChange(short, good);
  expect(change?.total).toEqual({ before: short.total, now: good.total });
  expect(change?.dimensions.map((dimension) => dimension.id)).toEqual(good.dimensions.map((dimension) => dimension.id));
  for (const { before, now } of change?.dimensions ?? [])
    for (const percent of [before, now]) expect(percent === null || Number.isInteger(percent)).toBe(true);
});

test("a dimension that the other score does not have is not a zero", () => {
  const change = scoreChange({ ...short, dimensions: [] }, good);
  expect(change?.dimensions.every((dimension) => dimension.before === null)).toBe(true);
});

test("scores of different rubrics are not compared, nor one with none", () => {
  expect(scoreChange({ ...short, rubricVersion: "another" }, good)).toBeNull();
  expect(scoreChange(null, good)).toBeNull();
  expect(scoreChange(good, null)).toBeNull();
});

test.each([
  [50, 58, "+8"],
  [58, 50, "−8"],
  [50, 50, "same"],
])("from %d to %d is %s", (before, now, label) => {
  expect(changeLabel(before, now)).toBe(label);
});
