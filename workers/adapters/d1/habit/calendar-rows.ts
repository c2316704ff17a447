import { eq, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { calendarFeeds } from "../schema/habit-tables.ts";
import { users } from "../schema/user-tables.ts";

/** The feed of the login's person. */
export function calendarFeedStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ sealedToken: calendarFeeds.sealed_token, lastReadAt: calendarFeeds.last_read_at })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.user_id, userIdOfLogin(login, nowMs)));
}

/** Makes it, or makes it anew: the address before then leads nowhere. A row: it is somebody's login. */
export function renewCalendarFeedStatement(
  db: Database,
  login: Login,
  of: { tokenHash: string; sealedToken: string },
  nowMs: number,
) {
  const feed = { token_hash: of.tokenHash, sealed_token: of.sealedToken, created_at: nowMs, last_read_at: null };
  return insertFrom(
    db,
    calendarFeeds,
    { ...feed, user_id: sql`person.id` },
    sql`FROM (SELECT ${userIdOfLogin(login, nowMs)} AS id) AS person WHERE person.id IS NOT NULL`,
  )
    .onConflictDoUpdate({ target: calendarFeeds.user_id, set: feed })
    .returning({ userId: calendarFeeds.user_id });
}

export function endCalendarFeedStatement(db: Database, login: Login, nowMs: number) {
  return db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userIdOfLogin(login, nowMs)));
}

/** Whose feed it is, as a scalar subquery; nobody's while they are banned. */
export function userIdOfFeed(tokenHash: string, nowMs: number): SQL {
  return sql`(SELECT ${calendarFeeds.user_id} FROM ${calendarFeeds} JOIN ${users} ON ${users.id} = ${calendarFeeds.user_id} WHERE ${calendarFeeds.token_hash} = ${tokenHash} AND coalesce(${users.banned_until}, 0) <= ${nowMs})`;
}

export function feedOwnerStatement(db: Database, tokenHash: string, nowMs: number) {
  return db
    .select({ userId: users.id, timeZone: users.time_zone })
    .from(users)
    .where(eq(users.id, userIdOfFeed(tokenHash, nowMs)));
}

export function noteFeedReadStatement(db: Database, tokenHash: string, nowMs: number) {
  return db.update(calendarFeeds).set({ last_read_at: nowMs }).where(eq(calendarFeeds.token_hash, tokenHash));
}
