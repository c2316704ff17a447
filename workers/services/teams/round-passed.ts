import { passRoundsStatement } from "../../adapters/d1/teams/assigned-attempts.ts";
import type { World } from "../world.ts";

export type PassedRound = { assignmentId: string; userId: string; round: number };

/**
 * Called after a conversation was handed in: notes the round it belongs to as passed, if enough of it is. Gives the round where it was
 * passed by this, once, also when called several times at once; null: it was not, or is of no assignment.
 */
export async function roundPassed(
  world: Pick<World, "db" | "now">,
  conversationId: string,
): Promise<PassedRound | null> {
  const [round] = await passRoundsStatement(world.db, world.now(), conversationId);
  return round ?? null;
}
