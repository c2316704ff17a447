import { describe, expect, test } from "vitest";
import { distancesFromTrade, doubtWithoutSubject, isOfTrade } from "#core/scoring/compliance/learned/trade-subject.ts";
import { findSpokenHits } from "#core/scoring/compliance/spoken-hits.ts";

describe("the matter of the trade", () => {
  test.each([
    ["said", "That one is covered, no matter what.", null],
    ["asked for before", "Sure, that always works.", "So does my policy pay for that?"],
    ["a sum", "I'd send you $50 for it.", null],
  ])("is there where it is %s", (_how, said, heard) => {
    expect(isOfTrade(said, heard)).toBe(true);
  });

  test.each([
    "Just one second while I pull that up.",
    "You really should get some sleep.",
    "They're the best neighbors.",
  ])("is not there: %s", (said) => {
    expect(isOfTrade(said, null)).toBe(false);
  });

  test("a promise needs it, pressing anybody does not", () => {
    expect(doubtWithoutSubject("R1", false)).toBeGreaterThan(doubtWithoutSubject("R1", true));
    expect(doubtWithoutSubject("R16", false)).toBe(0);
  });
});

describe("how far a talk is from the trade", () => {
  const talkOf = (...texts: string[]) =>
    texts.map((text, index) => ({
      index,
      speaker: index % 2 === 0 ? ("agent" as const) : ("customer" as const),
      text,
      atMs: 1000 * index,
    }));
  const CHAT = [
    "How was the game?",
    "We lost.",
    "Ah. By much?",
    "Two goals.",
    "And the kids?",
    "Fine.",
    "Any pets?",
    "A dog.",
  ];
  const GIFT = "I'd send you half of what I make on this, nobody needs to know.";

  test("a call that named insurance once stays near it, however long it is about something else", () => {
    const talk = talkOf("It's about your home insurance.", "Okay.", ...CHAT, ...CHAT, GIFT);
    expect(distancesFromTrade(talk).every((distance) => distance === "near")).toBe(true);
    expect(findSpokenHits(talk)).toMatchObject([{ rule: "R3", certainty: "sure" }]);
  });

  test("where nobody has named it, a rule about the trade is not broken; pressing and secret numbers are", () => {
    expect(distancesFromTrade(talkOf(...CHAT))).toEqual(["near", "near", "not-yet-near", ...Array(5).fill("away")]);
    expect(findSpokenHits(talkOf(...CHAT, GIFT))).toEqual([]);
    expect(findSpokenHits(talkOf(...CHAT, "What's your Social Security number?"))).toMatchObject([{ rule: "R19" }]);
  });

  test("a tax deduction and one claim name no insurance", () => {
    expect(distancesFromTrade(talkOf("It's tax deductible.", "Nice.", "They claim so.", "Okay.", "Yes.")).at(-1)).toBe(
      "away",
    );
  });
});
