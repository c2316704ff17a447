import { and, eq, exists, gt, isNull, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import {
  groupManagers,
  groupMembers,
  invitations,
  invitationUses,
  memberships,
  organisationDomains,
  organisations,
} from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { memberJoinedStatement } from "../webhook-events.ts";
import { noteEventStatement } from "./event-rows.ts";
import { displayName, leaveOthersStatement } from "./organisation-rows.ts";
import { goesOn } from "./team-scope.ts";

/** One invitation as whoever holds its link may know it. */
export function invitationStatement(db: Database, id: string) {
  return db
    .select({
      organisationId: invitations.organisation_id,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      by: displayName,
      kind: invitations.kind,
      email: invitations.email,
      role: invitations.role,
      usesMost: invitations.uses_most,
      uses: invitations.uses,
      allowedDomains: invitations.allowed_domains,
      expiresAt: invitations.expires_at,
      withdrawnAt: invitations.withdrawn_at,
      deletesAt: organisations.deletes_at,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisation_id))
    .innerJoin(users, eq(users.id, invitations.by_user_id))
    .where(eq(invitations.id, id));
}

/** What the login's person is to an invitation: their address if it is confirmed, whether they are in already, and have used it. */
export function inviteeStatement(db: Database, login: Login, nowMs: number, id: string) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .select({
      email: sql<string | null>`CASE WHEN ${users.email_confirmed_at} IS NULL THEN NULL ELSE ${users.email} END`.as(
        "confirmed_email",
      ),
      isIn: sql`EXISTS (SELECT 1 FROM memberships AS present JOIN invitations AS known ON known.organisation_id = present.organisation_id WHERE known.id = ${id} AND present.user_id = ${me} AND present.left_at IS NULL)`
        .mapWith(Boolean)
        .as("is_in"),
      hasUsedIt:
        sql`EXISTS (SELECT 1 FROM invitation_uses AS seat WHERE seat.invitation_id = ${id} AND seat.user_id = ${me})`
          .mapWith(Boolean)
          .as("has_used_it"),
    })
    .from(users)
    .where(eq(users.id, me));
}

/**
 * Takes a seat of an invitation and makes the login's person a member, all or nothing. The seat is taken only while there is one,
 * by somebody who is not in yet and has not used it before, and whose confirmed address is the one it is for (`email`, of domain
 * `emailDomain`, was read before: it must still be theirs). The first statement returns the seat.
 */
export function joinStatements(
  db: Database,
  login: Login,
  act: { invitationId: string; email: string | null; emailDomain: string; eventId: string; nowMs: number },
) {
  const { invitationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const hasAddress = sql`EXISTS (SELECT 1 FROM users AS holder WHERE holder.id = ${me} AND holder.email = ${act.email} AND holder.email_confirmed_at IS NOT NULL)`;
  const isAllowed = sql`CASE offer.kind WHEN 'email' THEN offer.email = ${act.email} AND ${hasAddress}
    ELSE json_array_length(offer.allowed_domains) = 0 OR (${hasAddress} AND EXISTS (SELECT 1 FROM json_each(offer.allowed_domains) AS allowed WHERE allowed.value = ${act.emailDomain})) END`;
  const organisationId = sql`(SELECT offer.organisation_id FROM invitations AS offer WHERE offer.id = ${invitationId})`;
  // A seat of this very moment that is not a member's yet: one taken before has its member, or had.
  const seatTaken = sql`EXISTS (SELECT 1 FROM invitation_uses AS seat WHERE seat.invitation_id = ${invitationId} AND seat.user_id = ${me} AND seat.created_at = ${nowMs})`;
  const joinedNow = sql`EXISTS (SELECT 1 FROM memberships AS mine WHERE mine.organisation_id = ${organisationId} AND mine.user_id = ${me} AND mine.left_at IS NULL AND mine.joined_at = ${nowMs}) AND ${seatTaken}`;
  return [
    insertFrom(
      db,
      invitationUses,
      { invitation_id: sql`offer.id`, user_id: me, created_at: nowMs },
      sql`FROM invitations AS offer
      WHERE offer.id = ${invitationId} AND offer.withdrawn_at IS NULL AND offer.expires_at > ${nowMs} AND offer.uses < offer.uses_most AND ${me} IS NOT NULL
        AND ${goesOn(sql`offer.organisation_id`)}
        AND NOT EXISTS (SELECT 1 FROM memberships AS present WHERE present.organisation_id = offer.organisation_id AND present.user_id = ${me} AND present.left_at IS NULL)
        AND (${isAllowed})`,
    )
      .onConflictDoNothing()
      .returning({ userId: invitationUses.user_id }),
    db
      .update(invitations)
      .set({ uses: sql`(SELECT count(*) FROM invitation_uses AS seat WHERE seat.invitation_id = ${invitationId})` })
      .where(eq(invitations.id, invitationId)),
    insertFrom(
      db,
      memberships,
      { organisation_id: sql`offer.organisation_id`, user_id: me, role: sql`offer.role`, joined_at: nowMs },
      sql`FROM invitations AS offer WHERE offer.id = ${invitationId} AND ${seatTaken}`,
    ).onConflictDoUpdate({
      target: [memberships.organisation_id, memberships.user_id],
      set: {
        role: sql`excluded.role`,
        joined_at: sql`excluded.joined_at`,
        left_at: null,
        is_active: true,
        effort_seconds: null,
        effort_days: null,
      },
      setWhere: sql`${memberships.left_at} < excluded.joined_at`,
    }),
    insertFrom(
      db,
      groupMembers,
      { group_id: sql`offer.group_id`, user_id: me, created_at: nowMs },
      sql`FROM invitations AS offer WHERE offer.id = ${invitationId} AND offer.group_id IS NOT NULL AND offer.role = 'agent' AND ${joinedNow}`,
    ).onConflictDoNothing(),
    insertFrom(
      db,
      groupManagers,
      { group_id: sql`offer.group_id`, user_id: me, created_at: nowMs },
      sql`FROM invitations AS offer WHERE offer.id = ${invitationId} AND offer.group_id IS NOT NULL AND offer.role = 'manager' AND ${joinedNow}`,
    ).onConflictDoNothing(),
    leaveOthersStatement(db, me, organisationId, joinedNow),
    noteEventStatement(
      db,
      { id: act.eventId, kind: "joined", organisationId, by: me, about: me, data: { invitation: invitationId }, nowMs },
      sql`${joinedNow} AND NOT EXISTS (SELECT 1 FROM organisation_events AS noted WHERE noted.organisation_id = ${organisationId} AND noted.kind = 'joined' AND noted.by_user_id = ${me} AND noted.created_at = ${nowMs})`,
    ),
    memberJoinedStatement(db, { organisationId, userId: me, nowMs }, seatTaken),
  ] as const;
}

/** Open invitations to the confirmed address of the login's person, to organisations that they are not in. */
export function invitationsToMeStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .select({
      id: invitations.id,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      by: displayName,
      role: invitations.role,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisation_id))
    .innerJoin(users, eq(users.id, invitations.by_user_id))
    .where(
      and(
        sql`${invitations.email} = (SELECT holder.email FROM users AS holder WHERE holder.id = ${me} AND holder.email_confirmed_at IS NOT NULL)`,
        isNull(invitations.withdrawn_at),
        eq(invitations.uses, 0),
        gt(invitations.expires_at, nowMs),
        sql`NOT EXISTS (SELECT 1 FROM memberships AS present WHERE present.organisation_id = ${invitations.organisation_id} AND present.user_id = ${me} AND present.left_at IS NULL)`,
      ),
    );
}

/**
 * SQL condition on `organisation_domains`: verified, and the confirmed address of the login's person is of it. Whoever left or was
 * taken out does not come back this way.
 */
function mayJoinByDomain(login: AskedLogin, nowMs: AskedAt) {
  const me = userIdOfLogin(login, nowMs);
  return sql`(${organisationDomains.verified_at} IS NOT NULL AND ${goesOn(organisationDomains.organisation_id)}
    AND EXISTS (SELECT 1 FROM users AS holder WHERE holder.id = ${me} AND holder.email_confirmed_at IS NOT NULL AND substr(holder.email, instr(holder.email, '@') + 1) = ${organisationDomains.domain})
    AND NOT EXISTS (SELECT 1 FROM memberships AS known WHERE known.organisation_id = ${organisationDomains.organisation_id} AND known.user_id = ${me}))`;
}

export function joinableStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return db
    .select({ id: organisations.id, name: organisations.name, domain: organisationDomains.domain })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisation_id))
    .where(mayJoinByDomain(login, nowMs));
}

/** Makes the login's person an agent of an organisation whose verified domain their address has. The second returns the row. */
export function joinByDomainStatements(
  db: Database,
  login: Login,
  act: { organisationId: string; eventId: string; nowMs: number },
) {
  const { organisationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const may = exists(
    db
      .select({ domain: organisationDomains.domain })
      .from(organisationDomains)
      .where(and(eq(organisationDomains.organisation_id, organisationId), mayJoinByDomain(login, nowMs))),
  );
  const isIn = sql`EXISTS (SELECT 1 FROM memberships AS mine WHERE mine.organisation_id = ${organisationId} AND mine.user_id = ${me} AND mine.left_at IS NULL AND mine.is_active = 1)`;
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "joined_by_domain", organisationId, by: me, about: me, nowMs },
      may,
    ),
    insertFrom(
      db,
      memberships,
      { organisation_id: organisationId, user_id: me, role: "agent", joined_at: nowMs },
      sql`WHERE ${may}`,
    )
      .onConflictDoNothing()
      .returning({ userId: memberships.user_id }),
    leaveOthersStatement(db, me, organisationId, isIn),
    memberJoinedStatement(db, { organisationId, userId: me, nowMs }, isIn),
  ] as const;
}
