import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { LOGIN_USER_ID } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";

/** What is to be fixed next in the person's newest judged practice, if there was no retry of it yet. */
export const readWeakMoment = preparedStatement((db) => {
  const newest = db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.user_id, LOGIN_USER_ID),
        eq(chatConversations.kind, "practice"),
        eq(chatConversations.status, "completed"),
        isNull(chatConversations.forked_from),
        sql`EXISTS (SELECT 1 FROM ${scores} WHERE ${scores.conversation_id} = ${chatConversations.id})`,
      ),
    )
    .orderBy(desc(chatConversations.created_at))
    .limit(1);
  return db
    .select({
      conversationId: chatConversations.id,
      personaId: chatConversations.persona_id,
      fix: sql<string>`json_extract(${scores.score}, '$.fix')`,
    })
    .from(chatConversations)
    .innerJoin(scores, eq(scores.conversation_id, chatConversations.id))
    .where(
      and(
        sql`${chatConversations.id} = ${newest}`,
        sql`${scores.run_no} = (SELECT max(s.run_no) FROM ${scores} s WHERE s.conversation_id = ${chatConversations.id})`,
        sql`json_extract(${scores.score}, '$.fix.evidence.turn') IS NOT NULL`,
        // The index of a person's conversations finds their retries.
        sql`NOT EXISTS (SELECT 1 FROM ${chatConversations} r WHERE r.user_id = ${LOGIN_USER_ID} AND r.forked_from = ${chatConversations.id})`,
      ),
    );
});

const fixSchema = z.object({ title: z.string(), evidence: z.object({ quote: z.string() }) });

export function parseFix(row: { fix: string }): z.infer<typeof fixSchema> {
  return fixSchema.parse(JSON.parse(row.fix));
}
