import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { AttemptReview } from "#core/pages/review-pages.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import {
  attemptExamples,
  attemptReviews,
  findingReviews,
  reviewAnswers,
  reviewComments,
} from "../schema/review-tables.ts";
import { assignmentAttempts, assignments } from "../schema/team-tables.ts";
import { isThemselves, mayAskForExample, mayReview, oversees } from "./team-scope.ts";

/** What was said of an attempt that was handed in, in one row, for its agent and for those who oversee them. */
export function attemptReviewStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  const { organisation_id, user_id } = assignmentAttempts;
  return db
    .select(attemptReviewColumns(login, nowMs, conversationId))
    .from(assignmentAttempts)
    .leftJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
    .where(
      and(
        eq(assignmentAttempts.conversation_id, conversationId),
        sql`${assignmentAttempts.handed_in_at} IS NOT NULL`,
        sql`(${isThemselves(login, nowMs, user_id)} OR ${oversees(login, nowMs, organisation_id, user_id)})`,
      ),
    );
}

/** For a SELECT over assignment_attempts and, joined to them, assignments: JSON text, for `parseAttemptReview`. */
export function attemptReviewColumns(login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  const { organisation_id, user_id } = assignmentAttempts;
  const ofIt = (table: SQL) => sql`FROM ${table} r WHERE r.conversation_id = ${conversationId}`;
  return {
    verdict: sql<
      string | null
    >`(SELECT json_object('verdict', r.verdict, 'words', r.words, 'by', ${nameOfAuthor}, 'atMs', r.reviewed_at) ${ofIt(sql`${attemptReviews}`)})`.as(
      "verdict_json",
    ),
    findings:
      sql<string>`(SELECT json_group_array(json_object('finding', r.finding, 'turn', r.turn, 'verdict', r.verdict, 'why', r.why, 'by', ${nameOfAuthor}, 'atMs', r.created_at) ORDER BY r.finding, r.turn) ${ofIt(sql`${findingReviews}`)})`.as(
        "findings_json",
      ),
    comments:
      sql<string>`(SELECT json_group_array(json_object('id', r.id, 'turn', r.turn, 'audioMs', r.audio_ms, 'words', r.words, 'by', ${nameOfAuthor}, 'isOwn', r.by_user_id IS ${userIdOfLogin(login, nowMs)}, 'atMs', r.created_at) ORDER BY r.created_at, r.id) ${ofIt(sql`${reviewComments}`)})`.as(
        "comments_json",
      ),
    answer: sql<
      string | null
    >`(SELECT json_object('words', r.words, 'atMs', r.created_at) ${ofIt(sql`${reviewAnswers}`)})`.as("answer_json"),
    examples:
      sql<string>`(SELECT json_group_array(json_object('id', r.id, 'first', r.first_turn, 'last', r.last_turn, 'title', r.title, 'by', ${nameOfAuthor}, 'isOwn', r.by_user_id IS ${userIdOfLogin(login, nowMs)}, 'answer', r.answer) ORDER BY r.asked_at, r.id) ${ofIt(sql`${attemptExamples}`)})`.as(
        "examples_json",
      ),
    mayReview: sql`${mayReview(login, nowMs, organisation_id, user_id)}`.mapWith(Boolean).as("may_review"),
    mayAskForExample: sql`${mayAskForExample(login, nowMs, organisation_id, user_id)}`.mapWith(Boolean).as("may_ask"),
    scoreToReach: sql<number | null>`json_extract(${assignments.task}, '$.score')`.as("score_to_reach"),
  };
}

/** Null: it was not handed in. */
export function parseAttemptReview(
  row: Awaited<ReturnType<typeof attemptReviewStatement>>[number] | undefined,
): AttemptReview | null {
  if (!row) return null;
  const { mayReview, mayAskForExample, scoreToReach } = row;
  return {
    verdict: row.verdict === null ? null : verdictSchema.parse(JSON.parse(row.verdict)),
    findings: findingsSchema.parse(JSON.parse(row.findings)),
    comments: commentsSchema.parse(JSON.parse(row.comments)),
    answer: row.answer === null ? null : answerSchema.parse(JSON.parse(row.answer)),
    examples: examplesSchema.parse(JSON.parse(row.examples)),
    mayReview,
    mayAskForExample,
    scoreToReach,
  };
}

/** Of who wrote the row `r`; null: that account is gone. */
const nameOfAuthor = sql`(SELECT coalesce(nullif(u.full_name, ''), u.email) FROM users u WHERE u.id = r.by_user_id)`;

const by = z.string().nullable();
/** SQLite's 1 and 0. */
const isOwn = z.number().transform(Boolean);
const verdictSchema = z.object({ verdict: z.enum(["ready", "again"]), words: z.string(), by, atMs: z.number() });
const findingsSchema = z.array(
  z.object({
    finding: z.string(),
    turn: z.number(),
    verdict: z.enum(["agree", "met", "not-met"]),
    why: z.string(),
    by,
    atMs: z.number(),
  }),
);
const commentsSchema = z.array(
  z.object({
    id: z.string(),
    turn: z.number().nullable(),
    audioMs: z.number().nullable(),
    words: z.string(),
    by,
    isOwn,
    atMs: z.number(),
  }),
);
const answerSchema = z.object({ words: z.string(), atMs: z.number() });
const examplesSchema = z.array(
  z.object({
    id: z.string(),
    first: z.number(),
    last: z.number(),
    title: z.string(),
    by,
    isOwn,
    answer: z.enum(["yes", "no"]).nullable(),
  }),
);
