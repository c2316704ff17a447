import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { LEVEL_OBSERVATIONS, LEVEL_WEIGHTS, NEWEST_OBSERVATIONS } from "#core/readiness/skill-level.ts";
import type { Database } from "./database.ts";
import { attemptFindings, attemptSkills, skillLevels } from "./schema/readiness-tables.ts";

// What is counted of handed-in attempts, so that the page of an organization reads no score: a row for each dimension that was
// judged and for each finding, and the levels that follow. migrations/0016_oversight.sql filled the same for what was there before.

/** For the batch that hands a conversation in, after that write. Where nothing was handed in nothing is written. */
export function observeStatements(db: Database, conversationId: string) {
  const handedIn = sql`FROM assignment_attempts t JOIN scores n ON n.conversation_id = t.conversation_id AND n.run_no = t.run_no`;
  const isThis = sql`t.conversation_id = ${conversationId} AND t.handed_in_at IS NOT NULL`;
  const its = (column: string) => sql`(SELECT t.${sql.raw(column)} FROM assignment_attempts t WHERE ${isThis})`;
  return [
    db
      .insert(attemptSkills)
      .select(
        sql`SELECT t.conversation_id, json_extract(d.value, '$.id'), t.organisation_id, t.user_id, json_extract(d.value, '$.percent'), t.handed_in_at
          ${handedIn} JOIN json_each(n.score, '$.dimensions') d WHERE ${isThis} AND json_extract(d.value, '$.percent') IS NOT NULL`,
      )
      .onConflictDoNothing(),
    // The same rule twice in one turn is one finding; a score of before 2026.3 held every hit for sure.
    db
      .insert(attemptFindings)
      .select(
        sql`SELECT t.conversation_id, json_extract(f.value, '$.rule'), json_extract(f.value, '$.evidence.turn'), t.organisation_id, t.user_id, max(coalesce(json_extract(f.value, '$.certainty'), 'sure')), t.handed_in_at
          ${handedIn} JOIN json_each(n.score, '$.compliance') f WHERE ${isThis} GROUP BY 2, 3`,
      )
      .onConflictDoNothing(),
    levelsStatement(db, sql`s.organisation_id = ${its("organisation_id")} AND s.user_id = ${its("user_id")}`),
  ] as const;
}

/**
 * For the batch that deletes conversations: what was counted of them, and the levels that stood on it made anew from what is left.
 * `ids`: a subquery of them; their rows in chat_conversations are still there.
 */
export function forgetObservationsStatements(db: Database, ids: SQLWrapper) {
  return [
    db
      .delete(skillLevels)
      .where(
        sql`(${skillLevels.organisation_id}, ${skillLevels.user_id}, ${skillLevels.dimension}) IN (SELECT s.organisation_id, s.user_id, s.dimension FROM attempt_skills s WHERE ${inArray(sql`s.conversation_id`, ids)})`,
      ),
    db.delete(attemptSkills).where(inArray(attemptSkills.conversation_id, ids)),
    db.delete(attemptFindings).where(inArray(attemptFindings.conversation_id, ids)),
    levelsStatement(
      db,
      sql`s.user_id IN (SELECT c.user_id FROM chat_conversations c WHERE ${inArray(sql`c.id`, ids)})
        AND NOT EXISTS (SELECT 1 FROM skill_levels l WHERE l.organisation_id = s.organisation_id AND l.user_id = s.user_id AND l.dimension = s.dimension)`,
    ),
  ] as const;
}

/** The levels from these observations (`s`): the statement's form of core/readiness/skill-level.ts (skillLevel). */
function levelsStatement(db: Database, which: SQL) {
  return db
    .insert(skillLevels)
    .select(
      sql`SELECT o.organisation_id, o.user_id, o.dimension, sum(w.value * o.percent) / sum(w.value), count(*), max(o.handed_in_at),
          CASE WHEN count(*) >= ${2 * NEWEST_OBSERVATIONS} THEN sum(CASE WHEN o.age >= ${NEWEST_OBSERVATIONS} THEN w.value * o.percent END) / sum(CASE WHEN o.age >= ${NEWEST_OBSERVATIONS} THEN w.value END) END
        FROM (SELECT s.organisation_id, s.user_id, s.dimension, s.percent, s.handed_in_at,
            row_number() OVER (PARTITION BY s.organisation_id, s.user_id, s.dimension ORDER BY s.handed_in_at DESC, s.conversation_id DESC) - 1 AS age
          FROM attempt_skills s WHERE ${which}) o
        JOIN json_each(${JSON.stringify(LEVEL_WEIGHTS)}) w ON w.key = o.age
        WHERE o.age < ${LEVEL_OBSERVATIONS} GROUP BY o.organisation_id, o.user_id, o.dimension`,
    )
    .onConflictDoUpdate({
      target: [skillLevels.organisation_id, skillLevels.user_id, skillLevels.dimension],
      set: {
        level: sql`excluded.level`,
        observations: sql`excluded.observations`,
        last_at: sql`excluded.last_at`,
        level_before: sql`excluded.level_before`,
      },
    });
}
