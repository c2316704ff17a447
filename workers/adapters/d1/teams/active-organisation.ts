import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { memberships, organisations } from "../schema/team-tables.ts";

/** The organisation that the login's person works in now, as a scalar subquery: the pages of a team are about it. */
export function activeOrganisation(login: AskedLogin, nowMs: AskedAt): SQL {
  return sql`(${activeOrganisationOf(userIdOfLogin(login, nowMs))})`;
}

/** The same of a person, as a SELECT. */
export function activeOrganisationOf(userId: SQL): SQL {
  return sql`SELECT mine.organisation_id FROM memberships AS mine WHERE mine.user_id = ${userId} AND mine.left_at IS NULL ORDER BY mine.is_active DESC, mine.joined_at DESC, mine.organisation_id LIMIT 1`;
}

/** All organisations that the login's person is in, the one they work in first: the order of `activeOrganisation`. */
export function myOrganisationsStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return db
    .select({
      id: organisations.id,
      name: organisations.name,
      timeZone: organisations.time_zone,
      role: memberships.role,
      deletesAt: organisations.deletes_at,
      boardsOn: organisations.boards_on,
      heldSince: memberships.legal_hold_since,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(and(eq(memberships.user_id, userIdOfLogin(login, nowMs)), isNull(memberships.left_at)))
    .orderBy(desc(memberships.is_active), desc(memberships.joined_at), memberships.organisation_id);
}

/** The role of the login's person in an organisation; no row: they are not in it. */
export function myRoleStatement(db: Database, login: Login, nowMs: number, organisationId: SQL | string) {
  return db
    .select({ role: memberships.role, deletesAt: organisations.deletes_at })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(
      and(
        eq(memberships.organisation_id, organisationId),
        eq(memberships.user_id, userIdOfLogin(login, nowMs)),
        isNull(memberships.left_at),
      ),
    );
}

/** Makes one of their organisations the one that the login's person works in. Returns the rows that are active then. */
export function switchStatement(db: Database, login: Login, nowMs: number, organisationId: string) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .update(memberships)
    .set({ is_active: sql`${memberships.organisation_id} = ${organisationId}` })
    .where(
      and(
        eq(memberships.user_id, me),
        isNull(memberships.left_at),
        sql`EXISTS (SELECT 1 FROM memberships AS target WHERE target.organisation_id = ${organisationId} AND target.user_id = ${me} AND target.left_at IS NULL)`,
      ),
    )
    .returning({ id: memberships.organisation_id, isActive: memberships.is_active });
}
