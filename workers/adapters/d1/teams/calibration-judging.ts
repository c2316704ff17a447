import { and, asc, eq, sql } from "drizzle-orm";
import type { Judgements, Settlement } from "#core/calibration/calibration-forms.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
import {
  calibrationAttempts,
  calibrationJudgements,
  calibrationPeople,
  calibrations,
} from "../schema/review-tables.ts";
import { assignmentAttempts } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { scenarioTitle } from "./calibration-rows.ts";
import {
  applicableChecks,
  countedChecks,
  isFlaggedSql,
  isOpenToRead,
  mayJudgeAll,
  maySeeCalibration,
} from "./calibration-scope.ts";
import { nameOfUser } from "./organisation-rows.ts";

/** Of a statement that has `calibrations`: it is scored, and the login's person is asked and may judge all of it. */
function isJudge(login: Login, nowMs: number) {
  const me = userIdOfLogin(login, nowMs);
  return sql`(calibrations.state = 'scoring' AND EXISTS (SELECT 1 FROM calibration_people AS asked WHERE asked.calibration_id = calibrations.id AND asked.user_id = ${me} AND ${mayJudgeAll(sql`asked.user_id`)}))`;
}

/** For somebody who judges: one attempt, what was said in it, what is asked, and what they themselves answered. Never more. */
export function judgingStatements(
  db: Database,
  login: Login,
  nowMs: number,
  of: { id: string; conversationId: string },
) {
  const { id, conversationId } = of;
  const may = isJudge(login, nowMs);
  const isOfIt = sql`EXISTS (SELECT 1 FROM calibrations JOIN calibration_attempts AS part ON part.calibration_id = calibrations.id WHERE calibrations.id = ${id} AND part.conversation_id = ${conversationId} AND ${may})`;
  return [
    db
      .select({
        title: calibrations.title,
        agent: nameOfUser.as("agent_name"),
        scenario: scenarioTitle.as("scenario_title"),
        customer: sql<string>`coalesce(json_extract(${chatConversations.practice}, '$.persona.name'), 'Customer')`.as(
          "customer_name",
        ),
        handedInAt: sql<number>`${assignmentAttempts.handed_in_at}`.as("handed_in"),
        hasFinished:
          sql<number>`EXISTS (SELECT 1 FROM calibration_people AS asked WHERE asked.calibration_id = ${calibrations.id} AND asked.user_id = ${userIdOfLogin(login, nowMs)} AND asked.finished_at IS NOT NULL)`.as(
            "has_finished",
          ),
      })
      .from(calibrationAttempts)
      .innerJoin(calibrations, eq(calibrations.id, calibrationAttempts.calibration_id))
      .innerJoin(assignmentAttempts, eq(assignmentAttempts.conversation_id, calibrationAttempts.conversation_id))
      .innerJoin(chatConversations, eq(chatConversations.id, calibrationAttempts.conversation_id))
      .innerJoin(users, eq(users.id, assignmentAttempts.user_id))
      .where(
        and(eq(calibrationAttempts.calibration_id, id), eq(calibrationAttempts.conversation_id, conversationId), may),
      ),
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversation_id, conversationId), isOfIt))
      .orderBy(asc(chatMessages.position)),
    db
      .select({
        finding: sql<string>`known.finding`.as("check_id"),
        question: sql<string>`known.question`.as("check_question"),
        part: sql<string>`known.part`.as("check_part"),
      })
      .from(
        sql`(${applicableChecks} AND chosen.calibration_id = ${id} AND chosen.conversation_id = ${conversationId}) AS known`,
      )
      .where(isOfIt)
      .orderBy(sql`known.place`),
    db
      .select({
        finding: calibrationJudgements.finding,
        met: calibrationJudgements.met,
        why: calibrationJudgements.why,
      })
      .from(calibrationJudgements)
      .where(
        and(
          eq(calibrationJudgements.calibration_id, id),
          eq(calibrationJudgements.conversation_id, conversationId),
          sql`${calibrationJudgements.user_id} = ${userIdOfLogin(login, nowMs)}`,
          isOfIt,
        ),
      ),
  ] as const;
}

/** Writes what the login's person says of the checks that there are, until they have finished; the last word counts. Gives the checks. */
export function judgeStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { id: string; conversationId: string; judgements: Judgements },
) {
  const { id, conversationId, judgements } = of;
  return insertFrom(
    db,
    calibrationJudgements,
    {
      calibration_id: sql`asked.calibration_id`,
      conversation_id: sql`known.conversation_id`,
      finding: sql`known.finding`,
      user_id: sql`asked.user_id`,
      met: sql`json_extract(said.value, '$.met')`,
      product_met: null,
      why: sql`json_extract(said.value, '$.why')`,
      created_at: nowMs,
    },
    sql`FROM calibrations
      JOIN calibration_people AS asked ON asked.calibration_id = calibrations.id AND asked.user_id = ${userIdOfLogin(login, nowMs)} AND asked.finished_at IS NULL
      JOIN (${applicableChecks} AND chosen.calibration_id = ${id} AND chosen.conversation_id = ${conversationId}) AS known
      JOIN json_each(${JSON.stringify(judgements)}) AS said ON json_extract(said.value, '$.finding') = known.finding
      WHERE calibrations.id = ${id} AND ${isJudge(login, nowMs)}`,
  )
    .onConflictDoUpdate({
      target: [
        calibrationJudgements.calibration_id,
        calibrationJudgements.conversation_id,
        calibrationJudgements.finding,
        calibrationJudgements.user_id,
      ],
      set: { met: sql`excluded.met`, why: sql`excluded.why`, created_at: sql`excluded.created_at` },
    })
    .returning({ finding: calibrationJudgements.finding });
}

/** The login's person has judged every check of every attempt: once, and for good. Gives their row. */
export function finishStatement(db: Database, login: Login, nowMs: number, id: string) {
  return db
    .update(calibrationPeople)
    .set({ finished_at: nowMs })
    .where(
      sql`calibration_people.calibration_id = ${id} AND calibration_people.user_id = ${userIdOfLogin(login, nowMs)} AND calibration_people.finished_at IS NULL
        AND EXISTS (SELECT 1 FROM calibrations WHERE calibrations.id = ${id} AND ${isJudge(login, nowMs)})
        AND EXISTS (SELECT 1 FROM calibration_attempts AS part WHERE part.calibration_id = ${id})
        AND NOT EXISTS (SELECT 1 FROM (${applicableChecks} AND chosen.calibration_id = ${id}) AS known WHERE NOT EXISTS (
          SELECT 1 FROM calibration_judgements AS said WHERE said.calibration_id = known.calibration_id AND said.conversation_id = known.conversation_id AND said.finding = known.finding AND said.user_id = calibration_people.user_id))`,
    )
    .returning({ userId: calibrationPeople.user_id });
}

/** Once everybody has judged: what was asked, all that was said of it and what was settled, for whoever may see the calibration. */
export function reviewStatements(db: Database, login: Login, nowMs: number, id: string) {
  const isOpen = sql`EXISTS (SELECT 1 FROM calibrations WHERE calibrations.id = ${id} AND ${isOpenToRead} AND ${maySeeCalibration(login, nowMs)})`;
  return [
    db
      .select({
        conversationId: sql<string>`known.conversation_id`.as("of_attempt"),
        finding: sql<string>`known.finding`.as("check_id"),
        question: sql<string>`known.question`.as("check_question"),
        part: sql<string>`known.part`.as("check_part"),
      })
      .from(sql`(${applicableChecks} AND chosen.calibration_id = ${id}) AS known`)
      .where(isOpen)
      .orderBy(sql`known.place`),
    db
      .select({
        conversationId: calibrationJudgements.conversation_id,
        finding: calibrationJudgements.finding,
        userId: calibrationJudgements.user_id,
        name: nameOfUser.as("person_name"),
        met: calibrationJudgements.met,
        productMet: calibrationJudgements.product_met,
        why: calibrationJudgements.why,
      })
      .from(calibrationJudgements)
      .leftJoin(users, eq(users.id, calibrationJudgements.user_id))
      .where(and(eq(calibrationJudgements.calibration_id, id), isOpen))
      .orderBy(asc(sql`person_name COLLATE NOCASE`)),
  ] as const;
}

/** What was agreed on together of a check on which they differ; the last word counts until it is closed. Gives the check. */
export function settleStatement(db: Database, login: Login, nowMs: number, of: { id: string; settlement: Settlement }) {
  const { id, settlement } = of;
  return insertFrom(
    db,
    calibrationJudgements,
    {
      calibration_id: sql`counted.calibration_id`,
      conversation_id: sql`counted.conversation_id`,
      finding: sql`counted.finding`,
      user_id: "",
      met: settlement.met,
      product_met: sql`counted.product_met`,
      why: settlement.why,
      created_at: nowMs,
    },
    sql`FROM calibrations JOIN (${countedChecks(sql`said.calibration_id = ${id}`)}) AS counted ON counted.calibration_id = calibrations.id
      WHERE calibrations.id = ${id} AND calibrations.state IN ('review', 'resolved') AND ${maySeeCalibration(login, nowMs)}
        AND counted.conversation_id = ${settlement.conversationId} AND counted.finding = ${settlement.finding}
        AND ${isFlaggedSql(sql`counted.met`, sql`counted.judges`)}`,
  )
    .onConflictDoUpdate({
      target: [
        calibrationJudgements.calibration_id,
        calibrationJudgements.conversation_id,
        calibrationJudgements.finding,
        calibrationJudgements.user_id,
      ],
      set: { met: sql`excluded.met`, why: sql`excluded.why`, created_at: sql`excluded.created_at` },
    })
    .returning({ finding: calibrationJudgements.finding });
}

/** The calibration in which the login's person still has to judge this attempt, blind; no row: there is none. */
export function blindJudgingStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ id: calibrations.id })
    .from(calibrations)
    .innerJoin(calibrationAttempts, eq(calibrationAttempts.calibration_id, calibrations.id))
    .innerJoin(calibrationPeople, eq(calibrationPeople.calibration_id, calibrations.id))
    .where(
      and(
        eq(calibrationAttempts.conversation_id, conversationId),
        sql`${calibrationPeople.user_id} = ${userIdOfLogin(login, nowMs)}`,
        sql`${calibrationPeople.finished_at} IS NULL`,
        isJudge(login, nowMs),
      ),
    )
    .limit(1);
}
