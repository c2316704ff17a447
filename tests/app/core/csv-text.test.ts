import { expect, test } from "vitest";
import { csvText } from "#core/csv-text.ts";

test.each([
  ["plain", "plain"],
  ["Reyes, Dana", '"Reyes, Dana"'],
  ['Dana "Dee" Reyes', '"Dana ""Dee"" Reyes"'],
  ["two\nlines", '"two\nlines"'],
  ["🏠 وكالة", "🏠 وكالة"],
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [" =1", "' =1"],
  ["", ""],
])("%j is written as %j", (value, written) => {
  expect(csvText([[value]])).toBe(`\u{feff}${written}\r\n`);
});

test("numbers stay numbers, and what is not known is empty", () => {
  expect(csvText([["a", -3, null, 4.5]])).toBe("\u{feff}a,-3,,4.5\r\n");
});
