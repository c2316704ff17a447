import { describe, expect, test } from "vitest";
import type { Mark } from "#core/customer/marks.ts";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

/** What sounded like a machine when conversations were read as a person would, and was mended. */
const marksOf = (scenarioId: string, lines: string[], level: 1 | 2 | 3 = 2): Mark[] =>
  play(practiceOf(scenarioId, level), lines).state.marks;
const raised = (marks: Mark[]) =>
  marks.flatMap((mark) => (mark.type === "objection" && mark.stage === "raised" ? [mark.objection] : []));

const LIFE_CALL = [
  "Hi Priya, this is Walt Simmons with Cedar Grove Life. You asked us to call about the baby. Do you have ten minutes?",
  "Who depends on your income?",
  "What's left on the mortgage?",
];

describe("a customer who is listened to", () => {
  test.each(["Is this Jordan?", "hey is this jordan"])("does not answer to somebody else's name: %s", (line) => {
    const { lines } = play(practiceOf("H-1", 2, 2, "priya"), [line]);
    expect(lines[0]).toContain("Priya");
    expect(lines[0]).not.toMatch(/\b(?:yes, this is|that's me, priya|you've got)\b/i);
  });

  test("answers to their own name", () => {
    const { lines } = play(practiceOf("H-1", 2, 2, "priya"), ["Is this Priya?"]);
    expect(lines[0]).not.toMatch(/\b(?:no, this is|wrong name|actually)\b/i);
  });

  test.each([
    ["Hi Ray, this is Sam with Northside. Is this a good time?", true],
    ["hey jordan its sam with northside", true],
    ["Hi Priya, this is Sam with Northside. Is this a good time?", false],
    ["Hi, Jordan here with Northside. Is this a good time?", false],
    ["Hi there, is this a good time?", false],
  ])("sets a greeting by another name right: %s", (line, isWrong) => {
    const { lines } = play(practiceOf("H-1", 2, 2, "priya"), [line]);
    expect(/\bPriya\b/.test(lines[0] ?? "")).toBe(isWrong);
  });

  test.each([
    "Hi Kim, Pat from Harbor. We do insurance for the shops here. Got two minutes?",
    "hi kim its pat from harbor we do insurance for the shops here got two minutes",
  ])("does not ask who is calling when that was said: %s", (line) => {
    const { lines } = play(practiceOf("C-3", 2, 2, "kim"), [line]);
    expect(lines[0]).not.toMatch(/\b(?:who is this|who am I talking to|your name|who's calling|calling from)\b/i);
  });

  test("answers a question in the form of a wish", () => {
    const { state } = play(practiceOf("C-3", 2, 2, "kim"), [
      "Hi Kim, this is Pat with Harbor. Got two minutes?",
      "I wanted to ask how you take bookings and cards.",
    ]);
    expect(state.disclosed).toContain("booking");
  });

  test.each(["Why not?", "why not", "huh why", "How come?", "what makes you say that"])(
    "gives a reason, and not a question back: %s",
    (line) => {
      const { lines } = play(practiceOf("C-3", 2, 3, "kim"), [
        "Hi Kim, this is Sam with Northside. Is this an okay time?",
        "I'd like to take a look at your coverage.",
        line,
      ]);
      expect(lines[2]).not.toMatch(
        /\b(?:about what|how do you mean|what exactly|not sure what you're after|another way)\b/i,
      );
    },
  );

  test("is not moved on the price by being told to bring a declarations page", () => {
    const lines = [
      "Hi Dana, this is Jordan with Harbor. Is this a good time?",
      "It would be about forty dollars more a month than you pay now.",
      "Sounds good, I'll send you the invite. Bring the dec page.",
    ];
    const answered = marksOf("A-2", lines).filter((mark) => mark.type === "objection" && mark.stage === "answered");
    expect(answered).toEqual([]);
  });

  test("has no need to ask their spouse first when the spouse is invited", () => {
    const together = [...LIFE_CALL, "How about Wednesday at eight, the three of us? I'll send you one page before."];
    expect(raised(marksOf("L-1", together))).not.toContain("L2");
    const alone = [...LIFE_CALL, "Shall we get the application in today, just you and me?"];
    expect(raised(marksOf("L-1", alone))).toContain("L2");
  });

  test.each(["hm", "That depends.", "It's hard to say.", "it's a good deal", "I asked you a question."])(
    "takes a noise, a dodge, a boast or a rebuke for no sympathy: %s",
    (line) => {
      const marks = marksOf("L-4", ["Hi Robert, this is Sam with Northside Insurance.", "Who depends on you?", line]);
      expect(marks.filter(({ type, turn }) => type === "acknowledgement" && turn === 5)).toEqual([]);
    },
  );

  test("hears no promise to stop calling in a shrug", () => {
    const marks = marksOf("L-3", ["Hi Ray, this is Erin with Harbor Life.", "Maybe. We'll see."]);
    expect(marks.filter(({ type }) => type === "stop-request")).toEqual([]);
  });

  test("feels insulted where a whole trade is", () => {
    const marks = marksOf("C-2", ["Hi, Sam with Northside.", "You contractors don't have a clue about insurance."]);
    expect(marks.filter(({ type }) => type === "insult")).toHaveLength(1);
  });

  test("is heard out on their loyalty when asked what the company did right", () => {
    const lines = [
      "Mr. Kowalski, this is Sam with Northside Insurance. Your daughter asked me to call. Is this an okay time?",
      "Twenty-two years is a long time. What do you like about them?",
    ];
    const marks = marksOf("H-2", lines, 1);
    expect(raised(marks)).toContain("H4");
    expect(marks.some((mark) => mark.type === "objection" && mark.stage === "explored")).toBe(true);
  });
});
