import { expect, test } from "vitest";
import { RULE_IDS } from "#core/scoring/compliance/rules.ts";
import { findSpokenHits } from "#core/scoring/compliance/spoken-hits.ts";
import { checkExamples, ruleExamples } from "#core/scoring/explanations.ts";
import { rubric } from "#core/scoring/rubric.ts";

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
