import type { Subscription } from "./billing-snapshot.ts";
import { UNPAID_MS } from "./plan-limits.ts";

/** Stripe's words for a subscription that is charged. */
export const LIVE = ["active", "trialing", "past_due"];
/** A checkout that was never paid. */
const NEVER_BEGUN = ["incomplete", "incomplete_expired"];

/**
 * Of all that an account ever had, the one that counts: a live one before one that has ended, that before one that never began, then
 * the newest. So what is heard late of an old one does not detach its successor. Null: there is none.
 */
export function currentSubscription<One extends Subscription>(list: readonly One[]): One | null {
  const [first] = [...list].sort(
    (one, other) => rankOf(other) - rankOf(one) || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
  );
  return first ?? null;
}

function rankOf({ status }: Subscription): number {
  if (LIVE.includes(status)) return 2;
  return NEVER_BEGUN.includes(status) ? 0 : 1;
}

export function isLiveSubscription({ status }: Subscription): boolean {
  return LIVE.includes(status);
}

/** Nothing can be changed or canceled of it any more. */
export function isOver({ status }: Pick<Subscription, "status">): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** It was paid for once, whatever became of it. */
export function hasBegun({ status }: Subscription): boolean {
  return !NEVER_BEGUN.includes(status);
}

/** When what was bought ends, unix ms: a canceled one with its period. What is unpaid is another matter (`unpaidUntil`). */
export function endOf(subscription: Subscription): number {
  const { status, endsAt, periodEnd, createdAt } = subscription;
  if (isLiveSubscription(subscription)) return endsAt ?? Number.POSITIVE_INFINITY;
  if (status === "canceled") return periodEnd;
  return status === "unpaid" ? Number.POSITIVE_INFINITY : createdAt;
}

/** Until when practice goes on without the payment that waits; null: none waits. */
export function unpaidUntil({ status, unpaidSince, periodStart }: Subscription): number | null {
  if (unpaidSince !== null) return unpaidSince + UNPAID_MS;
  return status === "unpaid" ? periodStart : null;
}

/** What of it lets somebody practice at this moment: bought, not ended, and paid or not long unpaid. */
export function isInForce(subscription: Subscription, atMs: number): boolean {
  return atMs < Math.min(endOf(subscription), unpaidUntil(subscription) ?? Number.POSITIVE_INFINITY);
}
