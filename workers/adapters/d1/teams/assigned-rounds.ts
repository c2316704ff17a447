import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type AssignmentTask, assignmentTaskSchema } from "#core/assignments/assignment-task.ts";
import type { RoundAttempt, RoundFacts } from "#core/assignments/round-state.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, LOGIN_USER_ID, userIdOfLogin } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { assignedRounds, assignments, memberships, organisations } from "../schema/team-tables.ts";

// Rounds of assignments, each with its facts: what core/assignments/round-state.ts tells a state from.

/** The newest round of one assignment of the login's person, while they are in the organization and it is not archived. */
export function ownRoundStatement(db: Database, login: AskedLogin, nowMs: AskedAt, assignmentId: AskedId) {
  return selectOwnRounds(db, userIdOfLogin(login, nowMs), eq(assignedRounds.assignment_id, assignmentId));
}

/** The same of all their assignments, those that are due first at the top. */
export const readOwnRounds = preparedStatement((db) => roundsOfSubjectStatement(db, LOGIN_USER_ID));

/** The same of whom `userId` finds. */
export function roundsOfSubjectStatement(db: Database, userId: SQL) {
  return selectOwnRounds(db, userId, undefined)
    .orderBy(sql`${assignedRounds.due_at} IS NULL`, assignedRounds.due_at, desc(assignedRounds.assigned_at))
    .limit(OWN_ROUNDS_SHOWN);
}

const OWN_ROUNDS_SHOWN = 50;

export type OwnRoundRow = Awaited<ReturnType<typeof ownRoundStatement>>[number];
export type OwnRound = Omit<OwnRoundRow, "task" | "attempts"> & { task: AssignmentTask; facts: RoundFacts };

export function parseOwnRound(row: OwnRoundRow): OwnRound {
  const { task, attempts, ...rest } = row;
  const { dueAt, passedAt, excusedAt } = rest;
  return {
    ...rest,
    task: assignmentTaskSchema.parse(task),
    facts: { dueAt, passedAt, excusedAt, attempts: parseAttempts(attempts) },
  };
}

/** The frozen scenarios of an assignment of which the login's person has a round. */
export function frozenStatement(db: Database, login: AskedLogin, nowMs: AskedAt, assignmentId: AskedId) {
  return db
    .select({ frozen: assignments.frozen })
    .from(assignments)
    .where(
      and(
        eq(assignments.id, assignmentId),
        sql`EXISTS (SELECT 1 FROM ${assignedRounds} r WHERE r.assignment_id = ${assignmentId} AND r.user_id = ${userIdOfLogin(login, nowMs)})`,
      ),
    );
}

function selectOwnRounds(db: Database, userId: SQL | Placeholder, further: SQL | undefined) {
  return db
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      organisationId: sql<string>`${organisations.id}`.as("organisation_id"),
      organisation: organisations.name,
      timeZone: organisations.time_zone,
      round: assignedRounds.round,
      dueAt: sql<number | null>`${assignedRounds.due_at}`.as("round_due_at"),
      passedAt: assignedRounds.passed_at,
      excusedAt: assignedRounds.excused_at,
      excusedWhy: assignedRounds.excused_why,
      task: assignments.task,
      attempts: attemptsOfRound.as("attempts"),
    })
    .from(assignedRounds)
    .innerJoin(assignments, eq(assignments.id, assignedRounds.assignment_id))
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisation_id, assignments.organisation_id),
        eq(memberships.user_id, assignedRounds.user_id),
        isNull(memberships.left_at),
      ),
    )
    .where(and(sql`${assignedRounds.user_id} = ${userId}`, isNull(assignments.archived_at), isNewestRound, further))
    .$dynamic();
}

export const isNewestRound = sql`${assignedRounds.round} = (SELECT max(newest.round) FROM assigned_rounds AS newest WHERE newest.assignment_id = ${assignedRounds.assignment_id} AND newest.user_id = ${assignedRounds.user_id})`;

/**
 * In a statement over assigned_rounds: the round's attempts as JSON text. What was not handed in has neither total nor gate here; a call
 * in which nobody spoke is no attempt.
 */
export const attemptsOfRound = sql<string>`(SELECT json_group_array(json_object('conversationId', t.conversation_id, 'scenarioId', t.scenario_id, 'counts', t.counts OR t.handed_in_at IS NOT NULL, 'isCompleted', c.status = 'completed', 'startedAt', t.started_at, 'handedInAt', t.handed_in_at, 'total', t.total, 'gate', t.gate, 'passed', t.passed) ORDER BY t.started_at) FROM assignment_attempts t JOIN chat_conversations c ON c.id = t.conversation_id WHERE t.assignment_id = ${assignedRounds.assignment_id} AND t.user_id = ${assignedRounds.user_id} AND t.round = ${assignedRounds.round} AND c.status <> 'abandoned')`;

export function parseAttempts(json: string): RoundAttempt[] {
  return attemptsSchema.parse(JSON.parse(json));
}

const bit = z.number().transform((value) => value === 1);
const attemptsSchema = z.array(
  z.object({
    conversationId: z.string(),
    scenarioId: z.string(),
    counts: bit,
    isCompleted: bit,
    startedAt: z.number(),
    handedInAt: z.number().nullable(),
    total: z.number().nullable(),
    gate: z.string().nullable(),
    passed: bit.nullable(),
  }),
);

export type NewAttempt = {
  conversationId: string;
  organisationId: string;
  assignmentId: string;
  userId: string;
  round: number;
  scenarioId: string;
  mode: "text" | "voice";
  counts: boolean;
};

/**
 * SQL condition: the person has this round in an assignment that goes on, and is in the organization; and for an attempt that counts, that
 * one more may. core/assignments/round-state.ts (mayCount) says the same in words, before.
 */
export function mayStartAttempt(of: NewAttempt): SQL {
  const counts = sql`AND r.passed_at IS NULL AND r.excused_at IS NULL AND ${mayCountOneMore(of)}`;
  return sql`EXISTS (SELECT 1 FROM assigned_rounds r JOIN assignments a ON a.id = r.assignment_id
    JOIN memberships m ON m.organisation_id = a.organisation_id AND m.user_id = r.user_id AND m.left_at IS NULL
    WHERE r.assignment_id = ${of.assignmentId} AND r.user_id = ${of.userId} AND r.round = ${of.round} AND a.archived_at IS NULL
      ${of.counts ? counts : sql``})`;
}

type PlaceInRound = {
  assignmentId: string | SQL;
  userId: string | SQL;
  round: number | SQL;
  scenarioId: string | SQL;
  /** Left out of both counts. */
  conversationId: AskedId;
};

/** In a statement with the assignment as `a`: neither are the attempts used up, nor are private tries missing. */
export function mayCountOneMore(of: PlaceInRound): SQL {
  const { used, tried } = othersOfRound(of);
  return sql`(json_extract(a.task, '$.attemptsMost') IS NULL OR ${used} < json_extract(a.task, '$.attemptsMost')) AND ${tried} >= json_extract(a.task, '$.triesBefore')`;
}

/** How many other attempts at the scenario count, and how many are private tries that were brought to their end. */
export function othersOfRound(of: PlaceInRound): { used: SQL<number>; tried: SQL<number> } {
  const own = sql`FROM assignment_attempts t JOIN chat_conversations c ON c.id = t.conversation_id WHERE t.assignment_id = ${of.assignmentId} AND t.user_id = ${of.userId} AND t.round = ${of.round} AND t.scenario_id = ${of.scenarioId} AND t.conversation_id <> ${of.conversationId}`;
  const used = sql<number>`(SELECT count(*) ${own} AND (t.counts = 1 OR t.handed_in_at IS NOT NULL) AND c.status <> 'abandoned')`;
  const tried = sql<number>`(SELECT count(*) ${own} AND t.counts = 0 AND t.handed_in_at IS NULL AND c.status = 'completed')`;
  return { used, tried };
}
