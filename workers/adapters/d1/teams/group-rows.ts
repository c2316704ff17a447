import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { groupManagers, groupMembers, groups, invitations } from "../schema/team-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import { mayIn } from "./team-scope.ts";

/** The groups of the organisation that the login's person works in, with their people, for those who see the people. */
export function groupsStatement(db: Database, login: Login, nowMs: number) {
  const named = (table: string) =>
    sql<string>`(SELECT json_group_array(json_object('id', one.id, 'name', coalesce(nullif(one.full_name, ''), one.email)) ORDER BY coalesce(nullif(one.full_name, ''), one.email))
      FROM ${sql.raw(table)} AS place JOIN users AS one ON one.id = place.user_id WHERE place.group_id = "groups"."id")`;
  return db
    .select({
      id: groups.id,
      name: groups.name,
      people: named("group_members").as("people"),
      managers: named("group_managers").as("managers"),
    })
    .from(groups)
    .where(
      and(
        eq(groups.organisation_id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, groups.organisation_id, "seePeople"),
      ),
    )
    .orderBy(groups.name);
}

/** The people of a group, as `groupsStatement` gives them. */
export const groupPeopleSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.object({ id: z.string(), name: z.string() })));

export type GroupAct = { organisationId: string; groupId: string; eventId: string; nowMs: number };

/** The second statement returns the new row. Throws on a name that another group has (isUniqueCollision). */
export function makeGroupStatements(db: Database, login: Login, act: GroupAct, name: string) {
  const may = mayIn(login, act.nowMs, act.organisationId, "editGroups");
  return [
    noteEventStatement(db, eventOf(login, act, "group_made"), may),
    db
      .insert(groups)
      .select(sql`SELECT ${act.groupId}, ${act.organisationId}, ${name}, ${act.nowMs} WHERE ${may}`)
      .returning({ id: groups.id }),
  ] as const;
}

/**
 * Gives a group its name, its people and its managers, all of whom are in the organisation; a manager has that role. The second
 * statement returns the row.
 */
export function saveGroupStatements(
  db: Database,
  login: Login,
  act: GroupAct,
  group: { name: string; people: string[]; managers: string[] },
) {
  const { groupId, organisationId, nowMs } = act;
  const may = sql`(${mayIn(login, nowMs, organisationId, "editGroups")} AND EXISTS (SELECT 1 FROM "groups" AS team WHERE team.id = ${groupId} AND team.organisation_id = ${organisationId}))`;
  const people = JSON.stringify(group.people);
  const managers = JSON.stringify(group.managers);
  const row = { group_id: groupId, user_id: sql`present.user_id`, created_at: nowMs };
  const present = (ids: string, role: SQL) =>
    sql`FROM memberships AS present WHERE present.organisation_id = ${organisationId} AND present.left_at IS NULL AND ${role}
      AND present.user_id IN (SELECT value FROM json_each(${ids})) AND ${may}`;
  return [
    noteEventStatement(db, eventOf(login, act, "group_changed"), may),
    db
      .update(groups)
      .set({ name: group.name })
      .where(and(eq(groups.id, groupId), may))
      .returning({ id: groups.id }),
    db
      .delete(groupMembers)
      .where(
        and(
          eq(groupMembers.group_id, groupId),
          sql`${groupMembers.user_id} NOT IN (SELECT value FROM json_each(${people}))`,
          may,
        ),
      ),
    db
      .delete(groupManagers)
      .where(
        and(
          eq(groupManagers.group_id, groupId),
          sql`${groupManagers.user_id} NOT IN (SELECT value FROM json_each(${managers}))`,
          may,
        ),
      ),
    insertFrom(db, groupMembers, row, present(people, sql`1`)).onConflictDoNothing(),
    insertFrom(db, groupManagers, row, present(managers, sql`present.role = 'manager'`)).onConflictDoNothing(),
  ] as const;
}

/** Its people stay in the organisation; an invitation to it becomes one to no group. The last statement returns the row. */
export function deleteGroupStatements(db: Database, login: Login, act: GroupAct) {
  const { groupId, organisationId, nowMs } = act;
  const may = sql`(${mayIn(login, nowMs, organisationId, "editGroups")} AND EXISTS (SELECT 1 FROM "groups" AS team WHERE team.id = ${groupId} AND team.organisation_id = ${organisationId}))`;
  return [
    noteEventStatement(db, eventOf(login, act, "group_deleted"), may),
    db
      .update(invitations)
      .set({ group_id: null })
      .where(and(eq(invitations.group_id, groupId), may)),
    db.delete(groupMembers).where(and(eq(groupMembers.group_id, groupId), may)),
    db.delete(groupManagers).where(and(eq(groupManagers.group_id, groupId), may)),
    db
      .delete(groups)
      .where(and(eq(groups.id, groupId), may))
      .returning({ id: groups.id }),
  ] as const;
}

function eventOf(login: Login, act: GroupAct, kind: TeamEvent) {
  const { eventId, organisationId, groupId, nowMs } = act;
  return { id: eventId, kind, organisationId, by: userIdOfLogin(login, nowMs), data: { group: groupId }, nowMs };
}
