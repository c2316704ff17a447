import { type ComplianceScene, findContextHits } from "./compliance/context-hits.ts";
import { findSpokenHits } from "./compliance/spoken-hits.ts";
import type { ComplianceHit, Score } from "./score.ts";

/** Every broken rule of a conversation in the order of its turns, at most once per rule and turn. */
export function findComplianceHits(scene: ComplianceScene): ComplianceHit[] {
  const hits = [...findSpokenHits(scene.turns), ...findContextHits(scene)];
  const first = new Map<string, ComplianceHit>();
  for (const hit of hits) {
    const key = `${hit.rule}@${hit.evidence.turn}`;
    if (!first.has(key)) first.set(key, hit);
  }
  return [...first.values()].sort((a, b) => a.evidence.turn - b.evidence.turn);
}

/** [S20]-[S22] What the hits make of a score: a broken rule costs points once, and the worst one caps what is left. */
export function applyGate(ungated: number, hits: readonly ComplianceHit[]): Pick<Score, "total" | "gate"> {
  const count = (severity: ComplianceHit["severity"]) => hits.filter((hit) => hit.severity === severity).length;
  const left = Math.max(0, ungated - costOf(hits));
  if (count("blocker") > 0) return { gate: "failed", total: Math.min(left, FAILED_AT_MOST) };
  if (count("major") > 0) return { gate: "capped", total: Math.min(left, CAPPED_AT_MOST) };
  return { gate: count("minor") > 0 ? "minor" : "clear", total: left };
}

function costOf(hits: readonly ComplianceHit[]): number {
  const costs = new Map<string, number>();
  for (const { rule, severity } of hits) costs.set(rule, Math.max(costs.get(rule) ?? 0, COST[severity]));
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** A cap alone would cost a weak conversation nothing: there a promise and an honest answer would score the same. */
const COST: Record<ComplianceHit["severity"], number> = { blocker: 12, major: 6, minor: 2 };
/** Under half: a failed conversation never looks like a near pass. */
const FAILED_AT_MOST = 49;
const CAPPED_AT_MOST = 69;
