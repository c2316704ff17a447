import { Refusal } from "#core/errors.ts";
import { type BillingProvider, BillingRefused, BillingUnavailable } from "../../adapters/stripe/billing-provider.ts";
import { log } from "../../log.ts";
import type { World } from "../world.ts";

/** Asks Stripe. Throws Refusal `not_found` where nobody bills, `billing_unavailable` and `billing_refused` as Stripe answers. */
export async function askingStripe<Value>(
  world: Pick<World, "billing">,
  ask: (provider: BillingProvider) => Promise<Value>,
): Promise<Value> {
  if (world.billing === null) throw new Refusal("not_found");
  try {
    return await ask(await world.billing());
  } catch (error) {
    if (error instanceof BillingUnavailable) throw new Refusal("billing_unavailable");
    if (!(error instanceof BillingRefused)) throw error;
    log("error", "billing.refused", { code: error.code });
    throw new Refusal("billing_refused");
  }
}
