import { and, asc, eq, exists, inArray, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { factorChallenges, factors, passkeys } from "../schema/sign-in-tables.ts";
import { demoteLoginsStatement } from "./login-rows.ts";
import { deleteOrphanedRecoveryCodesStatement } from "./recovery-codes.ts";
import { userIdsOfPage } from "./users.ts";

export type FactorRow = typeof factors.$inferSelect;

/** How long a challenge can be answered. */
export const CHALLENGE_LIFETIME_MS = 300_000;
/** An unverified factor is deleted after a day. */
const UNVERIFIED_KEPT_MS = 24 * 60 * 60 * 1000;

export function factorsStatement(db: Database, userId: string | SQL) {
  return db.select().from(factors).where(eq(factors.user_id, userId)).orderBy(asc(factors.created_at), asc(factors.id));
}

/** The factors of a page of people. */
export function factorsOfPageStatement(db: Database, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(factors)
    .where(inArray(factors.user_id, userIdsOfPage(db, page)))
    .orderBy(asc(factors.created_at), asc(factors.id));
}

/**
 * Inserts a factor if the person has fewer than `most` and none of this name. Returns one row, or none if it was not inserted;
 * run it after `factorsStatement` in one batch to see why.
 */
export function insertFactorStatement(db: Database, row: typeof factors.$inferInsert, most: number) {
  const name = row.friendly_name ?? null;
  const held = sql`SELECT count(*) FROM ${factors} WHERE ${factors.user_id} = ${row.user_id}`;
  const isFree = sql`(${held}) < ${most} AND (${held} AND ${factors.friendly_name} = ${name}) = 0`;
  return insertWhere(db, factors, row, isFree).returning({ id: factors.id });
}

export function insertChallengeStatements(db: Database, row: typeof factorChallenges.$inferInsert) {
  return [
    db.insert(factorChallenges).values(row),
    db.update(factors).set({ last_challenged_at: row.created_at }).where(eq(factors.id, row.factor_id)),
  ] as const;
}

export function challengeStatement(db: Database, of: { id: string; factorId: string }) {
  return db
    .select()
    .from(factorChallenges)
    .where(and(eq(factorChallenges.id, of.id), eq(factorChallenges.factor_id, of.factorId)))
    .limit(1);
}

/** Counts an attempt at a phone's code, before the code is checked. No row when there were too many attempts. */
export function countChallengeTryStatement(db: Database, id: string, maxTries: number) {
  return db
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(and(eq(factorChallenges.id, id), lt(factorChallenges.attempts, maxTries)))
    .returning({ id: factorChallenges.id });
}

type RightAnswer = { challengeId: string; factorId: string; step: number | null };

/**
 * SQL condition: a right code is used for the first time. Its challenge is open, and for an app no code of this or a later time
 * step was used before (RFC 6238 5.2).
 */
export function isFirstAnswer(db: Database, of: RightAnswer): SQL {
  const open = db
    .select({ id: factorChallenges.factor_id })
    .from(factorChallenges)
    .where(and(eq(factorChallenges.id, of.challengeId), isNull(factorChallenges.verified_at)));
  const isNew = of.step === null ? undefined : or(isNull(factors.last_used_step), lt(factors.last_used_step, of.step));
  return exists(
    db
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.id, of.factorId), inArray(factors.id, open), isNew)),
  );
}

/** Marks the code as used. Put it last in the batch: the statements that `isFirstAnswer` guards read what it changes. */
export function claimAnswerStatements(db: Database, of: RightAnswer & { nowMs: number }) {
  return [
    db
      .update(factors)
      .set({ status: "verified", updated_at: of.nowMs, ...(of.step !== null && { last_used_step: of.step }) })
      .where(and(eq(factors.id, of.factorId), isFirstAnswer(db, of))),
    db.update(factorChallenges).set({ verified_at: of.nowMs }).where(eq(factorChallenges.id, of.challengeId)),
  ] as const;
}

/** SQL condition: the factor is there, and has this status. */
export function factorHas(db: Database, id: string, status: FactorRow["status"]): SQL {
  const found = db.select({ id: factors.id }).from(factors);
  return exists(found.where(and(eq(factors.id, id), eq(factors.status, status))));
}

export function verifyFactorStatement(db: Database, id: string, nowMs: number) {
  return db.update(factors).set({ status: "verified", updated_at: nowMs }).where(eq(factors.id, id));
}

/**
 * Children first. When the person's last verified factor goes, their recovery codes go too and their logins fall back to aal1.
 */
export function deleteFactorsStatements(
  db: Database,
  of: { userId: string } & ({ only: string } | { unverifiedBut: string } | { all: true }),
  guard?: SQL,
) {
  const which = and(
    eq(factors.user_id, of.userId),
    "only" in of ? eq(factors.id, of.only) : undefined,
    "unverifiedBut" in of ? and(eq(factors.status, "unverified"), ne(factors.id, of.unverifiedBut)) : undefined,
    guard,
  );
  const ids = db.select({ id: factors.id }).from(factors).where(which);
  return [
    db.delete(factorChallenges).where(inArray(factorChallenges.factor_id, ids)),
    db.delete(passkeys).where(inArray(passkeys.factor_id, ids)),
    db.delete(factors).where(which),
    ...("unverifiedBut" in of
      ? []
      : [deleteOrphanedRecoveryCodesStatement(db, of.userId), demoteLoginsStatement(db, of.userId)]),
  ];
}

export function deleteOldChallengesStatements(db: Database, nowMs: number) {
  const abandoned = and(eq(factors.status, "unverified"), lte(factors.created_at, nowMs - UNVERIFIED_KEPT_MS));
  const ids = db.select({ id: factors.id }).from(factors).where(abandoned);
  return [
    db
      .delete(factorChallenges)
      .where(
        or(lte(factorChallenges.created_at, nowMs - CHALLENGE_LIFETIME_MS), inArray(factorChallenges.factor_id, ids)),
      ),
    db.delete(factors).where(abandoned),
  ] as const;
}
