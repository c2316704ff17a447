import { expect, test } from "vitest";
import { takeClauses } from "#core/voice/local-upstream/clause-cutter.ts";

test("a sentence is a clause once the next one begins, the rest waits", () => {
  expect(takeClauses("About ninety a month. Why do you", false)).toEqual({
    clauses: ["About ninety a month."],
    rest: " Why do you",
  });
  expect(takeClauses("About ninety a month.", false).clauses).toEqual([]);
  expect(takeClauses("About ninety a month.", true).clauses).toEqual(["About ninety a month."]);
});

test("a title ends no sentence", () => {
  expect(takeClauses("Mr. Ortiz called. He was nice.", true).clauses).toEqual(["Mr. Ortiz called.", "He was nice."]);
});

test("a sentence that has begun waits, however long it gets", () => {
  expect(takeClauses("word ".repeat(50), false)).toEqual({ clauses: [], rest: "word ".repeat(50) });
});

test("punctuation alone is nothing to say", () => {
  expect(takeClauses("... — !", true).clauses).toEqual([]);
});

test("given in pieces it is cut as the whole is", () => {
  const text =
    "Hm. I am not sure, to be honest with you. My brother-in-law does that, and he is cheap: ninety a month!";
  let rest = "";
  const pieces: string[] = [];
  for (const piece of text.match(/.{1,7}/g) ?? []) {
    const taken = takeClauses(rest + piece, false);
    pieces.push(...taken.clauses);
    rest = taken.rest;
  }
  pieces.push(...takeClauses(rest, true).clauses);
  expect(pieces).toEqual(takeClauses(text, true).clauses);
});
