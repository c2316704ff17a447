import { expect, test } from "vitest";
import { ownWords } from "#core/scoring/told-words.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const [fact] = practiceOf("C-2").scenario.facts;
const quoted = (quote: string) => fact && ownWords({ fact, quote });

test.each([
  "Manny, a plumber, a tile man.",
  "Yeah, two did, once.",
  "Back and forth to work, and the kids.",
  "The house, mostly the bank's.",
  "To the gym, and I deliver four nights a week.",
  "Goes away in the spring, I think.",
  "One we can't explain to our largest customer.",
  "I don't know, honestly.",
])("a piece of a sentence is not given back as what was said: %s", (said) => {
  expect(quoted(said)).toBeNull();
});

test.each([
  "The roof is around seventeen, with a few years left.",
  "They canceled us Friday and I need it Monday.",
  "Everything runs through one press.",
  "Nobody's been in here for three years.",
  "My tub dripped into the apartment under me.",
])("a sentence is given back as it was said: %s", (said) => {
  expect(quoted(said)).toBe(said);
});

test("the yes or no before a sentence answers a question, and is not given back with it", () => {
  expect(quoted("Yeah, my tub dripped into the apartment under me.")).toBe(
    "My tub dripped into the apartment under me.",
  );
});
