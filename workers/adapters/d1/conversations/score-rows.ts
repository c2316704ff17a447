import { and, desc, eq } from "drizzle-orm";
import { keyOfFinished } from "#core/habit/daily-practice.ts";
import type { Login } from "#core/identity/login.ts";
import type { Completion } from "#core/roleplay/completion.ts";
import { type Score, scoreSchema } from "#core/scoring/score-schema.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";
import { type GuardedWrite, insertIfAt, type StoredConversation } from "./conversations.ts";
import { writeDailyStep } from "./daily-step.ts";
import { writeDrill } from "./drills.ts";
import { FIRST_RUN, writeHandingIn } from "./handing-in-at-end.ts";

export type ScoreRow = typeof scores.$inferInsert;

export function parseScore(row: { score: unknown } | undefined): Score | null {
  return row ? scoreSchema.parse(row.score) : null;
}

/** The row of one run. Runs of a conversation count from 1; the newest is the one that is shown. */
export function scoreRow(conversationId: string, runNo: number, score: Score, nowMs: number): ScoreRow {
  return {
    conversation_id: conversationId,
    run_no: runNo,
    total: score.total,
    gate: score.gate,
    rubric_version: score.rubricVersion,
    engine_version: score.engineVersion,
    score,
    created_at: nowMs,
  };
}

export function writeScore(db: Database, score: ScoreRow): GuardedWrite {
  return (at) => insertIfAt(db, scores, score, at);
}

/**
 * What the end of a conversation writes beside its own row: the first run of its score, the drills it changes, the step of
 * today's practice that it does and, last (see wasHandedIn), the handing in of an attempt that counts.
 */
export function writeCompletion(
  db: Database,
  conversation: Pick<StoredConversation, "id" | "user_id" | "kind" | "forked_from" | "scenario_id" | "persona_id">,
  { score, drills }: Completion,
  nowMs: number,
): GuardedWrite[] {
  const handingIn = writeHandingIn(db, conversation.id, score, nowMs);
  if (!score) return handingIn;
  const step = keyOfFinished({ ...conversation, objectionId: score.objections[0]?.id ?? null });
  return [
    writeScore(db, scoreRow(conversation.id, FIRST_RUN, score, nowMs)),
    ...drills.map((change) => writeDrill(db, conversation, change, nowMs)),
    ...(step === null ? [] : [writeDailyStep(db, conversation, step, nowMs)]),
    ...handingIn,
  ];
}

export function newestRunStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ runNo: scores.run_no, score: scores.score })
    .from(scores)
    .innerJoin(chatConversations, eq(chatConversations.id, scores.conversation_id))
    .where(and(eq(scores.conversation_id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))))
    .orderBy(desc(scores.run_no))
    .limit(1);
}

/** Two that write the same run at the same moment write it once. */
export function insertRunStatement(db: Database, run: typeof scores.$inferInsert) {
  return db.insert(scores).values(run).onConflictDoNothing();
}
