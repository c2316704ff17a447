import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { LOGIN_IDLE_MS, type Login } from "#core/accounts/login.ts";
import { logins } from "./schema.ts";

/** True for the rows of a login that still holds: neither its absolute end nor a week of silence has passed. */
export function loginHolds(login: Login, nowMs: number): SQL | undefined {
  return and(
    eq(logins.token_hash, login.tokenHash),
    gt(logins.expires_at, nowMs),
    gt(logins.last_seen_at, nowMs - LOGIN_IDLE_MS),
  );
}

/** The id of the login's person as a scalar subquery: lets every statement of a page's batch check ownership by itself. */
export function loginsUser(login: Login, nowMs: number): SQL {
  return sql`(SELECT ${logins.user_id} FROM ${logins} WHERE ${loginHolds(login, nowMs)})`;
}
