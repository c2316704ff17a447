import { cohensKappa, type Kappa } from "./kappa.ts";

/** The judgments of one check of one attempt: how many said met, of how many. */
export type Judged = { met: number; of: number };

/** Above this the judges differ. */
export const VARIANCE_MOST = 0.1;

/**
 * Whether people differ on a check. A judgment is 1 (met) or 0 (not met); with the share p that said met its variance is p(1 - p), 0 where
 * all agree and at most 0.25. Above 0.1 the check is flagged: one against up to seven, not one against eight. In whole numbers, so that
 * the condition in SQL (adapters/d1/teams/calibration-scope.ts) says the same.
 */
export function isFlagged({ met, of }: Judged): boolean {
  return 10 * met * (of - met) > of * of;
}

/** What stands in the end: what was settled together, else what most said; null where as many said the one as the other. */
export function finalAnswer({ met, of }: Judged, settled: boolean | null): boolean | null {
  if (settled !== null) return settled;
  return 2 * met === of ? null : 2 * met > of;
}

/** From so many checks that both judged on, a pair has a kappa. Its interval is that of large samples. */
export const JUDGEMENTS_LEAST = 30;

/** How often two people said what: `onlyFirst` is where the first said met and the second not. */
export type PairCounts = { both: number; onlyFirst: number; onlySecond: number; neither: number };
export type PairAgreement = { judged: number; agreed: number } & (
  | { kind: "kappa"; kappa: Kappa }
  | { kind: "too-few" }
  /** Both gave the same answer throughout. */
  | { kind: "no-value" }
);

export function pairAgreement({ both, onlyFirst, onlySecond, neither }: PairCounts): PairAgreement {
  const counts = { judged: both + onlyFirst + onlySecond + neither, agreed: both + neither };
  if (counts.judged < JUDGEMENTS_LEAST) return { ...counts, kind: "too-few" };
  const kappa = cohensKappa([
    [both, onlyFirst],
    [onlySecond, neither],
  ]);
  return kappa ? { ...counts, kind: "kappa", kappa } : { ...counts, kind: "no-value" };
}

/** "objections.settled" of "objections.settled:A1": the check of the rubric, whatever it is about. */
export function checkOfFinding(finding: string): string {
  const colon = finding.indexOf(":");
  return colon === -1 ? finding : finding.slice(0, colon);
}
