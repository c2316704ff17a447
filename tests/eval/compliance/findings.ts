import { openCustomer, step } from "#core/customer/engine.ts";
import type { Mark } from "#core/customer/marks.ts";
import { findComplianceHits } from "#core/scoring/compliance.ts";
import type { ComplianceHit } from "#core/scoring/score-schema.ts";
import { practiceOf } from "../practice.ts";

const practices = {
  auto: practiceOf({ scenarioId: "A-1", level: 2, seed: 7 }),
  life: practiceOf({ scenarioId: "L-1", level: 2, seed: 7 }),
};

/** What an agent says to what a customer said before; null: to their opening. */
export type SaidLine = { heard: string | null; said: string; line: "auto" | "life"; isRecorded: boolean };

/** What the detector finds in one line, with the marks that the real engine makes of it. */
export function findingsOf({ heard, said, line, isRecorded }: SaidLine): { hits: ComplianceHit[]; marks: Mark[] } {
  const practice = practices[line];
  const { state, opening } = openCustomer(practice);
  const before = heard ?? opening;
  const listening = { ...state, memory: { ...state.memory, lastLine: { turn: 0, text: before } } };
  const next = step(practice, listening, { turn: 1, text: said, scriptObjections: [] });
  const marks = next.state.marks.filter(({ turn }) => turn <= 1);
  const hits = findComplianceHits({
    practice,
    turns: [
      { index: 0, speaker: "customer", text: before, atMs: 0 },
      { index: 1, speaker: "agent", text: said, atMs: 1000 },
    ],
    marks,
    isRecorded,
  });
  return { hits, marks };
}
