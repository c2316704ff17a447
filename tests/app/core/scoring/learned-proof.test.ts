import { describe, expect, test } from "vitest";
import { proofReader } from "#core/scoring/learned-proof.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";

/** [S46] What readers take for proof, with the weights in use. */

const agent = (text: string, ...marks: MarkSeed[]): Said => ({ by: "agent", text, marks });
const customer = (text: string): Said => ({ by: "customer", text });
const step = (more: Partial<Extract<MarkSeed, { type: "next-step" }>> = {}): MarkSeed => ({
  type: "next-step",
  action: true,
  date: true,
  owner: true,
  ...more,
});

function checkOf(said: readonly Said[], id: string) {
  const { dimensions } = scoreConversation({ ...conversationOf(said), mode: "text" });
  return dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id);
}

describe("of several sentences that may prove a check", () => {
  const CALL = "Can I call you Thursday at ten with both quotes?";
  const FRIDAY = "I'll text you Friday.";

  test("the one is quoted that a reader most likely takes for proof, wherever it stands", () => {
    for (const [first, second] of [
      [CALL, FRIDAY],
      [FRIDAY, CALL],
    ]) {
      const said = [customer("Hi."), agent(first ?? "", step()), customer("Okay."), agent(second ?? "", step())];
      expect(checkOf(said, "next-step.date")?.evidence.map(({ quote }) => quote)).toEqual([CALL]);
    }
  });
});

describe("a credit that a reader would doubt", () => {
  const REFLECTION: MarkSeed = { type: "reflection", usesWordsOf: null };
  const SAID = "The bill went up and nobody told me why.";

  test("is only likely, and one that a reader would not is met", () => {
    const echo = [customer(SAID), agent("Went up, told you why, okay.", REFLECTION)];
    const given = [customer(SAID), agent("So the bill went up and nobody told you why.", REFLECTION)];
    expect(checkOf(echo, "listening.reflected")?.result).toBe("likely");
    expect(checkOf(given, "listening.reflected")?.result).toBe("met");
  });

  test("is met where a model read it: its quote was proven", () => {
    const echo = [customer(SAID), agent("Went up, told you why, okay.", { ...REFLECTION, by: "model" })];
    expect(checkOf(echo, "listening.reflected")?.result).toBe("met");
  });
});

test("what a reader would call an echo is no habit of giving back", () => {
  const SAID = [
    "The bill went up and nobody told me why.",
    "My son drives the old truck to school now.",
    "My wife does the money and she wants it simple.",
  ];
  const call = (given: readonly string[]) =>
    SAID.flatMap((text, at) => [customer(text), agent(given[at] ?? "", { type: "reflection", usesWordsOf: null })]);
  const result = (given: readonly string[]) => checkOf(call(given), "listening.reflects-often")?.result;
  const whole = [
    "So the bill went up and nobody told you why.",
    "So your son drives the old truck to school now.",
    "So your wife does the money, and she wants it simple.",
  ];
  const echoes = ["Went up, told you why, okay.", "Old truck to school, huh, okay.", "Does the money, okay, simple."];
  expect([result(whole), result(echoes)]).toEqual(["met", "not-met"]);
});

describe("the chance that words prove a check", () => {
  const turns = conversationOf([customer("What do you make of it?"), agent("I'd raise the limit.")]).turns;
  const reader = proofReader(turns, "Dana Whitfield");
  const claim = { check: "recommendation.made", subject: null, isSure: true };

  test("lies between 0 and 1, and is higher for what does it than for what does not", () => {
    const said = reader.chance(claim, { turn: 1, quote: "I'd raise the limit." });
    const other = reader.chance(claim, { turn: 1, quote: "There are many options." });
    expect(said).toBeGreaterThan(other);
    expect(said).toBeLessThan(1);
    expect(other).toBeGreaterThan(0);
  });

  test("is there for a turn that does not exist and for empty words, too", () => {
    expect(reader.chance(claim, { turn: 9, quote: "" })).toBeGreaterThan(0);
  });
});
