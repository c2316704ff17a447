import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { DELETION_BEGUN } from "#core/retention/organisation-end.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { memberships } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import type { MemberAct } from "./member-rows.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { mayHoldRecords, mayIn } from "./team-scope.ts";

/** Everybody who is or was in the organisation that the login's person works in, with their legal hold, for its owners. */
export function holdsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: users.id,
      name: displayName,
      hasLeft: sql<number>`${memberships.left_at} IS NOT NULL`.as("has_left"),
      heldSince: memberships.legal_hold_since,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, memberships.organisation_id, "deleteOrganisation"),
      ),
    )
    .orderBy(byDisplayName);
}

/** Sets or lifts somebody's legal hold, by an owner, unless the organisation is being deleted. The second returns the row. */
export function setHoldStatements(db: Database, login: Login, act: MemberAct, holds: boolean) {
  const { organisationId, userId, eventId, nowMs } = act;
  const isChanging: SQL = sql`${mayHoldRecords(login, nowMs, organisationId, userId)}
    AND EXISTS (SELECT 1 FROM memberships AS target JOIN organisations AS o ON o.id = target.organisation_id AND o.deletes_at IS NOT ${DELETION_BEGUN}
      WHERE target.organisation_id = ${organisationId} AND target.user_id = ${userId} AND (target.legal_hold_since IS NULL) = ${holds ? 1 : 0})`;
  return [
    noteEventStatement(
      db,
      {
        id: eventId,
        kind: holds ? "legal_hold_set" : "legal_hold_lifted",
        organisationId,
        by: userIdOfLogin(login, nowMs),
        about: userId,
        nowMs,
      },
      isChanging,
    ),
    db
      .update(memberships)
      .set({ legal_hold_since: holds ? nowMs : null })
      .where(and(eq(memberships.organisation_id, organisationId), eq(memberships.user_id, userId), isChanging))
      .returning({ id: memberships.user_id }),
  ] as const;
}
