import type { World } from "../world.ts";

/** After somebody has joined: what the organization pays for follows in the background. Loads nothing where nobody bills. */
export function raiseSeatsLater(world: World, organisationId: string): void {
  if (world.billing === null) return;
  world.background(import("./seats.ts").then(({ raiseSeats }) => raiseSeats(world, organisationId)));
}
