import type { Turn } from "../conversations/turns.ts";
import type { CheckResult, Evidence, Score } from "../scoring/score-schema.ts";

/** Longer sentences are left as they were quoted, with dots where they go on. */
const LONGEST = 280;

/** The sentences of a line in which a quote stands. A quote that is not in the line stays as it is. */
export function wholeQuote(line: string, quote: string): string {
  const at = line.indexOf(quote);
  if (at < 0 || quote === "") return quote;
  const endsAt = at + quote.length;
  const ends = [...line.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const from = ends.findLast((end) => end <= at) ?? 0;
  const to = ends.find((end) => end >= endsAt) ?? line.length;
  const whole = line.slice(from, to).trim();
  if (whole.length <= LONGEST) return whole;
  return `${from < at ? "..." : ""}${quote}${endsAt < to ? "..." : ""}`;
}

const SENTENCE_END = /[.!?]+["”’)]*(?=\s|$)|\n/g;

/** A score whose quotes are whole sentences, and in which no finding says the same twice. */
export function withWholeQuotes(score: Score, turns: readonly Turn[]): Score {
  const whole = (evidence: Evidence): Evidence => ({
    turn: evidence.turn,
    quote: wholeQuote(turns[evidence.turn]?.text ?? "", evidence.quote),
  });
  const wholeOrNull = (evidence: Evidence | null) => evidence && whole(evidence);
  const wholeCheck = (check: CheckResult): CheckResult => ({
    ...check,
    evidence: uniqueBy(check.evidence.map(whole), ({ turn, quote }) => `${turn} ${quote}`),
    chance: wholeOrNull(check.chance),
  });
  return {
    ...score,
    win: { ...score.win, evidence: wholeOrNull(score.win.evidence) },
    fix: { ...score.fix, evidence: wholeOrNull(score.fix.evidence) },
    dimensions: score.dimensions.map((dimension) => ({ ...dimension, checks: dimension.checks.map(wholeCheck) })),
    objections: score.objections.map((objection) => ({
      ...objection,
      said: wholeOrNull(objection.said),
      acknowledged: wholeOrNull(objection.acknowledged),
      explored: wholeOrNull(objection.explored),
      answered: wholeOrNull(objection.answered),
      confirmed: wholeOrNull(objection.confirmed),
    })),
    gaps: score.gaps.map((gap) => ({ ...gap, found: wholeOrNull(gap.found) })),
    compliance: uniqueBy(
      score.compliance.map((hit) => ({ ...hit, evidence: whole(hit.evidence) })),
      ({ rule, evidence }) => `${rule} ${evidence.turn} ${evidence.quote}`,
    ),
  };
}

function uniqueBy<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [nameOf(one), one])).values()].toReversed();
}
