import type { Score } from "./score-schema.ts";

/**
 * What makes another score out of the same conversation, as sentences for whoever had it scored again. None of its words is in
 * them.
 */
export function differenceOf(before: Score, after: Score): string[] {
  return [
    ...(before.rubricVersion === after.rubricVersion
      ? []
      : [`Rubric ${before.rubricVersion} became ${after.rubricVersion}.`]),
    ...(before.gate === after.gate ? [] : [`Compliance: ${before.gate} became ${after.gate}.`]),
    ...findingsGone(before, after).map((rule) => `Rule ${rule} is not counted any more.`),
    ...findingsGone(after, before).map((rule) => `Rule ${rule} is counted now.`),
    ...after.dimensions.flatMap(({ id, title, percent }) => {
      const was = before.dimensions.find((one) => one.id === id)?.percent ?? null;
      return was === percent ? [] : [`${title}: ${percentLabel(was)} became ${percentLabel(percent)}.`];
    }),
  ];
}

/** Rules that counted in the one and do not in the other. */
function findingsGone(from: Score, to: Score): string[] {
  const counted = ({ compliance }: Score) =>
    new Set(compliance.filter((hit) => hit.certainty === "sure" && !hit.disputed).map(({ rule }) => rule));
  const left = counted(to);
  return [...counted(from)].filter((rule) => !left.has(rule)).sort();
}

function percentLabel(percent: number | null): string {
  return percent === null ? "not scored" : `${Math.round(percent)}%`;
}
