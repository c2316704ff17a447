import { describe, expect, test } from "vitest";
import { acquaintancesOf } from "#core/scenarios/acquaintances.ts";
import { customerKeys } from "#core/scenarios/find-own-questions.ts";
import { OUTBOUND_INTRO, play, practiceOf } from "#tests/support/rehearsal.ts";

describe("who somebody is", () => {
  test.each([
    ["oh nice so who's jenna is that your wife or", /client/],
    ["Um, sorry, who's Jenna?", /client/],
    ["So is Jenna your girlfriend? Fiancée maybe?", /^No, my client\./],
    ["Tasha, that's your girlfriend?", /^Yeah, my girlfriend\./],
    ["Biscuit is your dog or your kid?", /^My dog\./],
  ])("is told where %s", (question, answer) => {
    const { lines } = play(practiceOf("L-2", 1, 7, "marcus"), [OUTBOUND_INTRO, question]);
    expect(lines[1]).toMatch(answer);
  });

  test.each([
    ["Who is Greg, your brother or who?", /husband/],
    ["Tyler is your son, or your brother, or another person?", /^My son\./],
  ])("is told where %s is asked", (question, answer) => {
    const { lines } = play(practiceOf("A-1", 1, 7, "dana"), [OUTBOUND_INTRO, question]);
    expect(lines[1]).toMatch(answer);
  });

  test("is not told where it is asked who does something", () => {
    const { lines } = play(practiceOf("L-2", 1, 7, "marcus"), [OUTBOUND_INTRO, "Who is Tasha driving with?"]);
    expect(lines[1]).not.toMatch(/girlfriend/);
  });

  test("is known of every customer, and each name stands there once", () => {
    for (const key of customerKeys) {
      const names = acquaintancesOf(key).map(({ name }) => name);
      expect(names.length, key).toBeGreaterThan(0);
      expect(new Set(names).size, key).toBe(names.length);
    }
  });
});
