import { localDay } from "../local-days.ts";
import { hashText } from "../seeded.ts";

/**
 * Why an attempt is in the queue of reviews. unreviewed: nobody has said "ready" or "practice again". disputed: the agent says that a
 * finding is wrong. near: within NEAR_THE_LINE points of its assignment's score. likely: a compliance finding that only may be one.
 * weekly: the one of its agent and week that chance has chosen. A reviewed attempt is in it only while something is disputed.
 */
export const QUEUE_REASONS = ["unreviewed", "disputed", "near", "likely", "weekly"] as const;
export type QueueReason = (typeof QUEUE_REASONS)[number];

/** The ISO week of a moment in that zone, as a whole number that goes up by one each Monday. */
export function weekOf(ms: number, timeZone: string): number {
  // Day 0 was a Thursday.
  return Math.floor((localDay(ms, timeZone) + 3) / 7);
}

/**
 * The attempt of a person and a week that is looked at by chance: the same for everybody who asks, whatever was reviewed of them. Null:
 * there is none. One more attempt of that week may change it.
 */
export function weeklyPick(personId: string, week: number, conversationIds: readonly string[]): string | null {
  const rankOf = (id: string) => hashText(`${personId}/${id}`, week);
  const [first] = [...conversationIds].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return first ?? null;
}

/** What an address asks for; null: all. Nonsense is all. */
export function parseQueueReason(value: string | null): QueueReason | null {
  return QUEUE_REASONS.find((reason) => reason === value) ?? null;
}

/** Where the next page of the queue begins: after this one. Null: at the newest; nonsense too. */
export function parseQueueCursor(search: URLSearchParams): { handedInAt: number; id: string } | null {
  const id = search.get("id");
  const handedInAt = Number(search.get("before") ?? Number.NaN);
  return id && Number.isSafeInteger(handedInAt) ? { handedInAt, id } : null;
}
