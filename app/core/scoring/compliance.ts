import { type ComplianceScene, findContextHits } from "./compliance/context-hits.ts";
import { findWordingHits } from "./compliance/wording-hits.ts";
import type { ComplianceHit, Score } from "./score.ts";

/** Every broken rule of a conversation in the order of its turns, at most once per rule and turn. */
export function findComplianceHits(scene: ComplianceScene): ComplianceHit[] {
  const hits = [...findWordingHits(scene.turns), ...findContextHits(scene)];
  const first = new Map<string, ComplianceHit>();
  for (const hit of hits) {
    const key = `${hit.rule}@${hit.evidence.turn}`;
    if (!first.has(key)) first.set(key, hit);
  }
  return [...first.values()].sort((a, b) => a.evidence.turn - b.evidence.turn);
}

/** [S20]-[S22] What the hits make of a score. */
export function applyGate(ungated: number, hits: readonly ComplianceHit[]): Pick<Score, "total" | "gate"> {
  const count = (severity: ComplianceHit["severity"]) => hits.filter((hit) => hit.severity === severity).length;
  const minors = count("minor");
  const afterMinors = Math.max(0, ungated - MINOR_COST * minors);
  if (count("blocker") > 0) return { gate: "failed", total: Math.min(afterMinors, FAILED_AT_MOST) };
  if (count("major") > 0) return { gate: "capped", total: Math.min(afterMinors, CAPPED_AT_MOST) };
  return { gate: minors > 0 ? "minor" : "clear", total: afterMinors };
}

const MINOR_COST = 2;
/** Under half: a failed conversation never looks like a near pass. */
const FAILED_AT_MOST = 49;
const CAPPED_AT_MOST = 69;
