import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { ExportFormat } from "#core/history/export-formats.ts";
import { EXPORT_GIVEN_UP_MS, EXPORT_LEASE_MS } from "#core/history/export-parts.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { listedIds } from "../listed-ids.ts";
import { historyExports } from "../schema/history-tables.ts";

export type HistoryExportRow = typeof historyExports.$inferSelect;

const EXPORTS_SHOWN = 4;

/** The person's files that are there or on their way, asked for last first. */
export function ownExportsStatement(db: Database, login: Login, nowMs: number) {
  const { id, format, status, total, done, expires_at } = historyExports;
  return db
    .select({ id, format, status, total, done, expiresAt: expires_at })
    .from(historyExports)
    .where(and(eq(historyExports.user_id, userIdOfLogin(login, nowMs)), gt(historyExports.expires_at, nowMs)))
    .orderBy(desc(historyExports.asked_at), desc(historyExports.id))
    .limit(EXPORTS_SHOWN);
}

/** Asks for a file of all sessions, unless there are none, or one of this format is on its way. */
export function askExportStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { id: string; format: ExportFormat; prefix: string; expiresAt: number },
) {
  const person = userIdOfLogin(login, nowMs);
  const total = sql`(SELECT count(*) FROM chat_conversations WHERE user_id = ${person})`;
  return db
    .insert(historyExports)
    .select(
      sql`SELECT ${of.id}, ${person}, ${of.format}, 'waiting', ${nowMs}, NULL, ${total}, 0, 0, '', ${of.prefix} || ${person} || '/' || ${of.id}, 0, NULL, ${of.expiresAt}
        WHERE ${total} > 0 AND NOT EXISTS (SELECT 1 FROM history_exports WHERE user_id = ${person} AND format = ${of.format} AND status IN ('waiting', 'running') AND expires_at > ${nowMs})`,
    )
    .returning({ id: historyExports.id, total: historyExports.total });
}

/** A ready file of the person's own. */
export function readyExportStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .select()
    .from(historyExports)
    .where(
      and(
        eq(historyExports.id, id),
        eq(historyExports.user_id, userIdOfLogin(login, nowMs)),
        eq(historyExports.status, "ready"),
        gt(historyExports.expires_at, nowMs),
      ),
    );
}

/** Those to go on with, asked for first first. */
export function openExportsStatement(db: Database, nowMs: number, limit: number) {
  return db
    .select({ id: historyExports.id })
    .from(historyExports)
    .where(and(inArray(historyExports.status, ["waiting", "running"]), isFree(nowMs)))
    .orderBy(historyExports.asked_at)
    .limit(limit);
}

/** Takes the lease of one. No row: somebody else is at it, or it is done. */
export function leaseExportStatement(db: Database, nowMs: number, id: string) {
  return db
    .update(historyExports)
    .set({ status: "running", lease_ends_at: nowMs + EXPORT_LEASE_MS })
    .where(and(eq(historyExports.id, id), inArray(historyExports.status, ["waiting", "running"]), isFree(nowMs)))
    .returning();
}

/** Notes a part that is written. No row: the lease was lost, and what somebody else has written stands. */
export function partWrittenStatement(
  db: Database,
  of: { id: string; parts: number; leaseEndsAt: number },
  change: { written: number; createdAt: number; conversation: string; isLast: boolean; nowMs: number },
) {
  const { written, createdAt, conversation, isLast, nowMs } = change;
  const done = sql`${historyExports.done} + ${written}`;
  return db
    .update(historyExports)
    .set({
      done,
      parts: written > 0 ? of.parts + 1 : of.parts,
      after_created_at: createdAt,
      after_conversation: conversation,
      // Sessions may have come or gone meanwhile.
      total: isLast ? done : sql`max(${historyExports.total}, ${done})`,
      status: isLast ? "ready" : "running",
      finished_at: isLast ? nowMs : null,
      lease_ends_at: isLast ? null : nowMs + EXPORT_LEASE_MS,
    })
    .where(
      and(
        eq(historyExports.id, of.id),
        eq(historyExports.parts, of.parts),
        eq(historyExports.lease_ends_at, of.leaseEndsAt),
      ),
    )
    .returning();
}

/** Whoever stops before the end leaves it to the next. */
export function releaseExportStatement(db: Database, id: string, leaseEndsAt: number) {
  return db
    .update(historyExports)
    .set({ lease_ends_at: null })
    .where(and(eq(historyExports.id, id), eq(historyExports.lease_ends_at, leaseEndsAt)));
}

/** Ends the files that may hold one of these deleted sessions: those asked for before it was deleted, all where it was given up at once. */
export function endExportsOfDeletedStatement(db: Database, ids: readonly string[], nowMs: number) {
  return db
    .update(historyExports)
    .set({ expires_at: nowMs })
    .where(
      sql`${historyExports.expires_at} > ${nowMs} AND ${historyExports.status} <> 'waiting' AND EXISTS (SELECT 1 FROM deleted_rows AS d WHERE d.user_id = ${historyExports.user_id} AND d.conversation_id IN ${listedIds(ids)} AND (d.deleted_at = 0 OR ${historyExports.asked_at} <= d.deleted_at))`,
    );
}

export function failOldExportsStatement(db: Database, nowMs: number) {
  return db
    .update(historyExports)
    .set({ status: "failed", finished_at: nowMs, lease_ends_at: null })
    .where(
      and(
        inArray(historyExports.status, ["waiting", "running"]),
        lt(historyExports.asked_at, nowMs - EXPORT_GIVEN_UP_MS),
      ),
    );
}

export function endedExportsStatement(db: Database, nowMs: number, limit: number) {
  const { id, r2_prefix, parts } = historyExports;
  return db
    .select({ id, r2_prefix, parts })
    .from(historyExports)
    .where(and(lte(historyExports.expires_at, nowMs), ne(historyExports.status, "waiting")))
    .limit(limit);
}

export function deleteExportsStatement(db: Database, ids: readonly string[]) {
  return db.delete(historyExports).where(inArray(historyExports.id, [...ids]));
}

/** Where a person's files lie. */
export function exportFilesOfPersonStatement(db: Database, userId: string) {
  const { r2_prefix, parts } = historyExports;
  return db.select({ r2_prefix, parts }).from(historyExports).where(eq(historyExports.user_id, userId));
}

function isFree(nowMs: number) {
  return or(isNull(historyExports.lease_ends_at), lte(historyExports.lease_ends_at, nowMs));
}
