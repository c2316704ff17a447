import { and, asc, eq, sql } from "drizzle-orm";
import type { ConversationChange, MessageRow } from "../conversations/conversations.ts";
import { drillsOfStatement } from "../conversations/drills.ts";
import { type Database, runBatch } from "../database.ts";
import { chatConversations, chatMessages, liveCalls, scripts } from "../schema.ts";

/** A message of a live call. Its id is made of what it is, so that storing it twice is storing it once. */
export type CallMessage = Pick<
  MessageRow,
  "id" | "role" | "kind" | "content" | "created_at" | "audio_start_ms" | "audio_end_ms" | "audio_interrupted"
>;

/** All a call begins with, or comes back to: the line it holds, its conversation, and what was said. */
export async function readCall(db: Database, call: { userId: string; conversationId: string }) {
  const { userId, conversationId } = call;
  const own = and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userId));
  const [lines, conversations, messages, currentScripts, allDrills] = await db.batch([
    db.select().from(liveCalls).where(eq(liveCalls.user_id, userId)),
    db.select().from(chatConversations).where(own),
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversation_id, conversationId))
      .orderBy(asc(chatMessages.position)),
    db
      .select({ id: scripts.id, name: scripts.name, content: scripts.content })
      .from(scripts)
      .innerJoin(chatConversations, eq(chatConversations.script_id, scripts.id))
      .where(own),
    drillsOfStatement(db, userId),
  ]);
  return {
    line: lines[0] ?? null,
    conversation: conversations[0] ?? null,
    messages,
    script: currentScripts[0] ?? null,
    drills: allDrills,
  };
}

/**
 * Appends messages in their order and changes the conversation with them, in one transaction. A message that is there already
 * gets this content and these times: the opening, once it was heard. The conversation is changed while it is active.
 */
export async function storeCallMessages(
  db: Database,
  conversationId: string,
  messages: readonly CallMessage[],
  change: ConversationChange,
): Promise<void> {
  const appended = messages.map((message) => {
    const { id, role, kind, content, created_at, audio_start_ms, audio_end_ms, audio_interrupted } = message;
    return db
      .insert(chatMessages)
      .select(
        sql`SELECT ${id}, ${conversationId}, coalesce(max(position), -1) + 1, ${role}, ${content}, ${created_at}, ${kind}, 'complete', NULL, NULL, ${audio_start_ms}, ${audio_end_ms}, ${audio_interrupted} FROM ${chatMessages} WHERE conversation_id = ${conversationId}`,
      )
      .onConflictDoUpdate({
        target: chatMessages.id,
        set: { content, audio_start_ms, audio_end_ms, audio_interrupted },
      });
  });
  const all = sql<number>`(SELECT count(*) FROM chat_messages WHERE conversation_id = ${conversationId})`;
  const changed = db
    .update(chatConversations)
    .set({ ...change, mode: "voice", total_messages: all, version: sql`${chatConversations.version} + 1` })
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.status, "active")));
  await runBatch(db, [...appended, changed]);
}
