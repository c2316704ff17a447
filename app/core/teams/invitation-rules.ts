import type { TeamRole } from "./team-rights.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An invitation by email is good for so long, each time it is sent. */
export const EMAIL_INVITATION_MS = 14 * DAY_MS;
export const LINK_DAYS_MOST = 90;
export const LINK_USES_MOST = 500;
export const LINK_DOMAINS_MOST = 20;
/** Of one organization; far above what an agency has out at one time. */
export const OPEN_INVITATIONS_MOST = 1000;

export function linkExpiry(days: number, nowMs: number): number {
  return nowMs + days * DAY_MS;
}

export type InvitationFacts = {
  kind: "email" | "link";
  /** Null for a link. */
  email: string | null;
  usesMost: number;
  uses: number;
  allowedDomains: readonly string[];
  expiresAt: number;
  withdrawnAt: number | null;
};

export type InvitationState = "open" | "withdrawn" | "used-up" | "expired";

export function invitationState(of: Omit<InvitationFacts, "kind" | "email">, nowMs: number): InvitationState {
  if (of.withdrawnAt !== null) return "withdrawn";
  if (of.uses >= of.usesMost) return "used-up";
  return of.expiresAt <= nowMs ? "expired" : "open";
}

/** Somebody who holds an invitation. `email`: null where it is not confirmed. `isIn`: in that organization now. */
export type Invitee = { email: string | null; emailDomain: string; isIn: boolean; hasUsedIt: boolean };

/** Whether somebody may use it, or why not. `unconfirmed`: it depends on an address that they have not confirmed. */
export type InvitationAnswer =
  | "may-join"
  | "is-in"
  | "used-before"
  | "unconfirmed"
  | "other-address"
  | "other-domain"
  /** Somebody has asked for the deletion of the organization. */
  | "ends"
  | Exclude<InvitationState, "open">;

/** Says in words what the condition of the statement that takes a seat decides (adapters/d1/teams/invitation-rows.ts). */
export function invitationAnswer(of: InvitationFacts, who: Invitee, nowMs: number): InvitationAnswer {
  if (who.isIn) return "is-in";
  if (who.hasUsedIt) return "used-before";
  const state = invitationState(of, nowMs);
  if (state !== "open") return state;
  if (of.kind === "email") {
    if (who.email === null) return "unconfirmed";
    return who.email === of.email ? "may-join" : "other-address";
  }
  if (of.allowedDomains.length === 0) return "may-join";
  if (who.email === null) return "unconfirmed";
  return of.allowedDomains.includes(who.emailDomain) ? "may-join" : "other-domain";
}

/** The roles that somebody may invite to: whoever may not change a role gives none away. */
export function rolesToInvite(role: TeamRole): readonly ("manager" | "agent")[] {
  return role === "owner" ? ["agent", "manager"] : ["agent"];
}
