import { Refusal } from "#core/errors.ts";
import type { World } from "../world.ts";
import type { Received } from "./stripe-events.ts";

/** The webhook, loaded where somebody bills. Throws Refusal `not_found` where nobody does. */
export function createStripeEventsDoor(world: World) {
  return async (body: string, signature: string | null): Promise<Received> => {
    if (world.billing === null) throw new Refusal("not_found");
    const { receiveEvent } = await import("./stripe-events.ts");
    return receiveEvent(world, body, signature);
  };
}
