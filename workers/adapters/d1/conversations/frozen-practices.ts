import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { sha256Base64url } from "../../signing/base64url.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { chatConversations, frozenPractices } from "../schema/conversation-tables.ts";

// A practice is some 45 kB and the same for all who begin alike, so that it is kept once; a conversation's own are its seed and
// versions. Nothing is asked by the id alone: whoever may read a conversation reads its practice with it.

type StoredRow = typeof chatConversations.$inferSelect;

/** A conversation with its practice whole, as it is begun and read. Never: a row of the table, whose practice is a part. */
export type ConversationRow = Omit<StoredRow, "frozen_practice_id"> & { frozen_practice_id?: never };

/** Puts the practice together in SQL. Conversations of before there were frozen practices have all of it in their own column. */
const wholePractice =
  sql`CASE WHEN ${chatConversations.frozen_practice_id} IS NULL THEN ${chatConversations.practice} ELSE (SELECT json_set(whole.content, '$.seed', json_extract(${chatConversations.practice}, '$.seed'), '$.versions', json(json_extract(${chatConversations.practice}, '$.versions'))) FROM ${frozenPractices} AS whole WHERE whole.id = ${chatConversations.frozen_practice_id}) END`.mapWith(
    chatConversations.practice,
  );

const { practice: _, frozen_practice_id: __, ...others } = getTableColumns(chatConversations);

/** The columns of a ConversationRow, for a SELECT from chat_conversations. */
export const conversationColumns = { ...others, practice: wholePractice.as("whole_practice") };

/**
 * What writes a conversation: first its practice, if nobody has it yet, then the row, which gives its id if it was written.
 * Neither is written where the condition is false.
 */
export async function beginStatements(
  db: Database,
  conversation: typeof chatConversations.$inferInsert,
  condition: SQL = sql`true`,
) {
  const { frozen, row } = await split(conversation);
  return [
    insertWhere(db, frozenPractices, frozen, condition).onConflictDoNothing(),
    insertWhere(db, chatConversations, row, condition).returning({ id: chatConversations.id }),
  ] as const;
}

async function split(conversation: typeof chatConversations.$inferInsert) {
  // Parsed, so that the same practice is the same text, wherever it comes from.
  const { seed, versions, ...shared } = practiceSchema.parse(conversation.practice);
  const content = JSON.stringify(shared);
  const id = await sha256Base64url(content);
  const { scenario, persona } = shared;
  const own = {
    seed,
    versions,
    scenario: { title: scenario.title, line: scenario.line },
    persona: { name: persona.name },
  };
  return {
    frozen: { id, content, created_at: conversation.created_at },
    row: { ...conversation, practice: own, frozen_practice_id: id },
  };
}

/**
 * Deletes practices that no conversation names any more, nor one that can be brought back. One statement, so that a conversation
 * that begins meanwhile comes before it, and is seen, or after it, and writes its practice anew.
 */
export function deleteUnnamedPracticesStatement(db: Database) {
  return db
    .delete(frozenPractices)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM chat_conversations AS c WHERE c.frozen_practice_id = frozen_practices.id) AND id NOT IN (SELECT json_extract(one.value, '$.frozen_practice_id') FROM deleted_rows AS d, json_each(d.rows) AS one WHERE d.table_name = 'chat_conversations' AND json_extract(one.value, '$.frozen_practice_id') IS NOT NULL)`,
    );
}
