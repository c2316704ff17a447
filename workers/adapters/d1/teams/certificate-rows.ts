import { and, between, desc, eq, gte, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { certificateContentSchema } from "#core/certificates/certificate-content.ts";
import { LIST_ENTRIES, LIST_ENTRIES_USED } from "#core/certificates/status-list.ts";
import type { Login } from "#core/identity/login.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { movedPeople } from "../schema/move-tables.ts";
import {
  assignedRounds,
  assignments,
  certificateKeys,
  certificates,
  memberships,
  organisationEvents,
  organisations,
  withdrawnCertificates,
} from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { oversees } from "./team-scope.ts";

/** Whatever has a place in the lists of this address. */
type ListedIn = typeof certificates | typeof withdrawnCertificates | typeof movedPeople;

export type CertificateRow = typeof certificates.$inferSelect;

/** Throws where the column holds something else, which is a fault of ours. */
export function parseContent(row: { content: unknown }) {
  return certificateContentSchema.parse(row.content);
}

/** One certificate, for whoever has its address: it is public. */
export function certificateStatement(db: Database, id: string) {
  return db.select().from(certificates).where(eq(certificates.id, id)).limit(1);
}

/** The first of `places` that is free in the list that is being filled; the places are those of one list. No row: none is. */
export function freePlaceStatement(db: Database, places: readonly number[]) {
  const base = sql`((SELECT count(*) FROM ${certificates}) + (SELECT count(*) FROM ${withdrawnCertificates}) + (SELECT count(*) FROM ${movedPeople} WHERE ${movedPeople.status_index} IS NOT NULL)) / ${sql.raw(String(LIST_ENTRIES_USED))} * ${sql.raw(String(LIST_ENTRIES))}`;
  const taken = (table: ListedIn) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.status_index} = place.status_index)`;
  return db
    .select({ statusIndex: sql<number>`place.status_index`.as("free_place") })
    .from(sql`(SELECT ${base} + value AS status_index FROM json_each(${JSON.stringify(places)})) AS place`)
    .where(sql`NOT ${taken(certificates)} AND NOT ${taken(withdrawnCertificates)} AND NOT ${taken(movedPeople)}`)
    .limit(1);
}

/**
 * Inserts a certificate of a round that was passed, unless the round has one. A place in the status list that somebody has taken
 * meanwhile fails the batch: nothing of it is done then.
 */
export function insertCertificateStatement(db: Database, row: typeof certificates.$inferInsert) {
  const wasPassed = sql`EXISTS (SELECT 1 FROM ${assignedRounds} WHERE ${assignedRounds.assignment_id} = ${row.assignment_id} AND ${assignedRounds.user_id} = ${row.user_id} AND ${assignedRounds.round} = ${row.round} AND ${assignedRounds.passed_at} IS NOT NULL)`;
  return insertWhere(db, certificates, row, wasPassed).onConflictDoNothing({
    target: [certificates.assignment_id, certificates.user_id, certificates.round],
  });
}

export function insertCertificateKeyStatement(db: Database, row: typeof certificateKeys.$inferInsert) {
  return db.insert(certificateKeys).values(row).onConflictDoNothing();
}

/** Every key that ever signed a certificate, oldest first. */
export function certificateKeysStatement(db: Database) {
  return db.select().from(certificateKeys).orderBy(certificateKeys.created_at, certificateKeys.thumbprint);
}

/**
 * Rounds passed since `sinceMs` of assignments that issue a certificate, without one: of one person in an assignment, or all. What is needed to
 * issue it comes along; `passed` is JSON of the attempts that passed: scenario, mode, gate.
 */
export function certificatesDueStatement(
  db: Database,
  sinceMs: number,
  of: { assignmentId: string; userId: string } | null,
  limit: number,
) {
  const r = assignedRounds;
  const isOne = of === null ? undefined : and(eq(r.assignment_id, of.assignmentId), eq(r.user_id, of.userId));
  return db
    .select({
      organisationId: organisations.id,
      organisationName: sql<string>`${organisations.name}`.as("organisation_name"),
      timeZone: sql<string>`${organisations.time_zone}`.as("organisation_zone"),
      assignmentId: r.assignment_id,
      title: assignments.title,
      task: assignments.task,
      months: sql<number>`${assignments.certificate_months}`.as("months"),
      userId: r.user_id,
      holderName: nameOfUser.as("holder_name"),
      round: r.round,
      passedAt: sql<number>`${r.passed_at}`.as("round_passed_at"),
      passed:
        sql<string>`(SELECT json_group_array(json_object('scenario', t.scenario_id, 'mode', t.mode, 'gate', t.gate)) FROM assignment_attempts t WHERE t.assignment_id = ${r.assignment_id} AND t.user_id = ${r.user_id} AND t.round = ${r.round} AND t.passed = 1)`.as(
          "passed_attempts",
        ),
    })
    .from(r)
    .innerJoin(assignments, eq(assignments.id, r.assignment_id))
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .innerJoin(users, eq(users.id, r.user_id))
    .where(
      and(
        isOne,
        gte(r.passed_at, sinceMs),
        isNotNull(assignments.certificate_months),
        sql`NOT EXISTS (SELECT 1 FROM certificates c WHERE c.assignment_id = ${r.assignment_id} AND c.user_id = ${r.user_id} AND c.round = ${r.round})`,
      ),
    )
    .limit(limit);
}

/** Of one list: the places that are revoked, those of deleted certificates among them. No row: nothing is. */
export function revokedPlacesStatement(db: Database, list: number) {
  const first = list * LIST_ENTRIES;
  const last = first + LIST_ENTRIES - 1;
  return db
    .select({ statusIndex: certificates.status_index })
    .from(certificates)
    .where(and(between(certificates.status_index, first, last), isNotNull(certificates.revoked_at)))
    .union(
      db
        .select({ statusIndex: withdrawnCertificates.status_index })
        .from(withdrawnCertificates)
        .where(between(withdrawnCertificates.status_index, first, last)),
    );
}

/** One row if any certificate is or was in the list. */
export function listInUseStatement(db: Database, list: number) {
  const first = list * LIST_ENTRIES;
  const last = first + LIST_ENTRIES - 1;
  const isIn = (table: ListedIn) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${between(table.status_index, first, last)})`;
  return db
    .select({ used: sql<number>`1`.as("used") })
    .from(sql`(SELECT 1)`)
    .where(sql`${isIn(certificates)} OR ${isIn(withdrawnCertificates)} OR ${isIn(movedPeople)}`);
}

/** The certificates of the login's person, newest first. Those of organizations they have left are among them. */
export function ownCertificatesStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select(listed)
    .from(certificates)
    .where(eq(certificates.user_id, userIdOfLogin(login, nowMs)))
    .orderBy(desc(certificates.issued_at), desc(certificates.id))
    .limit(CERTIFICATES_LISTED);
}

/** More than a person or an agency of three hundred looks through; the newest come first. */
export const CERTIFICATES_LISTED = 500;

const listed = {
  id: certificates.id,
  content: certificates.content,
  issued_at: certificates.issued_at,
  expires_at: certificates.expires_at,
  revoked_at: certificates.revoked_at,
  revoked_why: certificates.revoked_why,
};

/** The certificates of the people whom the login's person oversees in the organization they work in now, newest first. */
export function overseenCertificatesStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      ...listed,
      mayRevoke: sql`${certificates.user_id} <> ${userIdOfLogin(login, nowMs)}`.mapWith(Boolean).as("may_revoke"),
    })
    .from(certificates)
    .where(
      and(
        eq(certificates.organisation_id, activeOrganisation(login, nowMs)),
        oversees(login, nowMs, certificates.organisation_id, certificates.user_id),
      ),
    )
    .orderBy(desc(certificates.issued_at), desc(certificates.id))
    .limit(CERTIFICATES_LISTED);
}

/**
 * Revokes a certificate of somebody whom the login's person oversees, never their own, and notes it for the owner. The first
 * revocation stands. The update gives a row where it was done.
 */
export function revokeCertificateStatements(
  db: Database,
  login: Login,
  of: { id: string; why: string; eventId: string; nowMs: number },
) {
  const { id, why, eventId, nowMs } = of;
  const actor = userIdOfLogin(login, nowMs);
  const mayRevoke = and(
    eq(certificates.id, id),
    isNull(certificates.revoked_at),
    ne(certificates.user_id, actor),
    oversees(login, nowMs, certificates.organisation_id, certificates.user_id),
  );
  return [
    // First: what it says is true only before the update.
    db
      .insert(organisationEvents)
      .select(
        sql`SELECT ${eventId}, ${certificates.organisation_id}, ${"certificate_revoked" satisfies TeamEvent}, ${actor}, ${certificates.user_id}, json_object('certificate', ${certificates.id}), ${nowMs} FROM ${certificates} WHERE ${mayRevoke}`,
      ),
    db
      .update(certificates)
      .set({ revoked_at: nowMs, revoked_why: why, revoked_by_user_id: sql`${actor}` })
      .where(mayRevoke)
      .returning({ id: certificates.id }),
  ] as const;
}

/**
 * Certificates that end before `beforeMs` and have no later round, of people who are still in the organization and of
 * assignments that go on: oldest first. `beforeMs` is the latest that any re-test begins.
 */
export function endingCertificatesStatement(db: Database, beforeMs: number, limit: number) {
  return db
    .select({
      assignmentId: certificates.assignment_id,
      userId: certificates.user_id,
      round: certificates.round,
      issuedAt: certificates.issued_at,
      expiresAt: certificates.expires_at,
      revokedAt: certificates.revoked_at,
    })
    .from(certificates)
    .innerJoin(assignments, eq(assignments.id, certificates.assignment_id))
    .innerJoin(
      memberships,
      and(eq(memberships.organisation_id, certificates.organisation_id), eq(memberships.user_id, certificates.user_id)),
    )
    .where(
      and(
        sql`${certificates.expires_at} <= ${beforeMs}`,
        isNull(certificates.revoked_at),
        isNull(assignments.archived_at),
        isNull(memberships.left_at),
        sql`NOT ${hasLaterRound(sql`${certificates.round}`)}`,
      ),
    )
    .orderBy(certificates.expires_at, certificates.id)
    .limit(limit);
}

function hasLaterRound(round: SQL) {
  return sql`EXISTS (SELECT 1 FROM ${assignedRounds} AS later WHERE later.assignment_id = ${certificates.assignment_id} AND later.user_id = ${certificates.user_id} AND later.round > ${round})`;
}

/** The public members of a JWK, as it was stored. */
export function parseStoredJwk(row: { public_jwk: unknown }): Record<string, string> {
  return storedJwkSchema.parse(row.public_jwk);
}

const storedJwkSchema = z.record(z.string(), z.string());
