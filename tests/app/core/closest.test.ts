import { expect, test } from "vitest";
import { findClosest, suggestion } from "#core/closest.ts";

test.each([
  ["A1", "A-1"],
  ["a-1", "A-1"],
  ["--sceanrio", "--scenario"],
  ["Z-9", null],
  ["4", null],
  ["", null],
])("%s is closest to %s", (word, closest) => {
  expect(findClosest(word, ["A-1", "H-2", "1", "--scenario"])).toBe(closest);
});

test("a suggestion names the closest, else the choices, unless there are too many to read", () => {
  expect(suggestion("danna", ["dana", "tom"])).toBe('; did you mean "dana"?');
  expect(suggestion("zzz", ["dana", "tom"])).toBe("; expected one of dana, tom");
  expect(
    suggestion(
      "zzz",
      Array.from({ length: 25 }, (_, at) => `choice ${at}`),
    ),
  ).toBe("");
});
