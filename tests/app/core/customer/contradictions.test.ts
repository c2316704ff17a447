import { expect, test } from "vitest";
import { contradictionText, interrogate, waysOfAsking } from "#tests/eval/interrogation/interrogate.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

// All customers are asked by `npm run eval -- --only interrogation`.
test.each([
  ["A-1", "dana"],
  ["H-1", "priya"],
  ["L-1", "priya"],
  ["C-1", "elena"],
])("in %s %s, asked for everything three ways at three moments, never contradicts herself", (scenarioId, personaId) => {
  const { asked, contradictions } = interrogate(practiceOf(scenarioId, 2, 7, personaId), waysOfAsking());
  expect(contradictions.map(contradictionText)).toEqual([]);
  expect(asked.filter(({ tells }) => tells === "its own").length / asked.length).toBeGreaterThan(0.8);
});
