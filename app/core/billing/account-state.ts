import { countLabel } from "../count-label.ts";
import { dayLabel } from "../local-days.ts";
import type { BillingSnapshot, Subscription } from "./billing-snapshot.ts";
import { goesOn, holdsNow } from "./billing-view.ts";
import { choiceName, PLAN_NAMES } from "./billing-words.ts";

export type AccountFacts = {
  subscription: Subscription | null;
  grant: BillingSnapshot["grant"];
  trialEndsAt: number | null;
  nowMs: number;
  timeZone: string;
};

/** What an account has, in a line for admins: "Professional, billed monthly, 3 seats, ends Dec 1, 2026". */
export function accountState({ subscription, grant, trialEndsAt, nowMs, timeZone }: AccountFacts): string {
  const parts: string[] = [];
  if (goesOn(subscription)) parts.push(subscriptionState(subscription, timeZone));
  if (holdsNow(grant, nowMs)) {
    const until = grant.until === null ? "without an end" : `until ${dayLabel(grant.until, timeZone)}`;
    parts.push(`${PLAN_NAMES[grant.plan]} by hand, ${until}`);
  }
  if (parts.length > 0) return parts.join("; ");
  if (trialEndsAt !== null && trialEndsAt > nowMs) return `Trial until ${dayLabel(trialEndsAt, timeZone)}`;
  if (subscription) return `${choiceName(subscription)}, ${WORDS[subscription.status] ?? subscription.status}`;
  return trialEndsAt === null ? "No plan" : `Trial ended ${dayLabel(trialEndsAt, timeZone)}`;
}

const WORDS: Record<string, string> = {
  canceled: "ended",
  incomplete: "not paid yet",
  incomplete_expired: "never paid",
};

function subscriptionState(subscription: Subscription, timeZone: string): string {
  const { seats, unpaidSince, endsAt, next, periodEnd } = subscription;
  const day = (ms: number) => dayLabel(ms, timeZone);
  return [
    choiceName(subscription),
    countLabel(seats, "seat"),
    unpaidSince !== null && `unpaid since ${day(unpaidSince)}`,
    endsAt !== null ? `ends ${day(endsAt)}` : `renews ${day(periodEnd)}`,
    next && `changes to ${choiceName(next)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
