import { expect, test } from "vitest";
import { scenarios } from "#core/library/library.ts";
import { RULE_IDS } from "#core/scoring/compliance/rules.ts";
import { findSpokenHits } from "#core/scoring/compliance/spoken-hits.ts";
import { checkExamples, ruleExamples } from "#core/scoring/explanations.ts";
import { rubric } from "#core/scoring/rubric.ts";
import { checksOfCall, PLAIN_CALL } from "#tests/support/rehearsal.ts";

const rulesIn = (text: string) =>
  findSpokenHits([{ index: 0, speaker: "agent", text, atMs: 0 }]).map(({ rule }) => rule);
/** What the whole conversation shows, and no single line. */
const BY_CONTEXT = ["R13"];

test("every check of the rubric is explained by an example", () => {
  expect(Object.keys(checkExamples).sort()).toEqual(rubric.flatMap(({ checks }) => checks.map(({ id }) => id)).sort());
});

test.each(RULE_IDS.filter((id) => !BY_CONTEXT.includes(id)))(
  "the page's example of a breach of %s is found, and the one that is fine is not",
  (id) => {
    expect(rulesIn(ruleExamples[id].breaks)).toContain(id);
    expect(rulesIn(ruleExamples[id].fine)).toEqual([]);
  },
);

test("the examples of checks break no rule", () => {
  for (const [id, { met }] of Object.entries(checkExamples)) expect(rulesIn(met), id).toEqual([]);
});

/** Those of which one line shows that they are met; the others are shares of lines, or the customer's to say, or rest on what was told. */
const SHOWN_BY_A_LINE = [
  "opening.name",
  "opening.agency",
  "opening.purpose",
  "opening.permission",
  "opening.agenda",
  "discovery.item",
  "discovery.open",
  "discovery.why-now",
  "gaps.named",
  "listening.reflected",
  "listening.acknowledged",
  "listening.checked-back",
  "objections.acknowledged",
  "objections.explored",
  "objections.answered",
  "recommendation.made",
  "recommendation.linked",
  "recommendation.limits",
  "recommendation.compared",
  "recommendation.price",
  "next-step.action",
  "next-step.date",
  "next-step.owner",
  "next-step.recap",
  "next-step.asked",
] as const;

test.each(SHOWN_BY_A_LINE)("the page's example of meeting %s meets it in some scenario, said word for word", (id) => {
  const isMet = scenarios.some((scenario) =>
    PLAIN_CALL.some((_, place) =>
      checksOfCall(scenario, PLAIN_CALL.toSpliced(place, 0, checkExamples[id].met)).some(
        (check) => check.id.split(":")[0] === id && check.result === "met",
      ),
    ),
  );
  expect(isMet).toBe(true);
});
