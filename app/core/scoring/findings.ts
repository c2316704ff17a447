import { earnsPoints } from "./earns-points.ts";
import type { CheckResult, Score } from "./score-schema.ts";

/** What can be disputed or reviewed: a compliance rule in a turn, or a check, with the turn it stands at, or 0. */
export type FindingPlace = { finding: string; turn: number };

/** A finding of this score: its title, and what the score says of it. */
export type FoundFinding = FindingPlace & {
  title: string;
  kind: "rule" | "check";
  /** Whether the agent did right by it: a check earned its points, a rule was not broken. */
  isMet: boolean;
};

/** Null: this score has no such finding, or it does not apply. */
export function findFinding(score: Score, { finding, turn }: FindingPlace): FoundFinding | null {
  const hit = score.compliance.find((one) => one.rule === finding && one.evidence.turn === turn);
  if (hit) return { finding, turn, title: hit.title, kind: "rule", isMet: false };
  const check = score.dimensions
    .flatMap(({ checks }) => checks)
    .find((one) => one.id === finding && one.result !== "not-applicable" && turn === turnOfCheck(one));
  return check ? { finding, turn, title: check.question, kind: "check", isMet: earnsPoints(check) } : null;
}

/** Where a check stands: the turn of its first quote, else 0. */
export function turnOfCheck({ evidence }: Pick<CheckResult, "evidence">): number {
  return evidence[0]?.turn ?? 0;
}
