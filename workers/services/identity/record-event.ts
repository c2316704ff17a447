import type { SecurityEvent } from "#core/identity/security-event.ts";
import { recordEventStatements } from "../../adapters/d1/identity/security-event-rows.ts";
import type { World } from "../world.ts";

/** Writes a security event in the background, so that the response time does not show whether one was written. */
export function recordEvent(world: World, event: SecurityEvent): void {
  world.background(world.db.batch(recordEventStatements(world.db, event, world.newId(), world.now())));
}
