import { expect, test } from "vitest";
import { markedExcerpt } from "#core/history/marked-words.ts";
import { SEARCH_MAX_LENGTH, searchExpression, searchWords } from "#core/history/search-words.ts";
import { wordStem } from "#core/history/word-stem.ts";

test("what is typed becomes quoted words, whatever it holds", () => {
  const expression = (typed: string) => searchExpression(searchWords(typed).words);
  expect(expression('say "hello" AND NOT owner:x*')).toBe(
    'words:("hello" AND "owner" AND "say" AND "AND" AND "NOT" AND "x")',
  );
  expect(expression("roof roof ROOF")).toBe('words:("ROOF")');
  for (const nothing of ["", '"', "😀", "*** -- ()"]) expect(expression(nothing), nothing).toBe("");
});

test("the longest words are kept, of the first characters only", () => {
  expect(searchWords("a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii")).toEqual({
    words: ["iiiiiiiii", "hhhhhhhh", "ggggggg", "ffffff", "eeeee", "dddd"],
    isCut: false,
    ignored: 3,
  });
  expect(searchWords("x".repeat(10_000))).toEqual({ words: ["x".repeat(SEARCH_MAX_LENGTH)], isCut: true, ignored: 0 });
  expect(searchWords("😀".repeat(300)).isCut).toBe(true);
});

test.each([
  ["renewals", "renew"],
  ["renewed", "renew"],
  ["policies", "polici"],
  ["policy", "polici"],
  ["deductible", "deduct"],
  ["agreed", "agre"],
  ["insurance", "insur"],
  ["hopping", "hop"],
  ["relational", "relat"],
  ["happiness", "happi"],
  ["controlling", "control"],
  ["replacement", "replac"],
  ["is", "is"],
  ["100", "100"],
])("the stem of %s is %s", (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});

test("an excerpt is the line around the first word that was found, its words marked and nothing else changed", () => {
  const marked = (line: string, words: string[]) =>
    markedExcerpt(line, words)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join("");
  expect(marked("Your renewals <b>are</b> here.", ["renewal", "B"])).toBe("Your [renewals] <[b]>are</[b]> here.");
  expect(marked("José said  so\nagain", ["jose"])).toBe("[José] said so again");
  const long = `${"before ".repeat(40)}roof ${"after ".repeat(80)}`;
  const excerpt = marked(long, ["roof"]);
  expect(excerpt).toMatch(/^… before .*\[roof\] after .* …$/);
  expect(excerpt.length).toBeLessThan(240);
  expect(marked("nothing of it", ["roof"])).toBe("nothing of it");
  expect(marked(`${"😀".repeat(400)}`, ["roof"])).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
