import { storeReadStatements } from "../../adapters/d1/billing/read-subscription-rows.ts";
import {
  giveCustomerStatement,
  liveSubscriptionsStatement,
  noteGoneStatements,
  noteThereStatement,
  stripeAccountStatement,
} from "../../adapters/d1/billing/stripe-account-rows.ts";
import { requireRow, runBatch } from "../../adapters/d1/database.ts";
import type { BillingProvider } from "../../adapters/stripe/billing-provider.ts";
import { log } from "../../log.ts";
import type { World } from "../world.ts";

/** What a reading found. `live`: the subscriptions that are charged now; more than one is one too many. */
export type Synced = { isGone: boolean; live: readonly string[] };

/**
 * Reads what an account has bought from Stripe, and stores it only if nothing was read later. Null: Stripe does not know the account.
 * Throws what the provider throws.
 */
export async function syncSubscription(world: World, accountId: string): Promise<Synced | null> {
  const { db } = world;
  const [account] = await stripeAccountStatement(db, accountId);
  if (!account?.customerId) return null;
  const { customerId } = account;
  // Before the reading begins: what changes while it lasts is of a later one.
  const readAt = world.now();
  const { isGone, subscriptions } = await (await providerOf(world)).readCustomer(customerId);
  const reading = { accountId, customerId, readAt };
  await runBatch(
    db,
    isGone
      ? [...noteGoneStatements(db, reading)]
      : [...storeReadStatements(db, reading, subscriptions), noteThereStatement(db, reading)],
  );
  if (isGone) log("warn", "billing.customer_gone", { account: accountId });
  const live = (await liveSubscriptionsStatement(db, accountId)).map(({ id }) => id);
  if (live.length > 1) log("warn", "billing.paid_twice", { account: accountId, subscriptions: live.length });
  return { isGone, live };
}

/**
 * The account's customer at Stripe, made where there is none, or where it was deleted there. Several at once get the same: the key makes
 * Stripe answer with one, and the condition in SQL keeps one.
 */
export async function ensureCustomer(world: World, accountId: string): Promise<string> {
  const { customerId: before, goneAt, name, email } = requireRow(await stripeAccountStatement(world.db, accountId));
  if (before !== null && goneAt === null) return before;
  const { id: customerId } = await (await providerOf(world)).createCustomer(
    // A person without an email address has a placeholder.
    { accountId, name, email: email.includes("@") ? email : "" },
    before === null ? `customer ${accountId}` : `customer ${accountId} after ${before}`,
  );
  await giveCustomerStatement(world.db, { accountId, before, customerId });
  const { customerId: kept } = requireRow(await stripeAccountStatement(world.db, accountId));
  return kept ?? customerId;
}

async function providerOf({ billing }: World): Promise<BillingProvider> {
  if (billing === null) throw new Error("nobody bills here");
  return billing();
}
