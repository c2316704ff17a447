import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Compliance } from "#app/routes/practice/feedback/compliance.tsx";
import { Dimensions } from "#app/routes/practice/feedback/dimensions.tsx";
import { Dispute } from "#app/routes/practice/feedback/dispute-form.tsx";
import { Metrics } from "#app/routes/practice/feedback/metrics.tsx";
import type { CheckResult, DimensionResult, Metric } from "#core/scoring/score-schema.ts";

const NO_DISPUTES = { disputes: [], refused: null, isHandedIn: false };

function htmlOf(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const check = (id: string, changes: Partial<CheckResult> = {}): CheckResult => ({
  id,
  question: `Did you ${id}?`,
  method: "rule",
  result: "not-met",
  evidence: [],
  points: 0,
  outOf: 5,
  better: "Tell me more about that?",
  chance: null,
  because: null,
  disputed: false,
  ...changes,
});

const skills = (dimension: Partial<DimensionResult>) =>
  htmlOf(
    createElement(Dimensions, {
      dimensions: [{ id: "listening", title: "Listening", weight: 10, percent: 0, checks: [], ...dimension }],
      disputing: NO_DISPUTES,
    }),
  );

const timesIn = (html: string, text: string) => html.split(text).length - 1;

test("checks that ask for one and the same line show it once", () => {
  const html = skills({ checks: [check("mirror"), check("label"), check("sum up", { better: "So you need both?" })] });
  expect(timesIn(html, "Tell me more about that?")).toBe(1);
  expect(timesIn(html, "So you need both?")).toBe(1);
});

test("a skill that was not scored says why, and opens to nothing less than something", () => {
  const none = { percent: null, checks: [check("pace", { result: "not-applicable" })] };
  const html = skills({ ...none, id: "delivery", title: "Delivery" });
  expect(html).toContain("Only spoken lines show it.");
  expect(timesIn(html, "<details")).toBe(1);
  expect(skills(none)).toContain("Nothing here called for it.");
});

test("a source stands once under the figures, whatever rests on it", () => {
  const metric = (id: string): Metric => ({
    id,
    title: id,
    value: 1,
    display: "1",
    range: "0 to 2",
    source: "Correlation from B2B calls.",
    inRange: true,
  });
  const metrics = ["Talk share", "Longest turn"].map(metric);
  const html = htmlOf(createElement(Metrics, { metrics, messages: [], customerName: "Dana" }));
  expect(timesIn(html, "Correlation from B2B calls.")).toBe(1);
  expect(html).toContain("Talk share, Longest turn");
});

test("compliance is folded, but not what decides the score, nor what is disputed", () => {
  const hit = {
    rule: "R1",
    title: "Promise",
    severity: "minor",
    certainty: "sure",
    evidence: { turn: 1, quote: "x" },
    safer: "y",
    disputed: false,
  } as const;
  const html = (changes: Partial<Record<"severity", "blocker">>, disputes: { rule: string }[] = []) =>
    htmlOf(
      createElement(Compliance, {
        hits: [{ ...hit, ...changes }],
        town: "Columbus, Ohio",
        disputing: {
          disputes: disputes.map(({ rule }) => ({ rule, turn: 1, reason: "", status: "open" as const })),
          refused: null,
          isHandedIn: false,
        },
      }),
    );
  expect(html({})).not.toMatch(/<details[^>]* open/);
  expect(html({ severity: "blocker" })).toMatch(/<details[^>]* open/);
  expect(html({}, [{ rule: "R1" }])).toMatch(/<details[^>]* open/);
});

test("a dispute of what was handed in says that its total stays, and that its readers read the reason", () => {
  const html = (isHandedIn: boolean) =>
    htmlOf(
      createElement(Dispute, {
        finding: { rule: "R1", turn: 1 },
        disputing: { ...NO_DISPUTES, isHandedIn },
      }),
    );
  expect(html(true)).toContain("the total that was handed in stays");
  expect(html(false)).not.toContain("handed in");
});
