import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
import { attemptExamples } from "../schema/review-tables.ts";
import { assignmentAttempts } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { isOwnHandedIn, isReviewable } from "./review-rows.ts";
import { mayAskForExample, mayIn, mayReview } from "./team-scope.ts";

export const EXAMPLES_LISTED = 100;

/** Asking twice for the same lines by the same title is asking once. Gives a row where it was written. */
export function askForExampleStatement(
  db: Database,
  login: Login,
  of: { id: string; conversationId: string; first: number; last: number; title: string; nowMs: number },
) {
  const { id, conversationId, first, last, title, nowMs } = of;
  return insertFrom(
    db,
    attemptExamples,
    {
      id,
      organisation_id: sql`t.organisation_id`,
      conversation_id: conversationId,
      first_turn: first,
      last_turn: last,
      title,
      by_user_id: userIdOfLogin(login, nowMs),
      asked_at: nowMs,
    },
    sql`FROM assignment_attempts t WHERE t.conversation_id = ${conversationId} AND t.handed_in_at IS NOT NULL
      AND ${mayAskForExample(login, nowMs, sql`t.organisation_id`, sql`t.user_id`)}
      AND NOT EXISTS (SELECT 1 FROM attempt_examples e WHERE e.conversation_id = ${conversationId} AND e.first_turn = ${first} AND e.last_turn = ${last} AND e.title = ${title})`,
  ).returning({ id: attemptExamples.id });
}

/** A row where these lines were asked for by that title already. */
export function knownExampleStatement(
  db: Database,
  login: Login,
  of: { conversationId: string; first: number; last: number; title: string; nowMs: number },
) {
  return db
    .select({ id: attemptExamples.id })
    .from(attemptExamples)
    .where(
      and(
        eq(attemptExamples.conversation_id, of.conversationId),
        eq(attemptExamples.first_turn, of.first),
        eq(attemptExamples.last_turn, of.last),
        eq(attemptExamples.title, of.title),
        isReviewable(login, of.nowMs, of.conversationId),
      ),
    );
}

/** By whoever may review the attempt: the question and, where it was agreed to, the example go. */
export function withdrawExampleStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { conversationId: string; id: string },
) {
  return db
    .delete(attemptExamples)
    .where(
      and(
        eq(attemptExamples.id, of.id),
        eq(attemptExamples.conversation_id, of.conversationId),
        sql`EXISTS (SELECT 1 FROM assignment_attempts t WHERE t.conversation_id = ${of.conversationId} AND ${mayReview(login, nowMs, sql`t.organisation_id`, sql`t.user_id`)})`,
      ),
    )
    .returning({ id: attemptExamples.id });
}

/** The agent's, at any time, also after leaving. Gives a row where the example is theirs. */
export function answerExampleStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { conversationId: string; id: string; answer: "yes" | "no" },
) {
  return db
    .update(attemptExamples)
    .set({
      answer: of.answer,
      answered_at: sql`CASE WHEN ${attemptExamples.answer} IS ${of.answer} THEN ${attemptExamples.answered_at} ELSE ${nowMs} END`,
    })
    .where(
      and(
        eq(attemptExamples.id, of.id),
        eq(attemptExamples.conversation_id, of.conversationId),
        isOwnHandedIn(login, nowMs, of.conversationId),
      ),
    )
    .returning({ id: attemptExamples.id });
}

/**
 * The agreed examples of the organization that the login's person works in, for everybody in it, the newest first. `lines`: JSON of
 * the chosen turns, nothing before or after them.
 */
export function examplesStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      id: attemptExamples.id,
      title: attemptExamples.title,
      agent: nameOfUser.as("agent_name"),
      scenario: sql<string>`json_extract(${chatConversations.practice}, '$.scenario.title')`.as("scenario_title"),
      customer: sql<string>`json_extract(${chatConversations.practice}, '$.persona.name')`.as("customer_name"),
      agreedAt: sql<number>`${attemptExamples.answered_at}`.as("agreed_at"),
      lines:
        sql<string>`(SELECT json_group_array(json_object('speaker', CASE said.role WHEN 'user' THEN 'agent' ELSE 'customer' END, 'text', said.content) ORDER BY said.turn)
          FROM (SELECT m.role, m.content, row_number() OVER (ORDER BY m.position) - 1 AS turn FROM ${chatMessages} m WHERE m.conversation_id = ${attemptExamples.conversation_id} AND m.kind = 'turn') said
          WHERE said.turn BETWEEN ${attemptExamples.first_turn} AND ${attemptExamples.last_turn})`.as("lines_json"),
    })
    .from(attemptExamples)
    .innerJoin(assignmentAttempts, eq(assignmentAttempts.conversation_id, attemptExamples.conversation_id))
    .innerJoin(chatConversations, eq(chatConversations.id, attemptExamples.conversation_id))
    .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
    .where(
      and(
        eq(attemptExamples.organisation_id, activeOrganisation(login, nowMs)),
        eq(attemptExamples.answer, "yes"),
        mayIn(login, nowMs, attemptExamples.organisation_id, "seeExamples"),
      ),
    )
    .orderBy(desc(attemptExamples.answered_at), desc(attemptExamples.id))
    .limit(EXAMPLES_LISTED);
}

export function parseLines(text: string) {
  return linesSchema.parse(JSON.parse(text));
}
const linesSchema = z.array(z.object({ speaker: z.enum(["agent", "customer"]), text: z.string() }));
