import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { recordings } from "../schema/call-tables.ts";
import { chatConversations, scoreDisputes, scoreOverrides, scores } from "../schema/conversation-tables.ts";
import { users } from "../schema/user-tables.ts";
import { parseScore } from "./score-rows.ts";

// `score_overrides` is read here and written by nothing yet: it waits for the page on which a manager judges a conversation.

/** What is left of a conversation, in one row: its newest score, the disputes, the override, where its whole recordings lie. */
export function judgementStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({
      score:
        sql`(SELECT s.score FROM ${scores} s WHERE s.conversation_id = ${conversationId} ORDER BY s.run_no DESC LIMIT 1)`.mapWith(
          scores.score,
        ),
      disputes: sql<string>`(SELECT json_group_array(json_object('rule', d.rule, 'turn', d.turn, 'reason', d.reason) ORDER BY d.turn, d.rule) FROM ${scoreDisputes} d WHERE d.conversation_id = ${conversationId})`,
      override: sql<
        string | null
      >`(SELECT json_object('total', o.total, 'why', o.why, 'by', u.full_name) FROM ${scoreOverrides} o JOIN ${users} u ON u.id = o.by_user_id WHERE o.conversation_id = ${conversationId})`,
      recordings: sql<string>`(SELECT json_group_array(json_object('offset_ms', r.offset_ms, 'size_bytes', r.size_bytes)) FROM ${recordings} r WHERE r.conversation_id = ${conversationId} AND r.upload_id IS NULL)`,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))));
}

export type Judgement = { score: Score | null; recordings: { offset_ms: number; size_bytes: number }[] } & Pick<
  ConversationPage,
  "disputes" | "override"
>;

export function parseJudgement(row: Awaited<ReturnType<typeof judgementStatement>>[number] | undefined): Judgement {
  if (!row) return { score: null, disputes: [], override: null, recordings: [] };
  return {
    score: row.score === null ? null : parseScore({ score: row.score }),
    disputes: disputesSchema.parse(JSON.parse(row.disputes)),
    override: row.override === null ? null : overrideSchema.parse(JSON.parse(row.override)),
    recordings: recordingsSchema.parse(JSON.parse(row.recordings)),
  };
}

const disputesSchema = z.array(z.object({ rule: z.string(), turn: z.number(), reason: z.string() }));
const recordingsSchema = z.array(z.object({ offset_ms: z.number(), size_bytes: z.number() }));
const overrideSchema = z.object({ total: z.number(), why: z.string(), by: z.string() });

/** A finding is disputed once: the first reason stands. */
export async function insertDispute(db: Database, dispute: typeof scoreDisputes.$inferInsert): Promise<void> {
  await db.insert(scoreDisputes).values(dispute).onConflictDoNothing();
}
