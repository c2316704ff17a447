import type { Settings } from "../../settings.ts";
import type { BillingProvider } from "./billing-provider.ts";

/** The calls by the official package, over fetch. */
export function createStripeBilling(settings: Pick<Settings, "STRIPE_SECRET_KEY">): BillingProvider {
  throw new Error(`not built: ${settings.STRIPE_SECRET_KEY === undefined}`);
}
