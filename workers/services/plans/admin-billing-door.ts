import type { World } from "../world.ts";

/** /admin/billing is there also where nobody bills, and says so; it is loaded when it is asked for. */
export function createAdminBillingDoor(world: World) {
  return async () => {
    const { createAdminBilling } = await import("./admin-billing.ts");
    return createAdminBilling(world);
  };
}
