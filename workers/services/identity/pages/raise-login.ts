import type { SQL } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { didHold, holdsStatement, runBatch, type Statement } from "../../../adapters/d1/database.ts";
import { raiseLoginStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import type { World } from "../../world.ts";
import type { Raise } from "../api/proof-level.ts";
import type { NewLogin } from "../login-start.ts";

/**
 * For the identity services: one more proof raises this login to aal2, under a new token. `along` is asked once the proof is
 * right, and written with it; what it writes is to look at the guard.
 */
export function raiseLogin(
  world: Pick<World, "db" | "newToken">,
  login: Login,
  along: (guard: SQL) => Promise<readonly Statement[]> = async () => [],
): Raise<NewLogin> {
  const { db } = world;
  return async (_method, { guard, claim }) => {
    const token = world.newToken();
    const results = await runBatch(db, [
      holdsStatement(db, guard),
      raiseLoginStatement(db, login, hashToken(token), guard),
      ...(await along(guard)),
      ...claim,
    ]);
    return didHold(results) ? { token, waits: false } : null;
  };
}
