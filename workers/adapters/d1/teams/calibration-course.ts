import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  calibrationAttempts,
  calibrationJudgements,
  calibrationPeople,
  calibrations,
} from "../schema/review-tables.ts";
import { applicableChecks, countedChecks, isFlaggedSql, mayJudgeAll } from "./calibration-scope.ts";

/** A condition on `calibrations`. */
export const courseOf = {
  one: (id: string): SQL => sql`calibrations.id = ${id}`,
  organisation: (id: SQL): SQL => sql`calibrations.organisation_id = ${id}`,
};

/**
 * What follows by itself, for the front of every batch that reads calibrations and the end of every one that changes one. `which`: one of
 * `courseOf`. Nobody's act, so it has no actor; doing it twice changes nothing.
 *
 * While it is scored, an attempt whose agent has left is taken out, and whoever may no longer judge all that is left is dropped with
 * what they said. When all of two or more have finished it is in review, where what the product said is put beside what they said; when
 * nothing that they differ on is open it is resolved.
 */
export function courseStatements(db: Database, which: SQL, nowMs: number) {
  const inScoring = (id: SQL) =>
    sql`EXISTS (SELECT 1 FROM calibrations WHERE calibrations.id = ${id} AND ${which} AND calibrations.state = 'scoring')`;
  return [
    db
      .delete(calibrationAttempts)
      .where(
        sql`${inScoring(sql`calibration_attempts.calibration_id`)} AND NOT EXISTS (SELECT 1 FROM assignment_attempts AS handed JOIN memberships AS still ON still.organisation_id = handed.organisation_id AND still.user_id = handed.user_id AND still.left_at IS NULL WHERE handed.conversation_id = calibration_attempts.conversation_id)`,
      ),
    db
      .delete(calibrationPeople)
      .where(
        sql`EXISTS (SELECT 1 FROM calibrations WHERE calibrations.id = calibration_people.calibration_id AND ${which} AND calibrations.state = 'scoring' AND NOT ${mayJudgeAll(sql`calibration_people.user_id`)})`,
      ),
    db.delete(calibrationJudgements).where(
      sql`${inScoring(sql`calibration_judgements.calibration_id`)} AND NOT (
          EXISTS (SELECT 1 FROM calibration_people AS asked WHERE asked.calibration_id = calibration_judgements.calibration_id AND asked.user_id = calibration_judgements.user_id)
          AND EXISTS (SELECT 1 FROM calibration_attempts AS chosen WHERE chosen.calibration_id = calibration_judgements.calibration_id AND chosen.conversation_id = calibration_judgements.conversation_id))`,
    ),
    db
      .update(calibrations)
      .set({ state: "review", changed_at: nowMs })
      .where(
        sql`${which} AND calibrations.state = 'scoring'
          AND (SELECT count(asked.finished_at) >= 2 AND count(asked.finished_at) = count(*) FROM calibration_people AS asked WHERE asked.calibration_id = calibrations.id)
          AND EXISTS (SELECT 1 FROM calibration_attempts AS chosen WHERE chosen.calibration_id = calibrations.id)`,
      ),
    db
      .update(calibrationJudgements)
      .set({ product_met: sql`known.product_met` })
      .from(
        sql`(${applicableChecks} AND chosen.calibration_id IN (SELECT calibrations.id FROM calibrations WHERE ${which} AND calibrations.state = 'review'
          AND EXISTS (SELECT 1 FROM calibration_judgements AS said WHERE said.calibration_id = calibrations.id AND said.product_met IS NULL))) AS known`,
      )
      .where(
        sql`known.calibration_id = calibration_judgements.calibration_id AND known.conversation_id = calibration_judgements.conversation_id AND known.finding = calibration_judgements.finding`,
      ),
    db
      .update(calibrations)
      .set({ state: "resolved", changed_at: nowMs })
      .where(
        sql`${which} AND calibrations.state = 'review' AND NOT EXISTS (SELECT 1 FROM (${countedChecks(sql`said.calibration_id = calibrations.id`)}) AS counted
          WHERE ${isFlaggedSql(sql`counted.met`, sql`counted.judges`)}
          AND NOT EXISTS (SELECT 1 FROM calibration_judgements AS settled WHERE settled.calibration_id = counted.calibration_id AND settled.conversation_id = counted.conversation_id AND settled.finding = counted.finding AND settled.user_id = ''))`,
      ),
  ] as const;
}
