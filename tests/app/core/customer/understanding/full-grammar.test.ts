import { expect, test } from "vitest";
import { openCustomer, step } from "#core/customer/engine.ts";
import { inFullGrammar } from "#core/customer/understanding/full-grammar.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const NAMES: ReadonlySet<string> = new Set(["tom", "gallagher"]);

test.each([
  ["how many cars you have in the house tom", "how many cars do you have"],
  ["where she works", "where does she works"],
  ["so you have kids", "so do you have kids"],
  ["sorry you said next client so what is it you do", "what is it you do"],
  ["how old is he if i may ask", "how old is he"],
])("%s is asked in full as: %s", (said, full) => {
  expect(inFullGrammar(said, NAMES)).toBe(full);
});

test.each(["how many cars do you have", "what is your deductible", "tell me about the roof"])(
  "%s stands as it is",
  (said) => {
    expect(inFullGrammar(said, NAMES)).toBeNull();
  },
);

test("a question without its helping verb, with a name and a few words behind it, is answered", () => {
  const practice = practiceOf("A-2", 1, 77, "tom");
  const { state } = openCustomer(practice);
  const line = (turn: number, text: string) => ({ turn, text, scriptObjections: [] });
  const hello = step(practice, state, line(1, "Hi, this is Nora with Harbor Insurance, is this a good time?"));
  const asked = step(practice, hello.state, line(3, "How many cars you have in the house, Tom?"));
  expect(asked.move.line).toMatch(/two cars|traverse|malibu/i);
});
