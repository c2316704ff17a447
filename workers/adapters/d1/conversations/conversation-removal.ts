import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { deleteReviewsStatements } from "../attempt-removal.ts";
import type { Database } from "../database.ts";
import { listedIds } from "../listed-ids.ts";
import { callUsage, deletedCallUsage, liveCalls, recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  drills,
  rescoreChanges,
  scoreDisputes,
  scoreOverrides,
  scores,
} from "../schema/conversation-tables.ts";
import { fileNotes } from "../schema/file-note-tables.ts";
import { assignmentAttempts, attemptViews } from "../schema/team-tables.ts";

/** Which of these conversations have a call that is going on, or one that is not stored yet. */
export function calledStatement(db: Database, ids: readonly string[]) {
  return db
    .select({ id: liveCalls.conversation_id })
    .from(liveCalls)
    .where(inArray(liveCalls.conversation_id, listedIds(ids)));
}

/** Which of these conversations an organization keeps: handed in, or chosen to count. */
export function keptStatement(db: Database, ids: readonly string[]) {
  return db
    .select({ id: assignmentAttempts.conversation_id })
    .from(assignmentAttempts)
    .where(
      and(
        inArray(assignmentAttempts.conversation_id, listedIds(ids)),
        or(eq(assignmentAttempts.counts, true), isNotNull(assignmentAttempts.handed_in_at)),
      ),
    );
}

/** The R2 keys and unfinished uploads of these conversations' recordings. */
export function soundsStatement(db: Database, ids: readonly string[]) {
  return db
    .select({ key: recordings.r2_key, uploadId: recordings.upload_id })
    .from(recordings)
    .where(inArray(recordings.conversation_id, listedIds(ids)));
}

/**
 * Deletes conversations of any kind with everything that belongs to them, children first. Their forks stay: they hold copies. What
 * their calls used stays counted, apart from them. `these`: a subquery of ids, which has to give the same ones until the last
 * statement. Unless `alsoKept`, one that an organization keeps has its attempt left; the foreign key then keeps them all
 * (`isForeignKeyFailure`).
 */
export function removeConversationsStatements(db: Database, these: SQL, alsoKept: boolean) {
  const isPrivate = and(eq(assignmentAttempts.counts, false), isNull(assignmentAttempts.handed_in_at));
  return [
    db.delete(liveCalls).where(inArray(liveCalls.conversation_id, these)),
    db.insert(deletedCallUsage).select(usageOf(these)),
    db.delete(callUsage).where(inArray(callUsage.conversation_id, these)),
    db.delete(recordings).where(inArray(recordings.conversation_id, these)),
    ...deleteReviewsStatements(db, these),
    db.delete(fileNotes).where(inArray(fileNotes.conversation_id, these)),
    db.delete(scoreDisputes).where(inArray(scoreDisputes.conversation_id, these)),
    db.delete(rescoreChanges).where(inArray(rescoreChanges.conversation_id, these)),
    db.delete(scoreOverrides).where(inArray(scoreOverrides.conversation_id, these)),
    db.delete(scores).where(inArray(scores.conversation_id, these)),
    keepDrillsStatement(db, these, alsoKept ? undefined : gt(drills.practised_at, drills.created_at)),
    db.delete(drills).where(inArray(drills.source_conversation_id, these)),
    db.delete(attemptViews).where(inArray(attemptViews.conversation_id, these)),
    db
      .delete(assignmentAttempts)
      .where(and(inArray(assignmentAttempts.conversation_id, these), alsoKept ? undefined : isPrivate)),
    db.delete(chatMessages).where(inArray(chatMessages.conversation_id, these)),
    db.delete(chatConversations).where(inArray(chatConversations.id, these)),
  ];
}

/**
 * What somebody still has to practice is theirs, whoever's the words were that it came of: it goes with another session of theirs.
 * `which`: those that more than one session of theirs is behind.
 */
function keepDrillsStatement(db: Database, these: SQL, which: SQL | undefined) {
  const other = sql`(SELECT c.id FROM chat_conversations AS c WHERE c.user_id = ${drills.user_id} AND c.id NOT IN ${these} ORDER BY c.created_at DESC LIMIT 1)`;
  return db
    .update(drills)
    .set({ source_conversation_id: other })
    .where(and(inArray(drills.source_conversation_id, these), which, sql`${other} IS NOT NULL`));
}

function usageOf(these: SQL) {
  const u = callUsage;
  // In the order of the table.
  const kept = [u.call_id, u.user_id, u.engine, u.model, u.started_at, u.ended_at, u.active_ms, u.end_reason, u.tokens];
  return sql`SELECT ${sql.join(kept, sql`, `)} FROM ${u} WHERE ${u.conversation_id} IN ${these}`;
}
