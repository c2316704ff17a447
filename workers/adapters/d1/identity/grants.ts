import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Amr } from "#core/identity/tokens/amr.ts";
import { aalOf } from "#core/identity/tokens/amr.ts";
import type { Database } from "../database.ts";
import { grants, refreshTokens } from "../schema/sign-in-tables.ts";

export type GrantRow = typeof grants.$inferSelect;

/** A grant that was not refreshed for a week has ended, like an idle login. */
export const GRANT_IDLE_MS = 7 * 24 * 60 * 60 * 1000;

export function insertGrantStatements(
  db: Database,
  grant: Omit<typeof grants.$inferInsert, "aal" | "amr"> & { amr: Amr },
  tokenHash: string,
) {
  return [
    db.insert(grants).values({ ...grant, aal: aalOf(grant.amr) }),
    db.insert(refreshTokens).values({ token_hash: tokenHash, grant_id: grant.id, created_at: grant.created_at }),
  ] as const;
}

/** The grant, if it has not ended. */
export function grantStatement(db: Database, id: string, userId: string, nowMs: number) {
  return db
    .select()
    .from(grants)
    .where(and(eq(grants.id, id), eq(grants.user_id, userId), isUnexpired(nowMs)))
    .limit(1);
}

/** A refresh token with its grant, and when its successor was exchanged. */
export function presentedTokenStatement(db: Database, tokenHash: string) {
  const successor = alias(refreshTokens, "successor");
  return db
    .select({ token: refreshTokens, grant: grants, successorUsedAt: successor.used_at })
    .from(refreshTokens)
    .innerJoin(grants, eq(grants.id, refreshTokens.grant_id))
    .leftJoin(successor, eq(successor.parent_hash, refreshTokens.token_hash))
    .where(eq(refreshTokens.token_hash, tokenHash))
    .limit(1);
}

/**
 * Exchanges a refresh token. The successor is inserted only if the token is not revoked. Inserting it twice changes nothing, so
 * concurrent exchanges of one token give the same two rows.
 */
export function exchangeStatements(db: Database, of: { tokenHash: string; successorHash: string; nowMs: number }) {
  const live = and(eq(refreshTokens.token_hash, of.tokenHash), isNull(refreshTokens.revoked_at));
  const grantId = db.select({ id: refreshTokens.grant_id }).from(refreshTokens).where(live);
  return [
    db
      .insert(refreshTokens)
      .select(
        db
          .select({
            token_hash: sql<string>`${of.successorHash}`.as("token_hash"),
            grant_id: refreshTokens.grant_id,
            parent_hash: refreshTokens.token_hash,
            created_at: sql<number>`${of.nowMs}`.as("created_at"),
            used_at: sql<null>`NULL`.as("used_at"),
            revoked_at: sql<null>`NULL`.as("revoked_at"),
          })
          .from(refreshTokens)
          .where(live),
      )
      .onConflictDoNothing(),
    db
      .update(refreshTokens)
      .set({ used_at: of.nowMs })
      .where(and(live, isNull(refreshTokens.used_at))),
    db.update(grants).set({ refreshed_at: of.nowMs }).where(inArray(grants.id, grantId)),
  ] as const;
}

/** The one token of a grant that is neither exchanged nor revoked. */
export function currentTokenStatement(db: Database, grantId: string) {
  return db
    .select({ tokenHash: refreshTokens.token_hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.grant_id, grantId), isNull(refreshTokens.used_at), isNull(refreshTokens.revoked_at)))
    .limit(1);
}

/**
 * Step-up after a second factor was shown: stores the grant's new `amr`, revokes its older refresh tokens, and ends the
 * person's other grants that have not shown one. Everything only if `guard` is true.
 */
export function stepUpStatements(
  db: Database,
  of: { userId: string; grantId: string; amr: Amr; tokenHash: string; nowMs: number },
  guard: SQL,
) {
  return [
    ...endWeakGrantsStatements(db, { userId: of.userId, except: of.grantId }, guard),
    db
      .update(refreshTokens)
      .set({ revoked_at: of.nowMs })
      .where(and(eq(refreshTokens.grant_id, of.grantId), isNull(refreshTokens.revoked_at), guard)),
    db
      .update(grants)
      .set({ amr: of.amr, aal: aalOf(of.amr), refreshed_at: of.nowMs })
      .where(and(eq(grants.id, of.grantId), guard)),
    db.insert(refreshTokens).select(
      db
        .select({
          token_hash: sql<string>`${of.tokenHash}`.as("token_hash"),
          grant_id: grants.id,
          parent_hash: sql<null>`NULL`.as("parent_hash"),
          created_at: sql<number>`${of.nowMs}`.as("created_at"),
          used_at: sql<null>`NULL`.as("used_at"),
          revoked_at: sql<null>`NULL`.as("revoked_at"),
        })
        .from(grants)
        .where(and(eq(grants.id, of.grantId), guard)),
    ),
  ] as const;
}

/** Ends the grants of a person that have not shown a second factor. */
export function endWeakGrantsStatements(db: Database, of: { userId: string; except: string | null }, guard: SQL) {
  const weak = and(
    eq(grants.user_id, of.userId),
    of.except === null ? undefined : ne(grants.id, of.except),
    eq(grants.aal, "aal1"),
    guard,
  );
  const weakIds = db.select({ id: grants.id }).from(grants).where(weak);
  return [
    db.delete(refreshTokens).where(inArray(refreshTokens.grant_id, weakIds)),
    db.delete(grants).where(weak),
  ] as const;
}

/** The grants of a person that have not ended, most recently used first. */
export function grantsOfStatement(db: Database, userId: string | SQL, nowMs: number) {
  return db
    .select({
      id: grants.id,
      userAgent: grants.user_agent,
      signedInAt: grants.created_at,
      lastSeenAt: grants.refreshed_at,
    })
    .from(grants)
    .where(and(eq(grants.user_id, userId), isUnexpired(nowMs)))
    .orderBy(desc(grants.refreshed_at), desc(grants.created_at));
}

export function setGrantAmrStatement(db: Database, id: string, amr: Amr) {
  return db
    .update(grants)
    .set({ amr, aal: aalOf(amr) })
    .where(eq(grants.id, id));
}

/** Which grants of a person: all, one, or all but one. */
export type GrantScope = { userId: string } & ({ only: string } | { except: string } | { all: true });

export function endGrantsStatements(db: Database, scope: GrantScope) {
  const which = and(
    eq(grants.user_id, scope.userId),
    "only" in scope ? eq(grants.id, scope.only) : "except" in scope ? ne(grants.id, scope.except) : undefined,
  );
  const ids = db.select({ id: grants.id }).from(grants).where(which);
  return [
    db.delete(refreshTokens).where(inArray(refreshTokens.grant_id, ids)),
    db.delete(grants).where(which),
  ] as const;
}

/**
 * Deletes ended grants, and of the others the tokens exchanged more than GRANT_IDLE_MS ago. The parent of a grant's current token
 * stays, because a late repeat of its exchange is answered with the current token.
 */
export function deleteEndedGrantsStatements(db: Database, nowMs: number) {
  const ended = or(lte(grants.not_after, nowMs), lte(grants.refreshed_at, nowMs - GRANT_IDLE_MS));
  const endedIds = db.select({ id: grants.id }).from(grants).where(ended);
  const parents = db
    .select({ hash: refreshTokens.parent_hash })
    .from(refreshTokens)
    .where(and(isNull(refreshTokens.used_at), isNotNull(refreshTokens.parent_hash)));
  return [
    db.delete(refreshTokens).where(inArray(refreshTokens.grant_id, endedIds)),
    db.delete(grants).where(ended),
    db
      .delete(refreshTokens)
      .where(and(lte(refreshTokens.used_at, nowMs - GRANT_IDLE_MS), notInArray(refreshTokens.token_hash, parents))),
  ] as const;
}

function isUnexpired(nowMs: number) {
  return and(gt(grants.not_after, nowMs), gt(grants.refreshed_at, nowMs - GRANT_IDLE_MS));
}
