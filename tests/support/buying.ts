import type { Login } from "#core/identity/login.ts";
import { createBilling } from "#workers/services/plans/billing.ts";
import type { BilledWorld } from "./stripe/billed-world.ts";

/** Buys a plan at the scripted Stripe's page and comes back from it, before any event has come. Gives the customer's id. */
export async function buyPlan(
  { world, stripe }: BilledWorld,
  login: Login,
  of: { choice: string; organisationId?: string; card?: "good" | "fails-later" },
): Promise<string> {
  const billing = createBilling(world);
  const organisationId = of.organisationId ?? null;
  const { url } = await billing.buy(login, organisationId, of.choice);
  stripe.pay(url, of.card ?? "good");
  await billing.comeBack(login, organisationId);
  const customer = [...stripe.books.subscriptions.values()].at(-1)?.customer;
  if (!customer) throw new Error("nothing was bought");
  return customer;
}
