import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { ExchangeReading } from "#core/customer/speaking/exchange-reading.ts";
import { type Database, runBatch, type Statement } from "../database.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
import {
  type ConversationChange,
  type ConversationVersion,
  type GuardedWrite,
  type MessageRow,
  stillAt,
} from "./conversations.ts";

// The life of one reply of the customer: taken over, finished, withdrawn, stopped.

/**
 * Takes an unfinished reply over, when it was interrupted, or its maker's lease has ended. Gives the rows of what goes with it;
 * null: it was not taken over.
 */
export async function claimReply(
  db: Database,
  messageId: string,
  nowMs: number,
  leaseEndsAt: number,
  further: readonly Statement[] = [],
): Promise<unknown[] | null> {
  const claim = db
    .update(chatMessages)
    .set({ status: "streaming", content: "", lease_ends_at: leaseEndsAt })
    .where(
      and(
        eq(chatMessages.id, messageId),
        sql`(${chatMessages.status} = 'interrupted' OR (${chatMessages.status} = 'streaming' AND ${chatMessages.lease_ends_at} <= ${nowMs}))`,
      ),
    )
    .returning({ id: chatMessages.id });
  const [claimed, ...rows] = await runBatch(db, [claim, ...further]);
  return Array.isArray(claimed) && claimed.length === 1 ? rows : null;
}

/** SQL condition: this reply has this lease and status. It tells within a batch whether a write before it has taken effect. */
export function hasLease(messageId: string, leaseEndsAt: number, status: MessageRow["status"]): SQL {
  return sql`EXISTS (SELECT 1 FROM chat_messages WHERE id = ${messageId} AND lease_ends_at = ${leaseEndsAt} AND status = ${status})`;
}

/**
 * Stores the outcome of a reply, if its lease is still the one given and nothing was said after it. A reply that the agent has
 * stopped meanwhile stays stopped. The conversation changes only if it is still at its version. `stored` is null where nothing was
 * stored: another request has taken the reply over, or the conversation went on without it. `rows`: of what goes with it.
 */
export async function finishReply(
  db: Database,
  message: { id: string; leaseEndsAt: number },
  outcome: { content: string; status: "complete" | "interrupted"; endedAt: number; spokenBy: string | null },
  conversation: (ConversationVersion & { change: ConversationChange }) | null,
  further: readonly Statement[] = [],
): Promise<{ stored: MessageRow | null; rows: unknown[] }> {
  const finish = db
    .update(chatMessages)
    .set({
      content: outcome.content,
      created_at: outcome.endedAt,
      spoken_by: outcome.spokenBy,
      status: sql`CASE WHEN ${chatMessages.status} = 'stopped' THEN 'stopped' ELSE ${outcome.status} END`,
    })
    .where(
      and(
        eq(chatMessages.id, message.id),
        eq(chatMessages.lease_ends_at, message.leaseEndsAt),
        inArray(chatMessages.status, ["streaming", "stopped"]),
        isLastMessage,
      ),
    )
    .returning();
  if (!conversation) return { stored: (await finish)[0] ?? null, rows: [] };
  const [finished, , ...rows] = await db.batch([
    finish,
    db
      .update(chatConversations)
      .set({ ...conversation.change, version: sql`${chatConversations.version} + 1` })
      .where(
        and(
          eq(chatConversations.id, conversation.id),
          eq(chatConversations.version, conversation.version),
          eq(chatConversations.status, "active"),
          sql`EXISTS (SELECT 1 FROM chat_messages WHERE id = ${message.id} AND lease_ends_at = ${message.leaseEndsAt})`,
        ),
      ),
    ...further,
  ]);
  return { stored: finished[0] ?? null, rows };
}

/**
 * Marks a reply as stopped; one that was already complete is cut to the characters that were shown. Only the last message of an
 * active conversation: what was answered, or scored, stays as it is. A cut moves the conversation's version on, so that a score
 * that was made from the whole words at the same moment is not stored.
 */
export async function stopReply(
  db: Database,
  conversationId: string,
  replyId: string,
  shownCharacters: number,
): Promise<void> {
  const isCut = sql`(${chatMessages.status} = 'complete' AND length(${chatMessages.content}) > ${shownCharacters})`;
  const isThisOne = and(eq(chatMessages.id, replyId), eq(chatMessages.conversation_id, conversationId), isLastMessage);
  const cut = db.select({ id: chatMessages.id }).from(chatMessages).where(and(isThisOne, isCut));
  await db.batch([
    db
      .update(chatConversations)
      .set({ version: sql`${chatConversations.version} + 1` })
      .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.status, "active"), exists(cut))),
    db
      .update(chatMessages)
      .set({
        content: sql`CASE WHEN ${chatMessages.status} = 'complete' THEN substr(${chatMessages.content}, 1, ${shownCharacters}) ELSE ${chatMessages.content} END`,
        status: "stopped",
      })
      .where(
        and(
          isThisOne,
          sql`(${chatMessages.status} IN ('streaming', 'interrupted') OR ${isCut})`,
          sql`EXISTS (SELECT 1 FROM ${chatConversations} c WHERE c.id = ${conversationId} AND c.status = 'active')`,
        ),
      ),
  ]);
}

/** In a statement over chat_messages: no message of the conversation comes after the row. */
const isLastMessage = sql`NOT EXISTS (SELECT 1 FROM chat_messages later WHERE later.conversation_id = ${chatMessages.conversation_id} AND later.position > ${chatMessages.position})`;

/** What a model has read of the exchange that this reply ends. */
export function writeReading(db: Database, replyId: string, reading: ExchangeReading): GuardedWrite {
  return (at) =>
    db
      .update(chatMessages)
      .set({ reading })
      .where(and(eq(chatMessages.id, replyId), stillAt(at)));
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  return (await db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0] ?? null;
}
