import { passRoundsStatements } from "../../adapters/d1/teams/assigned-attempts.ts";
import type { World } from "../world.ts";

/**
 * Called after a conversation was handed in: notes the round it belongs to as passed, if enough of it is. Doing it twice changes
 * nothing. Its certificate comes from certificates-due.ts.
 */
export async function roundPassed(world: Pick<World, "db" | "now">, conversationId: string): Promise<void> {
  await world.db.batch(passRoundsStatements(world.db, world.now(), conversationId));
}
