import { lt, sql } from "drizzle-orm";
import { LOGIN_ABSOLUTE_MS, LOGIN_IDLE_MS } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { insertFrom } from "../insert-from.ts";
import { apiKeys } from "../schema/integration-tables.ts";
import { logins } from "../schema/user-tables.ts";
import { PROGRAM_PREFIX } from "./login-scope.ts";

// Services know a person by a login. An assistant that came with a key or a token gets a row of its own there, named after what it
// came with: no cookie can be hashed to that name, so no browser is ever signed in by it.

/** The name of the row: of an API key, or of a grant. */
export function programLoginName(id: string): string {
  return `${PROGRAM_PREFIX}${id}`;
}

/** Both limits of a login as one: it lives as long as what it was made for, and being idle does not end it. */
export function programLoginTimes(nowMs: number) {
  const endsAt = nowMs + LOGIN_ABSOLUTE_MS;
  return { created_at: nowMs, last_seen_at: endsAt - LOGIN_IDLE_MS, expires_at: endsAt };
}

const RENEWED_EVERY_MS = 24 * 60 * 60 * 1000;

/** For a live key of a person; nothing for any other. Writes at most once a day. */
export function keepKeyLoginStatement(db: Database, keyId: string, nowMs: number) {
  const { created_at, last_seen_at, expires_at } = programLoginTimes(nowMs);
  const row = {
    token_hash: programLoginName(keyId),
    user_id: sql`${apiKeys.user_id}`,
    created_at,
    last_seen_at,
    expires_at,
    user_agent: "",
    aal: "aal1",
  } as const;
  const live = sql`FROM ${apiKeys} WHERE ${apiKeys.id} = ${keyId} AND ${apiKeys.organisation_id} IS NULL AND ${apiKeys.revoked_at} IS NULL AND (${apiKeys.expires_at} IS NULL OR ${apiKeys.expires_at} > ${nowMs})`;
  return insertFrom(db, logins, row, live).onConflictDoUpdate({
    target: logins.token_hash,
    set: { last_seen_at, expires_at },
    setWhere: lt(logins.expires_at, expires_at - RENEWED_EVERY_MS),
  });
}
