import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { RowScope } from "#core/tables/access.ts";
import type { Filter } from "#core/tables/filter.ts";
import type { Database } from "../database.ts";
import { listedIds } from "../listed-ids.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
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
    .where(inArray(chatMessages.conversation_id, listedIds(ids)))
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
        sql`SELECT ${one.id}, id, ${next}, ${one.role}, ${one.content}, ${one.created_at}, 'turn', 'complete', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM chat_conversations WHERE ${open} AND ${held} <= ${maxMessages - messages.length + index}`,
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
