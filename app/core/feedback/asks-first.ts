import type { Score } from "../scoring/score-schema.ts";

/** What is advised about a gap is either a line that names it, which says something, or one question that comes before that. */
export function isOneQuestion(line: string): boolean {
  return /^[^.!?]*\?$/.test(line.trim());
}

/** Whether the advice of the one thing to fix is the question that comes before a gap can be named. */
export function fixAsksFirst({ fix, dimensions }: Pick<Score, "fix" | "dimensions">): boolean {
  const ofGaps = dimensions.filter(({ id }) => id === "gaps").flatMap(({ checks }) => checks);
  return isOneQuestion(fix.better) && ofGaps.some(({ better }) => better === fix.better);
}
