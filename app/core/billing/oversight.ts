import { currentSubscription, hasBegun } from "./current-subscription.ts";
import { entitlementsOf } from "./entitlements.ts";
import type { AccountFacts } from "./payer.ts";

/**
 * Whether an organization may oversee: assign, review, calibrate, hold people to a checklist, turn on boards. What is there stays
 * readable without. One that has had nothing yet may: its trial begins with the first practice. `account` null: there is none.
 */
export function hasOversight(account: Omit<AccountFacts, "id"> | null, nowMs: number): boolean {
  if (!account) return true;
  const { trial, grant, subscriptions } = account;
  if (trial === null && grant === null && !subscriptions.some(hasBegun)) return true;
  const subscription = currentSubscription(subscriptions);
  const snapshot = {
    payer: "organization",
    trial,
    grant,
    subscription,
    mayTry: false,
    usage: [],
    people: 1,
    place: 1,
  } as const;
  return entitlementsOf(snapshot, nowMs).features.oversight;
}
