import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { RowScope } from "#core/tables/access.ts";
import type { Filter } from "#core/tables/filter.ts";
import type { Database } from "../database.ts";
import { callUsage, liveCalls, recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  drills,
  rescoreChanges,
  scoreDisputes,
  scoreOverrides,
  scores,
} from "../schema/conversation-tables.ts";
import { assignmentAttempts, attemptViews } from "../schema/team-tables.ts";
import { conditionOf } from "./table-rows.ts";

// Conversations that API clients import: kind "transcript". Conversations practised here are read-only through the API.

const TRANSCRIPT = sql`kind = 'transcript'`;

/** The imported conversations that match `where` and that the caller may change: at most `limit` + 1, to detect too many. */
export function transcriptsStatement(db: Database, scope: RowScope, where: readonly Filter[], limit: number) {
  return db.all(
    sql`SELECT id, user_id, status, created_at, ended_at FROM chat_conversations WHERE ${conditionOf("chat_conversations", scope, where)} AND ${TRANSCRIPT} LIMIT ${limit + 1}`,
  );
}

export function parseTranscripts(rows: unknown) {
  return transcriptsSchema.parse(rows);
}

const transcriptsSchema = z.array(
  z.object({
    id: z.string(),
    user_id: z.string(),
    status: z.enum(["active", "completed", "abandoned"]),
    created_at: z.number(),
    ended_at: z.number().nullable(),
  }),
);

/** The kind and time of their messages, from which their duration is computed. */
export function spokenTimesStatement(db: Database, ids: string[]) {
  return db
    .select({
      conversationId: chatMessages.conversation_id,
      createdAt: chatMessages.created_at,
      kind: chatMessages.kind,
    })
    .from(chatMessages)
    .where(inArray(chatMessages.conversation_id, listed(ids)))
    .orderBy(chatMessages.conversation_id, chatMessages.position);
}

export type TranscriptChange = Partial<
  Pick<typeof chatConversations.$inferInsert, "title" | "total_messages" | "status" | "ended_at" | "duration_seconds">
>;

/** `from` is the status that was read: a conversation whose status has changed meanwhile is not changed. */
export function changeTranscriptStatement(
  db: Database,
  id: string,
  from: "active" | "completed" | "abandoned",
  change: TranscriptChange,
) {
  return db
    .update(chatConversations)
    .set({ ...change, version: sql`${chatConversations.version} + 1` })
    .where(and(eq(chatConversations.id, id), eq(chatConversations.status, from), TRANSCRIPT))
    .returning({ id: chatConversations.id });
}

export type TranscriptMessage = Pick<
  typeof chatMessages.$inferInsert,
  "id" | "conversation_id" | "role" | "content" | "created_at"
>;

/**
 * Appends messages to one imported conversation, all or none, and increments its version. Each insert computes its position
 * itself, and inserts nothing unless the caller may write to the conversation, it is active, and it has room for the remaining
 * messages.
 */
export function appendStatements(
  db: Database,
  scope: RowScope,
  conversationId: string,
  messages: readonly TranscriptMessage[],
  maxMessages: number,
) {
  const held = sql`(SELECT count(*) FROM chat_messages WHERE conversation_id = ${conversationId})`;
  const next = sql`(SELECT coalesce(max(position), -1) + 1 FROM chat_messages WHERE conversation_id = ${conversationId})`;
  const open = sql`id = ${conversationId} AND ${conditionOf("chat_conversations", scope, [])} AND ${TRANSCRIPT} AND status = 'active'`;
  const inserts = messages.map((one, index) =>
    db
      .insert(chatMessages)
      .select(
        sql`SELECT ${one.id}, id, ${next}, ${one.role}, ${one.content}, ${one.created_at}, 'turn', 'complete', NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM chat_conversations WHERE ${open} AND ${held} <= ${maxMessages - messages.length + index}`,
      )
      .returning({ id: chatMessages.id }),
  );
  const bump = db
    .update(chatConversations)
    .set({ version: sql`${chatConversations.version} + 1` })
    .where(open)
    .returning({ userId: chatConversations.user_id });
  return [...inserts, bump];
}

/** Which of these conversations have a call that is going on, or one that is not stored yet. */
export function calledStatement(db: Database, ids: string[]) {
  return db
    .select({ id: liveCalls.conversation_id })
    .from(liveCalls)
    .where(inArray(liveCalls.conversation_id, listed(ids)));
}

/** Which of these conversations stay whoever wants to delete them: handed in, or chosen to count. */
export function keptStatement(db: Database, ids: string[]) {
  return db
    .select({ id: assignmentAttempts.conversation_id })
    .from(assignmentAttempts)
    .where(
      and(
        inArray(assignmentAttempts.conversation_id, listed(ids)),
        or(eq(assignmentAttempts.counts, true), isNotNull(assignmentAttempts.handed_in_at)),
      ),
    );
}

/** The R2 keys and unfinished uploads of these conversations' recordings. */
export function soundsStatement(db: Database, ids: string[]) {
  return db
    .select({ key: recordings.r2_key, uploadId: recordings.upload_id })
    .from(recordings)
    .where(inArray(recordings.conversation_id, listed(ids)));
}

/**
 * Deletes conversations of any kind with everything that belongs to them, children first. Their forks stay: they hold copies. Unless
 * `alsoKept`, one that was handed in, or was chosen to count, keeps its attempt; the foreign key then keeps them all
 * (`isForeignKeyFailure`).
 */
export function removeConversationsStatements(db: Database, ids: string[], alsoKept: boolean) {
  const these = listed(ids);
  const isPrivate = and(eq(assignmentAttempts.counts, false), isNull(assignmentAttempts.handed_in_at));
  return [
    db.delete(liveCalls).where(inArray(liveCalls.conversation_id, these)),
    db.delete(callUsage).where(inArray(callUsage.conversation_id, these)),
    db.delete(recordings).where(inArray(recordings.conversation_id, these)),
    db.delete(scoreDisputes).where(inArray(scoreDisputes.conversation_id, these)),
    db.delete(rescoreChanges).where(inArray(rescoreChanges.conversation_id, these)),
    db.delete(scoreOverrides).where(inArray(scoreOverrides.conversation_id, these)),
    db.delete(scores).where(inArray(scores.conversation_id, these)),
    db.delete(drills).where(inArray(drills.source_conversation_id, these)),
    db.delete(attemptViews).where(inArray(attemptViews.conversation_id, these)),
    db
      .delete(assignmentAttempts)
      .where(and(inArray(assignmentAttempts.conversation_id, these), alsoKept ? undefined : isPrivate)),
    db.delete(chatMessages).where(inArray(chatMessages.conversation_id, these)),
    db.delete(chatConversations).where(inArray(chatConversations.id, these)),
  ];
}

/** A list of ids as one bound value, of any length: D1 binds at most 100. */
function listed(ids: string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
