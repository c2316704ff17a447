import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { World } from "../world.ts";

/**
 * Billing, loaded where somebody bills. Throws Refusal `signed_out` without a login, `not_found` where nobody bills.
 */
export function createBillingDoor(world: World) {
  return async (login: Login | null) => {
    if (!login) throw new Refusal("signed_out");
    if (world.billing === null) throw new Refusal("not_found");
    const { createBilling } = await import("./billing.ts");
    return createBilling(world);
  };
}
