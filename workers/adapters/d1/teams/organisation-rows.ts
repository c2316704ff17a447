import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { insertWhere } from "../insert-where.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import { mayIn } from "./team-scope.ts";

export type Founding = { id: string; eventId: string; name: string; slug: string; timeZone: string; nowMs: number };

/** The organisation, its first owner and the note of it, for the person of a valid login only. The first returns the new row. */
export function foundStatements(db: Database, login: Login, of: Founding) {
  const me = userIdOfLogin(login, of.nowMs);
  const isThere = sql`EXISTS (SELECT 1 FROM ${organisations} WHERE ${organisations.id} = ${of.id})`;
  return [
    insertWhere(
      db,
      organisations,
      { id: of.id, name: of.name, slug: of.slug, time_zone: of.timeZone, created_at: of.nowMs },
      sql`${me} IS NOT NULL`,
    ).returning({ id: organisations.id }),
    leaveOthersStatement(db, me, of.id, isThere),
    insertFrom(
      db,
      memberships,
      { organisation_id: of.id, user_id: me, role: "owner", joined_at: of.nowMs },
      sql`WHERE ${isThere}`,
    ),
    noteEventStatement(
      db,
      { id: of.eventId, kind: "founded", organisationId: of.id, by: me, nowMs: of.nowMs },
      isThere,
    ),
  ] as const;
}

/** The person works in no other organisation than this one any more, if the condition holds. They stay in the others. */
export function leaveOthersStatement(db: Database, userId: SQL | string, organisationId: SQL | string, condition: SQL) {
  return db
    .update(memberships)
    .set({ is_active: false })
    .where(and(eq(memberships.user_id, userId), sql`${memberships.organisation_id} <> ${organisationId}`, condition));
}

/** How many people there are of each role, for those who see the people. */
export function peopleCountsStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  const here = activeOrganisation(login, nowMs);
  return db
    .select({ role: memberships.role, people: sql<number>`count(*)`.as("people") })
    .from(memberships)
    .where(
      and(
        eq(memberships.organisation_id, here),
        sql`${memberships.left_at} IS NULL`,
        // Of `here`, not of the row: asked once.
        mayIn(login, nowMs, here, "seePeople"),
      ),
    )
    .groupBy(memberships.role);
}

/** Who sees what the login's person hands in there: the owners, then the managers of the groups they are in. */
export function overseersStatement(db: Database, login: AskedLogin, nowMs: AskedAt, organisationId: SQL) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .select({ id: users.id, name: displayName, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, organisationId),
        sql`${memberships.left_at} IS NULL AND ${memberships.user_id} <> ${me}`,
        sql`(${memberships.role} = 'owner' OR (${memberships.role} = 'manager' AND EXISTS (
          SELECT 1 FROM group_managers AS led JOIN group_members AS person ON person.group_id = led.group_id
          JOIN "groups" AS team ON team.id = led.group_id
          JOIN memberships AS mine ON mine.organisation_id = team.organisation_id AND mine.user_id = person.user_id AND mine.left_at IS NULL
          WHERE led.user_id = ${memberships.user_id} AND person.user_id = ${me} AND team.organisation_id = ${memberships.organisation_id})))`,
      ),
    )
    .orderBy(sql`${memberships.role} <> 'owner'`, byDisplayName);
}

/** As others in the organisation see somebody: their name or, where they gave none, their email address. */
export const nameOfUser = sql<string>`coalesce(nullif(${users.full_name}, ''), ${users.email})`;
export const displayName = nameOfUser.as("display_name");
export const byDisplayName = sql`display_name COLLATE NOCASE`;

/** The settings, for whoever may change them. */
export function settingsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select()
    .from(organisations)
    .where(
      and(
        eq(organisations.id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, organisations.id, "editOrganisation"),
      ),
    );
}

export type OrganisationChange = Pick<
  typeof organisations.$inferInsert,
  "name" | "slug" | "time_zone" | "sound_kept_days" | "words_kept_days" | "certificates_kept_days" | "counts_after"
>;

export function changeSettingsStatements(
  db: Database,
  login: Login,
  of: { organisationId: string; eventId: string; nowMs: number; change: OrganisationChange },
) {
  const may = mayIn(login, of.nowMs, of.organisationId, "editOrganisation");
  const by = userIdOfLogin(login, of.nowMs);
  return [
    noteEventStatement(
      db,
      { id: of.eventId, kind: "settings_changed", organisationId: of.organisationId, by, nowMs: of.nowMs },
      may,
    ),
    db
      .update(organisations)
      .set(of.change)
      .where(and(eq(organisations.id, of.organisationId), may))
      .returning({ id: organisations.id }),
  ] as const;
}
