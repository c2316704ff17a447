import { expect, test } from "vitest";
import { spokenPieces, spokenWords } from "#core/customer/speaking/spoken-words.ts";
import { personas } from "#core/scenarios/personas.ts";

const priya = personas.find(({ id }) => id === "priya");
if (!priya) throw new Error("Priya is in the library");

const CASES = [
  ["as it is", "Five months.", "Five months."],
  ["a name label", "Priya: Five months.", "Five months."],
  ["the whole name in bold", "**Priya Raman:** Five months.", "Five months."],
  ["a role label", "Customer: Five months.", "Five months."],
  ["marks around the whole", '"Five months. Why?"', "Five months. Why?"],
  ["stage directions", "*sighs* Five months. (pauses) Why?", "Five months. Why?"],
  ["emphasis", "I said **no**.", "I said no."],
  ["thinking before it", "<think>She asks the age.</think>\n\nFive months.", "Five months."],
  ["thinking that never ends", "Five months. <think>now what", "Five months. "],
  ["a name that is no label", "Priya, yes.", "Priya, yes."],
  ["a quotation inside", 'He said "any policy".', 'He said "any policy".'],
  ["times and colons", "Thursday: four thirty works.", "Thursday: four thirty works."],
  ["brackets that people speak in", "We have two (well, three).", "We have two (well, three)."],
] as const;

test.each(CASES)("of %s only the words are spoken", (_, raw, spoken) => {
  expect(spokenWords(raw.replace("Raman", priya.name.split(" ")[1] ?? ""), priya)).toBe(spoken.trimEnd());
});

test.each(CASES)("%s comes to the same in pieces of any size", async (_, raw) => {
  for (const size of [1, 3, 7, 50]) {
    const pieces = async function* () {
      for (let at = 0; at < raw.length; at += size) yield raw.slice(at, at + size);
    };
    let joined = "";
    for await (const piece of spokenPieces(pieces(), priya)) joined += piece;
    expect(joined).toBe(spokenWords(raw, priya));
  }
});

test("an answer that has become a speech ends with its sentence", async () => {
  const pieces = async function* () {
    for (let i = 0; i < 60; i++) yield "We moved here in the spring of that year. ";
  };
  let joined = "";
  for await (const piece of spokenPieces(pieces(), priya)) joined += piece;
  expect(joined.split(/\s+/).length).toBeLessThan(110);
  expect(joined).toMatch(/\.$/);
});
