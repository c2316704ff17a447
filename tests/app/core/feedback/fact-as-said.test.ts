import { expect, test } from "vitest";
import { factAsSaid } from "#core/feedback/fact-as-said.ts";
import { assemblePractice } from "#core/library/library.ts";

const practice = assemblePractice({ scenarioId: "H-2", personaId: "ray", level: 1, seed: 7 });

test.each([
  ["a fixed income with about $20,000 set aside", "It'd hurt. It's fixed income.", "a fixed income"],
  [
    "a fixed income with about $20,000 set aside",
    "Fixed. And twenty thousand or so.",
    "a fixed income with about $20,000 set aside",
  ],
  ["a premium that rose from $1,390 to $2,180 in four years", "They've got me at 2,180.", "a premium that rose"],
  ["a roof from 2004", "It's from '04.", "a roof from 2004"],
  ["a roof from 2004", "My brother and I did it.", "a roof"],
  [
    "a new 2 percent wind and hail deductible",
    "Some two percent thing. New.",
    "a new 2 percent wind and hail deductible",
  ],
])("of “%s” the line “%s” says “%s”", (card, line, said) => {
  if (!practice) throw new Error("H-2 is in the library");
  expect(factAsSaid({ card, item: "home.roof" }, line, practice)).toBe(said);
});

test("where the card begins with a figure that was not said, what it is about stands there", () => {
  if (!practice) throw new Error("H-2 is in the library");
  expect(factAsSaid({ card: "$40,000 of equipment", item: "home.roof" }, "Some machines.", practice)).toBe("roof");
});
