import { and, asc, count, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { AdminActor } from "#core/admin/actor.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { isAdmin } from "../admin.ts";
import type { Database } from "../database.ts";
import type { AskedId } from "../identity/login-scope.ts";
import { recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  scoreDisputes,
  scoreOverrides,
  scores,
} from "../schema/conversation-tables.ts";
import { users } from "../schema/user-tables.ts";
import { parseScore } from "./score-rows.ts";

/** The number of the newest run, as a scalar subquery; null: it has no score. */
export function newestRun(conversationId: AskedId) {
  return sql<number | null>`(SELECT max(s.run_no) FROM ${scores} s WHERE s.conversation_id = ${conversationId})`;
}

/** The newest score, as a scalar subquery: for `parseScore`. */
export function newestScore(conversationId: AskedId | AnySQLiteColumn) {
  return sql`(SELECT s.score FROM ${scores} s WHERE s.conversation_id = ${conversationId} ORDER BY s.run_no DESC LIMIT 1)`.mapWith(
    scores.score,
  );
}

/** What was said of a conversation's score, and where its whole recordings lie: JSON text, for `parseJudgement`. */
export function judgementColumns(conversationId: AskedId) {
  return {
    disputes: sql<string>`(SELECT json_group_array(json_object('rule', d.rule, 'turn', d.turn, 'reason', d.reason, 'status', d.status) ORDER BY d.turn, d.rule) FROM ${scoreDisputes} d WHERE d.conversation_id = ${conversationId})`,
    override: sql<
      string | null
    >`(SELECT json_object('total', o.total, 'why', o.why, 'by', coalesce(nullif(u.full_name, ''), u.email)) FROM ${scoreOverrides} o JOIN ${users} u ON u.id = o.by_user_id WHERE o.conversation_id = ${conversationId})`,
    recordings: sql<string>`(SELECT json_group_array(json_object('offset_ms', r.offset_ms, 'size_bytes', r.size_bytes)) FROM ${recordings} r WHERE r.conversation_id = ${conversationId} AND r.upload_id IS NULL)`,
  };
}

export type Judgement = { score: Score | null; recordings: { offset_ms: number; size_bytes: number }[] } & Pick<
  ConversationPage,
  "disputes" | "override"
>;

export function parseJudgement(
  row: { score: unknown; disputes: string; override: string | null; recordings: string } | undefined,
): Judgement {
  if (!row) return { score: null, disputes: [], override: null, recordings: [] };
  return {
    score: row.score === null ? null : parseScore({ score: row.score }),
    disputes: disputesSchema.parse(JSON.parse(row.disputes)),
    override: row.override === null ? null : overrideSchema.parse(JSON.parse(row.override)),
    recordings: parseRecordings(row.recordings),
  };
}

const disputesSchema = z.array(
  z.object({
    rule: z.string(),
    turn: z.number(),
    reason: z.string(),
    status: z.enum(["open", "accepted", "upheld"]),
  }),
);
export function parseRecordings(text: string) {
  return recordingsSchema.parse(JSON.parse(text));
}
const recordingsSchema = z.array(z.object({ offset_ms: z.number(), size_bytes: z.number() }));
const overrideSchema = z.object({ total: z.number(), why: z.string(), by: z.string() });

/** Of one conversation, with what came of them. */
export function disputesOfStatement(db: Database, conversationId: string) {
  return db
    .select({
      rule: scoreDisputes.rule,
      turn: scoreDisputes.turn,
      status: scoreDisputes.status,
      shared: scoreDisputes.shared,
    })
    .from(scoreDisputes)
    .where(eq(scoreDisputes.conversation_id, conversationId));
}

/** A finding is disputed once: the first reason stands. */
export function insertDisputeStatement(db: Database, dispute: typeof scoreDisputes.$inferInsert) {
  return db.insert(scoreDisputes).values(dispute).onConflictDoNothing();
}

const DISPUTES_SHOWN = 200;

/** For an admin: the disputes whose line is shared, open ones first, with that line and the one before it. */
export function sharedDisputesStatement(db: Database, login: AdminActor, nowMs: number) {
  const turnText = (turn: SQL) =>
    sql<
      string | null
    >`(SELECT content FROM (SELECT m.content, row_number() OVER (ORDER BY m.position) - 1 AS turn FROM ${chatMessages} m WHERE m.conversation_id = ${scoreDisputes.conversation_id} AND m.kind = 'turn') WHERE turn = ${turn})`;
  return db
    .select({
      conversationId: sql<string>`${scoreDisputes.conversation_id}`.as("conversation_id"),
      finding: sql<string>`${scoreDisputes.rule}`.as("finding"),
      turn: sql<number>`${scoreDisputes.turn}`.as("turn"),
      reason: sql<string>`${scoreDisputes.reason}`.as("reason"),
      status: scoreDisputes.status,
      createdAt: sql<number>`${scoreDisputes.created_at}`.as("disputed_at"),
      said: turnText(sql`${scoreDisputes.turn}`).as("said"),
      heard: turnText(sql`${scoreDisputes.turn} - 1`).as("heard"),
      agentName: sql<string>`${users.full_name}`.as("agent_name"),
      customerName: sql<string>`coalesce(json_extract(${chatConversations.practice}, '$.persona.name'), '')`.as(
        "customer_name",
      ),
    })
    .from(scoreDisputes)
    .innerJoin(chatConversations, eq(chatConversations.id, scoreDisputes.conversation_id))
    .innerJoin(users, eq(users.id, chatConversations.user_id))
    .where(and(isAdmin(db, login, nowMs), eq(scoreDisputes.shared, true)))
    .orderBy(sql`${scoreDisputes.status} <> 'open'`, desc(scoreDisputes.created_at))
    .limit(DISPUTES_SHOWN);
}

export function unsharedCountStatement(db: Database, login: AdminActor, nowMs: number) {
  return db
    .select({ total: count() })
    .from(scoreDisputes)
    .where(and(isAdmin(db, login, nowMs), eq(scoreDisputes.shared, false), eq(scoreDisputes.status, "open")));
}

/**
 * For an admin who settles a dispute: the messages, the newest score and the disputes of a conversation that has a shared one.
 */
export function disputedConversationStatements(db: Database, login: AdminActor, nowMs: number, conversationId: string) {
  const isShared = exists(
    db
      .select({ rule: scoreDisputes.rule })
      .from(scoreDisputes)
      .where(and(eq(scoreDisputes.conversation_id, conversationId), eq(scoreDisputes.shared, true))),
  );
  const mayRead = and(isAdmin(db, login, nowMs), isShared);
  return [
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversation_id, conversationId), mayRead))
      .orderBy(asc(chatMessages.position)),
    db
      .select({ runNo: scores.run_no, score: scores.score })
      .from(scores)
      .where(and(eq(scores.conversation_id, conversationId), mayRead))
      .orderBy(desc(scores.run_no))
      .limit(1),
    disputesOfStatement(db, conversationId),
  ] as const;
}

export function settleDisputeStatement(
  db: Database,
  login: AdminActor,
  settled: { conversationId: string; finding: string; turn: number; isAccepted: boolean; nowMs: number },
) {
  const { conversationId, finding, turn, isAccepted, nowMs } = settled;
  return db
    .update(scoreDisputes)
    .set({ status: isAccepted ? "accepted" : "upheld", settled_at: nowMs })
    .where(
      and(
        isAdmin(db, login, nowMs),
        eq(scoreDisputes.conversation_id, conversationId),
        eq(scoreDisputes.rule, finding),
        eq(scoreDisputes.turn, turn),
        eq(scoreDisputes.status, "open"),
      ),
    );
}
