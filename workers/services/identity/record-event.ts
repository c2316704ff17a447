import type { SecurityEvent } from "#core/identity/security-event.ts";
import { recordEventStatements } from "../../adapters/d1/identity/security-event-rows.ts";
import type { World } from "../world.ts";

/** Written after the response, so that what is recorded never shows in how long an answer takes. */
export function recordEvent(world: World, event: SecurityEvent): void {
  world.background(world.db.batch(recordEventStatements(world.db, event, world.newId(), world.now())));
}
