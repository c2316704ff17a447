import type { ChoiceOfPlan } from "#core/billing/plan.ts";
import { billingAccounts } from "#workers/adapters/d1/schema/billing-tables.ts";
import { ensureCustomer } from "#workers/services/billing/sync-subscription.ts";
import { person } from "../people.ts";
import type { TestWorld } from "../world.ts";
import type { BilledWorld } from "./billed-world.ts";

/** The account of a person, by default a new one, or of an organization. Gives its id. */
export async function billingAccount(
  world: TestWorld,
  of: { userId: string } | { organisationId: string } | null = null,
) {
  const whose = of ?? { userId: (await person(world)).id };
  const id = world.newId();
  await world.db.insert(billingAccounts).values({
    id,
    user_id: "userId" in whose ? whose.userId : null,
    organisation_id: "organisationId" in whose ? whose.organisationId : null,
    created_at: world.now(),
  });
  return id;
}

/** A page of Stripe's where this account pays. */
export async function checkoutOf(
  { world }: BilledWorld,
  accountId: string,
  { choice = { plan: "starter", interval: "month" } as ChoiceOfPlan, seats = 1 } = {},
) {
  const customerId = await ensureCustomer(world, accountId);
  if (!world.billing) throw new Error("nobody bills");
  const billing = await world.billing();
  const urls = { returnUrl: `${world.siteUrl}/billing/return`, cancelUrl: `${world.siteUrl}/billing` };
  const checkout = await billing.createCheckout(
    { customerId, choice, seats, withTax: false, ...urls },
    `checkout ${world.newId()}`,
  );
  return { customerId, ...checkout };
}
