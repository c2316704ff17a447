import type { SQL } from "drizzle-orm";
import type { AuthMethod } from "#core/identity/tokens/amr.ts";
import type { Database, Statement } from "../../../adapters/d1/database.ts";
import { endGrantsStatements, type GrantRow } from "../../../adapters/d1/identity/grants.ts";
import { deleteLoginsOfStatement, type LoginRow } from "../../../adapters/d1/identity/login-rows.ts";
import type { Subject } from "./grants.ts";

/** A signed-in person: either an API client with its grant, or a browser with its login. */
export type SignedIn = Subject & ({ grant: GrantRow } | { login: LoginRow });

/**
 * Raises a grant or a login to a higher assurance level (aal2, NIST SP 800-63B) after a second factor was shown. It runs in one
 * transaction with `claim`, which marks the proof as used, and only if `guard` is true. Null: it was false, and nothing has
 * changed.
 */
export type RaiseLevel<Raised> = (method: AuthMethod, of: { guard: SQL; claim: Statement[] }) => Promise<Raised | null>;

/** The assurance level (aal) and the start (unix ms) of the person's grant or login. */
export function proofOf(who: SignedIn): Pick<GrantRow | LoginRow, "aal" | "created_at"> {
  return "grant" in who ? who.grant : who.login;
}

/** Whether the person has a verified second factor that this grant or login has not shown. */
export function needsSecondFactor(who: SignedIn): boolean {
  return proofOf(who).aal === "aal1" && who.factors.some((factor) => factor.status === "verified");
}

/** Ends all other grants and logins of the person. */
export function endOthersStatements(db: Database, who: SignedIn): Statement[] {
  const userId = who.person.id;
  if ("grant" in who) {
    return [...endGrantsStatements(db, { userId, except: who.grant.id }), deleteLoginsOfStatement(db, userId)];
  }
  const login = { tokenHash: who.login.token_hash };
  return [...endGrantsStatements(db, { userId, all: true }), deleteLoginsOfStatement(db, userId, { except: login })];
}
