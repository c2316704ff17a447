import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { memberships } from "./schema/team-tables.ts";

/**
 * SQL condition of the rule that an organisation has an owner: while it holds this one may leave, be removed or get another role.
 * Every statement that does so holds it itself.
 */
export function anotherOwnerIsIn(organisationId: SQL | string, userId: SQL | string): SQL {
  return sql`EXISTS (SELECT 1 FROM memberships AS fellow WHERE fellow.organisation_id = ${organisationId} AND fellow.role = 'owner' AND fellow.left_at IS NULL AND fellow.user_id <> ${userId})`;
}

/** SQL condition on a row of `memberships`: the person is its organisation's last owner, and others are in it. */
export function isLastOwnerOfOthers(): SQL {
  return sql`(${memberships.role} = 'owner' AND ${memberships.left_at} IS NULL
    AND NOT ${anotherOwnerIsIn(sql`${memberships.organisation_id}`, sql`${memberships.user_id}`)}
    AND EXISTS (SELECT 1 FROM memberships AS others WHERE others.organisation_id = ${memberships.organisation_id} AND others.left_at IS NULL AND others.user_id <> ${memberships.user_id}))`;
}

/** A row for each organisation that a person cannot leave behind without an owner. */
export function lastOwnerStatement(db: Database, userId: string | SQL) {
  return db
    .select({ id: memberships.organisation_id })
    .from(memberships)
    .where(and(eq(memberships.user_id, userId), isLastOwnerOfOthers()));
}

/** The organisations in which nobody is but this person, as a subquery of their ids: they go with the person. */
export function organisationsAlone(db: Database, userId: string) {
  return db
    .select({ id: memberships.organisation_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.user_id, userId),
        isNull(memberships.left_at),
        sql`NOT EXISTS (SELECT 1 FROM memberships AS others WHERE others.organisation_id = ${memberships.organisation_id} AND others.left_at IS NULL AND others.user_id <> ${memberships.user_id})`,
      ),
    );
}
