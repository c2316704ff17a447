import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { JoinPage } from "#core/pages/team-pages.ts";
import { type InvitationAnswer, invitationAnswer } from "#core/teams/invitation-rules.ts";
import { domainOfEmail } from "#core/teams/mail-domain.ts";
import { viewerFromRows, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { assignToNewcomers } from "../../adapters/d1/teams/assignment-rows.ts";
import {
  invitationStatement,
  inviteeStatement,
  joinByDomainStatements,
  joinStatements,
} from "../../adapters/d1/teams/joining-rows.ts";
import { raiseSeatsLater } from "../billing/seats-later.ts";
import { requireViewer } from "../identity/admission.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";
import { openInvitation } from "./invitation-tokens.ts";
import { requireLogin } from "./team-admission.ts";

type InvitationRow = Awaited<ReturnType<typeof invitationStatement>>[number];
type InviteeRow = Awaited<ReturnType<typeof inviteeStatement>>[number];

/** Coming into an organization: by an invitation, or with an address of its domain. */
export function createJoining(world: World) {
  const { db } = world;

  return {
    /** The page of an invitation's link, also for whoever is signed out. */
    async open(login: Login | null, token: string): Promise<JoinPage> {
      const id = await openInvitation(world.settings, token);
      if (id === null) {
        const viewers = login ? await viewerStatement(db, login, world.now()) : [];
        return { viewer: viewerFromRows(viewers), state: "unknown" };
      }
      const { viewers, invitation, invitee } = await read(login, id);
      const viewer = viewerFromRows(viewers);
      if (!invitation) return { viewer, state: "unknown" };
      const { organisation, by, role, email, allowedDomains } = invitation;
      const shown = { organisation, by, role, email, domains: domainsSchema.parse(allowedDomains) };
      return { viewer, state: stateFor(invitation, invitee), ...shown };
    },

    /**
     * Takes a seat and makes the person a member. Somebody who is in already stays as they are. Throws Refusal `signed_out`,
     * `not_found`, or `invitation_unusable` with the reason in its text.
     */
    async accept(visitor: Login | null, token: string): Promise<void> {
      const login = requireLogin(visitor);
      const id = await openInvitation(world.settings, token);
      if (id === null) throw new Refusal("not_found");
      const before = await read(login, id);
      requireViewer(world, login, before.viewers);
      if (!before.invitation) throw new Refusal("not_found");
      const email = before.invitee?.email ?? null;
      const act = { invitationId: id, email, emailDomain: domainOfEmail(email ?? "") };
      const nowMs = world.now();
      const [seats] = await db.batch([
        ...joinStatements(db, login, { ...act, eventId: world.newId(), nowMs }),
        assignToNewcomers(db, before.invitation.organisationId, nowMs),
      ]);
      if (seats.length > 0) {
        sendWebhooksSoon(world);
        return raiseSeatsLater(world, before.invitation.organisationId);
      }
      const after = await read(login, id);
      if (!after.invitation) throw new Refusal("not_found");
      const state = stateFor(after.invitation, after.invitee);
      if (state === "is-in") return;
      throw new Refusal("invitation_unusable", { text: state === "signed-out" ? undefined : WHY_NOT[state] });
    },

    /** Throws Refusal `signed_out`, or `not_found` where the person's address is not of a verified domain of it. */
    async joinByDomain(visitor: Login | null, organisationId: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, , joined] = await db.batch([
        viewerStatement(db, login, nowMs),
        ...joinByDomainStatements(db, login, { organisationId, eventId: world.newId(), nowMs }),
        assignToNewcomers(db, organisationId, nowMs),
      ]);
      requireViewer(world, login, viewers);
      if (joined.length === 0) throw new Refusal("not_found");
      sendWebhooksSoon(world);
      raiseSeatsLater(world, organisationId);
    },
  };

  async function read(login: Login | null, id: string) {
    if (!login) {
      const [invitation] = await invitationStatement(db, id);
      return { viewers: [], invitation, invitee: undefined };
    }
    const nowMs = world.now();
    const [viewers, [invitation], [invitee]] = await db.batch([
      viewerStatement(db, login, nowMs),
      invitationStatement(db, id),
      inviteeStatement(db, login, nowMs, id),
    ]);
    return { viewers, invitation, invitee };
  }

  function stateFor(row: InvitationRow, invitee: InviteeRow | undefined): InvitationAnswer | "signed-out" {
    const facts = { ...row, allowedDomains: domainsSchema.parse(row.allowedDomains) };
    if (invitee)
      return orEnds(
        invitationAnswer(facts, { ...invitee, emailDomain: domainOfEmail(invitee.email ?? "") }, world.now()),
      );
    // Whether it is open is all that can be said to somebody unknown.
    const unknown = { email: facts.email, emailDomain: facts.allowedDomains[0] ?? "", isIn: false, hasUsedIt: false };
    const answer = orEnds(invitationAnswer(facts, { ...unknown, email: unknown.email ?? "" }, world.now()));
    return answer === "may-join" ? "signed-out" : answer;

    function orEnds(answer: InvitationAnswer): InvitationAnswer {
      return answer === "may-join" && row.deletesAt !== null ? "ends" : answer;
    }
  }
}

const WHY_NOT: Record<Exclude<InvitationAnswer, "is-in">, string | undefined> = {
  "may-join": undefined,
  "used-before": "You have used this invitation before. Ask for a new one.",
  unconfirmed: "Confirm your email address first.",
  "other-address": "This invitation is for another email address.",
  "other-domain": "This invitation is for email addresses of other domains.",
  withdrawn: "This invitation was withdrawn.",
  "used-up": "Everybody this invitation was for has joined. Ask for a new one.",
  expired: "This invitation has expired. Ask for a new one.",
  ends: "This organization is going to be deleted, so nobody joins it now.",
};

const domainsSchema = z.array(z.string());
