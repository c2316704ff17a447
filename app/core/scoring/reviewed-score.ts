import type { Turn } from "../conversations/turns.ts";
import { percentOf } from "./checks.ts";
import { applyGate } from "./compliance.ts";
import { type DisputedFinding, withDisputes } from "./disputed-score.ts";
import { type FindingPlace, type FoundFinding, findFinding } from "./findings.ts";
import type { CheckResult, ComplianceHit, Score } from "./score-schema.ts";
import { totalOf } from "./totals.ts";
import { type FindingVerdict, verdictWords } from "./verdict-words.ts";

export type FindingReview = FindingPlace & { verdict: FindingVerdict; why: string };

export type ReviewedScore = Pick<Score, "total" | "gate" | "ungated" | "dimensions" | "compliance">;

/**
 * [S42] The same score with what reviewers say of its findings. A review decides: a finding that has one is not disputed any more.
 * Without reviews it is the score of `withDisputes`. The order of the reviews changes nothing.
 */
export function withReviews(
  score: Score,
  turns: readonly Turn[],
  disputed: readonly DisputedFinding[],
  reviews: readonly FindingReview[],
): ReviewedScore {
  const left = disputed.filter((one) => !reviews.some((review) => isSameFinding(review, one)));
  const before = withDisputes(score, turns, left);
  const compliance = before.compliance.flatMap((hit) => hitAsReviewed(hit, reviews));
  const dimensions = before.dimensions.map((dimension) => {
    const checks = dimension.checks.map((check) => checkAsReviewed(check, reviews));
    return { ...dimension, checks, percent: dimension.percent === null ? null : percentOf(checks) };
  });
  const ungated = totalOf(dimensions);
  return { ...applyGate(ungated, compliance), ungated, dimensions, compliance };
}

/** What is kept of the reviews of a score: the total they make of it, and each in a line of its own. Null: there are none. */
export function overrideOf(
  score: Score,
  turns: readonly Turn[],
  disputed: readonly DisputedFinding[],
  reviews: readonly FindingReview[],
): { total: number; why: string } | null {
  const found = reviews.flatMap((review) => {
    const finding = findFinding(score, review);
    return finding ? [{ review, finding }] : [];
  });
  if (found.length === 0) return null;
  const lines = found
    .sort((a, b) => compare(a.finding, b.finding))
    .map(
      ({ review, finding }) =>
        `${finding.title}${finding.kind === "check" ? "" : ":"} ${verdictWords(finding, review.verdict)}.${after(review.why)}`,
    );
  return { total: withReviews(score, turns, disputed, reviews).total, why: lines.join("\n") };
}

/** Of the agent's dispute of a finding that a reviewer has looked at: whether the agent was right. */
export function isDisputeAccepted({ isMet }: FoundFinding, verdict: FindingVerdict): boolean {
  return verdict !== "agree" && (verdict === "met") !== isMet;
}

/** A check stands once in a score, a rule once in a turn. */
export function isSameFinding(a: FindingPlace, b: FindingPlace): boolean {
  return a.finding === b.finding && (a.turn === b.turn || a.finding.includes("."));
}

function hitAsReviewed(hit: ComplianceHit, reviews: readonly FindingReview[]): ComplianceHit[] {
  const review = reviews.find((one) => isSameFinding(one, { finding: hit.rule, turn: hit.evidence.turn }));
  if (review?.verdict === "met") return [];
  return [review?.verdict === "not-met" ? { ...hit, certainty: "sure" } : hit];
}

/** What did not apply stays out, whoever looks at it: nobody knows what it would have been worth. */
function checkAsReviewed(check: CheckResult, reviews: readonly FindingReview[]): CheckResult {
  const verdict = reviews.find(({ finding }) => finding === check.id)?.verdict ?? "agree";
  if (verdict === "agree" || check.result === "not-applicable") return check;
  return { ...check, result: verdict, points: verdict === "met" ? check.outOf : 0 };
}

function compare(a: FindingPlace, b: FindingPlace): number {
  if (a.finding !== b.finding) return a.finding < b.finding ? -1 : 1;
  return a.turn - b.turn;
}

function after(why: string): string {
  return why === "" ? "" : ` ${why}`;
}
