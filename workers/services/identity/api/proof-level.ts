import type { SQL } from "drizzle-orm";
import type { AuthMethod } from "#core/identity/tokens/amr.ts";
import type { Database, Statement } from "../../../adapters/d1/database.ts";
import { endGrantsStatements, type GrantRow } from "../../../adapters/d1/identity/grants.ts";
import { deleteLoginsOfStatement, type LoginRow } from "../../../adapters/d1/identity/login-rows.ts";
import type { Subject } from "./grants.ts";

/** Somebody who acts for themselves: as a client by its grant, or in a browser by its login. */
export type SignedIn = Subject & ({ grant: GrantRow } | { login: LoginRow });

/**
 * Notes that one more proof was shown: in one transaction with `claim`, and all of it only where `guard` holds. Null: it did not,
 * and nothing has changed.
 */
export type Raise<Raised> = (method: AuthMethod, of: { guard: SQL; claim: Statement[] }) => Promise<Raised | null>;

/** Since when, and how well, somebody has shown who they are. */
export function proofOf(who: SignedIn): Pick<GrantRow | LoginRow, "aal" | "created_at"> {
  return "grant" in who ? who.grant : who.login;
}

/** Whether the person has a second factor that was not shown here. */
export function needsSecondFactor(who: SignedIn): boolean {
  return proofOf(who).aal === "aal1" && who.factors.some((factor) => factor.status === "verified");
}

/** Ends everything else the person is signed in with. */
export function endOthersStatements(db: Database, who: SignedIn): Statement[] {
  const userId = who.person.id;
  if ("grant" in who) {
    return [...endGrantsStatements(db, { userId, except: who.grant.id }), deleteLoginsOfStatement(db, userId)];
  }
  const login = { tokenHash: who.login.token_hash };
  return [...endGrantsStatements(db, { userId, all: true }), deleteLoginsOfStatement(db, userId, { except: login })];
}
