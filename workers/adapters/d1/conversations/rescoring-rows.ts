import { and, asc, count, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { AdminActor } from "#core/admin/actor.ts";
import type { RescoreChange, RescoreJob } from "#core/pages/admin-pages.ts";
import { isAdmin } from "../admin.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import {
  chatConversations,
  chatMessages,
  rescoreChanges,
  rescoreJobs,
  scoreDisputes,
  scores,
} from "../schema/conversation-tables.ts";
import { conversationColumns } from "./frozen-practices.ts";

// Every statement for an admin has the admin check as a condition of its own, as in admin.ts.

const JOBS_SHOWN = 10;
const CHANGES_SHOWN = 100;

/** Conversations that have a score: what there is to score again. */
export function scoredCountStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select({ total: count() })
    .from(scores)
    .where(and(eq(scores.run_no, 1), isAdmin(db, actor, nowMs)));
}

/** By rubric, how many conversations have their newest score from it. */
export function rubricsStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select({ rubric: scores.rubric_version, conversations: count() })
    .from(scores)
    .where(
      and(
        isAdmin(db, actor, nowMs),
        sql`${scores.run_no} = (SELECT max(newest.run_no) FROM scores AS newest WHERE newest.conversation_id = ${scores.conversation_id})`,
      ),
    )
    .groupBy(scores.rubric_version)
    .orderBy(desc(scores.rubric_version));
}

export function jobsStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select()
    .from(rescoreJobs)
    .where(isAdmin(db, actor, nowMs))
    .orderBy(desc(rescoreJobs.started_at), desc(rescoreJobs.id))
    .limit(JOBS_SHOWN);
}

export function changesStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select({ change: rescoreChanges, scenarioId: chatConversations.scenario_id, level: chatConversations.difficulty })
    .from(rescoreChanges)
    .innerJoin(chatConversations, eq(chatConversations.id, rescoreChanges.conversation_id))
    .where(
      and(
        isAdmin(db, actor, nowMs),
        sql`${rescoreChanges.job_id} = (SELECT id FROM ${rescoreJobs} ORDER BY started_at DESC, id DESC LIMIT 1)`,
      ),
    )
    .orderBy(desc(sql`abs(${rescoreChanges.after_total} - ${rescoreChanges.before_total})`))
    .limit(CHANGES_SHOWN);
}

export function parseChange(row: Awaited<ReturnType<typeof changesStatement>>[number]): RescoreChange {
  const { conversation_id, before_total, after_total, reasons } = row.change;
  return {
    conversationId: conversation_id,
    scenarioId: row.scenarioId,
    level: row.level,
    before: before_total,
    after: after_total,
    reasons: z.array(z.string()).parse(reasons),
  };
}

export function parseJob(row: typeof rescoreJobs.$inferSelect): RescoreJob {
  const { id, rubric_version, started_at, finished_at, total, done, changed } = row;
  return { id, rubricVersion: rubric_version, startedAt: started_at, finishedAt: finished_at, total, done, changed };
}

/** The one that is not finished, if any. */
export function openJobStatement(db: Database) {
  return db
    .select()
    .from(rescoreJobs)
    .where(isNull(rescoreJobs.finished_at))
    .orderBy(asc(rescoreJobs.started_at))
    .limit(1);
}

/** Begins one, unless one is under way. */
export function insertJobStatement(
  db: Database,
  actor: AdminActor,
  job: { id: string; rubricVersion: string; total: number; nowMs: number },
) {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM rescore_jobs WHERE finished_at IS NULL)`;
  return insertWhere(
    db,
    rescoreJobs,
    {
      id: job.id,
      rubric_version: job.rubricVersion,
      started_at: job.nowMs,
      finished_at: null,
      total: job.total,
      done: 0,
      changed: 0,
      after_conversation: "",
    },
    sql`${isAdmin(db, actor, job.nowMs)} AND ${isFree}`,
  );
}

/** The next conversations that have a score, in the order of their ids. */
export function nextConversationsStatement(db: Database, afterId: string, limit: number) {
  return db
    .select({ conversation: conversationColumns })
    .from(chatConversations)
    .where(
      and(
        gt(chatConversations.id, afterId),
        inArray(
          chatConversations.id,
          db.select({ id: scores.conversation_id }).from(scores).where(eq(scores.run_no, 1)),
        ),
      ),
    )
    .orderBy(asc(chatConversations.id))
    .limit(limit);
}

/** What is needed of them to judge them again: messages, the newest score, and what is disputed. */
export function judgedOfStatements(db: Database, ids: string[]) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    db
      .select()
      .from(chatMessages)
      .where(sql`${chatMessages.conversation_id} IN ${listed}`)
      .orderBy(asc(chatMessages.conversation_id), asc(chatMessages.position)),
    db
      .select({ conversationId: scores.conversation_id, runNo: scores.run_no, score: scores.score })
      .from(scores)
      .where(sql`${scores.conversation_id} IN ${listed}`)
      .orderBy(asc(scores.run_no)),
    db
      .select({ conversationId: scoreDisputes.conversation_id, finding: scoreDisputes.rule, turn: scoreDisputes.turn })
      .from(scoreDisputes)
      .where(and(sql`${scoreDisputes.conversation_id} IN ${listed}`, ne(scoreDisputes.status, "upheld"))),
  ] as const;
}

/** Moves a job on, if nobody else has done so meanwhile. */
export function advanceJobStatement(
  db: Database,
  job: typeof rescoreJobs.$inferSelect,
  step: { afterId: string; done: number; changed: number; finishedAt: number | null },
) {
  return db
    .update(rescoreJobs)
    .set({
      after_conversation: step.afterId,
      done: sql`${rescoreJobs.done} + ${step.done}`,
      changed: sql`${rescoreJobs.changed} + ${step.changed}`,
      finished_at: step.finishedAt,
    })
    .where(and(eq(rescoreJobs.id, job.id), eq(rescoreJobs.after_conversation, job.after_conversation)));
}

/** The run and the note of it, if the job is still where it was when they were computed; the same run twice is one. */
export function changeStatements(
  db: Database,
  job: typeof rescoreJobs.$inferSelect,
  run: typeof scores.$inferInsert,
  change: typeof rescoreChanges.$inferInsert,
) {
  const isThere = sql`EXISTS (SELECT 1 FROM rescore_jobs WHERE id = ${job.id} AND after_conversation = ${job.after_conversation})`;
  return [insertWhere(db, scores, run, isThere), insertWhere(db, rescoreChanges, change, isThere)];
}
