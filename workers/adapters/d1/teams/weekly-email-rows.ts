import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";

// The email of Monday, sent by a schedule: to owners and managers who want it, once on a local day.

export function timeZonesStatement(db: Database) {
  return db.selectDistinct({ timeZone: organisations.time_zone }).from(organisations);
}

/** Who has none of `day` (YYYY-MM-DD) yet, in the organizations of these zones. */
export function weeklyEmailsDueStatement(
  db: Database,
  due: readonly { timeZone: string; day: string }[],
  limit: number,
) {
  return db
    .select({
      organisationId: memberships.organisation_id,
      organisation: organisations.name,
      timeZone: organisations.time_zone,
      userId: memberships.user_id,
      email: users.email,
      fullName: users.full_name,
      day: sql<string>`json_extract(due.value, '$.day')`.as("due_day"),
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(
      sql`json_each(${JSON.stringify(due)}) due`,
      sql`json_extract(due.value, '$.timeZone') = ${organisations.time_zone}`,
    )
    .where(and(isWanted, sql`${memberships.weekly_email_day} IS NOT json_extract(due.value, '$.day')`))
    .limit(limit);
}

/** SQL condition: they want it, and have none of that day. Of two runs at once one sends it. */
export function isWeeklyEmailDue(of: { organisationId: string; userId: string; day: string }): SQL {
  return sql`EXISTS (SELECT 1 FROM ${memberships} JOIN ${users} ON ${users.id} = ${memberships.user_id} WHERE ${memberships.organisation_id} = ${of.organisationId} AND ${memberships.user_id} = ${of.userId} AND ${isWanted} AND ${memberships.weekly_email_day} IS NOT ${of.day})`;
}

export function noteWeeklyEmailStatement(db: Database, of: { organisationId: string; userId: string; day: string }) {
  return db
    .update(memberships)
    .set({ weekly_email_day: of.day })
    .where(and(eq(memberships.organisation_id, of.organisationId), eq(memberships.user_id, of.userId)));
}

/** Whose emails a signed link ends. */
export function weeklyEmailStatement(db: Database, of: { organisationId: string; userId: string }) {
  return db
    .select({ organisation: organisations.name, isOn: memberships.weekly_email })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(and(eq(memberships.organisation_id, of.organisationId), eq(memberships.user_id, of.userId)));
}

export function endWeeklyEmailStatement(db: Database, of: { organisationId: string; userId: string }) {
  return db
    .update(memberships)
    .set({ weekly_email: false })
    .where(and(eq(memberships.organisation_id, of.organisationId), eq(memberships.user_id, of.userId)));
}

const isWanted = and(
  isNull(memberships.left_at),
  eq(memberships.weekly_email, true),
  sql`${memberships.role} IN ('owner', 'manager')`,
  sql`${users.email_confirmed_at} IS NOT NULL`,
);
