import { expect, test } from "vitest";
import { fallOf, LEVEL_OBSERVATIONS, LEVEL_WEIGHTS, shownLevel, skillLevel } from "#core/readiness/skill-level.ts";

test("the newer an observation, the more it weighs; the last four make up about half", () => {
  expect(skillLevel([])).toBeNull();
  expect(skillLevel([100, 0])?.level).toBeGreaterThan(skillLevel([0, 100])?.level ?? 100);
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  expect(sum(LEVEL_WEIGHTS.slice(0, 4)) / sum(LEVEL_WEIGHTS)).toBeCloseTo(0.5, 1);
});

test("what is older than the last twenty does not count", () => {
  const twenty = Array.from({ length: LEVEL_OBSERVATIONS }, () => 50);
  expect(skillLevel([...twenty, 100, 100])).toEqual(skillLevel(twenty));
  expect(skillLevel(twenty)).toMatchObject({ observations: 20 });
});

test("a figure is shown from three observations on", () => {
  expect(shownLevel({ level: 71.6, observations: 2 })).toBeNull();
  expect(shownLevel({ level: 71.6, observations: 3 })).toBe(72);
});

test("a skill falls when it is ten points below what it was before the last three", () => {
  const fall = (newestFirst: number[]) => fallOf(skillLevel(newestFirst) ?? { level: 0, levelBefore: null });
  expect(fall([40, 40, 40, 80, 80])).toBe(0);
  expect(fall([40, 40, 40, 80, 80, 80])).toBeGreaterThanOrEqual(10);
  expect(fall([80, 80, 80, 40, 40, 40])).toBe(0);
  expect(fall([75, 75, 75, 80, 80, 80])).toBe(0);
});
