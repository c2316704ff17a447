import { isOver } from "#core/billing/current-subscription.ts";
import { customersOfOrganisationStatement, customersOfPersonStatement } from "../../adapters/d1/billing-removal.ts";
import type { BillingProvider } from "../../adapters/stripe/billing-provider.ts";
import type { World } from "../world.ts";
import { askingStripe } from "./asking-stripe.ts";
import { syncSubscription } from "./sync-subscription.ts";

type Customers = Awaited<ReturnType<typeof customersOfPersonStatement>>;

/**
 * Cancels at Stripe, at once, what a person pays for who is about to be deleted, and what organizations pay that go with them. Throws
 * Refusal `billing_unavailable` where Stripe cannot be asked: then nothing may be deleted.
 */
export async function cancelBeforePersonGoes(world: World, userId: string): Promise<void> {
  if (world.billing !== null) await cancelNow(world, await customersOfPersonStatement(world.db, userId));
}

/** The same for an organization. */
export async function cancelBeforeOrganisationGoes(world: World, organisationId: string): Promise<void> {
  if (world.billing !== null) await cancelNow(world, await customersOfOrganisationStatement(world.db, organisationId));
}

/**
 * When an organization's deletion is asked for: its plan is not charged again in the two weeks in which that can be undone. Undoing the
 * deletion leaves it canceled; its owner undoes that on the page of the plan. Throws as above.
 */
export async function cancelAtPeriodEnd(world: World, organisationId: string): Promise<void> {
  if (world.billing === null) return;
  const customers = await customersOfOrganisationStatement(world.db, organisationId);
  await onEach(world, customers, async (provider, subscription) => {
    if (subscription.endsAt === null) await provider.setCancel(subscription, true);
  });
  for (const { accountId } of customers) await askingStripe(world, () => syncSubscription(world, accountId));
}

async function cancelNow(world: World, customers: Customers): Promise<void> {
  await onEach(world, customers, (provider, { id }) => provider.cancelNow(id));
}

/** All that goes on, as Stripe knows it, also what was bought a moment ago. Pages on which one could still pay are closed first. */
async function onEach(
  world: World,
  customers: Customers,
  act: (provider: BillingProvider, subscription: Read) => Promise<void>,
): Promise<void> {
  for (const { customerId } of customers) {
    if (customerId === null) continue;
    await askingStripe(world, async (provider) => {
      await provider.expireCheckouts(customerId);
      const { subscriptions } = await provider.readCustomer(customerId);
      for (const subscription of subscriptions) if (!isOver(subscription)) await act(provider, subscription);
    });
  }
}

type Read = Awaited<ReturnType<BillingProvider["readCustomer"]>>["subscriptions"][number];
