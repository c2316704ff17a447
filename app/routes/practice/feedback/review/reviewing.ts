import { createContext, useContext } from "react";
import type { AttemptReview } from "#core/pages/review-pages.ts";

/** A form of a review that was sent back: which it was, what was typed, and what is wrong. `place`: see `placeOf`. */
export type RefusedRemark = { intent: string; place: string; words: string; choice: string; at: string; error: string };

export type Reviewing = { review: AttemptReview; refused: RefusedRemark | null; timeZone: string };

/** Null where the attempt was not handed in. */
export const ReviewingContext = createContext<Reviewing | null>(null);

export function useReviewing(): Reviewing | null {
  return useContext(ReviewingContext);
}

/** Where a remark stands, as one word: "line 3", "check opening.named 0", "whole". */
export function placeOf(of: { turn?: string; finding?: string }): string {
  if (of.finding) return `check ${of.finding} ${of.turn ?? "0"}`;
  return of.turn ? `line ${of.turn}` : "whole";
}

/** What a reader sees instead of a name where the account is gone. */
export function authorName(by: string | null): string {
  return by ?? "Somebody whose account is gone";
}

/** The form that was sent back, if it is this one. */
export function useRefused(intent: string, place: string): RefusedRemark | null {
  const refused = useReviewing()?.refused ?? null;
  return refused?.intent === intent && refused.place === place ? refused : null;
}
