import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import { FIRST_RUN, hasPassed, modeOfConversation } from "../conversations/handing-in-at-end.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { rowsAsJson } from "../rows-as-json.ts";
import { chatConversations } from "../schema/conversation-tables.ts";
import { assignedRounds, assignmentAttempts, assignments, organisations } from "../schema/team-tables.ts";
import { toBoth, webhookStatement } from "../webhook-events.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { mayCountOneMore, type NewAttempt, othersOfRound } from "./assigned-rounds.ts";
import { viewsStatement } from "./handed-in-reading.ts";
import { overseersStatement } from "./organisation-rows.ts";
import { attemptReviewColumns } from "./review-reading.ts";
import { isHeld } from "./team-scope.ts";

// A conversation's place in an assignment: begun, handed in, and what comes of it.

/** Beside the conversation's own row, in the batch that begins it: nothing is written where that row was not. */
export function insertAttemptStatement(db: Database, of: NewAttempt, nowMs: number) {
  return insertWhere(
    db,
    assignmentAttempts,
    {
      conversation_id: of.conversationId,
      organisation_id: of.organisationId,
      assignment_id: of.assignmentId,
      user_id: of.userId,
      round: of.round,
      scenario_id: of.scenarioId,
      mode: of.mode,
      counts: of.counts,
      started_at: nowMs,
    },
    sql`EXISTS (SELECT 1 FROM chat_conversations WHERE id = ${of.conversationId})`,
  );
}

/**
 * Hands in a conversation of the login's person after its end, where the organization allows it: a private try of an assignment, while one
 * more may count. It is the score of its end that is handed in, whatever was disputed or scored again since.
 */
export function handInTryStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  const may = mayCountOneMore(placeOf(conversationId));
  return db
    .update(assignmentAttempts)
    .set({
      handed_in_at: nowMs,
      run_no: FIRST_RUN,
      total: ofFirstRun(conversationId, "total"),
      gate: ofFirstRun(conversationId, "gate"),
      mode: modeOfConversation,
      passed: hasPassed(ofFirstRun(conversationId, "total"), ofFirstRun(conversationId, "gate")),
    })
    .where(
      and(
        eq(assignmentAttempts.conversation_id, conversationId),
        eq(assignmentAttempts.user_id, userIdOfLogin(login, nowMs)),
        sql`${assignmentAttempts.handed_in_at} IS NULL`,
        isJudged(login, nowMs, conversationId),
        sql`EXISTS (SELECT 1 FROM assignments a JOIN organisations o ON o.id = a.organisation_id
          JOIN memberships m ON m.organisation_id = o.id AND m.user_id = ${assignmentAttempts.user_id} AND m.left_at IS NULL
          JOIN assigned_rounds r ON r.assignment_id = a.id AND r.user_id = m.user_id AND r.round = ${assignmentAttempts.round}
          WHERE a.id = ${assignmentAttempts.assignment_id} AND a.archived_at IS NULL AND o.counts_after = 1
            AND r.passed_at IS NULL AND r.excused_at IS NULL AND ${may})`,
      ),
    )
    .returning({ handedIn: assignmentAttempts.conversation_id });
}

/** The same without an assignment, to the organization that the person works in. A conversation is handed in once. */
export function handInFreelyStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  const person = userIdOfLogin(login, nowMs);
  return db
    .insert(assignmentAttempts)
    .select(
      sql`SELECT c.id, ${activeOrganisation(login, nowMs)}, NULL, c.user_id, 1, c.scenario_id, c.mode, 0, c.created_at, ${nowMs}, s.run_no, s.total, s.gate, NULL
        FROM chat_conversations c JOIN scores s ON s.conversation_id = c.id AND s.run_no = ${FIRST_RUN}
        WHERE c.id = ${conversationId} AND c.user_id = ${person} AND ${activeOrganisation(login, nowMs)} IS NOT NULL AND ${isJudged(login, nowMs, conversationId)}`,
    )
    .onConflictDoNothing()
    .returning({ handedIn: assignmentAttempts.conversation_id });
}

/**
 * Writes `passed_at` of the round that a handed-in conversation belongs to, when enough of it is passed; of all rounds where no
 * conversation is named. What webhooks are told comes first: that a round is about to be passed is true only before.
 */
export function passRoundsStatements(db: Database, nowMs: number, conversationId: string | null) {
  const { assignment_id, user_id, round, passed_at } = assignedRounds;
  const ofRound = sql`t.assignment_id = ${assignment_id} AND t.user_id = ${user_id} AND t.round = ${round}`;
  const isPassing = and(
    sql`${passed_at} IS NULL`,
    conversationId === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM assignment_attempts t WHERE t.conversation_id = ${conversationId} AND ${ofRound})`,
    sql`(SELECT count(DISTINCT t.scenario_id) FROM assignment_attempts t WHERE ${ofRound} AND t.passed = 1) >= (SELECT json_extract(a.task, '$.needed') FROM assignments a WHERE a.id = ${assignment_id})`,
  );
  return [
    webhookStatement(db, nowMs, {
      event: "assignment.passed",
      key: sql`${assignment_id} || '_' || ${user_id} || '_' || ${round}`,
      data: {
        assignment_id: sql`${assignment_id}`,
        user_id: sql`${user_id}`,
        organization_id: sql`set_by.organisation_id`,
      },
      from: sql`${assignedRounds} JOIN assignments AS set_by ON set_by.id = ${assignment_id}`,
      to: toBoth(sql`${user_id}`, sql`set_by.organisation_id`),
      where: sql`${isPassing}`,
    }),
    db.update(assignedRounds).set({ passed_at: nowMs }).where(isPassing),
  ] as const;
}

/** How the assignment is done of which a conversation of the login's person is an attempt; no row: of none. */
export function attemptModeStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return db
    .select({ mode: sql<"text" | "voice" | "either">`json_extract(${assignments.task}, '$.mode')` })
    .from(assignmentAttempts)
    .innerJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
    .where(
      and(
        eq(assignmentAttempts.conversation_id, conversationId),
        eq(assignmentAttempts.user_id, userIdOfLogin(login, nowMs)),
      ),
    );
}

/** A conversation of the login's person as the organization has it; no row: it is not of an assignment, nor handed in. */
export function ownAttemptStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  const { used, tried } = othersOfRound(placeOf(conversationId));
  return db
    .select({
      assignmentId: assignmentAttempts.assignment_id,
      title: sql<string | null>`${assignments.title}`.as("assignment_title"),
      taskMode: sql<"text" | "voice" | "either" | null>`json_extract(${assignments.task}, '$.mode')`.as("task_mode"),
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      countsAfter: organisations.counts_after,
      counts: assignmentAttempts.counts,
      handedInAt: assignmentAttempts.handed_in_at,
      total: assignmentAttempts.total,
      passed: assignmentAttempts.passed,
      timeZone: organisations.time_zone,
      soundDays: organisations.sound_kept_days,
      wordsDays: organisations.words_kept_days,
      deletesAt: organisations.deletes_at,
      /** Of its first recording; null: there is no sound. */
      recordedAt: sql<
        number | null
      >`(SELECT min(r.created_at) FROM recordings AS r WHERE r.conversation_id = ${assignmentAttempts.conversation_id})`.as(
        "recorded_at",
      ),
      isHeld: sql<number>`${isHeld(assignmentAttempts.organisation_id, assignmentAttempts.user_id)}`.as("is_held"),
      isArchived: sql<number>`${assignments.archived_at} IS NOT NULL`.as("is_archived"),
      isPassed: sql<number>`${assignedRounds.passed_at} IS NOT NULL`.as("is_passed"),
      isExcused: sql<number>`${assignedRounds.excused_at} IS NOT NULL`.as("is_excused"),
      isMember:
        sql<number>`EXISTS (SELECT 1 FROM memberships m WHERE m.organisation_id = ${organisations.id} AND m.user_id = ${assignmentAttempts.user_id} AND m.left_at IS NULL)`.as(
          "is_member",
        ),
      attemptsMost: sql<number | null>`json_extract(${assignments.task}, '$.attemptsMost')`.as("attempts_most"),
      triesBefore: sql<number | null>`json_extract(${assignments.task}, '$.triesBefore')`.as("tries_before"),
      used: used.as("used_others"),
      tried: tried.as("tried_others"),
      /** Who would see it or sees it, and who opened it: JSON text. */
      overseers: namesOfOverseers(db, login, nowMs, sql`${assignmentAttempts.organisation_id}`).as("overseers_json"),
      views: rowsAsJson(viewsStatement(db, login, nowMs, conversationId), {
        name: "viewer_name",
        atMs: "last_at",
      }).as("views_json"),
      /** Of what was handed in. */
      review: attemptReviewColumns(login, nowMs, conversationId),
    })
    .from(assignmentAttempts)
    .innerJoin(organisations, eq(organisations.id, assignmentAttempts.organisation_id))
    .leftJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
    .leftJoin(
      assignedRounds,
      and(
        eq(assignedRounds.assignment_id, assignmentAttempts.assignment_id),
        eq(assignedRounds.user_id, assignmentAttempts.user_id),
        eq(assignedRounds.round, assignmentAttempts.round),
      ),
    )
    .where(
      and(
        eq(assignmentAttempts.conversation_id, conversationId),
        eq(assignmentAttempts.user_id, userIdOfLogin(login, nowMs)),
      ),
    );
}

/** In a statement over assignment_attempts: where the conversation stands. */
function placeOf(conversationId: AskedId) {
  return {
    assignmentId: sql`${assignmentAttempts.assignment_id}`,
    userId: sql`${assignmentAttempts.user_id}`,
    round: sql`${assignmentAttempts.round}`,
    scenarioId: sql`${assignmentAttempts.scenario_id}`,
    conversationId,
  };
}

/** A conversation of the login's person, with what handing it in asks of it. */
export function toHandInStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({
      status: chatConversations.status,
      kind: chatConversations.kind,
      forkedFrom: chatConversations.forked_from,
      isJudged:
        sql<number>`EXISTS (SELECT 1 FROM scores s WHERE s.conversation_id = ${conversationId} AND s.run_no = ${FIRST_RUN})`.as(
          "is_judged",
        ),
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))));
}

/** The name of the organization that the login's person works in. */
export function activeOrganisationStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ name: organisations.name })
    .from(organisations)
    .where(sql`${organisations.id} = ${activeOrganisation(login, nowMs)}`);
}

/** What an assignment of which the login's person has a round is taken from, and who sees what counts: JSON text. */
export function takenAssignmentStatement(db: Database, login: AskedLogin, nowMs: AskedAt, assignmentId: AskedId) {
  return db
    .select({
      frozen: assignments.frozen,
      overseers: namesOfOverseers(db, login, nowMs, sql`assignments.organisation_id`).as("overseers_json"),
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.id, assignmentId),
        sql`EXISTS (SELECT 1 FROM ${assignedRounds} r WHERE r.assignment_id = ${assignmentId} AND r.user_id = ${userIdOfLogin(login, nowMs)})`,
      ),
    );
}

function namesOfOverseers(db: Database, login: AskedLogin, nowMs: AskedAt, organisationId: SQL): SQL<string> {
  return rowsAsJson(overseersStatement(db, login, nowMs, organisationId), { name: "display_name" });
}

export function parseOverseers(text: string): { name: string }[] {
  return z.array(z.object({ name: z.string() })).parse(JSON.parse(text));
}

export function parseViews(text: string): { name: string; atMs: number }[] {
  return z.array(z.object({ name: z.string(), atMs: z.number() })).parse(JSON.parse(text));
}

/** A call of the person's own, whole and from its beginning, that is completed and scored. */
function isJudged(login: Login, nowMs: number, conversationId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${chatConversations} own JOIN scores s ON s.conversation_id = own.id AND s.run_no = ${FIRST_RUN} WHERE own.id = ${conversationId} AND own.user_id = ${userIdOfLogin(login, nowMs)} AND own.status = 'completed' AND own.kind = 'practice' AND own.forked_from IS NULL)`;
}

function ofFirstRun(conversationId: string, column: "total" | "gate"): SQL {
  return sql`(SELECT s.${sql.raw(column)} FROM scores s WHERE s.conversation_id = ${conversationId} AND s.run_no = ${FIRST_RUN})`;
}
