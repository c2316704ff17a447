import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  type NewCredential,
  PASSKEYS_PER_PERSON,
  type ProvenCredential,
  REMOVED_PASSKEY_KEPT_MS,
} from "#core/identity/passkeys/passkey-limits.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { identities, passkeyChallenges, passkeys } from "../schema/sign-in-tables.ts";
import { users } from "../schema/user-tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferInsert;

export function insertPasskeyChallengeStatement(db: Database, row: Challenge) {
  return db.insert(passkeyChallenges).values(row);
}

/**
 * Takes a challenge: one row for the first who asks with the same person, purpose and factor; none after that. It may have
 * expired, which the caller tells by `expires_at`.
 */
export function takePasskeyChallengeStatement(
  db: Database,
  of: Pick<Challenge, "id" | "purpose"> & { userId: string | null; factorId: string | null; nowMs: number },
) {
  const { userId, factorId } = of;
  return db
    .update(passkeyChallenges)
    .set({ used_at: of.nowMs })
    .where(
      and(
        eq(passkeyChallenges.id, of.id),
        eq(passkeyChallenges.purpose, of.purpose),
        userId === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, userId),
        factorId === null ? isNull(passkeyChallenges.factor_id) : eq(passkeyChallenges.factor_id, factorId),
        isNull(passkeyChallenges.used_at),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge, expiresAt: passkeyChallenges.expires_at });
}

/** Every credential of a person, removed ones and those of second factors too. */
export function credentialsStatement(db: Database, userId: string | SQL) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));
}

export function credentialStatement(db: Database, credentialId: string) {
  return db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId)).limit(1);
}

/** What a browser is told of credentials, in options. */
export function descriptorsOf(rows: readonly PasskeyRow[]): { credential_id: string; transports: string[] }[] {
  return rows.map(({ credential_id, transports }) => ({
    credential_id,
    transports: transportsSchema.parse(transports),
  }));
}

const transportsSchema = z.array(z.string()).catch([]);

/**
 * Inserts a passkey while the person has fewer than PASSKEYS_PER_PERSON. One row, or none. A credential that is there already
 * fails the statement (`isUniqueCollision`).
 */
export function insertPasskeyStatement(
  db: Database,
  of: NewCredential & { id: string; userId: string; name: string; nowMs: number },
) {
  const held = sql`SELECT count(*) FROM ${passkeys} WHERE ${passkeys.user_id} = ${of.userId} AND ${IS_LIVE_PASSKEY}`;
  return insertWhere(db, passkeys, credentialRow(of, null), sql`(${held}) < ${PASSKEYS_PER_PERSON}`).returning();
}

/** The credential of a second factor, if `guard` holds. */
export function insertFactorCredentialStatement(
  db: Database,
  of: NewCredential & { id: string; userId: string; factorId: string; name: string; nowMs: number },
  guard: SQL,
) {
  return insertWhere(db, passkeys, credentialRow(of, of.factorId), guard);
}

function credentialRow(
  of: NewCredential & { id: string; userId: string; name: string; nowMs: number },
  factorId: string | null,
): typeof passkeys.$inferInsert {
  return {
    id: of.id,
    user_id: of.userId,
    factor_id: factorId,
    credential_id: of.credentialId,
    public_key: of.publicKey,
    counter: of.counter,
    transports: of.transports,
    aaguid: of.aaguid,
    is_backed_up: of.isBackedUp,
    friendly_name: of.name,
    created_at: of.nowMs,
  };
}

/**
 * Notes a use. No row when the passkey was removed meanwhile, or when it counts and has not counted on: then it is a copy, or
 * its original has signed since (WebAuthn 6.1.1).
 */
export function notePasskeyUseStatement(db: Database, of: ProvenCredential & { id: string; nowMs: number }) {
  const countsOn = of.counter === 0 ? eq(passkeys.counter, 0) : sql`${passkeys.counter} < ${of.counter}`;
  return db
    .update(passkeys)
    .set({ counter: of.counter, is_backed_up: of.isBackedUp, last_used_at: of.nowMs })
    .where(and(eq(passkeys.id, of.id), isNull(passkeys.removed_at), countsOn))
    .returning({ userId: passkeys.user_id });
}

export function renamePasskeyStatement(db: Database, of: { id: string; userId: string; name: string }) {
  return db.update(passkeys).set({ friendly_name: of.name }).where(isOwnLive(of)).returning();
}

/**
 * Two statements for one batch: whether the person has the passkey, and its removal, which does nothing where it is the last way
 * to sign in of somebody without a password and without a provider. Of two at once the second sees what the first has left.
 */
export function removePasskeyStatements(db: Database, of: { id: string; userId: string; nowMs: number }) {
  const others = sql`EXISTS (SELECT 1 FROM ${passkeys} AS other WHERE other.user_id = ${of.userId} AND other.id <> ${of.id}
    AND other.removed_at IS NULL AND other.factor_id IS NULL)`;
  const password = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${of.userId} AND ${users.password_hash} IS NOT NULL)`;
  const provider = sql`EXISTS (SELECT 1 FROM ${identities} WHERE ${identities.user_id} = ${of.userId})`;
  return [
    db.select({ id: passkeys.id }).from(passkeys).where(isOwnLive(of)),
    db
      .update(passkeys)
      .set({ removed_at: of.nowMs })
      .where(and(isOwnLive(of), sql`(${others} OR ${password} OR ${provider})`))
      .returning({ id: passkeys.id }),
  ] as const;
}

/** Brings a removed one back within REMOVED_PASSKEY_KEPT_MS. */
export function restorePasskeyStatement(db: Database, of: { id: string; userId: string; nowMs: number }) {
  return db
    .update(passkeys)
    .set({ removed_at: null })
    .where(
      and(
        eq(passkeys.id, of.id),
        eq(passkeys.user_id, of.userId),
        gt(passkeys.removed_at, of.nowMs - REMOVED_PASSKEY_KEPT_MS),
      ),
    )
    .returning({ id: passkeys.id });
}

function isOwnLive(of: { id: string; userId: string }) {
  return and(eq(passkeys.id, of.id), eq(passkeys.user_id, of.userId), IS_LIVE_PASSKEY);
}

const IS_LIVE_PASSKEY = and(isNull(passkeys.removed_at), isNull(passkeys.factor_id));

export function isLivePasskey(row: PasskeyRow): boolean {
  return row.removed_at === null && row.factor_id === null;
}

/** Everything of a person. */
export function deletePasskeysStatements(db: Database, userId: string) {
  return [
    db.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, userId)),
    db.delete(passkeys).where(eq(passkeys.user_id, userId)),
  ] as const;
}

export function purgePasskeysStatements(db: Database, nowMs: number) {
  return [
    db
      .delete(passkeyChallenges)
      .where(or(lte(passkeyChallenges.expires_at, nowMs), isNotNull(passkeyChallenges.used_at))),
    db.delete(passkeys).where(lte(passkeys.removed_at, nowMs - REMOVED_PASSKEY_KEPT_MS)),
  ] as const;
}
