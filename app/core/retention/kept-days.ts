import { endOfDay } from "../assignments/due-date.ts";
import { localDay } from "../local-days.ts";

// How long an organization keeps what was handed in to it, and certificates: so many local days after the day of it, there.

/** What an organization has chosen, in days, and where it counts them. */
export type RetentionTerms = { timeZone: string; soundDays: number; wordsDays: number; certificatesDays: number };

/** Of terms: what is from before these moments, unix ms, is kept no longer. */
export type RetentionCutoffs = RetentionTerms & { sound: number; words: number; certificates: number };

/** The first moment, unix ms, at which something of `atMs` is kept no longer. */
export function keptUntil(atMs: number, days: number, timeZone: string): number {
  return endOfDay(localDay(atMs, timeZone) + days, timeZone);
}

/** The same seen from now: whatever is from before this moment is kept no longer. */
export function keptSince(nowMs: number, days: number, timeZone: string): number {
  return endOfDay(localDay(nowMs, timeZone) - days - 1, timeZone);
}

export function cutoffsOf(terms: RetentionTerms, nowMs: number): RetentionCutoffs {
  const since = (days: number) => keptSince(nowMs, days, terms.timeZone);
  return {
    ...terms,
    sound: since(terms.soundDays),
    words: since(terms.wordsDays),
    certificates: since(terms.certificatesDays),
  };
}
