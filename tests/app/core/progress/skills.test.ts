import { describe, expect, test } from "vitest";
import { skillsOf } from "#core/progress/skills.ts";

const figureOf = (newestFirst: (number | null)[], id = "discovery") =>
  skillsOf(newestFirst.map((percent) => ({ [id]: percent }))).find((skill) => skill.id === id);

describe("a skill", () => {
  test("has no figure below three observations", () => {
    expect(figureOf([])).toMatchObject({ percent: null, observations: 0 });
    expect(figureOf([80, 80])).toMatchObject({ percent: null, observations: 2 });
    expect(figureOf([80, 80, 80])).toMatchObject({ percent: 80, observations: 3 });
  });

  test("does not count conversations in which nothing of it applied", () => {
    expect(figureOf([80, null, 80, null])).toMatchObject({ percent: null, observations: 2 });
    expect(figureOf([null, 60, null, 60, 60])).toMatchObject({ percent: 60, observations: 3 });
  });

  test("weighs recent conversations more", () => {
    expect(figureOf([90, 60, 30])?.percent).toBe(63);
    expect(figureOf([30, 60, 90])?.percent).toBe(57);
  });

  test("moves by about half when the last four conversations change", () => {
    const figure = figureOf([...Array(4).fill(100), ...Array(40).fill(0)])?.percent ?? 0;
    expect(figure).toBeGreaterThanOrEqual(45);
    expect(figure).toBeLessThanOrEqual(55);
  });
});

describe("the list of skills", () => {
  test("is the rubric's, in its order; delivery only once a call has shown it", () => {
    const ids = ["opening", "discovery", "gaps", "listening", "objections", "recommendation", "next-step"];
    expect(skillsOf([]).map(({ id }) => id)).toEqual(ids);
    expect(skillsOf([{ delivery: null }]).map(({ id }) => id)).toEqual(ids);
    expect(skillsOf([{ delivery: 70 }]).map(({ id }) => id)).toEqual([...ids, "delivery"]);
  });
});
