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
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL AND actor.role IN (${rolesFor(act)}))`;
}

/** The roles that may do this, as the list of an IN. */
export function rolesFor(act: OrganisationAct): SQL {
  return sql.join(
    rolesThatMay(act).map((role) => sql`${role}`),
    sql`, `,
  );
}

/** The login's person is an owner of the organisation. */
export function isOwner(login: Login, nowMs: number, organisationId: SQL | SQLiteColumn | string) {
  return ownsOrganisation(userIdOfLogin(login, nowMs), organisationId);
}

/** The login's person is in the organisation, in any role. */
export function isIn(login: AskedLogin, nowMs: AskedAt, organisationId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL)`;
}

/**
 * The login's person is an owner of the organisation, or manages a group of it in which that person is now. It says nothing of
 * whether the person ever was in the organisation: the row that is read has to belong to it.
 */
export function oversees(
  login: AskedLogin,
  nowMs: AskedAt,
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

/** The login's person is an owner of the organisation, and the other is in it or was. */
export function mayHoldRecords(
  login: Login,
  nowMs: number,
  organisationId: SQL | SQLiteColumn | string,
  personId: string,
) {
  return sql`(${ownsOrganisation(userIdOfLogin(login, nowMs), organisationId)} AND EXISTS (SELECT 1 FROM ${memberships} AS theirs WHERE theirs.organisation_id = ${organisationId} AND theirs.user_id = ${personId}))`;
}

/** Nobody has asked for the organisation's deletion: people may still be invited to it, and given work. */
export function goesOn(organisationId: SQL | SQLiteColumn | string) {
  return sql`NOT EXISTS (SELECT 1 FROM organisations AS ending WHERE ending.id = ${organisationId} AND ending.deletes_at IS NOT NULL)`;
}

/** There is a legal hold on what this person handed in to the organisation: no schedule deletes of it. */
export function isHeld(organisationId: SQL | SQLiteColumn | string, personId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM memberships AS held WHERE held.organisation_id = ${organisationId} AND held.user_id = ${personId} AND held.legal_hold_since IS NOT NULL)`;
}

/** The organisation's boards are on, and both the login's person and the other are in it and have joined them. */
export function sharesBoards(
  login: Login,
  nowMs: number,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  const joined = (alias: SQL, userId: SQL | SQLiteColumn | string) =>
    sql`JOIN memberships AS ${alias} ON ${alias}.organisation_id = board.id AND ${alias}.user_id = ${userId} AND ${alias}.left_at IS NULL AND ${alias}.joins_boards = 1`;
  return sql`EXISTS (SELECT 1 FROM organisations AS board ${joined(sql`actor`, userIdOfLogin(login, nowMs))} ${joined(sql`person`, personId)}
    WHERE board.id = ${organisationId} AND board.boards_on = 1)`;
}

/** The login's person may review what that person handed in: they oversee them, and it is not their own. */
export function mayReview(
  login: AskedLogin,
  nowMs: AskedAt,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  return sql`(${oversees(login, nowMs, organisationId, personId)} AND ${personId} <> ${userIdOfLogin(login, nowMs)})`;
}

/** The same, of somebody who is still in the organisation: who has left is asked for nothing any more. */
export function mayAskForExample(
  login: AskedLogin,
  nowMs: AskedAt,
  organisationId: SQL | SQLiteColumn | string,
  personId: SQL | SQLiteColumn | string,
) {
  return sql`(${mayReview(login, nowMs, organisationId, personId)} AND EXISTS (SELECT 1 FROM ${memberships} AS asked WHERE asked.organisation_id = ${organisationId} AND asked.user_id = ${personId} AND asked.left_at IS NULL))`;
}

/** It is the login's person themselves, in the organisation or not. */
export function isThemselves(login: AskedLogin, nowMs: AskedAt, personId: SQL | SQLiteColumn | string) {
  return sql`${personId} = ${userIdOfLogin(login, nowMs)}`;
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

/** This person is an owner of the organisation. */
export function ownsOrganisation(actor: SQL | string, organisationId: SQL | SQLiteColumn | string) {
  return sql`EXISTS (SELECT 1 FROM ${memberships} AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${actor} AND actor.role = 'owner' AND actor.left_at IS NULL)`;
}
