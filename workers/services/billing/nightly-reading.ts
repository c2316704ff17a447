import { dueForReadingStatement } from "../../adapters/d1/billing/stripe-account-rows.ts";
import { deleteOldStripeEventsStatement } from "../../adapters/d1/billing/stripe-event-rows.ts";
import { BillingUnavailable } from "../../adapters/stripe/billing-provider.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { syncSubscription } from "./sync-subscription.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** In each run, four an hour: so 9,600 accounts are read in a day. */
const ACCOUNTS_AT_ONCE = 100;
/** For admins to look something up; Stripe itself shows events for 30 days. */
const EVENTS_KEPT_MS = 180 * DAY_MS;

/** Reads every account once a day, so that events that never came are made up for. */
export async function readAccountsDue(world: World): Promise<void> {
  const nowMs = world.now();
  for (const { id } of await dueForReadingStatement(world.db, nowMs - DAY_MS, ACCOUNTS_AT_ONCE))
    try {
      await syncSubscription(world, id);
    } catch (error) {
      log("warn", "billing.reading", { account: id, ...faultOf(error) });
      // The others would fail the same way.
      if (error instanceof BillingUnavailable) break;
    }
  await deleteOldStripeEventsStatement(world.db, nowMs - EVENTS_KEPT_MS);
}
