import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { judgementColumns } from "../conversations/disputes.ts";
import { conversationColumns } from "../conversations/frozen-practices.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { recordings } from "../schema/call-tables.ts";
import { chatConversations, chatMessages, scores } from "../schema/conversation-tables.ts";
import { assignmentAttempts, assignments, attemptViews, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { mayIn, oversees } from "./team-scope.ts";

// What was handed in, for those who oversee its author. Every statement carries the same condition: before it is handed in, a
// conversation is nobody else's.

/** SQL condition: this conversation was handed in, and the login's person oversees its author. */
export function isOverseen(login: Login, nowMs: number, conversationId: SQL | string): SQL {
  return sql`EXISTS (SELECT 1 FROM assignment_attempts AS handed WHERE handed.conversation_id = ${conversationId} AND handed.handed_in_at IS NOT NULL AND ${oversees(login, nowMs, sql`handed.organisation_id`, sql`handed.user_id`)})`;
}

export function overseenConversationStatements(db: Database, login: Login, nowMs: number, id: string) {
  const may = isOverseen(login, nowMs, id);
  return [
    db
      .select(conversationColumns)
      .from(chatConversations)
      .where(and(eq(chatConversations.id, id), may)),
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversation_id, id), may))
      .orderBy(asc(chatMessages.position)),
    db
      .select({
        agent: nameOfUser.as("agent_name"),
        title: sql<string | null>`${assignments.title}`.as("assignment_title"),
        organisation: sql<string>`${organisations.name}`.as("organisation_name"),
        timeZone: organisations.time_zone,
        handedInAt: sql<number>`${assignmentAttempts.handed_in_at}`.as("handed_in"),
        total: sql<number | null>`${assignmentAttempts.total}`.as("attempt_total"),
        passed: assignmentAttempts.passed,
        // Of the run it was handed in with, whatever was scored again since.
        score:
          sql`(SELECT s.score FROM ${scores} s WHERE s.conversation_id = ${id} AND s.run_no = ${assignmentAttempts.run_no})`.mapWith(
            scores.score,
          ),
        ...judgementColumns(id),
      })
      .from(assignmentAttempts)
      .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
      .innerJoin(organisations, eq(organisations.id, assignmentAttempts.organisation_id))
      .leftJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
      .where(and(eq(assignmentAttempts.conversation_id, id), may)),
  ] as const;
}

/** Notes that somebody opened it, once an hour. Their own openings of their own are not noted. */
export function noteViewStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  const hour = Math.floor(nowMs / HOUR_MS);
  return db
    .insert(attemptViews)
    .select(
      sql`SELECT ${conversationId}, person.id, ${hour}, ${nowMs} FROM users AS person WHERE person.id = ${userIdOfLogin(login, nowMs)} AND ${isOverseen(login, nowMs, conversationId)} AND person.id <> (SELECT t.user_id FROM assignment_attempts t WHERE t.conversation_id = ${conversationId})`,
    )
    .onConflictDoNothing();
}

/** Who opened it, and when last: for its author and for an owner of the organization. */
export function viewsStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return db
    .select({ name: nameOfUser.as("viewer_name"), atMs: sql<number>`max(${attemptViews.viewed_at})`.as("last_at") })
    .from(attemptViews)
    .innerJoin(assignmentAttempts, eq(assignmentAttempts.conversation_id, attemptViews.conversation_id))
    .innerJoin(users, eq(users.id, attemptViews.user_id))
    .where(
      and(
        eq(attemptViews.conversation_id, conversationId),
        sql`(${assignmentAttempts.user_id} = ${userIdOfLogin(login, nowMs)} OR ${mayIn(login, nowMs, assignmentAttempts.organisation_id, "readEvents")})`,
      ),
    )
    .groupBy(users.id)
    .orderBy(sql`last_at DESC`);
}

/** The finished recordings of what was handed in. */
export function overseenRecordingsStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select()
    .from(recordings)
    .where(
      and(
        eq(recordings.conversation_id, conversationId),
        isNull(recordings.upload_id),
        isOverseen(login, nowMs, conversationId),
      ),
    )
    .orderBy(asc(recordings.offset_ms));
}

const HOUR_MS = 60 * 60 * 1000;
