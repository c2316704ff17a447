import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { EXPORT_ROWS_AT_ONCE } from "../identity/person-export.ts";
import { billingAccounts, subscriptions, usageEntries } from "../schema/billing-tables.ts";
import { digestHooks, webhookEndpoints } from "../schema/integration-tables.ts";
import { attemptFindings, attemptSkills } from "../schema/readiness-tables.ts";
import {
  assignedRounds,
  assignmentAttempts,
  assignments,
  certificates,
  groupManagers,
  groupMembers,
  groups,
  memberships,
  organisationEvents,
  organisations,
} from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { mayIn } from "./team-scope.ts";

type Section = {
  name: string;
  table: SQLiteTable;
  /** Columns that are left out. */
  without?: string[];
  of: (db: Database, organisationId: string) => SQL | undefined;
  by: SQLiteColumn[];
};

/**
 * What an owner may read of an organisation, table by table: of sessions those that were handed in, with their figures and without
 * their words, and of private practice only the sums of who has left.
 */
export const ORGANISATION_SECTIONS: Section[] = [
  { name: "organization", table: organisations, of: (_, id) => eq(organisations.id, id), by: [organisations.id] },
  {
    name: "memberships",
    table: memberships,
    // What somebody chose for themselves.
    without: ["is_active", "joins_boards", "hides_name", "weekly_email", "weekly_email_day"],
    of: (_, id) => eq(memberships.organisation_id, id),
    by: [memberships.joined_at, memberships.user_id],
  },
  {
    name: "webhooks",
    table: webhookEndpoints,
    without: ["sealed_secret", "sealed_earlier_secret"],
    of: (_, id) => eq(webhookEndpoints.organisation_id, id),
    by: [webhookEndpoints.created_at, webhookEndpoints.id],
  },
  {
    name: "digests",
    table: digestHooks,
    without: ["sealed_url"],
    of: (_, id) => eq(digestHooks.organisation_id, id),
    by: [digestHooks.kind],
  },
  { name: "groups", table: groups, of: (_, id) => eq(groups.organisation_id, id), by: [groups.created_at, groups.id] },
  {
    name: "group_members",
    table: groupMembers,
    of: (db, id) => inArray(groupMembers.group_id, groupsOf(db, id)),
    by: [groupMembers.group_id, groupMembers.user_id],
  },
  {
    name: "group_managers",
    table: groupManagers,
    of: (db, id) => inArray(groupManagers.group_id, groupsOf(db, id)),
    by: [groupManagers.group_id, groupManagers.user_id],
  },
  {
    name: "assignments",
    table: assignments,
    // The scenarios as they were: 45 kB each, which says nothing of anybody.
    without: ["frozen"],
    of: (_, id) => eq(assignments.organisation_id, id),
    by: [assignments.created_at, assignments.id],
  },
  {
    name: "rounds",
    table: assignedRounds,
    without: ["reminded", "on_board"],
    of: (db, id) =>
      inArray(
        assignedRounds.assignment_id,
        db.select({ id: assignments.id }).from(assignments).where(eq(assignments.organisation_id, id)),
      ),
    by: [assignedRounds.assignment_id, assignedRounds.user_id, assignedRounds.round],
  },
  {
    name: "attempts",
    table: assignmentAttempts,
    of: (_, id) => and(eq(assignmentAttempts.organisation_id, id), isNotNull(assignmentAttempts.handed_in_at)),
    by: [assignmentAttempts.handed_in_at, assignmentAttempts.conversation_id],
  },
  {
    name: "skills",
    table: attemptSkills,
    of: (_, id) => eq(attemptSkills.organisation_id, id),
    by: [attemptSkills.conversation_id, attemptSkills.dimension],
  },
  {
    name: "compliance_findings",
    table: attemptFindings,
    of: (_, id) => eq(attemptFindings.organisation_id, id),
    by: [attemptFindings.conversation_id, attemptFindings.rule, attemptFindings.turn],
  },
  {
    name: "certificates",
    table: certificates,
    of: (_, id) => eq(certificates.organisation_id, id),
    by: [certificates.issued_at, certificates.id],
  },
  {
    name: "plan",
    table: billingAccounts,
    without: ["granted_by_user_id"],
    of: (_, id) => eq(billingAccounts.organisation_id, id),
    by: [billingAccounts.id],
  },
  {
    name: "subscriptions",
    table: subscriptions,
    of: (db, id) => inArray(subscriptions.account_id, accountsOf(db, id)),
    by: [subscriptions.created_at, subscriptions.id],
  },
  {
    name: "events",
    table: organisationEvents,
    of: (_, id) => eq(organisationEvents.organisation_id, id),
    by: [organisationEvents.created_at, organisationEvents.id],
  },
];

type Page = { organisationId: string; offset: number; nowMs: number };

/** One page of a section, for an owner. */
export function organisationExportStatement(db: Database, login: Login, section: Section, of: Page) {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(section.table)).filter(
    ([name]) => !section.without?.includes(name),
  );
  return db
    .select(Object.fromEntries(columns))
    .from(section.table)
    .where(and(section.of(db, of.organisationId), mayIn(login, of.nowMs, of.organisationId, "exportOrganisation")))
    .orderBy(...section.by.map((column) => asc(column)))
    .limit(EXPORT_ROWS_AT_ONCE)
    .offset(of.offset);
}

/** Names and addresses of everybody who is or was in it, as its pages show them, for an owner. */
export function exportedPeopleStatement(db: Database, login: Login, of: Page) {
  return db
    .select({ id: users.id, full_name: users.full_name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, of.organisationId),
        mayIn(login, of.nowMs, of.organisationId, "exportOrganisation"),
      ),
    )
    .orderBy(asc(users.id))
    .limit(EXPORT_ROWS_AT_ONCE)
    .offset(of.offset);
}

/** What its people used, by the day in UTC: of private practice minutes and days, nothing else. */
export function exportedUseStatement(db: Database, login: Login, of: Page) {
  const e = usageEntries;
  const day = sql<string>`date(${e.used_at} / 1000, 'unixepoch')`;
  return db
    .select({ user_id: e.user_id, day: day.as("day"), seconds: sql<number>`sum(${e.seconds})`.as("seconds_used") })
    .from(e)
    .where(
      and(eq(e.organisation_id, of.organisationId), mayIn(login, of.nowMs, of.organisationId, "exportOrganisation")),
    )
    .groupBy(e.user_id, day)
    .orderBy(day, asc(e.user_id))
    .limit(EXPORT_ROWS_AT_ONCE)
    .offset(of.offset);
}

function accountsOf(db: Database, organisationId: string) {
  return db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.organisation_id, organisationId));
}

function groupsOf(db: Database, organisationId: string) {
  return db.select({ id: groups.id }).from(groups).where(eq(groups.organisation_id, organisationId));
}
