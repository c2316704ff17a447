import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { holdsStatement, setHoldStatements } from "../../adapters/d1/teams/hold-rows.ts";
import type { World } from "../world.ts";
import { actorStatements, requireActor, requireLogin } from "./team-admission.ts";

/** While somebody is under a legal hold no schedule deletes what they handed in, nor their certificates, nor the organization. */
export function createLegalHolds(world: World) {
  const { db } = world;
  return {
    /**
     * By an owner, of anybody who is or was in the organization. Setting it twice keeps the first moment. Throws Refusal `signed_out`,
     * `not_found` or `forbidden`.
     */
    async set(visitor: Login | null, organisationId: string, userId: string, holds: boolean): Promise<void> {
      const login = requireLogin(visitor);
      const act = { organisationId, userId, eventId: world.newId(), nowMs: world.now() };
      const [viewers, roles, people] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        holdsStatement(db, login, act.nowMs),
        ...setHoldStatements(db, login, act, holds),
      ]);
      requireActor(world, login, viewers, roles, "deleteOrganisation");
      if (!people.some(({ id }) => id === userId)) throw new Refusal("not_found");
    },
  };
}
