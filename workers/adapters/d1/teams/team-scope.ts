import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Login } from "#core/identity/login.ts";
import { type OrganisationAct, rolesThatMay } from "#core/teams/team-rights.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { groupManagers, groupMembers, memberships } from "../schema/team-tables.ts";

// What protects the rows of an organisation: conditions that every statement carries itself. core/teams/team-rights.ts says the same as
// a table, and tests/workers/adapters/d1/teams/team-scope.test.ts holds the two together.

/** The login's person is in the organisation, in a role that may do this. */
export function mayIn(login: Login, nowMs: number, organisationId: SQL | SQLiteColumn | string, act: OrganisationAct) {
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL AND actor.role IN (${rolesFor(act)}))`;
}

/** The roles that may do this, as the list of an IN. */
export function rolesFor(act: OrganisationAct): SQL {
  return sql.join(
    rolesThatMay(act).map((role) => sql`${role}`),
    sql`, `,
  );
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
  return overseesAs(userIdOfLogin(login, nowMs), organisationId, personId);
}

/** This person may judge an attempt of that one in a calibration: they oversee them, are somebody else, and both are in the organisation. */
export function mayJudge(
  actorId: SQL | string,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  return sql`(${actorId} <> ${personId} AND ${overseesAs(actorId, organisationId, personId)}
    AND EXISTS (SELECT 1 FROM ${memberships} AS judged WHERE judged.organisation_id = ${organisationId} AND judged.user_id = ${personId} AND judged.left_at IS NULL))`;
}

/** `oversees`, of any person as the actor. */
export function overseesAs(
  actor: SQL | string,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  return sql`(${ownsOrganisation(actor, organisationId)} OR EXISTS (
    SELECT 1 FROM ${memberships} AS actor
    JOIN ${groupManagers} AS led ON led.user_id = actor.user_id
    JOIN "groups" AS team ON team.id = led.group_id AND team.organisation_id = actor.organisation_id
    JOIN ${groupMembers} AS person ON person.group_id = team.id
    JOIN ${memberships} AS theirs ON theirs.organisation_id = actor.organisation_id AND theirs.user_id = person.user_id AND theirs.left_at IS NULL
    WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${actor} AND actor.role = 'manager' AND actor.left_at IS NULL
      AND person.user_id = ${personId}))`;
}

function ownsOrganisation(actor: SQL | string, organisationId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM ${memberships} AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${actor} AND actor.role = 'owner' AND actor.left_at IS NULL)`;
}
