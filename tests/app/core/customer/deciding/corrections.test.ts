import { describe, expect, test } from "vitest";
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

describe("in a line that says more than the figure", () => {
  test.each([
    ["906 South Presa Street.", "Blue door, I like it. 609 South Presa, I write it down. And why is it blue?", "906"],
    [
      "One-eighteen a month.",
      "okay so one eighty a month you said and does the dog ride in the car with you",
      "one-eighteen",
    ],
    [
      "Thirty-four hundred.",
      "Forty-three hundred, wow, that is a lot of money from one pocket. And did they repair it?",
      "thirty-four",
    ],
    ["Two-ten a month.", "Okay. Two-twenty a month you said, and what are you driving these days, Tom?", "two-ten"],
  ])("%s is put right before anything else is said", (last, line, right) => {
    expect(answerTo(line, last).toLowerCase()).toMatch(new RegExp(`^no, ${right}`));
  });

  test("thousands that were left out are known", () => {
    const line = "Ninety thousand in student loans, that is a lot for a young man. And who signed it with you?";
    expect(answerTo(line, "Yeah, nineteen in student loans.")).toMatch(/^No, nineteen in student loans/);
    const slip = "Wait, I said ninety before, but I think you said nineteen, one nine? Which one is it?";
    expect(answerTo(slip, "Yeah, nineteen in student loans.")).toMatch(/^Yeah, nineteen in student loans/);
  });

  test("an agent's own slip is confirmed to be one, as often as it takes", () => {
    const line = "Wait, I look at my paper here, I wrote 1987 for the house, but you told me 1978, no?";
    expect(answerTo(line, "No, 1978.")).toBe("Yeah, 1978.");
  });

  test.each([
    ["Fifteen hundred a year.", "What about the deductible, would you want five hundred or a thousand on it?"],
    [
      "My sister got fifteen hundred for her rings.",
      "Outside the zone it can be four or five hundred a year, would that work?",
    ],
    [
      "Forty minutes.",
      "My cousin has four of these machines at home, would you believe that, and what did it cost you?",
    ],
    ["1,352.", "So with us it would be 1,325 for the six months, everything in, how does that sound to you?"],
  ])("what only looks like it is left alone: %s", (last, line) => {
    expect(answerTo(line, last)).not.toMatch(/^(?:No|Yeah), (?:fifteen|my sister|forty|1,352)/);
  });
});

describe("of several figures that are said back", () => {
  test("the list is said again where one of them is wrong", () => {
    expect(answerTo("Okay, thirteen, ten and eight, got it.", "Thirteen, ten and six.")).toBe(
      "No, thirteen, ten and six.",
    );
    const seats = "Okay, got it, sixty outside and six at the bar. And the cook, how long is he there?";
    expect(answerTo(seats, "It's sixteen outside, and six stools at the bar.")).toMatch(/^No, it's sixteen outside/);
  });

  test("nothing is said where all are right, or another thing is counted", () => {
    expect(answerTo("Okay, thirteen, ten and six, got it.", "Thirteen, ten and six.")).not.toMatch(/^No,/);
    expect(answerTo("So two cars and three drivers.", "Two cars, two kids.")).not.toMatch(/^No,/);
  });

  test("years that changed places are put back", () => {
    const swapped = "Okay so a 2015 Impala and a 2012 Caravan, writing that down. Do you carry tools in the van?";
    expect(answerTo(swapped, "2012 Impala and a 2015 Caravan.")).toMatch(/^No, 2012 Impala and a 2015 Caravan\./);
    const turned = "Okay so a 2015 Caravan and a 2012 Impala. Do you carry tools in the van?";
    expect(answerTo(turned, "2012 Impala and a 2015 Caravan.")).not.toMatch(/^No,/);
  });
});

test("ten times as much as was just said is put right", () => {
  const line = "okay so two fifty thousand thats pretty solid and who gets it";
  expect(answerTo(line, "Twenty-five thousand.")).toMatch(/^No, twenty-five thousand\./);
});

test("a count beside the figure does not hide it", () => {
  const line = "fourteen hundred ouch yeah thats what happens did your guy even call you before that bill showed up";
  expect(answerTo(line, "Yeah, one audit, and it cost me forty-one hundred.")).toMatch(/^No, one audit, and it cost/);
});

test("another month than was just named is put right, and no month that is proposed", () => {
  expect(answerTo("ok so end of jan got it", "My leave ends the last week of February.")).toBe(
    "No, my leave ends the last week of February.",
  );
  expect(answerTo("Should we talk in January then?", "My leave ends the last week of February.")).not.toMatch(/^No,/);
});
