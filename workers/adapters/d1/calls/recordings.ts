import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { type Database, runBatch } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { recordings } from "../schema/call-tables.ts";
import { chatConversations } from "../schema/conversation-tables.ts";

export type RecordingRow = typeof recordings.$inferSelect;

/** Bytes of one ms: two tracks of PCM16 at 24 kHz. */
export const RECORDING_BYTES_PER_MS = (24_000 * 2 * 2) / 1000;

/** The end of a recording on the conversation's audio clock, ms. */
export function recordingEndMs({ offset_ms, size_bytes }: Pick<RecordingRow, "offset_ms" | "size_bytes">): number {
  return offset_ms + size_bytes / RECORDING_BYTES_PER_MS;
}

/** The finished recordings of a conversation of the login's person, in the order of its calls. */
export function recordingsStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  const own = db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))));
  return db
    .select()
    .from(recordings)
    .where(and(inArray(recordings.conversation_id, own), isNull(recordings.upload_id)))
    .orderBy(asc(recordings.offset_ms));
}

/** All recordings of a conversation, finished or not. */
export function recordingsOf(db: Database, conversationId: string): Promise<RecordingRow[]> {
  return db
    .select()
    .from(recordings)
    .where(eq(recordings.conversation_id, conversationId))
    .orderBy(asc(recordings.offset_ms));
}

/**
 * Recordings older than `keptSince`, and uploads begun before `uploadedSince` that were never finished. What was handed in by somebody
 * under a legal hold stays.
 */
export function recordingsPastTime(
  db: Database,
  { keptSince, uploadedSince }: { keptSince: number; uploadedSince: number },
  limit: number,
): Promise<RecordingRow[]> {
  const isOrphan = and(isNotNull(recordings.upload_id), lt(recordings.created_at, uploadedSince));
  return db
    .select()
    .from(recordings)
    .where(or(and(lt(recordings.created_at, keptSince), not(isHandedInUnderHold)), isOrphan))
    .orderBy(asc(recordings.created_at))
    .limit(limit);
}

const isHandedInUnderHold = sql`EXISTS (SELECT 1 FROM assignment_attempts AS t JOIN memberships AS held ON held.organisation_id = t.organisation_id AND held.user_id = t.user_id AND held.legal_hold_since IS NOT NULL WHERE t.conversation_id = ${recordings.conversation_id} AND t.handed_in_at IS NOT NULL)`;

/**
 * Insert it before the first byte is stored, so that everything stored can be found and deleted. Inserting it again has no
 * effect.
 */
export async function insertRecording(db: Database, row: typeof recordings.$inferInsert): Promise<void> {
  await db.insert(recordings).values(row).onConflictDoNothing();
}

export async function finishRecording(db: Database, callId: string, sizeBytes: number): Promise<void> {
  await db.update(recordings).set({ size_bytes: sizeBytes, upload_id: null }).where(eq(recordings.call_id, callId));
}

export async function deleteRecordings(db: Database, callIds: readonly string[]): Promise<void> {
  await runBatch(
    db,
    callIds.map((callId) => db.delete(recordings).where(eq(recordings.call_id, callId))),
  );
}
