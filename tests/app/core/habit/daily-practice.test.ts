import { expect, test } from "vitest";
import { keyOfFinished, stepKey } from "#core/habit/daily-practice.ts";

const finished = {
  kind: "practice",
  forked_from: null,
  scenario_id: "A-1",
  persona_id: "dana",
  objectionId: null,
} as const;

test("a finished conversation does the step that it was", () => {
  expect(keyOfFinished(finished)).toBe(stepKey({ kind: "customer", scenarioId: "A-1", personaId: "dana" }));
  expect(keyOfFinished({ ...finished, forked_from: "c1" })).toBe(stepKey({ kind: "retry", conversationId: "c1" }));
  expect(keyOfFinished({ ...finished, kind: "drill", objectionId: "A1" })).toBe(
    stepKey({ kind: "drill", objectionId: "A1" }),
  );
  // A moment of a drill again is no drill: it changes none.
  expect(keyOfFinished({ ...finished, kind: "drill", objectionId: "A1", forked_from: "c1" })).toBe("retry/c1");
});

test("what a client of the API brought, and a drill without its objection, do none", () => {
  expect(keyOfFinished({ ...finished, kind: "transcript" })).toBeNull();
  expect(keyOfFinished({ ...finished, kind: "drill" })).toBeNull();
});
