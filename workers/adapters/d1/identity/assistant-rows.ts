import { and, desc, eq, inArray, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ASSISTANT_SCOPES, type AssistantScope } from "#core/assistants/assistant-scopes.ts";
import { ACCESS_LIFE_MS, REFRESH_LIFE_MS } from "#core/assistants/oauth-requests.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { insertFrom } from "../insert-from.ts";
import { insertWhere } from "../insert-where.ts";
import { oauthClients, oauthGrants, oauthTokens } from "../schema/integration-tables.ts";
import { logins, users } from "../schema/user-tables.ts";
import { isLoginValid, isOfProgram, PROGRAM_PREFIX, userIdOfLogin } from "./login-scope.ts";
import { programLoginName, programLoginTimes } from "./program-logins.ts";

export const grantScopesSchema = z.array(z.enum(ASSISTANT_SCOPES));
export const redirectUrisSchema = z.array(z.string());

/** The name of a grant's login: without that row the grant is over. So whatever signs a person out everywhere ends it. */
const itsLogin = sql`${logins.token_hash} = '${sql.raw(PROGRAM_PREFIX)}' || ${oauthGrants.id}`;
const NOTED_EVERY_MS = 60 * 1000;

export function addClientStatement(db: Database, row: typeof oauthClients.$inferInsert) {
  return db.insert(oauthClients).values(row);
}

export function clientStatement(db: Database, id: string) {
  return db.select().from(oauthClients).where(eq(oauthClients.id, id)).limit(1);
}

export type NewGrant = {
  id: string;
  clientId: string;
  scopes: readonly AssistantScope[];
  resource: string;
  codeHash: string;
  codeChallenge: string;
  redirectUri: string;
  codeExpiresAt: number;
  nowMs: number;
};

/** A consent of the login's person: nothing where the login has ended, is a program's, or the client is gone. */
export function addGrantStatements(db: Database, login: Login, of: NewGrant) {
  const isKnown = sql`EXISTS (SELECT 1 FROM ${oauthClients} WHERE ${oauthClients.id} = ${of.clientId})`;
  const row = {
    id: of.id,
    client_id: of.clientId,
    user_id: sql`${logins.user_id}`,
    scopes: [...of.scopes],
    resource: of.resource,
    code_hash: of.codeHash,
    code_challenge: of.codeChallenge,
    redirect_uri: of.redirectUri,
    code_expires_at: of.codeExpiresAt,
    created_at: of.nowMs,
  };
  const from = sql`FROM ${logins} WHERE ${isLoginValid(login, of.nowMs)} AND NOT ${isOfProgram} AND ${isKnown}`;
  return [
    insertFrom(db, oauthGrants, row, from).returning({ id: oauthGrants.id }),
    db.update(oauthClients).set({ last_used_at: of.nowMs }).where(eq(oauthClients.id, of.clientId)),
  ] as const;
}

/** The grant of a code, whatever has become of it. */
export function grantOfCodeStatement(db: Database, codeHash: string) {
  return db
    .select({
      id: oauthGrants.id,
      clientId: oauthGrants.client_id,
      userId: oauthGrants.user_id,
      scopes: oauthGrants.scopes,
      resource: oauthGrants.resource,
      codeChallenge: oauthGrants.code_challenge,
      redirectUri: oauthGrants.redirect_uri,
      codeExpiresAt: oauthGrants.code_expires_at,
      codeUsedAt: oauthGrants.code_used_at,
      revokedAt: oauthGrants.revoked_at,
      bannedUntil: users.banned_until,
    })
    .from(oauthGrants)
    .innerJoin(users, eq(users.id, oauthGrants.user_id))
    .where(eq(oauthGrants.code_hash, codeHash))
    .limit(1);
}

export type NewTokens = { accessHash: string; refreshHash: string; nowMs: number };

/** Exchanges a code once. The last statement gives a row if it was this that did. */
export function exchangeCodeStatements(db: Database, of: NewTokens & { grantId: string; userId: string }) {
  const { grantId, userId, nowMs } = of;
  const isUnused = sql`EXISTS (SELECT 1 FROM ${oauthGrants} WHERE ${oauthGrants.id} = ${grantId} AND ${oauthGrants.code_used_at} IS NULL AND ${oauthGrants.revoked_at} IS NULL AND ${oauthGrants.code_expires_at} > ${nowMs})`;
  const login = { token_hash: programLoginName(grantId), user_id: userId, ...programLoginTimes(nowMs), user_agent: "" };
  return [
    insertWhere(db, logins, login, isUnused),
    ...addTokensStatements(db, of, isUnused),
    db
      .update(oauthGrants)
      .set({ code_used_at: nowMs, last_used_at: nowMs })
      .where(and(eq(oauthGrants.id, grantId), isUnused))
      .returning({ id: oauthGrants.id }),
  ] as const;
}

/** A refresh token with its grant. `isLive`: the grant was not revoked, and its login stands. */
export function refreshTokenStatement(db: Database, tokenHash: string) {
  return db
    .select({
      grantId: oauthGrants.id,
      clientId: oauthGrants.client_id,
      scopes: oauthGrants.scopes,
      resource: oauthGrants.resource,
      usedAt: oauthTokens.used_at,
      expiresAt: oauthTokens.expires_at,
      bannedUntil: users.banned_until,
      isLive: sql`(${oauthGrants.revoked_at} IS NULL AND EXISTS (SELECT 1 FROM ${logins} WHERE ${itsLogin}))`
        .mapWith(Boolean)
        .as("is_live"),
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grant_id))
    .innerJoin(users, eq(users.id, oauthGrants.user_id))
    .where(and(eq(oauthTokens.token_hash, tokenHash), eq(oauthTokens.kind, "refresh")))
    .limit(1);
}

/** Exchanges a refresh token once; the last statement gives a row if it was this that did. */
export function rotateStatements(db: Database, of: NewTokens & { grantId: string; presentedHash: string }) {
  const { grantId, presentedHash, nowMs } = of;
  const { last_seen_at, expires_at } = programLoginTimes(nowMs);
  const isUnused = sql`EXISTS (SELECT 1 FROM ${oauthTokens} AS presented JOIN ${oauthGrants} ON ${oauthGrants.id} = presented.grant_id JOIN ${logins} ON ${itsLogin} WHERE presented.token_hash = ${presentedHash} AND presented.used_at IS NULL AND presented.expires_at > ${nowMs} AND ${oauthGrants.revoked_at} IS NULL)`;
  return [
    ...addTokensStatements(db, of, isUnused),
    db
      .update(logins)
      .set({ last_seen_at, expires_at })
      .where(and(eq(logins.token_hash, programLoginName(grantId)), isUnused)),
    db
      .update(oauthTokens)
      .set({ used_at: nowMs })
      .where(and(eq(oauthTokens.token_hash, presentedHash), isUnused))
      .returning({ hash: oauthTokens.token_hash }),
  ] as const;
}

function addTokensStatements(db: Database, of: NewTokens & { grantId: string }, condition: SQL) {
  const { grantId, accessHash, refreshHash, nowMs } = of;
  const common = { grant_id: grantId, created_at: nowMs };
  return [
    insertWhere(
      db,
      oauthTokens,
      { ...common, token_hash: accessHash, kind: "access", expires_at: nowMs + ACCESS_LIFE_MS },
      condition,
    ),
    insertWhere(
      db,
      oauthTokens,
      { ...common, token_hash: refreshHash, kind: "refresh", expires_at: nowMs + REFRESH_LIFE_MS },
      condition,
    ),
  ] as const;
}

/** Ends a grant with its tokens and its login. */
export function endGrantStatements(db: Database, grantId: string, nowMs: number) {
  return [
    db.delete(logins).where(eq(logins.token_hash, programLoginName(grantId))),
    db.delete(oauthTokens).where(eq(oauthTokens.grant_id, grantId)),
    db
      .update(oauthGrants)
      .set({ revoked_at: nowMs })
      .where(and(eq(oauthGrants.id, grantId), isNull(oauthGrants.revoked_at))),
  ] as const;
}

/** An access token with its grant; no row where either has ended. */
export function accessTokenStatement(db: Database, tokenHash: string, nowMs: number) {
  return db
    .select({
      grantId: oauthGrants.id,
      userId: oauthGrants.user_id,
      scopes: oauthGrants.scopes,
      resource: oauthGrants.resource,
      bannedUntil: users.banned_until,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grant_id))
    .innerJoin(users, eq(users.id, oauthGrants.user_id))
    .where(isAccess(tokenHash, nowMs))
    .limit(1);
}

/** SQL condition: for the count of its calls, so that guesses leave no rows. */
export function isLiveAccess(tokenHash: string, nowMs: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${oauthTokens} JOIN ${oauthGrants} ON ${oauthGrants.id} = ${oauthTokens.grant_id} WHERE ${isAccess(tokenHash, nowMs)})`;
}

function isAccess(tokenHash: string, nowMs: number): SQL {
  return sql`${oauthTokens.token_hash} = ${tokenHash} AND ${oauthTokens.kind} = 'access' AND ${oauthTokens.expires_at} > ${nowMs} AND ${oauthGrants.revoked_at} IS NULL AND EXISTS (SELECT 1 FROM ${logins} WHERE ${itsLogin})`;
}

/** At most once a minute. */
export function noteGrantUseStatement(db: Database, tokenHash: string, nowMs: number) {
  return db
    .update(oauthGrants)
    .set({ last_used_at: nowMs })
    .where(
      and(
        sql`${oauthGrants.id} = (SELECT grant_id FROM ${oauthTokens} WHERE token_hash = ${tokenHash} AND kind = 'access')`,
        lte(oauthGrants.last_used_at, nowMs - NOTED_EVERY_MS),
      ),
    );
}

/** The grants of the login's person that stand, the newest first. */
export function ownGrantsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: oauthGrants.id,
      name: oauthClients.name,
      redirectUri: oauthGrants.redirect_uri,
      scopes: oauthGrants.scopes,
      createdAt: oauthGrants.created_at,
      lastUsedAt: oauthGrants.last_used_at,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.client_id))
    .where(
      and(
        eq(oauthGrants.user_id, userIdOfLogin(login, nowMs)),
        isNull(oauthGrants.revoked_at),
        sql`EXISTS (SELECT 1 FROM ${logins} WHERE ${itsLogin})`,
      ),
    )
    .orderBy(desc(oauthGrants.created_at), desc(oauthGrants.id));
}

/** Ends one of the login's person. The first gives a row if there was one; the others look for what it leaves behind. */
export function revokeOwnGrantStatements(db: Database, login: Login, id: string, nowMs: number) {
  const isRevoked = sql`EXISTS (SELECT 1 FROM ${oauthGrants} WHERE ${oauthGrants.id} = ${id} AND ${oauthGrants.revoked_at} IS NOT NULL)`;
  return [
    db
      .update(oauthGrants)
      .set({ revoked_at: nowMs })
      .where(
        and(
          eq(oauthGrants.id, id),
          eq(oauthGrants.user_id, userIdOfLogin(login, nowMs)),
          isNull(oauthGrants.revoked_at),
        ),
      )
      .returning({ id: oauthGrants.id, userId: oauthGrants.user_id }),
    db.delete(oauthTokens).where(and(eq(oauthTokens.grant_id, id), isRevoked)),
    db.delete(logins).where(and(eq(logins.token_hash, programLoginName(id)), isRevoked)),
  ] as const;
}

export function removeGrantsOfStatements(db: Database, userId: string) {
  const own = db.select({ id: oauthGrants.id }).from(oauthGrants).where(eq(oauthGrants.user_id, userId));
  return [
    db.delete(oauthTokens).where(inArray(oauthTokens.grant_id, own)),
    db.delete(oauthGrants).where(eq(oauthGrants.user_id, userId)),
  ] as const;
}

/** Tokens that have expired, grants that have ended or were never exchanged, and clients that nobody has let in or uses any more. */
export function purgeAssistantsStatements(db: Database, of: { nowMs: number; unusedSince: number }) {
  const over = or(
    sql`${oauthGrants.revoked_at} IS NOT NULL`,
    and(isNull(oauthGrants.code_used_at), lte(oauthGrants.code_expires_at, of.nowMs)),
    sql`(${oauthGrants.code_used_at} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${logins} WHERE ${itsLogin}))`,
  );
  const ended = db.select({ id: oauthGrants.id }).from(oauthGrants).where(over);
  const hasGrant = db.select({ one: sql`1` }).from(oauthGrants).where(eq(oauthGrants.client_id, oauthClients.id));
  return [
    db.delete(oauthTokens).where(or(lte(oauthTokens.expires_at, of.nowMs), inArray(oauthTokens.grant_id, ended))),
    db.delete(oauthGrants).where(over),
    db
      .delete(oauthClients)
      .where(
        and(
          lte(sql`coalesce(${oauthClients.last_used_at}, ${oauthClients.created_at})`, of.unusedSince),
          notExists(hasGrant),
        ),
      ),
  ] as const;
}
