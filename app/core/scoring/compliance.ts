import type { Mark } from "../customer/marks.ts";
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
  const seen = [...first.values()].flatMap((hit) => asViewed(hit, scene.marks));
  return seen.sort((a, b) => a.evidence.turn - b.evidence.turn);
}

/**
 * [S36] A model that read the line may withdraw what the rules hold, and make a likely one sure: then two independent readers agree,
 * one of them with a quote that was found in the line. It never finds one alone.
 */
function asViewed(hit: ComplianceHit, marks: readonly Mark[]): ComplianceHit[] {
  const view = marks.find(
    (mark) => mark.type === "compliance-view" && mark.rule === hit.rule && mark.turn === hit.evidence.turn,
  );
  if (view?.type !== "compliance-view") return [hit];
  if (view.verdict === "fine") return [];
  return [{ ...hit, certainty: "sure" }];
}

/** [S20]-[S22] [S28] What the sure hits make of a score: a broken rule costs points once, and the worst one caps what is left. */
export function applyGate(ungated: number, hits: readonly ComplianceHit[]): Pick<Score, "total" | "gate"> {
  const counted = hits.filter(isSure);
  const left = Math.max(0, ungated - costOf(counted));
  if (counted.some(({ severity }) => severity === "blocker"))
    return { gate: "failed", total: Math.min(left, FAILED_AT_MOST) };
  if (counted.some(({ severity }) => severity === "major"))
    return { gate: "capped", total: Math.min(left, CAPPED_AT_MOST) };
  return { gate: counted.length > 0 ? "minor" : "clear", total: left };
}

/** [S28] [S34] What is only likely, or disputed, costs nothing, fails nobody and takes no credit away. */
export function isSure({ certainty, disputed }: ComplianceHit): boolean {
  return certainty === "sure" && !disputed;
}

function costOf(hits: readonly ComplianceHit[]): number {
  const costs = new Map(hits.map(({ rule, severity }) => [rule, COST[severity]]));
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** A cap alone would cost a weak conversation nothing: there a promise and an honest answer would score the same. */
const COST: Record<ComplianceHit["severity"], number> = { blocker: 12, major: 6, minor: 2 };
/** Under half: a failed conversation never looks like a near pass. */
const FAILED_AT_MOST = 49;
const CAPPED_AT_MOST = 69;
