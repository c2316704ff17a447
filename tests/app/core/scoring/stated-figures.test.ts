import { expect, test } from "vitest";
import { scoreByKind } from "#core/drills/drill-score.ts";
import { statedFigures } from "#core/scoring/stated-figures.ts";
import { EMPTY_STATE } from "#tests/support/marks.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const practice = practiceOf("A-1");
const stated = (text: string) => statedFigures(practice, [{ index: 0, speaker: "agent", text, atMs: 0 }]);

test.each([
  ["Your limits are 50/100.", true],
  ["your current limits are fifty one hundred", true],
  ["Your limits are 100/300 today.", false],
  ["Your deductible is a thousand.", true],
  ["You have a 500 deductible on both cars.", false],
  ["You're paying 1,352 for six months.", true],
  ["You pay about 225 a month.", true],
  ["You're paying 90 a month.", false],
])("a figure about the customer's policy is held against it: %s", (text, isRight) => {
  expect(stated(text)).toMatchObject([{ isRight, evidence: { turn: 0 } }]);
});

test.each([
  "Are your limits 100/300?",
  "I'd raise your limits to 250/500.",
  "If your deductible is 500, a claim costs you 500.",
  "With us your premium is 1,392.",
  "Your limits are on the low side.",
  "You have two cars and a truck.",
  "so do you have fifty in liability or what is it",
])("a question, an offer or what holds no such figure is no statement about it: %s", (text) => {
  expect(stated(text)).toEqual([]);
});

test("the price of the house in the brief is no premium", () => {
  const said = {
    index: 0,
    speaker: "agent",
    text: "So you're paying 390, and to rebuild it is closer to 480.",
    atMs: 0,
  } as const;
  expect(statedFigures(practiceOf("H-1"), [said])).toEqual([]);
});

test("a drill gives no credit for a turn that says what is not so of the policy", () => {
  const answered = (text: string) => {
    const [objection] = practice.objections;
    const at = { objection: objection?.id ?? "", turn: 1, quote: text };
    const score = scoreByKind("drill", {
      practice: { ...practice, objections: practice.objections.slice(0, 1) },
      mode: "text",
      turns: [
        { index: 0, speaker: "customer", text: "Why should I pay more?", atMs: 0 },
        { index: 1, speaker: "agent", text, atMs: 1 },
      ],
      state: {
        ...EMPTY_STATE,
        marks: [
          { type: "objection", stage: "raised", objection: at.objection, turn: 0, quote: "Why should I pay more?" },
          { type: "objection", stage: "acknowledged", ...at },
          { type: "objection", stage: "answered", ...at },
        ],
      },
    });
    return score.total;
  };
  expect(answered("Your limits are 100/300, so you have plenty.")).toBe(0);
  expect(answered("Your limits are 50/100, and this has 250/500.")).toBeGreaterThan(40);
});
