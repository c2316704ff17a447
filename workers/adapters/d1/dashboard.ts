import { desc, eq, sql } from "drizzle-orm";
import type { Login } from "#core/accounts/login.ts";
import type { Database } from "./database.ts";
import { loginsUser } from "./login-scope.ts";
import { chatConversations, scores } from "./schema.ts";

/** The dashboard lists this many (product specification, section 9). */
const RECENT = 10;

export function totalsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      conversations: sql<number>`count(*)`,
      messages: sql<number>`coalesce(sum(${chatConversations.total_messages}), 0)`,
      seconds: sql<number>`coalesce(sum(${chatConversations.duration_seconds}), 0)`,
    })
    .from(chatConversations)
    .where(eq(chatConversations.user_id, loginsUser(login, nowMs)));
}

export function recentStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: chatConversations.id,
      title: chatConversations.title,
      status: chatConversations.status,
      totalMessages: chatConversations.total_messages,
      durationSeconds: chatConversations.duration_seconds,
      createdAt: chatConversations.created_at,
      scenarioId: chatConversations.scenario_id,
      score: sql<
        number | null
      >`(SELECT ${scores.total} FROM ${scores} WHERE ${scores.conversation_id} = ${chatConversations.id} ORDER BY ${scores.run_no} DESC LIMIT 1)`,
    })
    .from(chatConversations)
    .where(eq(chatConversations.user_id, loginsUser(login, nowMs)))
    .orderBy(desc(chatConversations.created_at))
    .limit(RECENT);
}
