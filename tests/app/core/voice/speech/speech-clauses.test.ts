import { expect, test } from "vitest";
import { pauseOf } from "#core/voice/speech/speech-clauses.ts";

const CLAUSES = [
  "Nobody told me why.",
  "I have been with them for years.",
  "And then the roof.",
  "My wife called.",
  "Fine.",
];

test("pauses of one speaker are not all the same, and each clause keeps its own", () => {
  const pauses = CLAUSES.map((clause) => pauseOf(clause, 170));
  expect(new Set(pauses.map((ms) => Math.round(ms / 10))).size).toBeGreaterThan(3);
  for (const ms of pauses) {
    expect(ms).toBeGreaterThanOrEqual(240);
    expect(ms).toBeLessThanOrEqual(400);
  }
  expect(CLAUSES.map((clause) => pauseOf(clause, 170))).toEqual(pauses);
});

test("who speaks slowly pauses longer, and a phrase that only takes breath leaves none", () => {
  expect(pauseOf("Fine.", 150)).toBeCloseTo(pauseOf("Fine.", 180) * 1.2);
  expect(pauseOf("because the agent never", 150)).toBe(0);
});
