import type { ChoiceOfPlan } from "#core/billing/plan-code.ts";
import { ensureCustomer } from "#workers/services/billing/sync-subscription.ts";
import { account } from "../billing.ts";
import { person } from "../people.ts";
import type { TestWorld } from "../world.ts";
import type { BilledWorld } from "./billed-world.ts";

/** The account of a new person. Gives its id. */
export async function billingAccount(world: TestWorld) {
  return account(world, { user_id: (await person(world)).id });
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
