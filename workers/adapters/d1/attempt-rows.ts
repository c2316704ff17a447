import { eq, lte, sql } from "drizzle-orm";
import { ATTEMPT_WINDOW_MS, type AttemptKind, LONGEST_WINDOW_MS } from "#core/rate-limit.ts";
import type { Settings } from "../../settings.ts";
import { keyedHash } from "../signing/keyed-hash.ts";
import type { Database } from "./database.ts";
import { attempts } from "./schema/sign-in-tables.ts";

/**
 * The key of a count: HMAC-SHA-256 of the kind, what is counted by, and its value, in hex. So the table contains no email address
 * and no network address, and without the secret nobody can look one up in it.
 */
export async function attemptKey(
  settings: Pick<Settings, "APP_SECRET">,
  kind: AttemptKind,
  by: "email" | "address" | "person",
  value: string,
): Promise<string> {
  return keyedHash(settings, `${kind}\n${by}\n${value}`);
}

/** Counts one attempt for every key and returns the new counts, in one statement, so that concurrent attempts are all counted. */
export function recordAttemptsStatement(db: Database, keys: string[], nowMs: number, windowMs = ATTEMPT_WINDOW_MS) {
  const isOver = sql`${attempts.window_started_at} <= ${nowMs - windowMs}`;
  return db
    .insert(attempts)
    .values(keys.map((key) => ({ key, count: 1, window_started_at: nowMs })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        window_started_at: sql`CASE WHEN ${isOver} THEN ${nowMs} ELSE ${attempts.window_started_at} END`,
      },
    })
    .returning({ key: attempts.key, count: attempts.count, windowStartedAt: attempts.window_started_at });
}

/** Takes back one counted attempt that turned out to be successful. */
export function takeBackAttemptStatement(db: Database, key: string) {
  return db
    .update(attempts)
    .set({ count: sql`max(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, key));
}

export function forgetAttemptsStatement(db: Database, key: string) {
  return db.delete(attempts).where(eq(attempts.key, key));
}

export function deleteOldAttemptsStatement(db: Database, nowMs: number) {
  return db.delete(attempts).where(lte(attempts.window_started_at, nowMs - LONGEST_WINDOW_MS));
}
