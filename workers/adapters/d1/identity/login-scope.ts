import { and, eq, gt, not, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { LOGIN_IDLE_MS, type Login } from "#core/identity/login.ts";
import { factors, logins } from "../schema.ts";

/** What every page's statement is asked with; for `readyStatement`. */
export type LoginValues = { tokenHash: string; nowMs: number };

/** Stands for LoginValues in a statement that is built before there is a login. */
export const ANY_LOGIN = { tokenHash: sql.placeholder("tokenHash") };
export const ANY_MOMENT = sql.placeholder("nowMs");

/**
 * True for the rows of a login that holds: neither its absolute end nor a week of silence has passed, and a person who has a second
 * factor has shown it. Everything that asks for a person asks here, so that half a sign-in opens nothing.
 */
export function loginHolds(login: Login | typeof ANY_LOGIN, nowMs: number | Placeholder): SQL | undefined {
  return and(loginLasts(login, nowMs), or(eq(logins.aal, "aal2"), not(hasSecondFactor)));
}

/** The same where the second factor may still be missing: for the page that asks for it. */
export function loginLasts(login: Login | typeof ANY_LOGIN, nowMs: number | Placeholder): SQL | undefined {
  return and(
    eq(logins.token_hash, login.tokenHash),
    gt(logins.expires_at, nowMs),
    gt(logins.last_seen_at, sql`${nowMs} - ${LOGIN_IDLE_MS}`),
  );
}

/** Of the row of `logins` that is looked at. */
export const hasSecondFactor = sql`EXISTS (SELECT 1 FROM ${factors} WHERE ${factors.user_id} = ${logins.user_id} AND ${factors.status} = 'verified')`;

/** The id of the login's person as a scalar subquery: lets every statement of a page's batch check ownership by itself. */
export function loginsUser(login: Login | typeof ANY_LOGIN, nowMs: number | Placeholder): SQL {
  return sql`(SELECT ${logins.user_id} FROM ${logins} WHERE ${loginHolds(login, nowMs)})`;
}

/** The same where the second factor may still be missing. */
export function begunLoginsUser(login: Login, nowMs: number): SQL {
  return sql`(SELECT ${logins.user_id} FROM ${logins} WHERE ${loginLasts(login, nowMs)})`;
}

/** `loginsUser` for `readyStatement`. */
export const ANY_LOGINS_USER = loginsUser(ANY_LOGIN, ANY_MOMENT);
