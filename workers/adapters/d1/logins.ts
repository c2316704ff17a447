import { eq, lte, or, type SQL, sql } from "drizzle-orm";
import { LOGIN_IDLE_MS, type Login } from "#core/accounts/login.ts";
import type { ViewerView } from "#core/conversations/views.ts";
import { Refusal } from "#core/errors.ts";
import type { Database } from "./database.ts";
import { ANY_LOGIN, ANY_MOMENT, loginHolds } from "./login-scope.ts";
import { readyStatement } from "./ready-statement.ts";
import { logins, userRoles, users } from "./schema.ts";

/** The person of a login, or no row when the login is unknown, idle for too long or at its end. Put it first in a page's batch. */
export function viewerStatement(db: Database, login: Login, nowMs: number) {
  return selectViewer(db, loginHolds(login, nowMs));
}

export const readViewer = readyStatement((db) => selectViewer(db, loginHolds(ANY_LOGIN, ANY_MOMENT)));

const viewerColumns = {
  id: users.id,
  email: users.email,
  full_name: users.full_name,
  is_admin:
    sql`EXISTS (SELECT 1 FROM ${userRoles} WHERE ${userRoles.user_id} = ${users.id} AND ${userRoles.role} = 'admin')`
      .mapWith(Boolean)
      .as("is_admin"),
};

function selectViewer(db: Database, holds: SQL | undefined) {
  return db
    .select({ ...viewerColumns, last_seen_at: logins.last_seen_at })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.user_id))
    .where(holds)
    .limit(1);
}

/** The same of a person who showed an access token instead of a cookie. */
export function personStatement(db: Database, userId: string) {
  return db
    .select({ ...viewerColumns, last_seen_at: users.updated_at })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
}

export type ViewerRow = Awaited<ReturnType<typeof viewerStatement>>[number];

export function viewerOf(rows: readonly ViewerRow[]): ViewerView | null {
  const row = rows[0];
  return row ? { id: row.id, email: row.email, fullName: row.full_name, isAdmin: row.is_admin } : null;
}

/** For what only a signed-in person may have: the rows of `viewerStatement`, or a refusal. */
export function requireViewer(rows: readonly ViewerRow[]): ViewerView {
  const viewer = viewerOf(rows);
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

/** Every browser of a person. */
export function deleteLoginsOfStatement(db: Database, userId: string) {
  return db.delete(logins).where(eq(logins.user_id, userId));
}

export function deleteEndedLoginsStatement(db: Database, nowMs: number) {
  return db.delete(logins).where(or(lte(logins.expires_at, nowMs), lte(logins.last_seen_at, nowMs - LOGIN_IDLE_MS)));
}
