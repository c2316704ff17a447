import type { Score } from "../scoring/score-schema.ts";

/**
 * What the feedback says to say instead of the agent's line at `turn`: of the one thing to fix if that is where it stands, else of
 * what was flagged in the line, else of what was missed there. A moment of the customer's is answered by the line after it. Null:
 * nothing is said against the line.
 */
export function adviceAt(score: Score | null, turn: number): string | null {
  if (!score) return null;
  const isHere = (evidence: { turn: number } | null | undefined) =>
    evidence !== null && evidence !== undefined && (evidence.turn === turn || evidence.turn === turn - 1);
  const lines = [
    isHere(score.fix.evidence) ? score.fix.better : null,
    ...score.compliance.filter((hit) => hit.evidence.turn === turn).map(({ safer }) => safer),
    ...score.objections
      .filter(({ resolved, unanswerable, said }) => !resolved && !unanswerable && isHere(said))
      .map(({ better }) => better),
    ...score.dimensions
      .flatMap(({ checks }) => checks)
      .filter(({ result, evidence, chance }) => result === "not-met" && [...evidence, chance].some(isHere))
      .map(({ better }) => better),
  ];
  return lines.find(Boolean) ?? null;
}
