import { expect, test } from "vitest";
import { judgedOn } from "#app/content/judged-on.ts";
import { rubric } from "#core/scoring/rubric.ts";

test("what an agent is told before a practice is what the rubric judges, with its weights", () => {
  expect(judgedOn.map(({ id, title, weight }) => ({ id, title, weight }))).toEqual(
    rubric.map(({ id, title, weight }) => ({ id, title, weight })),
  );
});
