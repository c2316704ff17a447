import { expect, test } from "vitest";
import { difficulties } from "#core/scenarios/difficulties.ts";
import { describeDifficulty } from "#core/scenarios/difficulty-description.ts";

const textOf = (level: number) =>
  difficulties
    .filter((one) => one.level === level)
    .flatMap(describeDifficulty)
    .join(" ");

test("a level is told by what one will feel", () => {
  expect(textOf(1)).toBe(
    "Gives you plenty of time, and raises up to 2 objections of their own. May tell you things unasked. Gives you a second chance, and may be slow to hang up.",
  );
  expect(textOf(3)).toBe(
    "Gives you little time, and raises up to 5 objections of their own. Tells you hardly anything unasked. Forgives nothing, and is quick to hang up.",
  );
});

test("no level is told by the meters of the engine, and no two by the same words", () => {
  const texts = difficulties.map(({ level }) => textOf(level));
  expect(new Set(texts).size).toBe(difficulties.length);
  for (const text of texts) expect(text).not.toMatch(/irritation|of 100|turns/);
});
