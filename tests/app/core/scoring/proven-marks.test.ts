import { describe, expect, test } from "vitest";
import { unexplainedJargon } from "#core/customer/understanding/jargon.ts";
import { isQuestion } from "#core/feedback/asks-first.ts";
import { questionsIn } from "#core/scoring/metrics/agent-wording.ts";
import { provenMarks } from "#core/scoring/proven-marks.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";
import { nobodyDoubts } from "#tests/support/reader.ts";

nobodyDoubts();

const FACT = {
  id: "savings",
  item: "deductible",
  card: "about $3,000 of savings left after closing",
  asks: ["how much could you pay"],
  says: ["We'd have maybe three thousand left."],
  trustNeeded: 0,
};

const NEED = { id: "deductible", title: "What they could pay", exampleQuestion: "How much could you pay?" };

function marksOf(...said: Said[]) {
  const { practice, turns, state } = conversationOf(said, { scenario: { facts: [FACT] } });
  return provenMarks(practice, turns, state.marks);
}

const told: MarkSeed = { type: "disclosed", fact: "savings", item: "deductible", asked: true };
const question = (more: Partial<Extract<MarkSeed, { type: "question" }>> = {}): MarkSeed => ({
  type: "question",
  open: false,
  topic: null,
  stacked: false,
  repeated: false,
  whyNow: false,
  ...more,
});

describe("what was told", () => {
  test.each([
    ["So I'll give back what I heard: two of you and Biscuit.", "True."],
    ["What would it cost to build the house again?", "More than we paid?"],
    ["How much could you pay without a credit card?", "No claims."],
    ["How much could you pay each month?", "Nineteen hundred."],
  ])("is not told by words that hold nothing of it: %s %s", (asked, answer) => {
    expect(marksOf({ by: "agent", text: asked }, { by: "customer", text: answer, marks: [told] })).toEqual([]);
  });

  test.each([
    ["How much could you pay?", "Three thousand, tops."],
    ["So there's about $3,000 of savings left?", "Right."],
    ["What have you got?", "Whatever is left of our savings."],
  ])("is told by words of it, by a figure, or by a yes to them: %s %s", (asked, answer) => {
    expect(marksOf({ by: "agent", text: asked }, { by: "customer", text: answer, marks: [told] })).toHaveLength(1);
  });
});

test("whoever only asks whether they got it right has asked for nothing else", () => {
  const [only, real] = marksOf(
    { by: "agent", text: "Did I get that right?", marks: [question({ topic: "deductible" })] },
    { by: "agent", text: "How much could you pay?", marks: [question({ topic: "deductible" })] },
  );
  expect([only, real]).toMatchObject([{ topic: null }, { topic: "deductible" }]);
});

test("a question was asked before when it was asked in much the same words", () => {
  const again = (text: string) =>
    marksOf(
      { by: "agent", text: "Do you own anything of value, jewelry say?" },
      { by: "customer", text: "Some gold jewelry." },
      { by: "agent", text, marks: [question({ repeated: true })] },
    );
  expect(again("And the gold jewelry, where does it come from and what is it worth?")).toMatchObject([
    { repeated: false },
  ]);
  expect(again("Is there anything of value that you own?")).toMatchObject([{ repeated: true }]);
});

describe("a comparison", () => {
  test.each([
    "I email you both versions tonight.",
    "Our company is way better than what you have, trust me.",
    "To recap, we look at both side by side.",
  ])("has two sides, and says in what they differ, unlike %s", (text) => {
    expect(marksOf({ by: "agent", text, marks: [{ type: "comparison" }] })).toEqual([]);
  });

  test.each([
    "Yours stops at fifty thousand, and with mine it is 250 instead.",
    "That is the same deductible as you have today.",
  ])("is one: %s", (text) => {
    expect(marksOf({ by: "agent", text, marks: [{ type: "comparison" }] })).toHaveLength(1);
  });
});

test("what a house costs is no price of a policy", () => {
  const price: MarkSeed = { type: "price", tied: true };
  expect(marksOf({ by: "agent", text: "You pay 390, but to build it again costs 480.", marks: [price] })).toEqual([]);
  expect(marksOf({ by: "agent", text: "That is seven more a month.", marks: [price] })).toHaveLength(1);
});

test("a question about what somebody has names no gap", () => {
  const gap: MarkSeed = { type: "gap", gap: "g", tied: false, plain: true, scare: false };
  expect(marksOf({ by: "agent", text: "What do you have today, at work or on your own?", marks: [gap] })).toEqual([]);
  expect(marksOf({ by: "agent", text: "Do you know that water from below isn't covered?", marks: [gap] })).toHaveLength(
    1,
  );
});

test("the short names of the trade are jargon, too", () => {
  expect(unexplainedJargon("Your SIR and your aggregate change.", [])).toHaveLength(2);
  expect(unexplainedJargon("It's excluded under E&O and your GL has a limit.", [])).toHaveLength(2);
});

test("after somebody asked to be left alone nothing more is advised", () => {
  const { practice, turns, state } = conversationOf([
    { by: "customer", text: "Hello?" },
    { by: "agent", text: "Hi, this is Pat with Harbor." },
    { by: "customer", text: "We run one press and two trucks." },
    { by: "agent", text: "Our company is the best.", marks: [] },
    { by: "customer", text: "Take me off your list, please.", marks: [{ type: "stop-request", stage: "asked" }] },
    { by: "agent", text: "Just one more thing.", marks: [{ type: "stop-request", stage: "ignored" }] },
  ]);
  const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
  const missed = dimensions.flatMap(({ checks }) => checks).filter(({ result }) => result === "not-met");
  expect(missed.length).toBeGreaterThan(3);
  expect(missed.filter(({ chance }) => chance !== null && chance.turn >= 4)).toEqual([]);
  expect(missed.filter(({ id }) => id.startsWith("next-step.") || id.startsWith("recommendation."))).toEqual([]);
});

test("nothing but an opening could have followed the first hello", () => {
  const { practice, turns, state } = conversationOf(
    [
      { by: "customer", text: "Hello? I'm in the truck, go ahead." },
      { by: "agent", text: "Hi, what do you earn?" },
      { by: "customer", text: "Why do you ask?" },
      { by: "agent", text: "To see what you need." },
    ],
    { scenario: { call: "outbound" } },
  );
  const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
  const atHello = dimensions.flatMap(({ checks }) => checks).filter(({ chance }) => chance?.turn === 0);
  expect(atHello.filter(({ id }) => !id.startsWith("opening."))).toEqual([]);
  expect(atHello.length).toBeGreaterThan(0);
});

test("an objection is checked by the words that ask whether it is settled", () => {
  const objection = (stage: "raised" | "answered"): MarkSeed => ({ type: "objection", objection: "A1", stage });
  const { practice, turns, state } = conversationOf([
    { by: "agent", text: "Hi." },
    { by: "customer", text: "I'm happy where I am.", marks: [objection("raised")] },
    {
      by: "agent",
      text: "It is the same carrier at a lower price. Does that settle it for you?",
      marks: [objection("answered")],
    },
    { by: "customer", text: "Kind of." },
    { by: "agent", text: "Good." },
    { by: "agent", text: "Good." },
  ]);
  const score = scoreConversation({ practice, turns, state, mode: "text" });
  expect(score.objections[0]?.confirmed?.quote).toBe("Does that settle it for you?");
});

test("a question comes before a gap is named; a line that says something names it", () => {
  expect(isQuestion("Are you the only paycheck, and roughly what do you bring home?")).toBe(true);
  expect(isQuestion("You said, “Two, most days.” Could you tell me a little more about that?")).toBe(true);
  expect(isQuestion("From what you told me: that deductible is more than you have put by.")).toBe(false);
});

test("a need is proven by the question that surely asks it, not by the first that may", () => {
  const asks = (chance: number, text: string): Said => ({
    by: "agent",
    text,
    marks: [question({ topic: "deductible", chance })],
  });
  const proofOf = (...said: Said[]) => {
    const { practice, turns, state } = conversationOf(said, {
      scenario: { facts: [FACT], needs: { needed: 1, items: [NEED] } },
    });
    const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
    return dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "discovery.item:deductible");
  };
  const doubtful = asks(0.3, "Is it a big job, will it be long?");
  expect(proofOf(doubtful)).toMatchObject({ result: "not-met" });
  expect(proofOf(doubtful, asks(0.9, "What would you have to bear?"))).toMatchObject({
    result: "likely",
    evidence: [{ quote: "What would you have to bear?" }],
  });
});

test("a need that the customer answered is proven by the question before, where there was one", () => {
  const proofOf = (text: string) => {
    const { practice, turns, state } = conversationOf(
      [
        { by: "agent", text },
        { by: "customer", text: "We'd have three thousand left.", marks: [told] },
      ],
      { scenario: { facts: [FACT], needs: { needed: 1, items: [NEED] } } },
    );
    const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
    return dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "discovery.item:deductible")?.evidence;
  };
  expect(proofOf("And when it is all paid, what is there?")).toEqual([
    { turn: 0, quote: "And when it is all paid, what is there?" },
  ]);
  expect(proofOf("I see.")).toEqual([{ turn: 1, quote: "We'd have three thousand left." }]);
});

test("a figure that the customer never said is not given back", () => {
  const given = (text: string) => {
    const { practice, turns, state } = conversationOf([
      { by: "agent", text: "What did you pay?" },
      { by: "customer", text: "Thirty-four hundred, from my pocket." },
      { by: "agent", text, marks: [{ type: "reflection", usesWordsOf: 1 }] },
    ]);
    const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
    return dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "listening.reflected")?.result;
  };
  expect(given("Thirty-four hundred from one pocket, wow.")).toBe("met");
  expect(given("Forty-three hundred from one pocket, wow.")).toBe("not-met");
});

describe("what was said of this customer", () => {
  const reflection: MarkSeed = { type: "reflection", usesWordsOf: 0 };
  const tied: MarkSeed = { type: "gap", gap: "gap.limits", tied: true, plain: true, scare: false };
  const resultOf = (id: string, ...said: Said[]) => {
    const { practice, turns, state } = conversationOf(said);
    const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
    return dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id)?.result;
  };

  test("words that anybody says of insurance are not the customer's own", () => {
    const heard: Said = { by: "customer", text: "More than we paid for the truck and the boat in Dayton?" };
    const later: Said[] = [
      { by: "agent", text: "I see." },
      { by: "customer", text: "Yes." },
    ];
    const said = (text: string): Said => ({ by: "agent", text, marks: [reflection] });
    expect(resultOf("listening.uses-words", heard, ...later, said("You want to pay more than you paid."))).toBe(
      "not-met",
    );
    expect(resultOf("listening.uses-words", heard, ...later, said("So it is the truck and the boat."))).toBe("met");
    expect(resultOf("listening.uses-words", heard, ...later, said("So it is the truck, and Dayton."))).toBe("likely");
  });

  test("a gap is tied by a word or a figure that they told, not by one of the brief", () => {
    const heard: Said = { by: "customer", text: "My son drives the truck, maybe 200 miles." };
    const said = (text: string): Said => ({ by: "agent", text, marks: [tied] });
    expect(resultOf("gaps.tied:gap.limits", heard, said("At 480 the limits of 25/50 stop short."))).toBe("not-met");
    expect(resultOf("gaps.tied:gap.limits", heard, said("With your son driving, 25/50 stops short."))).toBe("met");
  });
});

test("what most people guess takes up no feeling", () => {
  const mark: MarkSeed = { type: "acknowledgement" };
  expect(marksOf({ by: "agent", text: "Most people guess far too high.", marks: [mark] })).toEqual([]);
  expect(marksOf({ by: "agent", text: "Most people feel that way.", marks: [mark] })).toHaveLength(1);
});

describe("an objection in one turn", () => {
  const at = (stage: "raised" | "acknowledged" | "explored" | "answered", quote?: string): MarkSeed => ({
    type: "objection",
    objection: "A1",
    stage,
    ...(quote !== undefined && { quote }),
  });
  const resultsOf = (text: string, ...marks: MarkSeed[]) => {
    const { practice, turns, state } = conversationOf([
      { by: "agent", text: "Hi." },
      { by: "customer", text: "I'm happy where I am.", marks: [at("raised")] },
      { by: "agent", text, marks },
      { by: "customer", text: "Hm." },
      { by: "agent", text: "Okay." },
    ]);
    const { dimensions } = scoreConversation({ practice, turns, state, mode: "text" });
    const checks = dimensions.flatMap((dimension) => dimension.checks);
    return (id: string) => checks.find((check) => check.id === `objections.${id}:A1`)?.result;
  };

  test("is answered out of order where the question behind it comes after the answer", () => {
    const [heard, asked] = ["I hear that.", "What do you value most?"];
    const answer = "We only compare the two, because yours is old.";
    const marks = [at("acknowledged", heard), at("explored", asked), at("answered", answer)];
    expect(resultsOf(`${heard} ${asked} ${answer}`, ...marks)("order")).toBe("met");
    expect(resultsOf(`${heard} ${answer} ${asked}`, ...marks)("order")).toBe("not-met");
  });

  test("is not answered by the short sentence that shows it was heard", () => {
    const heard = "That makes complete sense.";
    const result = resultsOf(heard, at("acknowledged", heard), at("answered", heard));
    expect([result("acknowledged"), result("answered")]).toEqual(["met", "not-met"]);
  });
});

test("what goes on behind a colon is one question", () => {
  expect(questionsIn("Tell me about the basement: what is down there?")).toHaveLength(1);
  expect(questionsIn("Who drives? What is down there?")).toHaveLength(2);
});
