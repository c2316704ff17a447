import { and, desc, eq, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { LOGIN_IDLE_MS, type Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { EarlierZones } from "#core/time-zones.ts";
import type { Database } from "../database.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { logins, userRoles, users } from "../schema/user-tables.ts";
import {
  hasSecondFactor,
  isLoginUnexpired,
  isLoginValid,
  isOfProgram,
  LOGIN_PLACEHOLDER,
  NOW_PLACEHOLDER,
  userIdOfLogin,
} from "./login-scope.ts";

export type LoginRow = typeof logins.$inferSelect;

/**
 * The person of a login. No row when the login is unknown, idle for too long, expired, or still needs a second factor. It comes
 * first in a page's batch.
 */
export function viewerStatement(db: Database, login: Login, nowMs: number) {
  return selectViewer(db, isLoginValid(login, nowMs));
}

export const readViewer = preparedStatement((db) => selectViewer(db, isLoginValid(LOGIN_PLACEHOLDER, NOW_PLACEHOLDER)));

/** For a SELECT from logins joined to users. */
export const viewerColumns = {
  id: users.id,
  email: users.email,
  full_name: users.full_name,
  time_zone: users.time_zone,
  earlier_time_zones: users.earlier_time_zones,
  is_admin:
    sql`EXISTS (SELECT 1 FROM ${userRoles} WHERE ${userRoles.user_id} = ${users.id} AND ${userRoles.role} = 'admin')`
      .mapWith(Boolean)
      .as("is_admin"),
  last_seen_at: logins.last_seen_at,
  aal: logins.aal,
};

function selectViewer(db: Database, holds: SQL | undefined) {
  return db.select(viewerColumns).from(logins).innerJoin(users, eq(users.id, logins.user_id)).where(holds).limit(1);
}

/** The same columns for a person who sent an access token instead of a cookie. */
export function personStatement(db: Database, userId: string) {
  return db
    .select({ ...viewerColumns, last_seen_at: users.updated_at, aal: sql<"aal1" | "aal2">`'aal1'`.as("aal") })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
}

export type ViewerRow = Awaited<ReturnType<typeof viewerStatement>>[number];

/** The zones that the person's days were counted in before the present one. */
export function earlierZonesFromRows(rows: readonly ViewerRow[]): EarlierZones {
  return earlierZonesSchema.parse(rows[0]?.earlier_time_zones ?? []);
}

const earlierZonesSchema = z.array(z.object({ zone: z.string(), until: z.number() }));

export function viewerFromRows(rows: readonly ViewerRow[]): Viewer | null {
  const row = rows[0];
  if (!row) return null;
  return { id: row.id, email: row.email, fullName: row.full_name, isAdmin: row.is_admin, timeZone: row.time_zone };
}

/** The person of the rows of `viewerStatement`. Throws Refusal `signed_out` if there is none. */
export function requireViewerFromRows(rows: readonly ViewerRow[]): Viewer {
  const viewer = viewerFromRows(rows);
  if (!viewer) throw new Refusal("signed_out");
  return viewer;
}

export function insertLoginStatement(db: Database, row: typeof logins.$inferInsert) {
  return db.insert(logins).values(row);
}

export function touchLoginStatement(db: Database, login: Login, nowMs: number) {
  return db.update(logins).set({ last_seen_at: nowMs }).where(eq(logins.token_hash, login.tokenHash));
}

export function deleteLoginStatement(db: Database, login: Login) {
  return db.delete(logins).where(eq(logins.token_hash, login.tokenHash)).returning({ userId: logins.user_id });
}

/** The login, if it is valid. */
export function loginStatement(db: Database, login: Login, nowMs: number) {
  return db.select().from(logins).where(isLoginValid(login, nowMs)).limit(1);
}

/** An unexpired login, also when its second factor has not been shown yet, with the end of its person's ban. */
export function begunLoginStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      userId: logins.user_id,
      awaitsSecondFactor: sql`(${logins.aal} = 'aal1' AND ${hasSecondFactor})`
        .mapWith(Boolean)
        .as("awaits_second_factor"),
      bannedUntil: users.banned_until,
      lastSignInAt: users.last_sign_in_at,
    })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.user_id))
    .where(isLoginUnexpired(login, nowMs))
    .limit(1);
}

/** Raises a login to aal2 after a second factor was shown, and gives it a new token. */
export function raiseLoginStatement(db: Database, login: Login, tokenHash: string, guard: SQL) {
  return db
    .update(logins)
    .set({ token_hash: tokenHash, aal: "aal2" })
    .where(and(eq(logins.token_hash, login.tokenHash), guard));
}

/** Gives the login a new token. The old one becomes invalid. */
export function renewLoginStatement(db: Database, login: Login, tokenHash: string) {
  return db.update(logins).set({ token_hash: tokenHash }).where(eq(logins.token_hash, login.tokenHash));
}

/** Sets the logins of a person who has no second factor any more back to aal1. */
export function demoteLoginsStatement(db: Database, userId: string) {
  return db
    .update(logins)
    .set({ aal: "aal1" })
    .where(and(eq(logins.user_id, userId), not(hasSecondFactor)));
}

/** The browsers of the login's person, most recently used first. `name` identifies one in forms. */
export function browsersStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      name: browserName,
      userAgent: logins.user_agent,
      signedInAt: logins.created_at,
      lastSeenAt: logins.last_seen_at,
      isHere: sql`${logins.token_hash} = ${login.tokenHash}`.mapWith(Boolean).as("is_here"),
    })
    .from(logins)
    .where(and(eq(logins.user_id, userIdOfLogin(login, nowMs)), not(isOfProgram)))
    .orderBy(desc(logins.last_seen_at), desc(logins.created_at));
}

/** The first 64 of the hash's 256 bits: enough to tell a person's browsers apart, and useless for anything else. */
const browserName = sql<string>`substr(${logins.token_hash}, 1, 16)`.as("browser_name");

/** Signs out one browser of the login's person. */
export function deleteBrowserStatement(db: Database, login: Login, nowMs: number, name: string) {
  return db
    .delete(logins)
    .where(
      and(
        eq(logins.user_id, userIdOfLogin(login, nowMs)),
        sql`substr(${logins.token_hash}, 1, 16) = ${name}`,
        not(isOfProgram),
      ),
    )
    .returning({ userId: logins.user_id });
}

/** Signs out all browsers of a person, or all but one. */
export function deleteLoginsOfStatement(db: Database, userId: string, but: { except: Login } | null = null) {
  const isOther = but === null ? undefined : ne(logins.token_hash, but.except.tokenHash);
  return db.delete(logins).where(and(eq(logins.user_id, userId), isOther));
}

export function deleteEndedLoginsStatement(db: Database, nowMs: number) {
  return db.delete(logins).where(or(lte(logins.expires_at, nowMs), lte(logins.last_seen_at, nowMs - LOGIN_IDLE_MS)));
}
