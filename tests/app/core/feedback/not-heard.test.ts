import { expect, test } from "vitest";
import { isNotHeard } from "#core/feedback/not-heard.ts";

const LINE = { turn: 3, quote: "Do you own it?" };

test("what was missed without a line against it was not heard", () => {
  expect(isNotHeard({ result: "not-met", evidence: [] })).toBe(true);
  expect(isNotHeard({ result: "unproven", evidence: [] })).toBe(true);
});

test("what stands on a line was heard, and what was met or did not apply was not missed", () => {
  expect(isNotHeard({ result: "not-met", evidence: [LINE] })).toBe(false);
  expect(isNotHeard({ result: "met", evidence: [] })).toBe(false);
  expect(isNotHeard({ result: "not-applicable", evidence: [] })).toBe(false);
});
