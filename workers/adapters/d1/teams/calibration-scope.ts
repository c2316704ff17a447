import { type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { mayJudge, overseesAs, rolesFor } from "./team-scope.ts";

// Conditions of statements over `calibrations`, which has that name there. Somebody whose own attempt is in a calibration never sees it.

/** An owner; else who made it or is asked to judge, while they oversee the agents of all its attempts. */
export function maySeeCalibration(login: Login, nowMs: number): SQL {
  return ofViewer(login, nowMs, sql`1`);
}

/** An owner or who made it: to begin, delete and close it. */
export function mayManageCalibration(login: Login, nowMs: number): SQL {
  return ofViewer(login, nowMs, sql`(viewing.role = 'owner' OR calibrations.by_user_id = viewing.user_id)`);
}

/**
 * The person of the login is looked up once, as the membership `viewing`, and named by its columns from there: SQLite takes an
 * expression of 100 levels at most.
 */
function ofViewer(login: Login, nowMs: number, further: SQL): SQL {
  const me = sql`viewing.user_id`;
  return sql`EXISTS (SELECT 1 FROM memberships AS viewing WHERE viewing.organisation_id = calibrations.organisation_id AND viewing.left_at IS NULL AND viewing.role IN (${rolesFor("calibrate")}) AND viewing.user_id = ${userIdOfLogin(login, nowMs)}
    AND ${further}
    AND NOT EXISTS (${attemptsOf(sql`calibrations.id`)} AND handed.user_id = ${me})
    AND (viewing.role = 'owner' OR ((calibrations.by_user_id = ${me} OR EXISTS (SELECT 1 FROM calibration_people AS asked WHERE asked.calibration_id = calibrations.id AND asked.user_id = ${me}))
      AND NOT EXISTS (${attemptsOf(sql`calibrations.id`)} AND NOT ${overseesAs(me, sql`calibrations.organisation_id`, sql`handed.user_id`)}))))`;
}

/** This person may judge all attempts that are left in it. */
export function mayJudgeAll(personId: SQL): SQL {
  return sql`NOT EXISTS (${attemptsOf(sql`calibrations.id`)} AND NOT ${mayJudge(personId, sql`calibrations.organisation_id`, sql`handed.user_id`)})`;
}

/** Open to read: everybody has judged. Before, a judgment is its writer's alone, and what the product said is nobody's. */
export const isOpenToRead = sql`calibrations.state IN ('review', 'resolved', 'closed')`;

/**
 * Every check that applied to every attempt, by the score it was handed in with: calibration_id, conversation_id, finding, question,
 * part (the dimension's title), place, product_met.
 */
export const applicableChecks = sql`SELECT chosen.calibration_id AS calibration_id, chosen.conversation_id AS conversation_id, json_extract(checked.value, '$.id') AS finding, json_extract(checked.value, '$.question') AS question, json_extract(dimension.value, '$.title') AS part, dimension.key * 1000 + checked.key AS place, json_extract(checked.value, '$.result') IN ('met', 'likely') AS product_met
  FROM calibration_attempts AS chosen
  JOIN assignment_attempts AS handed ON handed.conversation_id = chosen.conversation_id
  JOIN scores AS run ON run.conversation_id = handed.conversation_id AND run.run_no = handed.run_no
  JOIN json_each(run.score, '$.dimensions') AS dimension
  JOIN json_each(dimension.value, '$.checks') AS checked
  WHERE json_extract(checked.value, '$.result') <> 'not-applicable'`;

/** `isFlagged` (core/calibration/agreement.ts) of a number that said met, of a number. A test holds them together. */
export function isFlaggedSql(met: SQL, of: SQL): SQL {
  return sql`(10 * (${met}) * ((${of}) - (${met})) > (${of}) * (${of}))`;
}

/**
 * How often each check of each attempt was said to be met, and by how many: finding, conversation_id, calibration_id, met, judges,
 * product_met. `which`: a condition on `said`, so that nothing else is counted.
 */
export function countedChecks(which: SQL): SQL {
  return sql`SELECT said.calibration_id AS calibration_id, said.conversation_id AS conversation_id, said.finding AS finding, sum(said.met) AS met, count(*) AS judges, max(said.product_met) AS product_met
    FROM calibration_judgements AS said WHERE ${which} AND said.user_id <> '' GROUP BY said.calibration_id, said.conversation_id, said.finding`;
}

function attemptsOf(calibrationId: SQL): SQL {
  return sql`SELECT 1 FROM calibration_attempts AS chosen JOIN assignment_attempts AS handed ON handed.conversation_id = chosen.conversation_id WHERE chosen.calibration_id = ${calibrationId}`;
}
