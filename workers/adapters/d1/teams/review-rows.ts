import { and, asc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { FindingReview } from "#core/scoring/reviewed-score.ts";
import { newestRun } from "../conversations/disputes.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { insertWhere } from "../insert-where.ts";
import { recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  scoreDisputes,
  scoreOverrides,
  scores,
} from "../schema/conversation-tables.ts";
import { outbox } from "../schema/outbox-tables.ts";
import { attemptReviews, findingReviews, reviewAnswers, reviewComments } from "../schema/review-tables.ts";
import { assignmentAttempts, assignments, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { mayReview } from "./team-scope.ts";

// What reviewers write of an attempt that was handed in. Every write carries the condition itself, so that who lost the right between
// reading and writing writes nothing.

/** SQL condition: this conversation was handed in, and the login's person may review it. */
export function isReviewable(login: Login, nowMs: number, conversationId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM assignment_attempts AS handed WHERE handed.conversation_id = ${conversationId} AND handed.handed_in_at IS NOT NULL AND ${mayReview(login, nowMs, sql`handed.organisation_id`, sql`handed.user_id`)})`;
}

/** SQL condition: this conversation is the login's person's own, and was handed in. */
export function isOwnHandedIn(login: Login, nowMs: number, conversationId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM assignment_attempts AS handed WHERE handed.conversation_id = ${conversationId} AND handed.handed_in_at IS NOT NULL AND handed.user_id = ${userIdOfLogin(login, nowMs)})`;
}

/**
 * An attempt with what a remark on it has to fit, who is told of it, and what an overridden score is made of. `may`: who reads it.
 * `watchers`: JSON of the ids of those who oversee its agent.
 */
export function remarkedAttemptStatement(db: Database, conversationId: string, may: SQL) {
  return db
    .select({
      agentId: assignmentAttempts.user_id,
      email: sql<string>`${users.email}`.as("agent_email"),
      fullName: sql<string>`${users.full_name}`.as("agent_name"),
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      title:
        sql<string>`coalesce(${assignments.title}, json_extract(${chatConversations.practice}, '$.scenario.title'))`.as(
          "attempt_title",
        ),
      turns:
        sql<number>`(SELECT count(*) FROM ${chatMessages} m WHERE m.conversation_id = ${conversationId} AND m.kind = 'turn')`.as(
          "turn_count",
        ),
      recordings:
        sql<string>`(SELECT json_group_array(json_object('offset_ms', r.offset_ms, 'size_bytes', r.size_bytes)) FROM ${recordings} r WHERE r.conversation_id = ${conversationId} AND r.upload_id IS NULL)`.as(
          "recorded",
        ),
      watchers: watchersOf(sql`${assignmentAttempts.organisation_id}`, sql`${assignmentAttempts.user_id}`).as(
        "watchers",
      ),
      ...overrideColumns(conversationId),
    })
    .from(assignmentAttempts)
    .innerJoin(chatConversations, eq(chatConversations.id, assignmentAttempts.conversation_id))
    .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
    .innerJoin(organisations, eq(organisations.id, assignmentAttempts.organisation_id))
    .leftJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
    .where(and(eq(assignmentAttempts.conversation_id, conversationId), may));
}

/** What an overridden score is made of; of a conversation that was not handed in no row. Callers have asked who may. */
export function overrideInputsStatement(db: Database, conversationId: string) {
  return db
    .select(overrideColumns(conversationId))
    .from(assignmentAttempts)
    .where(
      and(eq(assignmentAttempts.conversation_id, conversationId), sql`${assignmentAttempts.handed_in_at} IS NOT NULL`),
    );
}

function overrideColumns(conversationId: string) {
  return {
    handedIn:
      sql`(SELECT s.score FROM ${scores} s WHERE s.conversation_id = ${conversationId} AND s.run_no = ${assignmentAttempts.run_no})`
        .mapWith(scores.score)
        .as("handed_in_score"),
    disputed: disputesText(conversationId).as("disputes_text"),
    reviewed: reviewsText(conversationId).as("reviews_text"),
    newestRun: newestRun(conversationId).as("newest_run"),
  };
}

/** SQL condition: disputes, reviews and runs are as they were read, and `may` holds. */
export function isAsRead(
  conversationId: string,
  read: { disputed: string; reviewed: string; newestRun: number | null },
  may: SQL = sql`1`,
) {
  return sql`(${may} AND ${disputesText(conversationId)} = ${read.disputed} AND ${reviewsText(conversationId)} = ${read.reviewed} AND ${newestRun(conversationId)} IS ${read.newestRun})`;
}

function disputesText(conversationId: string) {
  return sql<string>`(SELECT json_group_array(json_object('finding', d.rule, 'turn', d.turn, 'status', d.status) ORDER BY d.rule, d.turn) FROM ${scoreDisputes} d WHERE d.conversation_id = ${conversationId})`;
}

function reviewsText(conversationId: string) {
  return sql<string>`(SELECT json_group_array(json_object('finding', f.finding, 'turn', f.turn, 'verdict', f.verdict, 'why', f.why) ORDER BY f.finding, f.turn) FROM ${findingReviews} f WHERE f.conversation_id = ${conversationId})`;
}

export function parseDisputed(text: string) {
  return disputedSchema.parse(JSON.parse(text));
}
const disputedSchema = z.array(
  z.object({ finding: z.string(), turn: z.number(), status: z.enum(["open", "accepted", "upheld"]) }),
);

export function parseReviewed(text: string): FindingReview[] {
  return reviewedSchema.parse(JSON.parse(text));
}
const reviewedSchema = z.array(
  z.object({
    finding: z.string(),
    turn: z.number(),
    verdict: z.enum(["agree", "met", "not-met"]),
    why: z.string(),
  }),
);

/** JSON: the ids of the owners, and of the managers of the groups that the person is in. */
function watchersOf(organisationId: SQL, personId: SQL) {
  return sql<string>`(SELECT json_group_array(w.user_id) FROM memberships w WHERE w.organisation_id = ${organisationId} AND w.left_at IS NULL AND (w.role = 'owner' OR (w.role = 'manager' AND EXISTS (SELECT 1 FROM group_managers led JOIN group_members person ON person.group_id = led.group_id JOIN "groups" team ON team.id = led.group_id WHERE led.user_id = w.user_id AND person.user_id = ${personId} AND team.organisation_id = w.organisation_id))))`;
}

export function parseIds(text: string): string[] {
  return z.array(z.string()).parse(JSON.parse(text));
}

/** The same words of the same person at the same place are one comment: a form that is sent twice. Gives a row where it was written. */
export function insertCommentStatement(
  db: Database,
  login: Login,
  comment: {
    id: string;
    conversationId: string;
    turn: number | null;
    audioMs: number | null;
    words: string;
    nowMs: number;
  },
) {
  const { id, conversationId, turn, audioMs, words, nowMs } = comment;
  const me = userIdOfLogin(login, nowMs);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM review_comments c WHERE c.conversation_id = ${conversationId} AND c.by_user_id = ${me} AND c.turn IS ${turn} AND c.audio_ms IS ${audioMs} AND c.words = ${words})`;
  return insertFrom(
    db,
    reviewComments,
    { id, conversation_id: conversationId, by_user_id: me, turn, audio_ms: audioMs, words, created_at: nowMs },
    sql`WHERE ${isReviewable(login, nowMs, conversationId)} AND ${isNew}`,
  ).returning({ id: reviewComments.id });
}

/** One's own. Gives a row where there was one. */
export function deleteCommentStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { conversationId: string; id: string },
) {
  return db
    .delete(reviewComments)
    .where(
      and(
        eq(reviewComments.id, of.id),
        eq(reviewComments.conversation_id, of.conversationId),
        eq(reviewComments.by_user_id, userIdOfLogin(login, nowMs)),
        isReviewable(login, nowMs, of.conversationId),
      ),
    )
    .returning({ id: reviewComments.id });
}

/** The last one stands. Gives a row where that changes something. */
export function concludeStatement(
  db: Database,
  login: Login,
  of: { conversationId: string; verdict: "ready" | "again"; words: string; nowMs: number },
) {
  const { conversationId, verdict, words, nowMs } = of;
  const me = userIdOfLogin(login, nowMs);
  return insertFrom(
    db,
    attemptReviews,
    {
      conversation_id: conversationId,
      organisation_id: sql`t.organisation_id`,
      by_user_id: me,
      verdict,
      words,
      reviewed_at: nowMs,
    },
    sql`FROM assignment_attempts t WHERE t.conversation_id = ${conversationId} AND ${isReviewable(login, nowMs, conversationId)}`,
  )
    .onConflictDoUpdate({
      target: attemptReviews.conversation_id,
      set: { by_user_id: sql`excluded.by_user_id`, verdict, words, reviewed_at: nowMs },
      setWhere: or(
        ne(attemptReviews.verdict, verdict),
        ne(attemptReviews.words, words),
        sql`${attemptReviews.by_user_id} IS NOT excluded.by_user_id`,
      ),
    })
    .returning({ id: attemptReviews.conversation_id });
}

/** What a reviewer says of one finding, with the overridden score that comes of it: all of it or, where something moved, nothing. */
export function judgeStatements(
  db: Database,
  login: Login,
  of: {
    conversationId: string;
    review: FindingReview;
    override: { total: number; why: string };
    /** Of a dispute of this finding; null: it has none, or keeps what it is. */
    dispute: "accepted" | "upheld" | null;
    run: typeof scores.$inferInsert | null;
    nowMs: number;
  },
) {
  const { conversationId, review, dispute, run, nowMs } = of;
  const may = isReviewable(login, nowMs, conversationId);
  const me = userIdOfLogin(login, nowMs);
  const { finding, turn, verdict, why } = review;
  const isIt = and(
    eq(scoreDisputes.conversation_id, conversationId),
    eq(scoreDisputes.rule, finding),
    eq(scoreDisputes.turn, turn),
    may,
  );
  return [
    insertFrom(
      db,
      findingReviews,
      { conversation_id: conversationId, finding, turn, by_user_id: me, verdict, why, created_at: nowMs },
      sql`WHERE ${may}`,
    ).onConflictDoUpdate({
      target: [findingReviews.conversation_id, findingReviews.finding, findingReviews.turn],
      set: { by_user_id: sql`excluded.by_user_id`, verdict, why, created_at: nowMs },
    }),
    writeOverrideStatement(db, { conversationId, by: me, override: of.override, nowMs }, may),
    ...(dispute === null ? [] : [db.update(scoreDisputes).set({ status: dispute, settled_at: nowMs }).where(isIt)]),
    ...(run === null ? [] : [insertWhere(db, scores, run, may)]),
  ];
}

/** A total that stays what it was keeps its row as it was. */
export function writeOverrideStatement(
  db: Database,
  of: { conversationId: string; by: SQL; override: { total: number; why: string }; nowMs: number },
  condition: SQL,
) {
  const { total, why } = of.override;
  return insertFrom(
    db,
    scoreOverrides,
    { conversation_id: of.conversationId, by_user_id: of.by, total, why, created_at: of.nowMs },
    sql`WHERE ${condition}`,
  ).onConflictDoUpdate({
    target: scoreOverrides.conversation_id,
    set: { by_user_id: sql`excluded.by_user_id`, total, why, created_at: of.nowMs },
    setWhere: or(ne(scoreOverrides.total, total), ne(scoreOverrides.why, why)),
  });
}

/** The total of an override that exists, after a dispute was made or settled elsewhere. Who made it stays. */
export function changeOverrideStatement(
  db: Database,
  conversationId: string,
  override: { total: number; why: string },
  may: SQL,
) {
  return db
    .update(scoreOverrides)
    .set(override)
    .where(
      and(
        may,
        eq(scoreOverrides.conversation_id, conversationId),
        or(ne(scoreOverrides.total, override.total), ne(scoreOverrides.why, override.why)),
      ),
    );
}

/** The first answer stands. */
export function answerReviewStatement(
  db: Database,
  login: Login,
  of: { conversationId: string; words: string; nowMs: number },
) {
  const { conversationId, words, nowMs } = of;
  return insertWhere(
    db,
    reviewAnswers,
    { conversation_id: conversationId, words, created_at: nowMs },
    sql`${isOwnHandedIn(login, nowMs, conversationId)} AND ${isReviewedSql(conversationId)}`,
  )
    .onConflictDoNothing()
    .returning({ id: reviewAnswers.conversation_id });
}

export function answerStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ words: reviewAnswers.words })
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.conversation_id, conversationId), isOwnHandedIn(login, nowMs, conversationId)));
}

/** Somebody has said something of it. */
function isReviewedSql(conversationId: string) {
  return sql`(EXISTS (SELECT 1 FROM attempt_reviews r WHERE r.conversation_id = ${conversationId}) OR EXISTS (SELECT 1 FROM review_comments r WHERE r.conversation_id = ${conversationId}) OR EXISTS (SELECT 1 FROM finding_reviews r WHERE r.conversation_id = ${conversationId}))`;
}

/** The id of an email that tells of a review of this attempt: all of one attempt lie together in the outbox. */
export function reviewEmailId(conversationId: string, nowMs: number): string {
  return `review-${conversationId}-${nowMs}`;
}

/**
 * SQL condition: the login's person has just said something of it that is new, and none of these emails went into the outbox since
 * `sinceMs`.
 */
export function isToBeTold(login: Login, nowMs: number, conversationId: string, sinceMs: number): SQL {
  const me = userIdOfLogin(login, nowMs);
  const wasSaid = (table: SQLiteTable, at: string) =>
    sql`EXISTS (SELECT 1 FROM ${table} r WHERE r.conversation_id = ${conversationId} AND r.by_user_id = ${me} AND r.${sql.raw(at)} = ${nowMs})`;
  return sql`((${wasSaid(attemptReviews, "reviewed_at")} OR ${wasSaid(findingReviews, "created_at")} OR ${wasSaid(reviewComments, "created_at")})
    AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} >= ${`review-${conversationId}-`} AND ${outbox.id} < ${`review-${conversationId}.`} AND ${outbox.created_at} > ${sinceMs}))`;
}

/** The words that were said, for computing a run without what is disputed. */
export function reviewedMessagesStatement(db: Database, conversationId: string, may: SQL) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation_id, conversationId), may))
    .orderBy(asc(chatMessages.position));
}

/** The newest score of it. */
export function reviewedRunStatement(db: Database, conversationId: string, may: SQL) {
  return db
    .select({ runNo: scores.run_no, score: scores.score })
    .from(scores)
    .where(and(eq(scores.conversation_id, conversationId), may))
    .orderBy(sql`${scores.run_no} DESC`)
    .limit(1);
}
