import { type ComplianceScene, findContextHits } from "./compliance/context-hits.ts";
import { findSpokenHits } from "./compliance/spoken-hits.ts";
import type { ComplianceHit, Score } from "./score-schema.ts";

/** Every broken rule of a conversation in the order of its turns, at most once per rule and turn. */
export function findComplianceHits(scene: ComplianceScene): ComplianceHit[] {
  const hits = [...findSpokenHits(scene.turns), ...findContextHits(scene)];
  const first = new Map<string, ComplianceHit>();
  for (const hit of hits) {
    const key = `${hit.rule}@${hit.evidence.turn}`;
    const known = first.get(key);
    if (!known || (known.certainty === "likely" && hit.certainty === "sure")) first.set(key, hit);
  }
  return [...first.values()].sort((a, b) => a.evidence.turn - b.evidence.turn);
}

/** [S20]-[S22] [S28] What the hits make of a score: a broken rule costs points once, and the worst one caps what is left. */
export function applyGate(ungated: number, hits: readonly ComplianceHit[]): Pick<Score, "total" | "gate"> {
  const left = Math.max(0, ungated - costOf(hits));
  if (hits.some(failsCall)) return { gate: "failed", total: Math.min(left, FAILED_AT_MOST) };
  if (hits.some(({ severity }) => severity !== "minor"))
    return { gate: "capped", total: Math.min(left, CAPPED_AT_MOST) };
  return { gate: hits.length > 0 ? "minor" : "clear", total: left };
}

/** [S28] A blocker that nobody wrote a pattern for and that is not clear beyond doubt fails nobody. */
export function failsCall({ severity, certainty }: ComplianceHit): boolean {
  return severity === "blocker" && certainty === "sure";
}

function costOf(hits: readonly ComplianceHit[]): number {
  const costs = new Map<string, number>();
  for (const { rule, severity, certainty } of hits)
    costs.set(rule, Math.max(costs.get(rule) ?? 0, COST[severity] * SHARE[certainty]));
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** A cap alone would cost a weak conversation nothing: there a promise and an honest answer would score the same. */
const COST: Record<ComplianceHit["severity"], number> = { blocker: 12, major: 6, minor: 2 };
const SHARE: Record<ComplianceHit["certainty"], number> = { sure: 1, likely: 0.5 };
/** Under half: a failed conversation never looks like a near pass. */
const FAILED_AT_MOST = 49;
const CAPPED_AT_MOST = 69;
