import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Dimensions } from "#app/routes/practice/feedback/dimensions.tsx";
import { AskedModel, Overruled } from "#app/routes/practice/feedback/model-checks.tsx";
import type { CheckResult, Score } from "#core/scoring/score-schema.ts";

const MODEL = { name: "some-model", promptVersion: "checks-1", asked: 7, overruled: 1, unproven: 0, totalByRules: 62 };

const check = (method: CheckResult["method"], result: CheckResult["result"]): CheckResult => ({
  id: "next-step.recap",
  question: "Did you recap what you agreed?",
  method,
  result,
  evidence: [{ turn: 3, quote: "What we settled today" }],
  points: 0,
  outOf: 2,
  better: null,
  chance: null,
  because: null,
  disputed: false,
});
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "");
const skills = (one: CheckResult, model: Score["model"]) => {
  const given = {
    dimensions: [{ id: "next-step" as const, title: "Next step", weight: 10, percent: 50, checks: [one] }],
    model,
    disputing: { disputes: [], refused: null },
  };
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(Dimensions, given) }]);
  return textOf(renderToStaticMarkup(createElement(Page)));
};

test("a check that a model judged says so, by which model, and what the rules had found", () => {
  expect(skills(check("model", "met"), MODEL)).toContain("By model (some-model): the rules did not see this.");
  expect(skills(check("model", "not-met"), MODEL)).toContain("By model (some-model): the rules had counted this line.");
  expect(skills(check("rule", "met"), MODEL)).not.toContain("some-model");
});

test("where a model judged otherwise, the total by the rules alone stands beside the score", () => {
  const words = (model: Score["model"]) => textOf(renderToStaticMarkup(createElement(Overruled, { model })));
  expect(words(MODEL)).toBe("some-model judged 1 check otherwise than the rules. By the rules alone: 62.");
  expect(words({ ...MODEL, overruled: 0 })).toBe("");
  expect(words(undefined)).toBe("");
});

test("the page says how many checks a model was asked about, and how many of its answers do not count", () => {
  const words = (model: Score["model"]) => textOf(renderToStaticMarkup(createElement(AskedModel, { model })));
  expect(words(MODEL)).toBe(" 7 checks were also asked of some-model (checks-1).");
  expect(words({ ...MODEL, unproven: 2 })).toContain("2 answers came without words of yours to prove it");
  expect(words(undefined)).toBe("");
});
