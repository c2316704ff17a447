import { z } from "zod";
import { site } from "#app/site/site.ts";
import { linkTo } from "#core/emails/email-body.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { InvitationView, PeopleImportPage, PeopleImportReport, TeamPeoplePage } from "#core/pages/team-pages.ts";
import { INVITATION_FILES_PER_PERSON, INVITATIONS_PER_PERSON } from "#core/rate-limit.ts";
import {
  EMAIL_INVITATION_MS,
  invitationState,
  linkExpiry,
  OPEN_INVITATIONS_MOST,
  rolesToInvite,
} from "#core/teams/invitation-rules.ts";
import { CSV_BYTES_MOST, type InvitedRole, type PersonLine, readPeople } from "#core/teams/people-csv.ts";
import { invitationEmail, joinPath } from "#core/teams/team-emails.ts";
import {
  type EmailInvitationInput,
  emailInvitationSchema,
  type LinkInvitationInput,
  linkInvitationSchema,
} from "#core/teams/team-forms.ts";
import { mayInOrganisation, type TeamRole } from "#core/teams/team-rights.ts";
import { payerSubscriptionsStatement } from "../../adapters/d1/billing/payer-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { emailStatement } from "../../adapters/d1/outbox.ts";
import { activeOrganisation, myOrganisationsStatement } from "../../adapters/d1/teams/active-organisation.ts";
import { holdsStatement } from "../../adapters/d1/teams/hold-rows.ts";
import {
  invitableGroupsStatement,
  invitationsStatement,
  inviteStatements,
  knownPeopleStatements,
  makeLinkStatements,
  type NewInvitation,
  sendAgainStatements,
  sendableStatement,
  withdrawStatements,
} from "../../adapters/d1/teams/invitation-rows.ts";
import { peopleStatement } from "../../adapters/d1/teams/member-rows.ts";
import { requireViewer } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { sealInvitation } from "./invitation-tokens.ts";
import {
  actorStatements,
  requireActor,
  requireGoingOn,
  requireLogin,
  requireTeam,
  teamStatements,
} from "./team-admission.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A D1 value may have 2 MB; an invitation and its email have about two thousand bytes. */
const PEOPLE_A_STATEMENT = 100;

/**
 * Who is in an organization, and the invitations to it: by email, by link, from a file. Every method throws Refusal `signed_out`,
 * `not_found` where the person is not in the organization, `forbidden` where their role may not invite.
 */
export function createInvitations(world: World) {
  const { db, settings } = world;
  const outbox = createOutbox(world);

  return {
    /** The page /team/people. */
    async openPeople(visitor: Login | null): Promise<TeamPeoplePage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, people, rows, groups, holds, subscriptions] = await db.batch([
        ...teamStatements(db, login, nowMs),
        peopleStatement(db, login, nowMs),
        invitationsStatement(db, login, nowMs),
        invitableGroupsStatement(db, login, nowMs),
        holdsStatement(db, login, nowMs),
        payerSubscriptionsStatement(db, login, nowMs, { organisationId: activeOrganisation(login, nowMs) }),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "seePeople");
      return {
        viewer,
        team,
        people: people.map((one) => ({ ...one, groups: namesSchema.parse(JSON.parse(one.groups)) })),
        invitations: await Promise.all(rows.map((row) => viewOf(row, nowMs))),
        groups,
        roles: rolesToInvite(team.role),
        mayChangePeople: mayInOrganisation(team.role, "editOrganisation"),
        holds: mayInOrganisation(team.role, "deleteOrganisation")
          ? holds.map(({ hasLeft, ...one }) => ({ ...one, hasLeft: hasLeft === 1 }))
          : null,
        seats:
          world.billing === null || subscriptions.length === 0
            ? null
            : (await import("../billing/seat-words.ts")).seatWords(subscriptions, people.length, team.timeZone),
        nowMs,
      };
    },

    /** The page /team/people/import, before a file is chosen. */
    async openImport(visitor: Login | null): Promise<PeopleImportPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, groups] = await db.batch([
        ...teamStatements(db, login, nowMs),
        invitableGroupsStatement(db, login, nowMs),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "invite");
      return { viewer, team, groups, roles: rolesToInvite(team.role) };
    },

    /**
     * Invites one person. `isSent` false: the email could not be sent, and the link has to be given by hand. Throws Refusal
     * `bad_request`, `already_in`, `already_invited`, `too_many_invitations` or `too_many_attempts`.
     */
    async invite(
      visitor: Login | null,
      organisationId: string,
      input: EmailInvitationInput,
    ): Promise<{ isSent: boolean }> {
      const login = requireLogin(visitor);
      const { email, role, groupId } = requireInput(emailInvitationSchema, input);
      const { viewer, organisation } = await requireInviter(login, organisationId);
      await limitPerson(world, "invitation", viewer.id, INVITATIONS_PER_PERSON);
      const one = await newInvitation(viewer, organisation, { email, name: "", role, groupId });
      const nowMs = world.now();
      const act = { organisationId, eventId: world.newId(), expiresAt: nowMs + EMAIL_INVITATION_MS, nowMs };
      const [viewers, roles, members, , invited] = await db.batch([
        ...actorStatements(db, login, nowMs, organisationId),
        peopleStatement(db, login, nowMs),
        ...inviteStatements(db, login, { ...act, kind: "invited" }, [one]),
      ]);
      requireActor(world, login, viewers, roles, "invite");
      if (invited.length === 0) throw await whyNotInvited(login, email, members, role, roles[0]?.role);
      return { isSent: await sendNow(one.mail.id) };
    },

    /** A link for up to so many agents. Throws Refusal `bad_request`, `too_many_invitations` or `too_many_attempts`. */
    async makeLink(
      visitor: Login | null,
      organisationId: string,
      input: LinkInvitationInput,
    ): Promise<{ link: string }> {
      const login = requireLogin(visitor);
      const { groupId, uses, days, domains } = requireInput(linkInvitationSchema, input);
      const nowMs = world.now();
      const id = world.newId();
      const [viewers, roles, , made] = await db.batch([
        ...actorStatements(db, login, nowMs, organisationId),
        ...makeLinkStatements(
          db,
          login,
          { organisationId, eventId: world.newId(), nowMs },
          { id, groupId, uses, domains, expiresAt: linkExpiry(days, nowMs) },
        ),
      ]);
      requireActor(world, login, viewers, roles, "invite");
      if (made.length === 0) throw new Refusal(groupId === null ? "too_many_invitations" : "bad_request");
      return { link: await linkOf(id) };
    },

    /** Sends an email again, under the same link. `isSent` as for `invite`. Throws Refusal `not_found` for one that has ended. */
    async sendAgain(visitor: Login | null, id: string): Promise<{ isSent: boolean }> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        sendableStatement(db, login, nowMs, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [row] = rows;
      if (!row || row.email === null) throw new Refusal("not_found");
      await limitPerson(world, "invitation", viewer.id, INVITATIONS_PER_PERSON);
      const to = { email: row.email, name: "", role: row.role };
      const mail = await newMail(viewer, row.organisation, id, to);
      const act = { id, eventId: world.newId(), nowMs, expiresAt: nowMs + EMAIL_INVITATION_MS, mail };
      const [, sent] = await db.batch(sendAgainStatements(db, login, act));
      if (sent.length === 0) throw new Refusal("not_found");
      return { isSent: await sendNow(mail.id) };
    },

    /** Nobody joins by it any more. Throws Refusal `not_found`. */
    async withdraw(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, , withdrawn] = await db.batch([
        viewerStatement(db, login, nowMs),
        ...withdrawStatements(db, login, { id, eventId: world.newId(), nowMs }),
      ]);
      requireViewer(world, login, viewers);
      if (withdrawn.length === 0) throw new Refusal("not_found");
    },

    /** What a file would do, line by line; nothing is changed. Throws Refusal `bad_request` where it is too long or empty. */
    async checkFile(visitor: Login | null, csv: string): Promise<PeopleImportReport> {
      const { lines } = await readFile(requireLogin(visitor), csv);
      return { lines, csv };
    },

    /** Invites everybody of a file whose line is right. The emails go out over the next minutes. */
    async inviteFile(
      visitor: Login | null,
      organisationId: string,
      csv: string,
    ): Promise<{ invited: number; leftOut: number }> {
      const login = requireLogin(visitor);
      const { viewer, team, lines } = await readFile(login, csv);
      // Another one may have become the active one in another tab.
      if (team.id !== organisationId) throw new Refusal("not_found");
      await limitPerson(world, "invitation-file", viewer.id, INVITATION_FILES_PER_PERSON);
      const good = lines.filter(({ problem }) => problem === null);
      const people = await Promise.all(good.map((line) => newInvitation(viewer, team.name, line)));
      let invited = 0;
      for (let from = 0; from < people.length; from += PEOPLE_A_STATEMENT) {
        const nowMs = world.now();
        const act = { organisationId, eventId: world.newId(), expiresAt: nowMs + EMAIL_INVITATION_MS, nowMs };
        const some = people.slice(from, from + PEOPLE_A_STATEMENT);
        const [, added] = await db.batch(inviteStatements(db, login, { ...act, kind: "invited_many" }, some));
        invited += added.length;
      }
      if (invited > 0) world.background(outbox.deliverDue());
      return { invited, leftOut: lines.length - invited };
    },
  };

  async function requireInviter(
    login: Login,
    organisationId: string,
  ): Promise<{ viewer: Viewer; organisation: string }> {
    const nowMs = world.now();
    const [viewers, mine] = await db.batch([
      viewerStatement(db, login, nowMs),
      myOrganisationsStatement(db, login, nowMs),
    ]);
    const organisation = mine.find(({ id }) => id === organisationId);
    const viewer = requireActor(world, login, viewers, organisation ? [organisation] : [], "invite");
    return { viewer, organisation: organisation?.name ?? "" };
  }

  async function readFile(login: Login, csv: string) {
    if (csv.length > CSV_BYTES_MOST) throw new Refusal("bad_request", { text: "This file is too long." });
    const nowMs = world.now();
    const [viewers, mine, people, invited, groups] = await db.batch([
      ...teamStatements(db, login, nowMs),
      peopleStatement(db, login, nowMs),
      ...knownPeopleStatements(db, login, nowMs),
    ]);
    const { viewer, team } = requireTeam(world, login, viewers, mine, "invite");
    requireGoingOn(team);
    const lines = readPeople(csv, {
      members: new Set(people.map(({ email }) => email)),
      invited: new Set(invited.flatMap(({ email }) => email ?? [])),
      groups,
      roles: rolesToInvite(team.role),
    });
    if (lines.length === 0) throw new Refusal("bad_request", { text: "There is nobody in this file." });
    return { viewer, team, lines };
  }

  async function newInvitation(
    by: Viewer,
    organisation: string,
    to: Pick<PersonLine, "email" | "name" | "role" | "groupId">,
  ): Promise<NewInvitation> {
    const id = world.newId();
    const { email, role, groupId } = to;
    return { id, email, role, groupId, mail: await newMail(by, organisation, id, to) };
  }

  async function newMail(
    by: Viewer,
    organisation: string,
    id: string,
    to: { email: string; name: string; role: InvitedRole },
  ) {
    const token = await sealInvitation(settings, id);
    const body = invitationEmail({
      siteUrl: world.siteUrl,
      siteName: site.name,
      organisation,
      by: by.fullName || by.email,
      name: to.name,
      role: to.role,
      token,
      days: EMAIL_INVITATION_MS / DAY_MS,
    });
    return newEmail(world, to.email, body);
  }

  /** Whether it went out at once. Where it did not it is tried again later, but somebody may want to give the link by hand. */
  async function sendNow(emailId: string): Promise<boolean> {
    await outbox.deliver(emailId);
    const [mail] = await emailStatement(db, emailId);
    return mail?.sent_at != null;
  }

  async function whyNotInvited(
    login: Login,
    email: string,
    members: readonly { email: string }[],
    role: InvitedRole,
    actorRole: TeamRole | undefined,
  ): Promise<Refusal> {
    if (members.some((member) => member.email === email)) return new Refusal("already_in");
    const [invited] = await db.batch(knownPeopleStatements(db, login, world.now()));
    if (invited.some((one) => one.email === email)) return new Refusal("already_invited");
    if (actorRole && !rolesToInvite(actorRole).includes(role)) return new Refusal("forbidden");
    if (invited.length >= OPEN_INVITATIONS_MOST) return new Refusal("too_many_invitations");
    return new Refusal("bad_request", { text: "You cannot invite people to this group." });
  }

  async function viewOf(
    row: Awaited<ReturnType<typeof invitationsStatement>>[number],
    nowMs: number,
  ): Promise<InvitationView> {
    const { allowedDomains, withdrawnAt, sentAt, attempts, ...shown } = row;
    const domains = namesSchema.parse(allowedDomains);
    const mail = sentAt !== null ? "sent" : attempts === 0 && world.mailer.sendsOutside ? "waiting" : "not-sent";
    return {
      ...shown,
      domains,
      state: invitationState({ ...shown, allowedDomains: domains, withdrawnAt }, nowMs),
      link: await linkOf(row.id),
      mail: row.kind === "email" ? mail : null,
    };
  }

  async function linkOf(id: string): Promise<string> {
    return linkTo(world, joinPath(await sealInvitation(settings, id)));
  }
}

const namesSchema = z.array(z.string());
