import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { assignmentTaskSchema } from "#core/assignments/assignment-task.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { assignedRounds, assignments, groups, memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { attemptsOfRound, isNewestRound, parseAttempts } from "./assigned-rounds.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { mayIn, oversees } from "./team-scope.ts";

/** For whoever makes an assignment in the organization they work in: the people and the groups that they may choose. */
export function assigningStatements(db: Database, login: Login, nowMs: number) {
  const here = activeOrganisation(login, nowMs);
  const mayChooseGroup = sql`(${mayIn(login, nowMs, groups.organisation_id, "assignToEveryone")} OR ${leads(login, nowMs, sql`${groups.id}`)})`;
  return [
    db
      .select({ id: users.id, name: nameOfUser.as("person_name"), role: memberships.role })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(
        and(
          sql`${memberships.organisation_id} = ${here}`,
          isNull(memberships.left_at),
          oversees(login, nowMs, memberships.organisation_id, memberships.user_id),
        ),
      )
      .orderBy(asc(sql`person_name`)),
    db
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(and(sql`${groups.organisation_id} = ${here}`, mayChooseGroup))
      .orderBy(asc(groups.name)),
  ] as const;
}

/**
 * Writes an assignment and the first rounds of those it is for. An owner chooses anybody of the organization; a manager only people and
 * groups they oversee. The first statement gives the row if it was written.
 */
export function insertAssignmentStatements(
  db: Database,
  login: Login,
  row: typeof assignments.$inferInsert,
  nowMs: number,
) {
  const { organisation_id: organisationId } = row;
  const targets = JSON.stringify(row.targets);
  const inOrganisation = sql`NOT EXISTS (SELECT 1 FROM json_each(${targets}, '$.people') t WHERE NOT EXISTS (SELECT 1 FROM memberships m WHERE m.organisation_id = ${organisationId} AND m.user_id = t.value AND m.left_at IS NULL))
    AND NOT EXISTS (SELECT 1 FROM json_each(${targets}, '$.groups') t WHERE NOT EXISTS (SELECT 1 FROM "groups" g WHERE g.id = t.value AND g.organisation_id = ${organisationId}))`;
  const overseen = sql`NOT EXISTS (SELECT 1 FROM json_each(${targets}, '$.people') t WHERE t.value = ${userIdOfLogin(login, nowMs)} OR NOT ${oversees(login, nowMs, organisationId, sql`t.value`)})
    AND NOT EXISTS (SELECT 1 FROM json_each(${targets}, '$.groups') t WHERE NOT ${leads(login, nowMs, sql`t.value`)})
    AND json_extract(${targets}, '$.everyone') = 0 AND json_extract(${targets}, '$.joiners') = 0`;
  const may = sql`${inOrganisation} AND (${mayIn(login, nowMs, organisationId, "assignToEveryone")} OR (${isManager(login, nowMs, sql`${organisationId}`)} AND ${overseen}))`;
  return [
    insertWhere(db, assignments, row, may).returning({ id: assignments.id }),
    firstRoundsStatement(db, row.id, nowMs),
  ] as const;
}

/** Of the people of its targets, each once. A manager who is in a group of theirs is not assigned what they make. */
function firstRoundsStatement(db: Database, assignmentId: string, nowMs: number) {
  return db.insert(assignedRounds).select(
    sql`SELECT a.id, m.user_id, 1, ${nowMs}, a.due_at, NULL, NULL, NULL, '[]', 0
      FROM assignments a JOIN memberships m ON m.organisation_id = a.organisation_id AND m.left_at IS NULL
      WHERE a.id = ${assignmentId} AND (
        m.user_id IN (SELECT value FROM json_each(a.targets, '$.people'))
        OR (json_extract(a.targets, '$.everyone') = 1 AND m.role = 'agent')
        OR (m.user_id IN (SELECT p.user_id FROM group_members p JOIN json_each(a.targets, '$.groups') t ON t.value = p.group_id)
          AND (m.role <> 'manager' OR m.user_id <> coalesce(a.by_user_id, ''))))`,
  );
}

/**
 * For the batch in which people join the organization or a group of it, after the rows of both: the first rounds, of whoever joined at
 * `nowMs`, of the assignments for everyone who joins and for that group. A due date that is over is not theirs.
 */
export function assignToNewcomers(db: Database, organisationId: SQL | string, nowMs: number) {
  return db
    .insert(assignedRounds)
    .select(
      sql`SELECT a.id, m.user_id, 1, ${nowMs}, CASE WHEN a.due_at > ${nowMs} THEN a.due_at END, NULL, NULL, NULL, '[]', 0
        FROM assignments a JOIN memberships m ON m.organisation_id = a.organisation_id AND m.left_at IS NULL
        WHERE a.organisation_id = ${organisationId} AND a.archived_at IS NULL AND (
          (json_extract(a.targets, '$.joiners') = 1 AND m.role = 'agent' AND m.joined_at = ${nowMs})
          OR EXISTS (SELECT 1 FROM group_members p JOIN json_each(a.targets, '$.groups') t ON t.value = p.group_id WHERE p.user_id = m.user_id AND p.created_at = ${nowMs}))`,
    )
    .onConflictDoNothing();
}

/** Title and due date. A changed due date is that of the first rounds that still go on; their reminders begin anew. */
export function editAssignmentStatements(
  db: Database,
  login: Login,
  nowMs: number,
  edit: { id: string; title: string; dueAt: number | null },
) {
  const may = mayChange(login, nowMs);
  return [
    db
      .update(assignedRounds)
      .set({ due_at: edit.dueAt, reminded: [] })
      .where(
        and(
          eq(assignedRounds.assignment_id, edit.id),
          eq(assignedRounds.round, 1),
          isNull(assignedRounds.passed_at),
          isNull(assignedRounds.excused_at),
          sql`EXISTS (SELECT 1 FROM ${assignments} WHERE ${assignments.id} = ${edit.id} AND ${assignments.due_at} IS NOT ${edit.dueAt} AND ${may})`,
        ),
      ),
    db
      .update(assignments)
      .set({ title: edit.title, due_at: edit.dueAt })
      .where(and(eq(assignments.id, edit.id), may))
      .returning({ id: assignments.id }),
  ] as const;
}

/** Nobody begins it any more; what was handed in stays. */
export function archiveAssignmentStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .update(assignments)
    .set({ archived_at: sql`coalesce(${assignments.archived_at}, ${nowMs})` })
    .where(and(eq(assignments.id, id), mayChange(login, nowMs)))
    .returning({ id: assignments.id });
}

/** A person of theirs, never themselves, who is still in the organization, and has not passed. */
export function excuseStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { assignmentId: string; userId: string; round: number; why: string },
) {
  return db
    .update(assignedRounds)
    .set({ excused_at: nowMs, excused_why: of.why })
    .where(
      and(
        eq(assignedRounds.assignment_id, of.assignmentId),
        eq(assignedRounds.user_id, of.userId),
        eq(assignedRounds.round, of.round),
        isNull(assignedRounds.passed_at),
        isNull(assignedRounds.excused_at),
        sql`${assignedRounds.user_id} <> ${userIdOfLogin(login, nowMs)}`,
        sql`EXISTS (SELECT 1 FROM assignments a JOIN memberships m ON m.organisation_id = a.organisation_id AND m.user_id = ${of.userId} AND m.left_at IS NULL
          WHERE a.id = ${of.assignmentId} AND ${oversees(login, nowMs, sql`a.organisation_id`, of.userId)})`,
      ),
    )
    .returning({ userId: assignedRounds.user_id });
}

/** Those the login's person oversees somebody of, or made: of an owner all. Newest first, archived ones last. */
export function assignmentsStatement(db: Database, login: Login, nowMs: number) {
  return selectAssignments(db, login, nowMs, sql`${assignments.organisation_id} = ${activeOrganisation(login, nowMs)}`)
    .orderBy(sql`${assignments.archived_at} IS NOT NULL`, desc(assignments.created_at))
    .limit(ASSIGNMENTS_SHOWN);
}

export function assignmentStatement(db: Database, login: Login, nowMs: number, id: string) {
  return selectAssignments(db, login, nowMs, eq(assignments.id, id));
}

const ASSIGNMENTS_SHOWN = 100;

function selectAssignments(db: Database, login: Login, nowMs: number, further: SQL) {
  const hasOwn = sql`EXISTS (SELECT 1 FROM assigned_rounds r WHERE r.assignment_id = ${assignments.id} AND ${oversees(login, nowMs, assignments.organisation_id, sql`r.user_id`)})`;
  return db
    .select({
      id: assignments.id,
      title: assignments.title,
      createdAt: sql<number>`${assignments.created_at}`.as("assigned_on"),
      archivedAt: assignments.archived_at,
      dueAt: assignments.due_at,
      repeatDays: assignments.repeat_days,
      certificateMonths: assignments.certificate_months,
      task: assignments.task,
      targets: assignments.targets,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      timeZone: organisations.time_zone,
      mayChange: sql<number>`${mayChange(login, nowMs)}`.as("may_change"),
    })
    .from(assignments)
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .where(and(further, sql`(${mayChange(login, nowMs)} OR ${hasOwn})`))
    .$dynamic();
}

export type AssignmentRow = Awaited<ReturnType<typeof assignmentStatement>>[number];

/** The newest round of each person that the login's person oversees, of one assignment or of all in their organization. */
export function overseenRoundsStatement(db: Database, login: Login, nowMs: number, assignmentId: string | null) {
  return db
    .select({
      assignmentId: sql<string>`${assignedRounds.assignment_id}`.as("of_assignment"),
      userId: sql<string>`${assignedRounds.user_id}`.as("of_user"),
      name: nameOfUser.as("person_name"),
      round: assignedRounds.round,
      dueAt: assignedRounds.due_at,
      passedAt: assignedRounds.passed_at,
      excusedAt: assignedRounds.excused_at,
      excusedWhy: assignedRounds.excused_why,
      hasLeft: sql<number>`${memberships.left_at} IS NOT NULL`.as("has_left"),
      attempts: attemptsOfRound.as("attempts"),
    })
    .from(assignedRounds)
    .innerJoin(assignments, eq(assignments.id, assignedRounds.assignment_id))
    .innerJoin(users, eq(users.id, assignedRounds.user_id))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisation_id, assignments.organisation_id),
        eq(memberships.user_id, assignedRounds.user_id),
      ),
    )
    .where(
      and(
        assignmentId === null
          ? sql`${assignments.organisation_id} = ${activeOrganisation(login, nowMs)}`
          : eq(assignedRounds.assignment_id, assignmentId),
        isNewestRound,
        oversees(login, nowMs, assignments.organisation_id, assignedRounds.user_id),
      ),
    )
    .orderBy(asc(sql`person_name`));
}

export type OverseenRoundRow = Awaited<ReturnType<typeof overseenRoundsStatement>>[number];

export function parseAssignment(row: AssignmentRow) {
  const { task, targets: _, mayChange: may, ...rest } = row;
  return { ...rest, task: assignmentTaskSchema.parse(task), mayChange: may === 1 };
}

export function parseOverseenRound(row: OverseenRoundRow) {
  const { attempts, hasLeft, ...rest } = row;
  return { ...rest, hasLeft: hasLeft === 1, attempts: parseAttempts(attempts) };
}

/** In a statement over assignments: an owner of its organization, or the manager who made it. */
function mayChange(login: Login, nowMs: number): SQL {
  return sql`(${mayIn(login, nowMs, assignments.organisation_id, "assignToEveryone")} OR (${assignments.by_user_id} = ${userIdOfLogin(login, nowMs)} AND ${isManager(login, nowMs, sql`${assignments.organisation_id}`)}))`;
}

function isManager(login: Login, nowMs: number, organisationId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM memberships AS actor WHERE actor.organisation_id = ${organisationId} AND actor.user_id = ${userIdOfLogin(login, nowMs)} AND actor.left_at IS NULL AND actor.role = 'manager')`;
}

/** The login's person is a manager of this group. */
function leads(login: Login, nowMs: number, groupId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM group_managers led JOIN "groups" mine ON mine.id = led.group_id JOIN memberships actor ON actor.organisation_id = mine.organisation_id AND actor.user_id = led.user_id AND actor.role = 'manager' AND actor.left_at IS NULL WHERE led.group_id = ${groupId} AND led.user_id = ${userIdOfLogin(login, nowMs)})`;
}

// What a schedule does.

/** Rounds that go on and are due within two months, of assignments that remind: see core/assignments/due-date.ts (remindersDue). */
export function roundsToRemindStatement(db: Database, nowMs: number, untilMs: number, limit: number) {
  return db
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      remindDays: assignments.remind_days,
      timeZone: organisations.time_zone,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      userId: sql<string>`${users.id}`.as("person_id"),
      email: users.email,
      fullName: users.full_name,
      round: assignedRounds.round,
      dueAt: sql<number>`${assignedRounds.due_at}`.as("round_due_at"),
      reminded: assignedRounds.reminded,
    })
    .from(assignedRounds)
    .innerJoin(assignments, eq(assignments.id, assignedRounds.assignment_id))
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .innerJoin(users, eq(users.id, assignedRounds.user_id))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisation_id, organisations.id),
        eq(memberships.user_id, users.id),
        isNull(memberships.left_at),
      ),
    )
    .where(
      and(
        sql`${assignedRounds.due_at} > ${nowMs} AND ${assignedRounds.due_at} <= ${untilMs}`,
        isNull(assignedRounds.passed_at),
        isNull(assignedRounds.excused_at),
        isNull(assignments.archived_at),
        sql`json_array_length(${assignments.remind_days}) > json_array_length(${assignedRounds.reminded})`,
      ),
    )
    .orderBy(asc(sql`round_due_at`))
    .limit(limit);
}

export const daysSchema = z.array(z.number());

/** SQL condition: this round still has these reminders behind it, so that two runs at once send one email. */
export function stillReminded(of: {
  assignmentId: string;
  userId: string;
  round: number;
  reminded: readonly number[];
}): SQL {
  return sql`EXISTS (SELECT 1 FROM assigned_rounds WHERE assignment_id = ${of.assignmentId} AND user_id = ${of.userId} AND round = ${of.round} AND reminded = ${JSON.stringify(of.reminded)} AND passed_at IS NULL AND excused_at IS NULL)`;
}

export function noteRemindedStatement(
  db: Database,
  of: { assignmentId: string; userId: string; round: number },
  reminded: readonly number[],
  condition: SQL,
) {
  return db
    .update(assignedRounds)
    .set({ reminded })
    .where(
      and(
        eq(assignedRounds.assignment_id, of.assignmentId),
        eq(assignedRounds.user_id, of.userId),
        eq(assignedRounds.round, of.round),
        condition,
      ),
    );
}

/** The newest rounds that were passed, of assignments that repeat and go on, oldest first. */
export function roundsToRepeatStatement(db: Database, passedBefore: number, limit: number) {
  return db
    .select({
      assignmentId: assignments.id,
      userId: assignedRounds.user_id,
      round: assignedRounds.round,
      assignedAt: assignedRounds.assigned_at,
      dueAt: sql<number | null>`${assignedRounds.due_at}`.as("round_due_at"),
      passedAt: assignedRounds.passed_at,
      repeatDays: assignments.repeat_days,
      timeZone: organisations.time_zone,
    })
    .from(assignedRounds)
    .innerJoin(assignments, eq(assignments.id, assignedRounds.assignment_id))
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .where(
      and(
        isNull(assignments.archived_at),
        isNewestRound,
        // Days are counted in local days, so the last decision is core's: isNextRoundDue.
        sql`${assignedRounds.passed_at} <= ${passedBefore} - ${assignments.repeat_days} * 86400000`,
        isMember,
      ),
    )
    .orderBy(asc(assignedRounds.passed_at))
    .limit(limit);
}

/** Round `after` + 1, once, while the person is in the organization and the assignment goes on. */
export function nextRoundStatement(
  db: Database,
  of: { assignmentId: string; userId: string; after: number; dueAt: number | null },
  nowMs: number,
) {
  return db
    .insert(assignedRounds)
    .select(
      sql`SELECT a.id, m.user_id, ${of.after + 1}, ${nowMs}, ${of.dueAt}, NULL, NULL, NULL, '[]', 0
        FROM assignments a JOIN memberships m ON m.organisation_id = a.organisation_id AND m.user_id = ${of.userId} AND m.left_at IS NULL
        WHERE a.id = ${of.assignmentId} AND a.archived_at IS NULL`,
    )
    .onConflictDoNothing();
}

const isMember = sql`EXISTS (SELECT 1 FROM memberships m WHERE m.organisation_id = ${assignments.organisation_id} AND m.user_id = ${assignedRounds.user_id} AND m.left_at IS NULL)`;
