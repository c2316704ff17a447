import type { World } from "../world.ts";

/**
 * Stands in for a person who was not found. An email is composed and hashed for it as for a real person, and the same statements
 * run, but they find no user with this id and write nothing. So the server's timing does not tell who has an account.
 */
export function nobody(world: Pick<World, "newId">): { id: string; full_name: string } {
  return { id: world.newId(), full_name: "" };
}
