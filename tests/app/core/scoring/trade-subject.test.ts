import { describe, expect, test } from "vitest";
import { doubtWithoutSubject, isOfTrade } from "#core/scoring/compliance/learned/trade-subject.ts";

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
