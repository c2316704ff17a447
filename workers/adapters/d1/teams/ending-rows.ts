import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { DELETION_BEGUN } from "#core/retention/organisation-end.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { assignmentAttempts, memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { noteEventStatement } from "./event-rows.ts";
import { mayIn } from "./team-scope.ts";

// The deletion of a whole organisation: asked for, undone, and done by a schedule. Once the schedule has claimed it nobody undoes it.

/** The organisation's name, and the owners who are to be told, for an owner. */
export function endingStatements(db: Database, login: Login, nowMs: number, organisationId: string) {
  const may = mayIn(login, nowMs, organisationId, "deleteOrganisation");
  return [
    db
      .select({
        name: organisations.name,
        timeZone: organisations.time_zone,
        deletesAt: organisations.deletes_at,
        isHeld: sql<number>`${hasHolds(organisationId)}`.as("is_held"),
      })
      .from(organisations)
      .where(and(eq(organisations.id, organisationId), may)),
    db
      .select({ email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(
        and(
          eq(memberships.organisation_id, organisationId),
          eq(memberships.role, "owner"),
          isNull(memberships.left_at),
          sql`${memberships.user_id} <> ${userIdOfLogin(login, nowMs)}`,
          may,
        ),
      ),
  ] as const;
}

type Ending = { organisationId: string; eventId: string; nowMs: number };

/** By an owner who types its name, while nobody is under a legal hold. The second returns the row. */
export function askDeletionStatements(db: Database, login: Login, act: Ending & { typed: string; deletesAt: number }) {
  const { organisationId, nowMs } = act;
  const isAsked = sql`${mayIn(login, nowMs, organisationId, "deleteOrganisation")} AND NOT ${hasHolds(organisationId)}
    AND EXISTS (SELECT 1 FROM organisations AS one WHERE one.id = ${organisationId} AND one.name = ${act.typed} AND one.deletes_at IS NULL)`;
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "deletion_asked", organisationId, by: userIdOfLogin(login, nowMs), nowMs },
      isAsked,
    ),
    db
      .update(organisations)
      .set({ deletes_at: act.deletesAt })
      .where(and(eq(organisations.id, organisationId), isAsked))
      .returning({ id: organisations.id }),
  ] as const;
}

/** By an owner, until the schedule has claimed it. The second returns the row. */
export function undoDeletionStatements(db: Database, login: Login, act: Ending) {
  const { organisationId, nowMs } = act;
  const isOpen = sql`${mayIn(login, nowMs, organisationId, "deleteOrganisation")}
    AND EXISTS (SELECT 1 FROM organisations AS one WHERE one.id = ${organisationId} AND one.deletes_at > ${DELETION_BEGUN})`;
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "deletion_undone", organisationId, by: userIdOfLogin(login, nowMs), nowMs },
      isOpen,
    ),
    db
      .update(organisations)
      .set({ deletes_at: null })
      .where(and(eq(organisations.id, organisationId), isOpen))
      .returning({ id: organisations.id }),
  ] as const;
}

/** SQL condition, for what follows in the same batch: it was this act that changed something. */
export function wasNoted(eventId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM organisation_events WHERE id = ${eventId})`;
}

/** After the act: when it is to be deleted now; no row: it is gone. */
export function deletesAtStatement(db: Database, organisationId: string) {
  return db
    .select({ deletesAt: organisations.deletes_at })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
}

/** Those whose time has come are claimed, and these and those claimed before are listed. */
export function claimEndedStatements(db: Database, nowMs: number, limit: number) {
  return [
    db
      .update(organisations)
      .set({ deletes_at: DELETION_BEGUN })
      .where(
        and(
          isNotNull(organisations.deletes_at),
          sql`${organisations.deletes_at} <= ${nowMs}`,
          sql`NOT ${hasHolds(organisations.id)}`,
        ),
      ),
    db
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.deletes_at, DELETION_BEGUN))
      .orderBy(organisations.id)
      .limit(limit),
  ] as const;
}

/** What was handed in to it. */
export function handedInToStatement(db: Database, organisationId: string, limit: number) {
  return db
    .select({ id: assignmentAttempts.conversation_id, user_id: assignmentAttempts.user_id })
    .from(assignmentAttempts)
    .where(and(eq(assignmentAttempts.organisation_id, organisationId), isNotNull(assignmentAttempts.handed_in_at)))
    .orderBy(assignmentAttempts.conversation_id)
    .limit(limit);
}

function hasHolds(organisationId: SQL | typeof organisations.id | string): SQL {
  return sql`EXISTS (SELECT 1 FROM memberships AS held WHERE held.organisation_id = ${organisationId} AND held.legal_hold_since IS NOT NULL)`;
}
