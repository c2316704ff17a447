import { billingAccounts, subscriptions } from "#workers/adapters/d1/schema/billing-tables.ts";
import type { BillingProvider } from "#workers/adapters/stripe/billing-provider.ts";
import type { TestWorld } from "./world.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody bills here, and nothing that is tested asks them for anything. */
export async function nobodyAsked(): Promise<BillingProvider> {
  throw new Error("This test asks Stripe but gives its world none.");
}

/** The account of a person or an organization; its id. */
export async function account(
  world: TestWorld,
  whose: { user_id: string } | { organisation_id: string },
  of: Partial<typeof billingAccounts.$inferInsert> = {},
): Promise<string> {
  const id = world.newId();
  await world.db.insert(billingAccounts).values({ id, ...whose, created_at: world.now(), ...of });
  return id;
}

/** A paid month of a plan that begins now, for an account. */
export async function subscribed(
  world: TestWorld,
  accountId: string,
  of: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
  const now = world.now();
  await world.db.insert(subscriptions).values({
    id: world.newId(),
    account_id: accountId,
    plan: "starter",
    interval: "month",
    status: "active",
    seats: 1,
    seat_cents: 4500,
    created_at: now,
    period_start: now,
    period_end: now + 30 * DAY_MS,
    item_id: "item",
    read_at: now,
    ...of,
  });
}
