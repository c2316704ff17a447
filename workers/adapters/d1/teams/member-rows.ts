import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import type { TeamRole } from "#core/teams/team-rights.ts";
import type { ZoneOffset } from "#core/zone-offsets.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { anotherOwnerIsIn } from "../last-owner.ts";
import {
  groupManagers,
  groupMembers,
  invitations,
  memberships,
  organisations,
  ownershipOffers,
} from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { effortOfMembership } from "./effort-rows.ts";
import { noteEventStatement } from "./event-rows.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { isIn, mayIn } from "./team-scope.ts";

/** Everybody in the organisation that the login's person works in, for those who see the people. */
export function peopleStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: users.id,
      name: displayName,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.joined_at,
      groups: sql<string>`(SELECT json_group_array(team.name ORDER BY team.name) FROM "groups" AS team JOIN group_members AS person ON person.group_id = team.id WHERE team.organisation_id = ${memberships.organisation_id} AND person.user_id = ${memberships.user_id})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, activeOrganisation(login, nowMs)),
        isNull(memberships.left_at),
        mayIn(login, nowMs, memberships.organisation_id, "seePeople"),
      ),
    )
    .orderBy(sql`CASE ${memberships.role} WHEN 'owner' THEN 0 WHEN 'manager' THEN 1 ELSE 2 END`, byDisplayName);
}

/** Something that is done to somebody's place in an organisation. */
export type MemberAct = { organisationId: string; userId: string; eventId: string; nowMs: number };

/**
 * Gives somebody else another role, by an owner. The last owner keeps theirs. Whoever is no manager any more leads no group. The
 * second statement returns the changed row.
 */
export function changeRoleStatements(db: Database, login: Login, act: MemberAct, role: TeamRole) {
  const { organisationId, userId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const isChangeable = and(
    mayIn(login, nowMs, organisationId, "editOrganisation"),
    sql`${userId} <> ${me}`,
    sql`EXISTS (SELECT 1 FROM memberships AS target WHERE target.organisation_id = ${organisationId} AND target.user_id = ${userId} AND target.left_at IS NULL AND target.role <> ${role}
      AND (target.role <> 'owner' OR ${anotherOwnerIsIn(organisationId, userId)}))`,
  );
  return [
    noteEventStatement(db, { ...eventOf(act, "role_changed", me), about: userId, data: { role } }, isChangeable),
    db
      .update(memberships)
      .set({ role })
      .where(and(isMember(organisationId, userId), isChangeable))
      .returning({ id: memberships.user_id }),
    db
      .delete(groupManagers)
      .where(
        and(
          eq(groupManagers.user_id, userId),
          inGroupsOf(groupManagers.group_id, organisationId),
          sql`NOT EXISTS (SELECT 1 FROM memberships AS led WHERE led.organisation_id = ${organisationId} AND led.user_id = ${userId} AND led.left_at IS NULL AND led.role = 'manager')`,
        ),
      ),
    endInvitationsStatement(db, act, userId),
  ] as const;
}

/** In which zone the days of a membership are counted, and since when: to be known before it ends. `userId` null: the login's own. */
export function membershipDaysStatement(
  db: Database,
  login: Login,
  { organisationId, userId, nowMs }: { organisationId: string; userId: string | null; nowMs: number },
) {
  return db
    .select({ timeZone: organisations.time_zone, joinedAt: memberships.joined_at })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(and(isMember(organisationId, userId ?? userIdOfLogin(login, nowMs)), isIn(login, nowMs, organisationId)));
}

/** Something that ends a membership. `offsets`: of the organization's zone since it began. */
export type EndingAct = Omit<MemberAct, "userId"> & { offsets: readonly ZoneOffset[] };

/** Takes somebody else out of the organisation, by an owner. Their row stays, so that handed-in work has its author. */
export function removeMemberStatements(db: Database, login: Login, act: EndingAct & { userId: string }) {
  const me = userIdOfLogin(login, act.nowMs);
  const may = and(mayIn(login, act.nowMs, act.organisationId, "editOrganisation"), sql`${act.userId} <> ${me}`);
  return endMembership(db, act, { by: me, kind: "removed", who: act.userId, may });
}

/** The login's person leaves. The last owner stays. */
export function leaveStatements(db: Database, login: Login, act: EndingAct) {
  const me = userIdOfLogin(login, act.nowMs);
  return endMembership(db, act, { by: me, kind: "left", who: me, may: undefined });
}

/** The second statement returns the row that ended. */
function endMembership(
  db: Database,
  act: EndingAct,
  of: { by: SQL; kind: TeamEvent; who: SQL | string; may: SQL | undefined },
) {
  const { organisationId, nowMs } = act;
  const { who } = of;
  const isEnding = and(
    of.may,
    sql`EXISTS (SELECT 1 FROM memberships AS target WHERE target.organisation_id = ${organisationId} AND target.user_id = ${who} AND target.left_at IS NULL
      AND (target.role <> 'owner' OR ${anotherOwnerIsIn(organisationId, who)}))`,
  );
  const effort = effortOfMembership(
    { userId: sql`${memberships.user_id}`, joinedAt: sql`${memberships.joined_at}` },
    act.offsets,
  );
  const isOut = sql`NOT EXISTS (SELECT 1 FROM memberships AS present WHERE present.organisation_id = ${organisationId} AND present.user_id = ${who} AND present.left_at IS NULL)`;
  return [
    noteEventStatement(db, { ...eventOf(act, of.kind, of.by), about: of.who }, isEnding),
    db
      .update(memberships)
      .set({
        left_at: nowMs,
        is_active: false,
        joins_boards: false,
        effort_seconds: effort.seconds,
        effort_days: effort.days,
      })
      .where(and(isMember(organisationId, who), isEnding))
      .returning({ id: memberships.user_id }),
    db
      .delete(groupMembers)
      .where(and(eq(groupMembers.user_id, who), inGroupsOf(groupMembers.group_id, organisationId), isOut)),
    db
      .delete(groupManagers)
      .where(and(eq(groupManagers.user_id, who), inGroupsOf(groupManagers.group_id, organisationId), isOut)),
    db
      .delete(ownershipOffers)
      .where(
        and(
          eq(ownershipOffers.organisation_id, organisationId),
          sql`${who} IN (${ownershipOffers.from_user_id}, ${ownershipOffers.to_user_id})`,
          isOut,
        ),
      ),
    endInvitationsStatement(db, act, who),
  ] as const;
}

/**
 * Open invitations of somebody who may invite no more end: a link of their own must not let them back in. It goes by what they are
 * after the change, so that it ends nothing where nothing changed.
 */
function endInvitationsStatement(db: Database, act: Omit<MemberAct, "userId">, who: SQL | string) {
  return db
    .update(invitations)
    .set({ withdrawn_at: act.nowMs })
    .where(
      and(
        eq(invitations.organisation_id, act.organisationId),
        eq(invitations.by_user_id, who),
        isNull(invitations.withdrawn_at),
        sql`NOT EXISTS (SELECT 1 FROM memberships AS inviting WHERE inviting.organisation_id = ${act.organisationId} AND inviting.user_id = ${who} AND inviting.left_at IS NULL AND inviting.role <> 'agent')`,
      ),
    );
}

function isMember(organisationId: string, userId: SQL | string) {
  return and(
    eq(memberships.organisation_id, organisationId),
    eq(memberships.user_id, userId),
    isNull(memberships.left_at),
  );
}

function inGroupsOf(
  groupId: SQL | typeof groupMembers.group_id | typeof groupManagers.group_id,
  organisationId: string,
) {
  return sql`${groupId} IN (SELECT team.id FROM "groups" AS team WHERE team.organisation_id = ${organisationId})`;
}

function eventOf(act: Omit<MemberAct, "userId">, kind: TeamEvent, by: SQL) {
  return { id: act.eventId, kind, organisationId: act.organisationId, by, nowMs: act.nowMs };
}
