import { and, eq, gt, not, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { LOGIN_IDLE_MS, type Login } from "#core/identity/login.ts";
import { factors } from "../schema/sign-in-tables.ts";
import { logins } from "../schema/user-tables.ts";

/** The values that every page's prepared statement takes: SHA-256 (hex) of the login token, and the time in unix ms. */
export type LoginValues = { tokenHash: string; nowMs: number };

/** Placeholders for LoginValues in a prepared statement. */
export const LOGIN_PLACEHOLDER = { tokenHash: sql.placeholder("tokenHash") };
export const NOW_PLACEHOLDER = sql.placeholder("nowMs");
/** What a statement is built for: a login and a moment of now, or of whenever it is run (`preparedStatement`). */
export type AskedLogin = Login | typeof LOGIN_PLACEHOLDER;
export type AskedAt = number | Placeholder;
/** The same of an id. */
export type AskedId = string | Placeholder;

/**
 * SQL condition on `logins`: the login has not expired, was used within LOGIN_IDLE_MS, and has shown a second factor if its
 * person has one. Every query that looks up the person of a login uses this condition, so that an incomplete sign-in gives no
 * access.
 */
export function isLoginValid(login: AskedLogin, nowMs: AskedAt): SQL | undefined {
  return and(isLoginUnexpired(login, nowMs), or(eq(logins.aal, "aal2"), isOfProgram, not(hasSecondFactor)));
}

/** What the row of a program is named with (program-logins.ts); hashes of tokens have no colon. */
export const PROGRAM_PREFIX = "program:";

/**
 * SQL condition on `logins`: made for a program, by somebody who was signed in with all their factors when they let it in. It stays
 * aal1: what asks for a second factor, it never does.
 */
export const isOfProgram = sql`substr(${logins.token_hash}, 1, ${sql.raw(String(PROGRAM_PREFIX.length))}) = '${sql.raw(PROGRAM_PREFIX)}'`;

/** The same, except that the second factor may be missing: for the page that asks for it. */
export function isLoginUnexpired(login: AskedLogin, nowMs: AskedAt): SQL | undefined {
  return and(
    eq(logins.token_hash, login.tokenHash),
    gt(logins.expires_at, nowMs),
    gt(logins.last_seen_at, sql`${nowMs} - ${LOGIN_IDLE_MS}`),
  );
}

/** SQL condition on `logins`: the person of the row has a verified second factor. */
export const hasSecondFactor = sql`EXISTS (SELECT 1 FROM ${factors} WHERE ${factors.user_id} = ${logins.user_id} AND ${factors.status} = 'verified')`;

/** The user id of a login as a scalar subquery, so that every statement of a page's batch can check ownership itself. */
export function userIdOfLogin(login: AskedLogin, nowMs: AskedAt): SQL {
  return sql`(SELECT ${logins.user_id} FROM ${logins} WHERE ${isLoginValid(login, nowMs)})`;
}

/** The same, except that the second factor may be missing. */
export function userIdOfBegunLogin(login: Login, nowMs: number): SQL {
  return sql`(SELECT ${logins.user_id} FROM ${logins} WHERE ${isLoginUnexpired(login, nowMs)})`;
}

/** The same subquery with placeholders, for `preparedStatement`. */
export const LOGIN_USER_ID = userIdOfLogin(LOGIN_PLACEHOLDER, NOW_PLACEHOLDER);
