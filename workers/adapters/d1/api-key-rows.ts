import { and, desc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { API_SCOPES, type ApiScope } from "#core/identity/api-keys/api-scope.ts";
import { KEY_WINDOW_MS } from "#core/identity/api-keys/key-quota.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "./database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "./identity/login-scope.ts";
import { insertWhere } from "./insert-where.ts";
import { apiKeys } from "./schema/integration-tables.ts";
import { attempts } from "./schema/sign-in-tables.ts";
import { users } from "./schema/user-tables.ts";
import { activeOrganisation } from "./teams/active-organisation.ts";
import { isOwner } from "./teams/team-scope.ts";

/** Of a person, and of an organization. */
const KEYS_MOST = 20;
/** `last_used_at` is written at most once in so long. */
const NOTED_EVERY_MS = 60 * 1000;

export const scopesSchema = z.array(z.enum(API_SCOPES));

type NewKey = {
  id: string;
  name: string;
  prefix: string;
  keyHash: string;
  scopes: readonly ApiScope[];
  nowMs: number;
  expiresAt: number | null;
};

/** A key with what decides whether it is good for anything, found by its hash. */
export function presentedKeyStatement(db: Database, keyHash: string) {
  return db
    .select({
      id: apiKeys.id,
      userId: apiKeys.user_id,
      organisationId: apiKeys.organisation_id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expires_at,
      revokedAt: apiKeys.revoked_at,
      bannedUntil: users.banned_until,
      isOwner: sql`(${apiKeys.organisation_id} IS NOT NULL AND ${ownsItsOrganisation})`.mapWith(Boolean).as("is_owner"),
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .where(eq(apiKeys.key_hash, keyHash))
    .limit(1);
}

const ownsItsOrganisation = sql`EXISTS (SELECT 1 FROM memberships AS maker WHERE maker.organisation_id = ${apiKeys.organisation_id} AND maker.user_id = ${apiKeys.user_id} AND maker.role = 'owner' AND maker.left_at IS NULL)`;

/** Counts a call of a key that exists and has not ended; nothing for any other, so that guesses leave no rows. */
export function countCallStatement(db: Database, of: { countKey: string; keyHash: string; nowMs: number }) {
  const { keyHash, ...count } = of;
  const isGood = sql`EXISTS (SELECT 1 FROM ${apiKeys} WHERE ${apiKeys.key_hash} = ${keyHash} AND ${isLive(of.nowMs)})`;
  return countCallWhereStatement(db, count, isGood);
}

/** The same for whatever else is presented. */
export function countCallWhereStatement(db: Database, of: { countKey: string; nowMs: number }, isGood: SQL) {
  const { countKey, nowMs } = of;
  const isOver = sql`${attempts.window_started_at} <= ${nowMs - KEY_WINDOW_MS}`;
  return insertWhere(db, attempts, { key: countKey, count: 1, window_started_at: nowMs }, isGood)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        window_started_at: sql`CASE WHEN ${isOver} THEN ${nowMs} ELSE ${attempts.window_started_at} END`,
      },
    })
    .returning({ count: attempts.count, windowStartedAt: attempts.window_started_at });
}

export function noteKeyUseStatement(db: Database, keyHash: string, nowMs: number) {
  return db
    .update(apiKeys)
    .set({ last_used_at: nowMs })
    .where(
      and(
        eq(apiKeys.key_hash, keyHash),
        isLive(nowMs),
        or(isNull(apiKeys.last_used_at), lte(apiKeys.last_used_at, nowMs - NOTED_EVERY_MS)),
      ),
    );
}

/** The keys of the login's person that are not revoked, the newest first. */
export function ownKeysStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return selectKeys(
    db,
    sql`${apiKeys.organisation_id} IS NULL AND ${apiKeys.user_id} = ${userIdOfLogin(login, nowMs)}`,
  );
}

/** Those of the organization that the login's person works in, for its owners. */
export function organisationKeysStatement(db: Database, login: Login, nowMs: number) {
  const active = activeOrganisation(login, nowMs);
  return selectKeys(db, sql`${apiKeys.organisation_id} = ${active} AND ${isOwner(login, nowMs, active)}`);
}

function selectKeys(db: Database, which: SQL) {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      madeBy: sql<string>`coalesce(nullif(${users.full_name}, ''), ${users.email})`.as("made_by"),
      createdAt: apiKeys.created_at,
      expiresAt: apiKeys.expires_at,
      lastUsedAt: apiKeys.last_used_at,
      stopped: sql`(${apiKeys.organisation_id} IS NOT NULL AND NOT ${ownsItsOrganisation})`
        .mapWith(Boolean)
        .as("stopped"),
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .where(and(which, isNull(apiKeys.revoked_at)))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id));
}

/** One row, or none where the person has KEYS_MOST already. */
export function makeOwnKeyStatement(db: Database, login: Login, of: NewKey) {
  const me = userIdOfLogin(login, of.nowMs);
  const held = sql`SELECT count(*) FROM ${apiKeys} WHERE user_id = ${me} AND organisation_id IS NULL AND ${isLive(of.nowMs)}`;
  return insertKey(db, of, {
    userId: me,
    organisationId: sql`NULL`,
    may: sql`${me} IS NOT NULL AND (${held}) < ${KEYS_MOST}`,
  });
}

/** The same, of an organization that the login's person owns. */
export function makeOrganisationKeyStatement(db: Database, login: Login, organisationId: string, of: NewKey) {
  const held = sql`SELECT count(*) FROM ${apiKeys} WHERE organisation_id = ${organisationId} AND ${isLive(of.nowMs)}`;
  const may = sql`${isOwner(login, of.nowMs, organisationId)} AND (${held}) < ${KEYS_MOST}`;
  return insertKey(db, of, { userId: userIdOfLogin(login, of.nowMs), organisationId: sql`${organisationId}`, may });
}

function insertKey(db: Database, of: NewKey, by: { userId: SQL; organisationId: SQL; may: SQL }) {
  return db
    .insert(apiKeys)
    .select(
      sql`SELECT ${of.id}, ${by.userId}, ${by.organisationId}, ${of.name}, ${of.prefix}, ${of.keyHash}, ${JSON.stringify(of.scopes)}, ${of.nowMs}, ${of.expiresAt}, NULL, NULL WHERE ${by.may}`,
    )
    .returning({ id: apiKeys.id });
}

export function revokeOwnKeyStatement(db: Database, login: Login, id: string, nowMs: number) {
  const mine = sql`${apiKeys.organisation_id} IS NULL AND ${apiKeys.user_id} = ${userIdOfLogin(login, nowMs)}`;
  return revoke(db, and(eq(apiKeys.id, id), mine), nowMs);
}

export function revokeOrganisationKeyStatement(
  db: Database,
  login: Login,
  of: { id: string; organisationId: string; nowMs: number },
) {
  const its = and(eq(apiKeys.id, of.id), eq(apiKeys.organisation_id, of.organisationId));
  return revoke(db, and(its, isOwner(login, of.nowMs, of.organisationId)), of.nowMs);
}

function revoke(db: Database, which: SQL | undefined, nowMs: number) {
  return db
    .update(apiKeys)
    .set({ revoked_at: nowMs })
    .where(and(which, isNull(apiKeys.revoked_at)))
    .returning({ id: apiKeys.id });
}

function isLive(nowMs: number): SQL {
  return sql`${apiKeys.revoked_at} IS NULL AND (${apiKeys.expires_at} IS NULL OR ${apiKeys.expires_at} > ${nowMs})`;
}

/** Revoked and expired ones are kept for a while, so that their programs are told what has become of them. */
export function purgeKeysStatement(db: Database, beforeMs: number) {
  return db.delete(apiKeys).where(or(lte(apiKeys.revoked_at, beforeMs), lte(apiKeys.expires_at, beforeMs)));
}
