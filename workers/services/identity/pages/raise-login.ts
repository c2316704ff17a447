import type { SQL } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { didHold, holdsStatement, runBatch, type Statement } from "../../../adapters/d1/database.ts";
import { raiseLoginStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import type { World } from "../../world.ts";
import type { RaiseLevel } from "../api/proof-level.ts";
import type { NewLogin } from "../login-start.ts";

/**
 * A `Raise` for a login: a second factor raises it to aal2, under a new token (OWASP ASVS 7.2.4). `alsoWrite` is called once the
 * proof is right; its statements run in the same batch and must have `guard` as a condition.
 */
export function raiseLogin(
  world: Pick<World, "db" | "newToken">,
  login: Login,
  alsoWrite: (guard: SQL) => Promise<readonly Statement[]> = async () => [],
): RaiseLevel<NewLogin> {
  const { db } = world;
  return async (_method, { guard, claim }) => {
    const token = world.newToken();
    const results = await runBatch(db, [
      holdsStatement(db, guard),
      raiseLoginStatement(db, login, hashToken(token), guard),
      ...(await alsoWrite(guard)),
      ...claim,
    ]);
    return didHold(results) ? { token, awaitsSecondFactor: false } : null;
  };
}
