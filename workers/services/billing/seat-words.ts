import { goesOn } from "#core/billing/billing-view.ts";
import { joiningWords, removingWords } from "#core/billing/billing-words.ts";
import { currentSubscription } from "#core/billing/current-subscription.ts";
import type { TeamPeoplePage } from "#core/pages/team-pages.ts";
import { type SubscriptionRow, subscriptionOf } from "../../adapters/d1/billing/payer-rows.ts";

/** What coming and going does to the price of an organization, for its owner; null: it has no subscription. */
export function seatWords(rows: readonly SubscriptionRow[], people: number, timeZone: string): TeamPeoplePage["seats"] {
  const subscription = currentSubscription(rows.map(subscriptionOf));
  if (!goesOn(subscription)) return null;
  return {
    joining: joiningWords(subscription, people, timeZone),
    removing: removingWords(subscription, people, timeZone),
  };
}
