import { describe, expect, test } from "vitest";
import { openRehearsal, rehearse, scoreRehearsal } from "#core/rehearsals/rehearsal.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

/** The checks of a call in which these lines were said, by id. */
function checksOf(scenarioId: string, ...lines: string[]) {
  const { rehearsal } = rehearse(openRehearsal(practiceOf(scenarioId)), lines);
  const checks = scoreRehearsal(rehearsal)?.dimensions.flatMap((dimension) => dimension.checks) ?? [];
  return new Map(checks.map((check) => [check.id, check]));
}

const HELLO = "Hi, this is Sam Ortiz with Lakeside Insurance. What made you look at this now?";

describe("every need that a turn asks about is credited", () => {
  test.each([
    [
      "Okay, so it went up two hundred dollars, that stings. Tell me who drives each car and how many miles a year you put on them. And what would you do if the deductible came due?",
      ["auto.drivers", "auto.use", "auto.deductible"],
    ],
    [
      "What are your limits, what's the deductible, and who else drives?",
      ["auto.limits", "auto.deductible", "auto.drivers"],
    ],
    [
      "Sure, I can look at that with you. Could you tell me who all lives in the house and drives, how far everybody commutes, and whether you've got any other policies? That's most of what moves the price.",
      ["auto.drivers", "auto.use"],
    ],
    [
      "I'd like to know who drives the cars, how many miles you put on them, and what limits you carry. Then I'll tell you what I see.",
      ["auto.drivers", "auto.use", "auto.limits"],
    ],
  ])("%s", (line, needs) => {
    const checks = checksOf("A-1", HELLO, line);
    for (const need of needs) expect(checks.get(`discovery.item:${need}`)?.result, need).toBe("met");
  });
});

describe("advice is heard as advice", () => {
  const ADVICE = [
    "I recommend the 250/500 limits, because you said your family counts on your pay. Would Thursday at ten work for you?",
    "That is a big jump and I get why it stings. I recommend the 250/500 limits, because you said your family counts on your pay. It adds about nine dollars a month.",
    "So I looked at all of it. My recommendation is the 100/300 limits with the umbrella on top, since you told me the house is nearly paid off. It won't pay for the car itself.",
    "Um, so we usually recommend uninsured motorist at the same limits as your liability. You drive that stretch every night. What do you think?",
    "I hear you on the price. I strongly recommend you keep the comprehensive and take the thousand deductible. That brings it down and the hail is still covered.",
  ];

  test.each(ADVICE)("and not as a summing-up: %s", (line) => {
    const checks = checksOf("A-1", HELLO, "Who drives the cars?", line);
    expect(checks.get("recommendation.made")?.result).toBe("met");
    expect(checks.get("next-step.recap")?.result).toBe("not-met");
  });

  test.each([
    "Before I recommend any limits, let me hear how you use the cars. Then we look at the policy together.",
    "I'd recommend we talk on Thursday at four. I'll call you then.",
    "I suggest you read the policy tonight. It isn't long.",
    "I'd recommend you call your carrier first, and then call me back.",
  ])("and what advises no cover is not concrete: %s", (line) => {
    expect(checksOf("A-1", HELLO, line).get("recommendation.made")?.result).toBe("not-met");
  });

  test("a summing-up that says so is one, with advice in it", () => {
    const line = "So just to sum up: I'd recommend the higher limits, you keep the deductible, and we talk Thursday.";
    expect(checksOf("A-1", HELLO, line).get("next-step.recap")?.result).toBe("met");
  });
});
