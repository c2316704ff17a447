import type { CheckResult, Score } from "../scoring/score-schema.ts";

/** What is advised about a gap is either a line that names it, which says something, or a question that comes before that. */
export function isQuestion(line: string): boolean {
  return line.trim().endsWith("?");
}

/** Whether what is advised cannot meet the check by itself: it asks for what the line that meets it is made of. */
export function asksFirst({ id, better }: Pick<CheckResult, "id" | "better">): boolean {
  if (better === null) return false;
  if (id.startsWith("gaps.")) return isQuestion(better);
  if (id.startsWith("recommendation.")) return COMES_BEFORE_ADVICE.test(better);
  // Of what was told a quote stands in it.
  return MADE_OF_WHAT_WAS_TOLD.has(id) && !better.includes("“");
}

const MADE_OF_WHAT_WAS_TOLD: ReadonlySet<string> = new Set([
  "listening.reflected",
  "listening.reflects-often",
  "listening.uses-words",
]);
const COMES_BEFORE_ADVICE = /^(?:Before I recommend anything|Tell me first)\b/;

/** The same of the one thing to fix. */
export function fixAsksFirst({ fix, dimensions }: Pick<Score, "fix" | "dimensions">): boolean {
  return dimensions.some(({ checks }) => checks.some((check) => check.better === fix.better && asksFirst(check)));
}
