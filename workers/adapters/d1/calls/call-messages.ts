import { and, asc, eq, sql } from "drizzle-orm";
import type { ConversationChange, MessageRow } from "../conversations/conversations.ts";
import { drillsOfStatement } from "../conversations/drills.ts";
import { conversationColumns } from "../conversations/frozen-practices.ts";
import { type Database, runBatch } from "../database.ts";
import { liveCalls } from "../schema/call-tables.ts";
import { chatConversations, chatMessages, scripts } from "../schema/conversation-tables.ts";

/** A message of a live call. Its id is derived from the call and the item, so that storing it twice has no effect. */
export type CallMessage = Pick<
  MessageRow,
  | "id"
  | "role"
  | "kind"
  | "content"
  | "created_at"
  | "audio_start_ms"
  | "audio_end_ms"
  | "audio_interrupted"
  | "reading"
>;

/** Everything a call needs to begin or to resume: the person's live call, the conversation, its messages, script and drills. */
export async function readCall(db: Database, call: { userId: string; conversationId: string }) {
  const { userId, conversationId } = call;
  const own = and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userId));
  const [lives, conversations, messages, currentScripts, allDrills] = await db.batch([
    db.select().from(liveCalls).where(eq(liveCalls.user_id, userId)),
    db.select(conversationColumns).from(chatConversations).where(own),
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
    liveCall: lives[0] ?? null,
    conversation: conversations[0] ?? null,
    messages,
    script: currentScripts[0] ?? null,
    drills: allDrills,
  };
}

/**
 * Appends messages in order and changes the conversation, in one transaction. An existing message gets the new content and times
 * (the opening line, once it was spoken), and what a model has read of its exchange. The conversation is changed only while it is active.
 */
export async function storeCallMessages(
  db: Database,
  conversationId: string,
  messages: readonly CallMessage[],
  change: ConversationChange,
): Promise<void> {
  const appended = messages.map((message) => {
    const { id, role, kind, content, created_at, audio_start_ms, audio_end_ms, audio_interrupted, reading } = message;
    const readingText = reading === null ? null : JSON.stringify(reading);
    return db
      .insert(chatMessages)
      .select(
        sql`SELECT ${id}, ${conversationId}, coalesce(max(position), -1) + 1, ${role}, ${content}, ${created_at}, ${kind}, 'complete', NULL, NULL, ${audio_start_ms}, ${audio_end_ms}, ${audio_interrupted}, NULL, ${readingText}, NULL FROM ${chatMessages} WHERE conversation_id = ${conversationId}`,
      )
      .onConflictDoUpdate({
        target: chatMessages.id,
        set: { content, audio_start_ms, audio_end_ms, audio_interrupted, reading },
      });
  });
  const all = sql<number>`(SELECT count(*) FROM chat_messages WHERE conversation_id = ${conversationId})`;
  const changed = db
    .update(chatConversations)
    .set({ ...change, mode: "voice", total_messages: all, version: sql`${chatConversations.version} + 1` })
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.status, "active")));
  await runBatch(db, [...appended, changed]);
}
