import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { chatConversations } from "../schema/conversation-tables.ts";
import {
  calibrationAttempts,
  calibrationJudgements,
  calibrationPeople,
  calibrations,
} from "../schema/review-tables.ts";
import { assignmentAttempts, memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { applicableChecks, mayJudgeAll, mayManageCalibration, maySeeCalibration } from "./calibration-scope.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { mayIn, mayJudge } from "./team-scope.ts";

const CALIBRATIONS_SHOWN = 100;
const ATTEMPTS_OFFERED = 100;

/** For whoever makes one: who could judge, and the newest attempts that the maker may judge and that have a score. */
export function calibrationChoiceStatements(db: Database, login: Login, nowMs: number) {
  const here = activeOrganisation(login, nowMs);
  return [
    db
      .select({ id: users.id, name: nameOfUser.as("person_name"), role: memberships.role })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(
        and(
          sql`${memberships.organisation_id} = ${here}`,
          isNull(memberships.left_at),
          sql`${memberships.role} IN ('owner', 'manager')`,
          mayIn(login, nowMs, memberships.organisation_id, "calibrate"),
        ),
      )
      .orderBy(sql`${memberships.role} <> 'owner'`, asc(sql`person_name COLLATE NOCASE`)),
    db
      .select({
        conversationId: assignmentAttempts.conversation_id,
        agent: nameOfUser.as("agent_name"),
        scenario: scenarioTitle.as("scenario_title"),
        handedInAt: sql<number>`${assignmentAttempts.handed_in_at}`.as("handed_in"),
        mode: assignmentAttempts.mode,
      })
      .from(assignmentAttempts)
      .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
      .innerJoin(chatConversations, eq(chatConversations.id, assignmentAttempts.conversation_id))
      .where(
        and(
          sql`${assignmentAttempts.organisation_id} = ${here}`,
          sql`${assignmentAttempts.handed_in_at} IS NOT NULL AND ${assignmentAttempts.run_no} IS NOT NULL`,
          mayJudge(userIdOfLogin(login, nowMs), assignmentAttempts.organisation_id, assignmentAttempts.user_id),
        ),
      )
      .orderBy(desc(assignmentAttempts.handed_in_at))
      .limit(ATTEMPTS_OFFERED),
  ] as const;
}

export const scenarioTitle = sql<string>`coalesce(json_extract(${chatConversations.practice}, '$.scenario.title'), ${chatConversations.scenario_id})`;

/**
 * A draft, if its maker and all who are asked may judge every attempt. The first statement gives the row if it was written.
 */
export function insertCalibrationStatements(
  db: Database,
  login: Login,
  of: {
    id: string;
    organisationId: string;
    title: string;
    people: readonly string[];
    attempts: readonly string[];
    nowMs: number;
  },
) {
  const { id, organisationId, title, nowMs } = of;
  const me = userIdOfLogin(login, nowMs);
  const [people, attempts] = [JSON.stringify(of.people), JSON.stringify(of.attempts)];
  const handedIn = sql`SELECT 1 FROM assignment_attempts AS handed WHERE handed.conversation_id = one.value AND handed.organisation_id = ${organisationId} AND handed.handed_in_at IS NOT NULL AND handed.run_no IS NOT NULL`;
  const mayAll = sql`${mayIn(login, nowMs, organisationId, "calibrate")}
    AND NOT EXISTS (SELECT 1 FROM json_each(${attempts}) AS one WHERE NOT EXISTS (${handedIn} AND ${mayJudge(me, organisationId, sql`handed.user_id`)}))
    AND NOT EXISTS (SELECT 1 FROM json_each(${people}) AS who JOIN json_each(${attempts}) AS one WHERE NOT EXISTS (${handedIn} AND ${mayJudge(sql`who.value`, organisationId, sql`handed.user_id`)}))`;
  const isThere = sql`EXISTS (SELECT 1 FROM calibrations WHERE calibrations.id = ${id})`;
  return [
    insertFrom(
      db,
      calibrations,
      {
        id,
        organisation_id: organisationId,
        title,
        by_user_id: me,
        state: "draft",
        created_at: nowMs,
        changed_at: nowMs,
      },
      sql`WHERE ${mayAll}`,
    ).returning({ id: calibrations.id }),
    insertFrom(
      db,
      calibrationPeople,
      { calibration_id: id, user_id: sql`who.value`, finished_at: null },
      sql`FROM json_each(${people}) AS who WHERE ${isThere}`,
    ),
    insertFrom(
      db,
      calibrationAttempts,
      { calibration_id: id, conversation_id: sql`one.value` },
      sql`FROM json_each(${attempts}) AS one WHERE ${isThere}`,
    ),
  ] as const;
}

/** Those of the organization that the login's person works in, the newest first. */
export function calibrationsStatement(db: Database, login: Login, nowMs: number) {
  return selectCalibrations(db, login, nowMs)
    .where(
      and(sql`${calibrations.organisation_id} = ${activeOrganisation(login, nowMs)}`, maySeeCalibration(login, nowMs)),
    )
    .orderBy(desc(calibrations.created_at), calibrations.id)
    .limit(CALIBRATIONS_SHOWN);
}

export function calibrationStatement(db: Database, login: Login, nowMs: number, id: string) {
  return selectCalibrations(db, login, nowMs).where(and(eq(calibrations.id, id), maySeeCalibration(login, nowMs)));
}

function selectCalibrations(db: Database, login: Login, nowMs: number) {
  const me = userIdOfLogin(login, nowMs);
  const mine = sql`FROM calibration_people AS asked WHERE asked.calibration_id = ${calibrations.id} AND asked.user_id = ${me}`;
  return db
    .select({
      id: calibrations.id,
      title: calibrations.title,
      state: calibrations.state,
      createdAt: sql<number>`${calibrations.created_at}`.as("made_at"),
      timeZone: organisations.time_zone,
      organisation: sql<string>`${organisations.name}`.as("organisation_name"),
      by: sql<
        string | null
      >`(SELECT coalesce(nullif(maker.full_name, ''), maker.email) FROM users AS maker WHERE maker.id = ${calibrations.by_user_id})`.as(
        "by_name",
      ),
      people: countOf(sql`calibration_people AS asked WHERE asked.calibration_id = ${calibrations.id}`).as(
        "people_asked",
      ),
      finished: countOf(
        sql`calibration_people AS asked WHERE asked.calibration_id = ${calibrations.id} AND asked.finished_at IS NOT NULL`,
      ).as("people_finished"),
      attempts: countOf(sql`calibration_attempts AS chosen WHERE chosen.calibration_id = ${calibrations.id}`).as(
        "attempts_chosen",
      ),
      isAsked: sql<number>`EXISTS (SELECT 1 ${mine})`.as("is_asked"),
      hasFinished: sql<number>`EXISTS (SELECT 1 ${mine} AND asked.finished_at IS NOT NULL)`.as("has_finished"),
      mayManage: sql<number>`${mayManageCalibration(login, nowMs)}`.as("may_manage"),
    })
    .from(calibrations)
    .innerJoin(organisations, eq(organisations.id, calibrations.organisation_id))
    .$dynamic();
}

function countOf(from: ReturnType<typeof sql>) {
  return sql<number>`(SELECT count(*) FROM ${from})`;
}

export type CalibrationRow = Awaited<ReturnType<typeof calibrationStatement>>[number];

/** Who judges, by name. Never who has finished: that is told as a number. */
export function calibrationPeopleStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .select({ id: users.id, name: nameOfUser.as("person_name"), email: users.email, fullName: users.full_name })
    .from(calibrationPeople)
    .innerJoin(calibrations, eq(calibrations.id, calibrationPeople.calibration_id))
    .innerJoin(users, eq(users.id, calibrationPeople.user_id))
    .where(and(eq(calibrationPeople.calibration_id, id), maySeeCalibration(login, nowMs)))
    .orderBy(asc(sql`person_name COLLATE NOCASE`));
}

/** Its attempts, with how many checks there are to judge and how many the login's person has judged. */
export function calibrationAttemptsStatement(db: Database, login: Login, nowMs: number, id: string) {
  const me = userIdOfLogin(login, nowMs);
  const own = sql`calibration_judgements AS said WHERE said.calibration_id = ${calibrationAttempts.calibration_id} AND said.conversation_id = ${calibrationAttempts.conversation_id} AND said.user_id = ${me}`;
  const checks = sql`(${applicableChecks} AND chosen.calibration_id = ${calibrationAttempts.calibration_id} AND chosen.conversation_id = ${calibrationAttempts.conversation_id})`;
  return db
    .select({
      conversationId: sql<string>`${calibrationAttempts.conversation_id}`.as("attempt_id"),
      agent: nameOfUser.as("agent_name"),
      scenario: scenarioTitle.as("scenario_title"),
      handedInAt: sql<number>`${assignmentAttempts.handed_in_at}`.as("handed_in"),
      checks: countOf(checks).as("checks_to_judge"),
      judged: countOf(own).as("checks_judged"),
    })
    .from(calibrationAttempts)
    .innerJoin(calibrations, eq(calibrations.id, calibrationAttempts.calibration_id))
    .innerJoin(assignmentAttempts, eq(assignmentAttempts.conversation_id, calibrationAttempts.conversation_id))
    .innerJoin(chatConversations, eq(chatConversations.id, calibrationAttempts.conversation_id))
    .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
    .where(and(eq(calibrationAttempts.calibration_id, id), maySeeCalibration(login, nowMs)))
    .orderBy(asc(sql`handed_in`), asc(sql`attempt_id`));
}

/** SQL condition: this draft can begin now, and this person is among those who will judge it. */
export function isAboutToJudge(login: Login, nowMs: number, id: string, userId: string) {
  return sql`EXISTS (SELECT 1 FROM calibrations JOIN calibration_people AS one ON one.calibration_id = calibrations.id WHERE ${beginning(login, nowMs, id)} AND one.user_id = ${userId} AND ${mayJudgeAll(sql`one.user_id`)})`;
}

/** A draft that at least two may judge, all of at least one attempt. */
export function beginStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .update(calibrations)
    .set({ state: "scoring", changed_at: nowMs })
    .where(beginning(login, nowMs, id))
    .returning({ id: calibrations.id });
}

function beginning(login: Login, nowMs: number, id: string) {
  return sql`calibrations.id = ${id} AND calibrations.state = 'draft' AND ${mayManageCalibration(login, nowMs)}
    AND EXISTS (SELECT 1 FROM calibration_attempts AS begun WHERE begun.calibration_id = calibrations.id)
    AND (SELECT count(*) FROM calibration_people AS asked WHERE asked.calibration_id = calibrations.id AND ${mayJudgeAll(sql`asked.user_id`)}) >= 2`;
}

/** Before anybody sees what was said: a draft, or one that is scored. Children first; the last gives the row that went. */
export function deleteCalibrationStatements(db: Database, login: Login, nowMs: number, id: string) {
  // It holds as long as the row is there: who may delete it does not hang on who was asked, and ever less on its attempts.
  const may = sql`calibrations.id = ${id} AND calibrations.state IN ('draft', 'scoring') AND ${mayManageCalibration(login, nowMs)}`;
  const isIt = sql`EXISTS (SELECT 1 FROM calibrations WHERE ${may})`;
  return [
    db.delete(calibrationJudgements).where(and(eq(calibrationJudgements.calibration_id, id), isIt)),
    db.delete(calibrationPeople).where(and(eq(calibrationPeople.calibration_id, id), isIt)),
    db.delete(calibrationAttempts).where(and(eq(calibrationAttempts.calibration_id, id), isIt)),
    db.delete(calibrations).where(may).returning({ id: calibrations.id }),
  ] as const;
}

export function closeStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .update(calibrations)
    .set({ state: "closed", changed_at: nowMs })
    .where(sql`calibrations.id = ${id} AND calibrations.state = 'resolved' AND ${mayManageCalibration(login, nowMs)}`)
    .returning({ id: calibrations.id });
}
