import { and, count, desc, eq, exists, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { AdminActor } from "#core/admin/actor.ts";
import { foldSearch, USERS_A_PAGE, type UserListQuery, type UserRow } from "#core/admin/user-list.ts";
import type { Login } from "#core/identity/login.ts";
import { type Database, holdsStatement } from "./database.ts";
import { userIdOfLogin } from "./identity/login-scope.ts";
import { thereAreOtherAdmins } from "./last-admin.ts";
import { adminDashboardStats } from "./schema/conversation-tables.ts";
import { grants, refreshTokens, securityEvents } from "./schema/sign-in-tables.ts";
import { logins, roleChanges, userRoles, users } from "./schema/user-tables.ts";

// Every statement here has the admin check as a condition of its own: none relies on an earlier check.

const ROLE_CHANGES_SHOWN = 20;
const EVENTS_SHOWN = 200;

export function statsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select()
    .from(adminDashboardStats)
    .where(isAdmin(db, login, nowMs));
}

export function userListStatement(db: Database, login: Login, nowMs: number, query: UserListQuery) {
  const rows = { limit: USERS_A_PAGE, offset: (query.page - 1) * USERS_A_PAGE };
  return usersStatement(db, login, nowMs, { search: query.search, ...rows });
}

export function usersStatement(
  db: Database,
  actor: AdminActor,
  nowMs: number,
  of: { search: string; limit: number; offset: number },
) {
  return (
    db
      .select({
        id: users.id,
        fullName: users.full_name,
        email: users.email,
        createdAt: users.created_at,
        roles: sql<string>`(SELECT json_group_array(r.role ORDER BY r.role <> 'admin', r.role) FROM ${userRoles} r WHERE r.user_id = ${users}.id)`,
      })
      .from(users)
      .where(and(isAdmin(db, actor, nowMs), matching(of.search)))
      // The index on created_at ends in the rowid: with it nothing is sorted, and roles are read for the shown rows only (20
      // times as fast on page 200).
      .orderBy(desc(users.created_at), sql`${users}.rowid DESC`)
      .limit(of.limit)
      .offset(of.offset)
  );
}

export function parseUserRow(row: Omit<UserRow, "roles"> & { roles: string }): UserRow {
  return { ...row, roles: rolesSchema.parse(JSON.parse(row.roles)) };
}

const rolesSchema = z.array(z.string());

export function userCountStatement(db: Database, actor: AdminActor, nowMs: number, search: string) {
  return db
    .select({ total: count() })
    .from(users)
    .where(and(isAdmin(db, actor, nowMs), matching(search)));
}

export function roleChangesStatement(db: Database, login: Login, nowMs: number) {
  const by = alias(users, "by_user");
  return db
    .select({
      id: roleChanges.id,
      change: roleChanges.change,
      role: roleChanges.role,
      // D1 returns rows as objects keyed by column name, so two columns of one name would become one.
      of: sql<string | null>`${users.email}`.as("of_email"),
      by: sql<string | null>`${by.email}`.as("by_email"),
      byId: roleChanges.by_user_id,
      atMs: roleChanges.created_at,
    })
    .from(roleChanges)
    .leftJoin(users, eq(users.id, roleChanges.user_id))
    .leftJoin(by, eq(by.id, roleChanges.by_user_id))
    .where(isAdmin(db, login, nowMs))
    .orderBy(desc(roleChanges.created_at), desc(roleChanges.id))
    .limit(ROLE_CHANGES_SHOWN);
}

export function recentEventsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: securityEvents.id,
      message: securityEvents.message,
      metadata: securityEvents.metadata,
      email: users.email,
      atMs: securityEvents.created_at,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.user_id))
    .where(isAdmin(db, login, nowMs))
    .orderBy(desc(securityEvents.created_at), desc(securityEvents.id))
    .limit(EVENTS_SHOWN);
}

export type AdminChange = { actor: AdminActor; nowMs: number; changeId: string; userId: string };

/**
 * Logs the role change and makes it, both only if the person exists and is no admin yet. The second statement returns the new
 * row.
 */
export function grantAdminStatements(db: Database, change: AdminChange) {
  const isNew = and(
    isAdmin(db, change.actor, change.nowMs),
    exists(db.select({ id: users.id }).from(users).where(eq(users.id, change.userId))),
    notExists(adminRoleStatement(db, change.userId)),
  );
  return [
    noteChange(db, change, "granted", isNew),
    db
      .insert(userRoles)
      .select(sql`SELECT ${change.userId}, 'admin', ${change.nowMs} WHERE ${isNew}`)
      .returning({ userId: userRoles.user_id }),
  ] as const;
}

/** Logs the role change and makes it, both only if the person is an admin and not the last one. */
export function removeAdminStatements(db: Database, change: AdminChange) {
  const isRemovable = and(
    isAdmin(db, change.actor, change.nowMs),
    exists(adminRoleStatement(db, change.userId)),
    thereAreOtherAdmins(),
  );
  return [
    noteChange(db, change, "removed", isRemovable),
    db
      .delete(userRoles)
      .where(and(eq(userRoles.user_id, change.userId), eq(userRoles.role, "admin"), isRemovable))
      .returning({ userId: userRoles.user_id }),
  ] as const;
}

/**
 * Ends logins (browsers) and grants (API clients). Logins come last: one of them may be the actor's own, which the check needs.
 */
export function endSignInsStatements(db: Database, { actor, nowMs, userId }: Omit<AdminChange, "changeId">) {
  const ofPerson = and(eq(grants.user_id, userId), isAdmin(db, actor, nowMs));
  const grantIds = db.select({ id: grants.id }).from(grants).where(ofPerson);
  return [
    db.delete(refreshTokens).where(inArray(refreshTokens.grant_id, grantIds)),
    db.delete(grants).where(ofPerson).returning({ id: grants.id }),
    db
      .delete(logins)
      .where(and(eq(logins.user_id, userId), isAdmin(db, actor, nowMs)))
      .returning({ tokenHash: logins.token_hash }),
  ] as const;
}

function noteChange(db: Database, of: AdminChange, change: "granted" | "removed", condition: SQL | undefined) {
  return db
    .insert(roleChanges)
    .select(
      sql`SELECT ${of.changeId}, ${of.userId}, 'admin', ${change}, ${personOf(of.actor, of.nowMs)}, ${of.nowMs} WHERE ${condition}`,
    );
}

/** The actor's user id; NULL for the owner's own server, as for the command line. */
function personOf(actor: AdminActor, nowMs: number): SQL {
  if ("tokenHash" in actor) return userIdOfLogin(actor, nowMs);
  return "userId" in actor ? sql`${actor.userId}` : sql`NULL`;
}

/** SQL condition: the actor may act as an admin. Every admin statement includes it. */
export function isAdmin(db: Database, actor: AdminActor, nowMs: number): SQL {
  if ("isOwner" in actor) return sql`1`;
  if ("mayAdminister" in actor && !actor.mayAdminister) return sql`0`;
  const admin = alias(userRoles, "admin_role");
  const hasShown = "needsSecondFactor" in actor && actor.needsSecondFactor ? exists(raisedLogin(db, actor)) : undefined;
  return exists(
    db
      .select({ role: admin.role })
      .from(admin)
      .where(and(eq(admin.user_id, personOf(actor, nowMs)), eq(admin.role, "admin"), hasShown)),
  );
}

function raisedLogin(db: Database, login: Login) {
  const raised = alias(logins, "raised_login");
  return db
    .select({ aal: raised.aal })
    .from(raised)
    .where(and(eq(raised.token_hash, login.tokenHash), eq(raised.aal, "aal2")));
}

/** One row if whoever acts may act as an admin, else none. */
export function isAdminStatement(db: Database, actor: AdminActor, nowMs: number) {
  return holdsStatement(db, isAdmin(db, actor, nowMs));
}

/** One row if the person is an admin, else none. */
export function adminRoleStatement(db: Database, userId: string) {
  const held = alias(userRoles, "held_role");
  return db
    .select({ role: held.role })
    .from(held)
    .where(and(eq(held.user_id, userId), eq(held.role, "admin")));
}

/**
 * Uses instr() because D1 refuses LIKE patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits). Email
 * addresses are stored in lower case, in every alphabet.
 */
function matching(search: string): SQL | undefined {
  if (!search) return undefined;
  const { text, letters } = foldSearch(search);
  const name = letters.reduce(
    (folded, [upper, lower]) => sql`replace(${folded}, ${upper}, ${lower})`,
    sql`lower(${users.full_name})`,
  );
  return or(sql`instr(${users.email}, ${search.toLowerCase()}) > 0`, sql`instr(${name}, ${text}) > 0`);
}
