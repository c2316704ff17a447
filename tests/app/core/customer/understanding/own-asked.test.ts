import { expect, test } from "vitest";
import { ownAsked } from "#core/customer/understanding/own-asked.ts";
import type { OwnQuestions } from "#core/scenarios/answer-sheet.ts";

const NOBODY: ReadonlySet<string> = new Set();
const own: OwnQuestions = {
  "own.uncle-age": {
    about: "how old the uncle is",
    asks: ["How old is he?", "and the guy who co-signed, is he getting up there", "Is your uncle still working?"],
    says: ["He's sixty-six, man."],
  },
  "own.shelf": {
    about: "whether the shelf is built",
    asks: ["Did you get that shelf built?", "are the quilts up yet", "so it stands now"],
    says: ["Next week."],
  },
};

test("a question that names nothing asks for what the talk is of", () => {
  const withUncle = ownAsked("how old is he", own, NOBODY, "my uncle signed with me");
  const without = ownAsked("how old is he", own, NOBODY, "we run the spot twice a week");
  expect(withUncle).toMatchObject({ slot: "own.uncle-age" });
  expect(withUncle?.likeness).toBeGreaterThan(0.9);
  expect(without?.likeness).toBeLessThan(0.7);
});

test("a question that names its matter needs no talk of it", () => {
  expect(ownAsked("is your uncle still working", own, NOBODY)?.likeness).toBeGreaterThan(0.9);
});
