import { desc, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";

/** What a list of sessions shows of each. */
export const sessionColumns = {
  id: chatConversations.id,
  title: chatConversations.title,
  status: chatConversations.status,
  totalMessages: chatConversations.total_messages,
  durationSeconds: chatConversations.duration_seconds,
  createdAt: chatConversations.created_at,
  kind: chatConversations.kind,
  /** A drill's practice is named after its objection. */
  drillTitle: sql<
    string | null
  >`CASE WHEN ${chatConversations.kind} = 'drill' THEN json_extract(${chatConversations.practice}, '$.scenario.title') END`,
  scenarioId: chatConversations.scenario_id,
  customer: sql<string | null>`json_extract(${chatConversations.practice}, '$.persona.name')`,
  isRetry: sql<number>`${chatConversations.forked_from} IS NOT NULL`,
  scoreBefore: sql<
    number | null
  >`(SELECT b.total FROM ${scores} b WHERE b.conversation_id = ${chatConversations.forked_from}
        AND b.rubric_version = (SELECT n.rubric_version FROM ${scores} n WHERE n.conversation_id = ${chatConversations.id} ORDER BY n.run_no DESC LIMIT 1)
        ORDER BY b.run_no DESC LIMIT 1)`,
  score: sql<
    number | null
  >`(SELECT ${scores.total} FROM ${scores} WHERE ${scores.conversation_id} = ${chatConversations.id} ORDER BY ${scores.run_no} DESC LIMIT 1)`,
};

/** A person's newest sessions that are not archived. */
export function newestSessionsStatement(db: Database, login: Login, nowMs: number, limit: number) {
  return db
    .select(sessionColumns)
    .from(chatConversations)
    .where(
      sql`${chatConversations.user_id} = ${userIdOfLogin(login, nowMs)} AND ${chatConversations.archived_at} IS NULL`,
    )
    .orderBy(desc(chatConversations.created_at), desc(chatConversations.id))
    .limit(limit);
}
