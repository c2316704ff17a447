import { and, eq, exists, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { OPEN_INVITATIONS_MOST } from "#core/teams/invitation-rules.ts";
import type { InvitedRole } from "#core/teams/people-csv.ts";
import type { Email } from "../../mail/mailer.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { ENDED_KEPT_MS } from "../invitation-removal.ts";
import { insertEmailWhereStatement } from "../outbox.ts";
import { outbox } from "../schema/outbox-tables.ts";
import { groups, invitations, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import { displayName } from "./organisation-rows.ts";
import { goesOn, mayIn } from "./team-scope.ts";

export type NewInvitation = { id: string; email: string; role: InvitedRole; groupId: string | null; mail: Email };

type InvitationAct = { organisationId: string; eventId: string; nowMs: number };

/**
 * Whoever invites may give this role (an owner any, a manager only agents) and put people into this group (a manager only into
 * their own).
 */
function mayInviteAs(
  login: Login,
  nowMs: number,
  organisationId: string,
  role: SQL | string,
  groupId: SQL | string | null,
) {
  const isOwner = mayIn(login, nowMs, organisationId, "editOrganisation");
  const me = userIdOfLogin(login, nowMs);
  return and(
    mayIn(login, nowMs, organisationId, "invite"),
    goesOn(organisationId),
    or(sql`${role} = 'agent'`, isOwner),
    sql`(${groupId} IS NULL OR EXISTS (SELECT 1 FROM "groups" AS team WHERE team.id = ${groupId} AND team.organisation_id = ${organisationId}
      AND (${isOwner} OR EXISTS (SELECT 1 FROM group_managers AS led WHERE led.group_id = team.id AND led.user_id = ${me}))))`,
  );
}

function openCount(organisationId: string, nowMs: number) {
  return sql`(SELECT count(*) FROM invitations AS open WHERE open.organisation_id = ${organisationId} AND open.withdrawn_at IS NULL AND open.uses < open.uses_most AND open.expires_at > ${nowMs})`;
}

/**
 * Invites people by email, and puts their emails into the outbox. An address that is in the organization or has an open invitation
 * gets none. The second statement returns the addresses that were invited.
 */
export function inviteStatements(
  db: Database,
  login: Login,
  act: InvitationAct & { expiresAt: number; kind: "invited" | "invited_many" },
  people: readonly NewInvitation[],
) {
  const { organisationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const rows = JSON.stringify(people.map(({ mail, ...one }) => ({ ...one, emailId: mail.id })));
  const mails = JSON.stringify(people.map(({ id, mail }) => ({ invitationId: id, ...mail })));
  const field = (name: string) => sql.raw(`json_extract(person.value, '$.${name}')`);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM memberships AS present JOIN users AS known ON known.id = present.user_id WHERE present.organisation_id = ${organisationId} AND present.left_at IS NULL AND known.email = ${field("email")})`;
  const mayInvite = mayInviteAs(login, nowMs, organisationId, field("role"), field("groupId"));
  const hasRoom = sql`${openCount(organisationId, nowMs)} + ${people.length} <= ${OPEN_INVITATIONS_MOST}`;
  return [
    // An ended one of the same address makes room for the new one.
    db
      .update(invitations)
      .set({ withdrawn_at: nowMs })
      .where(
        and(
          eq(invitations.organisation_id, organisationId),
          isNull(invitations.withdrawn_at),
          sql`${invitations.expires_at} <= ${nowMs}`,
          sql`${invitations.email} IN (SELECT json_extract(value, '$.email') FROM json_each(${rows}))`,
          mayIn(login, nowMs, organisationId, "invite"),
        ),
      ),
    insertFrom(
      db,
      invitations,
      {
        id: field("id"),
        organisation_id: organisationId,
        kind: "email",
        email: field("email"),
        role: field("role"),
        group_id: field("groupId"),
        by_user_id: me,
        created_at: nowMs,
        expires_at: act.expiresAt,
        email_id: field("emailId"),
      },
      sql`FROM json_each(${rows}) AS person WHERE ${mayInvite} AND ${isNew} AND ${hasRoom}`,
    )
      .onConflictDoNothing()
      .returning({ email: invitations.email }),
    insertFrom(
      db,
      outbox,
      {
        id: field("id"),
        recipient: field("recipient"),
        subject: field("subject"),
        text: field("text"),
        html: field("html"),
        created_at: nowMs,
        attempts: 0,
        next_attempt_at: nowMs,
      },
      sql`FROM json_each(${mails}) AS person WHERE EXISTS (SELECT 1 FROM invitations AS made WHERE made.id = ${field("invitationId")} AND made.email_id = ${field("id")})`,
    ),
    noteEventStatement(
      db,
      { id: act.eventId, kind: act.kind, organisationId, by: me, nowMs },
      sql`EXISTS (SELECT 1 FROM invitations AS made WHERE made.id IN (SELECT json_extract(value, '$.id') FROM json_each(${rows})))`,
    ),
  ] as const;
}

/** A link for agents. The second statement returns it. */
export function makeLinkStatements(
  db: Database,
  login: Login,
  act: InvitationAct,
  link: { id: string; groupId: string | null; uses: number; domains: string[]; expiresAt: number },
) {
  const { organisationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const may = and(
    mayInviteAs(login, nowMs, organisationId, sql`'agent'`, link.groupId),
    sql`${openCount(organisationId, nowMs)} < ${OPEN_INVITATIONS_MOST}`,
  );
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "link_made", organisationId, by: me, data: { uses: link.uses }, nowMs },
      may,
    ),
    insertFrom(
      db,
      invitations,
      {
        id: link.id,
        organisation_id: organisationId,
        kind: "link",
        role: "agent",
        group_id: link.groupId,
        uses_most: link.uses,
        allowed_domains: link.domains,
        by_user_id: me,
        created_at: nowMs,
        expires_at: link.expiresAt,
      },
      sql`WHERE ${may}`,
    ).returning({ id: invitations.id }),
  ] as const;
}

/** The invitations that the login's person may deal with: an owner with all, a manager with their own. */
function isMine(login: Login, nowMs: number) {
  return and(
    mayIn(login, nowMs, invitations.organisation_id, "invite"),
    or(
      mayIn(login, nowMs, invitations.organisation_id, "editOrganisation"),
      eq(invitations.by_user_id, userIdOfLogin(login, nowMs)),
    ),
  );
}

/** Those that are open, and those that ended lately without being used up or withdrawn. Newest first. */
export function invitationsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: invitations.id,
      kind: invitations.kind,
      email: invitations.email,
      role: invitations.role,
      group: sql<string | null>`${groups.name}`.as("group_name"),
      uses: invitations.uses,
      usesMost: invitations.uses_most,
      allowedDomains: invitations.allowed_domains,
      expiresAt: invitations.expires_at,
      withdrawnAt: invitations.withdrawn_at,
      sentAt: sql<number | null>`coalesce(${outbox.sent_at}, ${invitations.sent_at})`.as("mail_sent_at"),
      attempts: outbox.attempts,
      by: displayName,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.by_user_id))
    .leftJoin(groups, eq(groups.id, invitations.group_id))
    .leftJoin(outbox, eq(outbox.id, invitations.email_id))
    .where(
      and(
        eq(invitations.organisation_id, activeOrganisation(login, nowMs)),
        isNull(invitations.withdrawn_at),
        sql`${invitations.uses} < ${invitations.uses_most}`,
        gt(invitations.expires_at, nowMs - ENDED_KEPT_MS),
        isMine(login, nowMs),
      ),
    )
    .orderBy(sql`${invitations.created_at} DESC`, invitations.email, invitations.id)
    .limit(OPEN_INVITATIONS_MOST);
}

/** One that may be sent again: by email, neither used nor withdrawn. */
export function sendableStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisation_id))
    .where(and(isSendable(id), isMine(login, nowMs)));
}

/** Sends it again under the same link, good for as long as a new one. The second statement returns the row. */
export function sendAgainStatements(
  db: Database,
  login: Login,
  act: { id: string; eventId: string; nowMs: number; expiresAt: number; mail: Email },
) {
  const { id, nowMs, mail } = act;
  const organisationId = sql`(SELECT known.organisation_id FROM invitations AS known WHERE known.id = ${id})`;
  const may = exists(
    db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(isSendable(id), isMine(login, nowMs))),
  );
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "invitation_sent_again", organisationId, by: userIdOfLogin(login, nowMs), nowMs },
      may,
    ),
    db
      .update(invitations)
      .set({ expires_at: act.expiresAt, sent_at: null, email_id: mail.id })
      .where(and(isSendable(id), isMine(login, nowMs)))
      .returning({ id: invitations.id }),
    insertEmailWhereStatement(
      db,
      mail,
      nowMs,
      sql`EXISTS (SELECT 1 FROM invitations AS made WHERE made.id = ${id} AND made.email_id = ${mail.id})`,
    ),
  ] as const;
}

function isSendable(id: string) {
  return and(
    eq(invitations.id, id),
    goesOn(invitations.organisation_id),
    eq(invitations.kind, "email"),
    isNull(invitations.withdrawn_at),
    eq(invitations.uses, 0),
  );
}

/** Ends one. Whoever joined by it stays. An email that has not gone out yet does not. The second statement returns the row. */
export function withdrawStatements(db: Database, login: Login, act: { id: string; eventId: string; nowMs: number }) {
  const { id, nowMs } = act;
  const isThere = and(eq(invitations.id, id), isNull(invitations.withdrawn_at), isMine(login, nowMs));
  return [
    noteEventStatement(
      db,
      {
        id: act.eventId,
        kind: "invitation_withdrawn",
        organisationId: sql`(SELECT known.organisation_id FROM invitations AS known WHERE known.id = ${id})`,
        by: userIdOfLogin(login, nowMs),
        nowMs,
      },
      exists(db.select({ id: invitations.id }).from(invitations).where(isThere)),
    ),
    db.update(invitations).set({ withdrawn_at: nowMs }).where(isThere).returning({ id: invitations.id }),
    db
      .delete(outbox)
      .where(
        sql`${outbox.sent_at} IS NULL AND ${outbox.id} IN (SELECT gone.email_id FROM invitations AS gone WHERE gone.id = ${id} AND gone.withdrawn_at IS NOT NULL)`,
      ),
  ] as const;
}

/** Addresses that are in the organization or have an open invitation, and the groups that the login's person may invite to. */
export function knownPeopleStatements(db: Database, login: Login, nowMs: number) {
  const organisationId = activeOrganisation(login, nowMs);
  return [
    db
      .select({ email: invitations.email })
      .from(invitations)
      .where(
        and(
          eq(invitations.organisation_id, organisationId),
          isNull(invitations.withdrawn_at),
          eq(invitations.uses, 0),
          gt(invitations.expires_at, nowMs),
          mayIn(login, nowMs, invitations.organisation_id, "invite"),
        ),
      ),
    invitableGroupsStatement(db, login, nowMs),
  ] as const;
}

/** The groups of the active organisation that the login's person may invite to: an owner all, a manager their own. */
export function invitableGroupsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(groups.organisation_id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, groups.organisation_id, "invite"),
        or(
          mayIn(login, nowMs, groups.organisation_id, "editOrganisation"),
          sql`EXISTS (SELECT 1 FROM group_managers AS led WHERE led.group_id = ${groups.id} AND led.user_id = ${userIdOfLogin(login, nowMs)})`,
        ),
      ),
    )
    .orderBy(groups.name);
}

/** Before the outbox forgets what it sent, the invitations note it. */
export function noteSentInvitationsStatement(db: Database) {
  return db
    .update(invitations)
    .set({ sent_at: sql`(SELECT mail.sent_at FROM outbox AS mail WHERE mail.id = ${invitations.email_id})` })
    .where(
      and(
        isNull(invitations.sent_at),
        sql`${invitations.email_id} IN (SELECT mail.id FROM outbox AS mail WHERE mail.sent_at IS NOT NULL)`,
      ),
    );
}
