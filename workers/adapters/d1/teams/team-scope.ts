import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Login } from "#core/identity/login.ts";
import { type OrganisationAct, rolesThatMay } from "#core/teams/team-rights.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { groupManagers, groupMembers, memberships } from "../schema/team-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";

// What protects the rows of an organisation: conditions that every statement carries itself. core/teams/team-rights.ts says the same as
// a table, and tests/workers/adapters/d1/teams/team-scope.test.ts holds the two together.

/** The login's person is in the organisation, in a role that may do this. */
export function mayIn(
  login: AskedLogin,
  nowMs: AskedAt,
  organisationId: SQL | SQLiteColumn | string,
  act: OrganisationAct,
) {
  const roles = sql.join(
    rolesThatMay(act).map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL AND actor.role IN (${roles}))`;
}

/** The login's person is in the organisation, in any role. */
export function isIn(login: Login, nowMs: number, organisationId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL)`;
}

/**
 * The login's person is an owner of the organisation, or manages a group of it in which that person is now. It says nothing of
 * whether the person ever was in the organisation: the row that is read has to belong to it.
 */
export function oversees(
  login: Login,
  nowMs: number,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  const actor = userIdOfLogin(login, nowMs);
  return sql`(${ownsOrganisation(actor, organisationId)} OR EXISTS (
    SELECT 1 FROM ${memberships} AS actor
    JOIN ${groupManagers} AS led ON led.user_id = actor.user_id
    JOIN "groups" AS team ON team.id = led.group_id AND team.organisation_id = actor.organisation_id
    JOIN ${groupMembers} AS person ON person.group_id = team.id
    JOIN ${memberships} AS theirs ON theirs.organisation_id = actor.organisation_id AND theirs.user_id = person.user_id AND theirs.left_at IS NULL
    WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${actor} AND actor.role = 'manager' AND actor.left_at IS NULL
      AND person.user_id = ${personId}))`;
}

/** Who looks at people, in which organization: ids, or SQL that gives them. */
export type Overseer = { userId: SQL | string; organisationId: SQL | string };

/** The login's person, in the organization that they work in now. */
export function overseerOf(login: AskedLogin, nowMs: AskedAt): Overseer {
  return { userId: userIdOfLogin(login, nowMs), organisationId: activeOrganisation(login, nowMs) };
}

/**
 * The same as `oversees`, in the form for statements over many people: whom they oversee is looked up once. Also for a schedule, which
 * has no login.
 */
export function overseesMany({ userId, organisationId }: Overseer, personId: SQL | SQLiteColumn): SQL {
  return sql`(${ownsOrganisation(userId, organisationId)} OR ${personId} IN (
    SELECT person.user_id FROM ${memberships} AS actor
    JOIN ${groupManagers} AS led ON led.user_id = actor.user_id
    JOIN "groups" AS team ON team.id = led.group_id AND team.organisation_id = actor.organisation_id
    JOIN ${groupMembers} AS person ON person.group_id = team.id
    JOIN ${memberships} AS theirs ON theirs.organisation_id = actor.organisation_id AND theirs.user_id = person.user_id AND theirs.left_at IS NULL
    WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userId} AND actor.role = 'manager' AND actor.left_at IS NULL))`;
}

/** In a statement over memberships: somebody else who is in the organization, whose readiness they see. */
export function seesReadiness(by: Overseer): SQL {
  return sql`(${memberships.organisation_id} = ${by.organisationId} AND ${memberships.left_at} IS NULL AND ${memberships.user_id} <> ${by.userId} AND ${overseesMany(by, memberships.user_id)})`;
}

/** In a statement over memberships: somebody else, also who has left, whose effort they see. */
export function seesEffort(by: Overseer): SQL {
  return sql`(${memberships.organisation_id} = ${by.organisationId} AND ${memberships.user_id} <> ${by.userId} AND ${overseesMany(by, memberships.user_id)})`;
}

function ownsOrganisation(actor: SQL | string, organisationId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM ${memberships} AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${actor} AND actor.role = 'owner' AND actor.left_at IS NULL)`;
}
