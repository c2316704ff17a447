import { and, eq, inArray, isNotNull, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";
import { invitations, invitationUses } from "./schema/team-tables.ts";
import { users } from "./schema/user-tables.ts";

/** How long an invitation that has ended is kept: an expired one is still listed, so that it can be sent again. */
export const ENDED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Those that expired or were withdrawn 30 days ago, with the addresses they were for. Whoever joined by one stays. */
export function deleteEndedInvitationsStatements(db: Database, nowMs: number) {
  return deleteInvitationsStatements(
    db,
    or(lte(invitations.expires_at, nowMs - ENDED_KEPT_MS), lte(invitations.withdrawn_at, nowMs - ENDED_KEPT_MS)),
  );
}

/** Also those that were sent to a person's confirmed address. */
export function deleteInvitationsOfPersonStatements(db: Database, userId: string) {
  const address = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email_confirmed_at)));
  return deleteInvitationsStatements(db, or(eq(invitations.by_user_id, userId), inArray(invitations.email, address)));
}

function deleteInvitationsStatements(db: Database, which: SQL | undefined) {
  const gone = db.select({ id: invitations.id }).from(invitations).where(which);
  return [
    db.delete(invitationUses).where(inArray(invitationUses.invitation_id, gone)),
    db.delete(invitations).where(which),
  ] as const;
}
