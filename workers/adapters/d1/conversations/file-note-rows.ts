import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedId, userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { fileNotes } from "../schema/file-note-tables.ts";
import { noteReadyStatement } from "../webhook-events.ts";

const noteColumns = { note: fileNotes.note, updatedAt: fileNotes.updated_at, readyAt: fileNotes.ready_at };

/** The note of a conversation of the login's person. Nobody else reads one, also not of a session that was handed in. */
export function fileNoteStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select(noteColumns)
    .from(fileNotes)
    .where(isTheirs(login, nowMs, conversationId));
}

/** The same as JSON text, for `parseFileNote`; null: there is none. */
export function fileNoteAsJson(conversationId: AskedId, userId: SQL) {
  return sql<
    string | null
  >`(SELECT json_object('note', n.note, 'updatedAt', n.updated_at, 'readyAt', n.ready_at) FROM ${fileNotes} n WHERE n.conversation_id = ${conversationId} AND n.user_id = ${userId})`;
}

export function parseFileNote(text: string): { note: string; updatedAt: number; readyAt: number | null } {
  return fileNoteSchema.parse(JSON.parse(text));
}

const fileNoteSchema = z.object({ note: z.string(), updatedAt: z.number(), readyAt: z.number().nullable() });

/** The same for a program of theirs, which has no login. */
export function fileNoteOfStatement(db: Database, userId: string, conversationId: string) {
  return db
    .select(noteColumns)
    .from(fileNotes)
    .where(and(eq(fileNotes.conversation_id, conversationId), eq(fileNotes.user_id, userId)));
}

/** Of a whole conversation of theirs that has ended. Other words than before are not ready yet. Returns the row. */
export function saveFileNoteStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { conversationId: string; note: string },
) {
  return insertFrom(
    db,
    fileNotes,
    { conversation_id: sql`talk.id`, user_id: sql`talk.user_id`, note: of.note, updated_at: nowMs, ready_at: null },
    sql`FROM chat_conversations AS talk WHERE talk.id = ${of.conversationId} AND talk.user_id = ${userIdOfLogin(login, nowMs)} AND talk.status = 'completed' AND talk.kind = 'practice'`,
  )
    .onConflictDoUpdate({
      target: fileNotes.conversation_id,
      set: {
        ready_at: sql`CASE WHEN ${fileNotes.note} = excluded.note THEN ${fileNotes.ready_at} END`,
        note: sql`excluded.note`,
        updated_at: nowMs,
      },
    })
    .returning({ id: fileNotes.conversation_id });
}

/** Marks it as ready, once, and writes what webhooks are told of that. */
export function readyFileNoteStatements(db: Database, login: Login, nowMs: number, conversationId: string) {
  return [
    db
      .update(fileNotes)
      .set({ ready_at: nowMs })
      .where(and(isTheirs(login, nowMs, conversationId), isNull(fileNotes.ready_at))),
    noteReadyStatement(db, conversationId, nowMs),
  ] as const;
}

/** Returns the row. */
export function deleteFileNoteStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .delete(fileNotes)
    .where(isTheirs(login, nowMs, conversationId))
    .returning({ id: fileNotes.conversation_id });
}

function isTheirs(login: Login, nowMs: number, conversationId: string) {
  return and(eq(fileNotes.conversation_id, conversationId), eq(fileNotes.user_id, userIdOfLogin(login, nowMs)));
}
