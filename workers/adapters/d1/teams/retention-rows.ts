import { and, asc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { RetentionCutoffs } from "#core/retention/kept-days.ts";
import type { DeletedKind } from "#core/teams/team-events.ts";
import { deleteCertificatesStatements } from "../certificate-removal.ts";
import type { Database } from "../database.ts";
import { listedIds } from "../listed-ids.ts";
import { recordings } from "../schema/call-tables.ts";
import { assignmentAttempts, certificates, organisationEvents, organisations } from "../schema/team-tables.ts";
import { isHeld } from "./team-scope.ts";

// What a schedule deletes: what organisations have kept for as long as they chose. Nothing that was not handed in, and nothing of
// somebody under a legal hold. `without`: ids of what could not be deleted before in the same run.

/** Each different choice of days and time zone, once. */
export function retentionTermsStatement(db: Database) {
  return db
    .selectDistinct({
      timeZone: organisations.time_zone,
      soundDays: organisations.sound_kept_days,
      wordsDays: organisations.words_kept_days,
      certificatesDays: organisations.certificates_kept_days,
    })
    .from(organisations);
}

const place = { organisationId: organisations.id, timeZone: organisations.time_zone };

/** The sound of attempts, those handed in first at the top. */
export function soundDueStatement(
  db: Database,
  cutoffs: readonly RetentionCutoffs[],
  without: readonly string[],
  limit: number,
) {
  return db
    .select({ ...place, callId: recordings.call_id, key: recordings.r2_key, uploadId: recordings.upload_id })
    .from(recordings)
    .innerJoin(assignmentAttempts, eq(assignmentAttempts.conversation_id, recordings.conversation_id))
    .innerJoin(organisations, eq(organisations.id, assignmentAttempts.organisation_id))
    .where(
      and(
        isPast(assignmentAttempts.handed_in_at, cutoffs, "sound"),
        not(isHeld(organisations.id, assignmentAttempts.user_id)),
        sql`${recordings.call_id} NOT IN ${listedIds(without)}`,
      ),
    )
    .orderBy(asc(assignmentAttempts.handed_in_at))
    .limit(limit);
}

/** Forgets sound that was deleted, and notes it. */
export function soundDeletedStatements(
  db: Database,
  of: { organisationId: string; day: number; callIds: readonly string[]; nowMs: number },
) {
  const these = listedIds(of.callIds);
  const count = sql`(SELECT count(*) FROM recordings WHERE call_id IN ${these})`;
  return [
    noteDeletedStatement(db, of, "recordings", count),
    db.delete(recordings).where(inArray(recordings.call_id, these)),
  ] as const;
}

/** The conversations of attempts, those handed in first at the top. */
export function wordsDueStatement(
  db: Database,
  cutoffs: readonly RetentionCutoffs[],
  without: readonly string[],
  limit: number,
) {
  return db
    .select({
      ...place,
      conversationId: assignmentAttempts.conversation_id,
      userId: assignmentAttempts.user_id,
      wordsDays: organisations.words_kept_days,
    })
    .from(assignmentAttempts)
    .innerJoin(organisations, eq(organisations.id, assignmentAttempts.organisation_id))
    .where(
      and(
        isPast(assignmentAttempts.handed_in_at, cutoffs, "words"),
        not(isHeld(organisations.id, assignmentAttempts.user_id)),
        sql`${assignmentAttempts.conversation_id} NOT IN ${listedIds(without)}`,
      ),
    )
    .orderBy(asc(assignmentAttempts.handed_in_at))
    .limit(limit);
}

export type WordsDue = Awaited<ReturnType<typeof wordsDueStatement>>[number];

/** The conversation, as a subquery, unless its person came under a legal hold or the organisation changed its days since it was read. */
export function wordsStillDue(of: WordsDue): SQL {
  return sql`(SELECT c.id FROM chat_conversations AS c JOIN organisations AS o ON o.id = ${of.organisationId} AND o.words_kept_days = ${of.wordsDays} AND o.time_zone = ${of.timeZone}
    WHERE c.id = ${of.conversationId} AND NOT ${isHeld(of.organisationId, sql`c.user_id`)})`;
}

export function noteWordsDeletedStatement(db: Database, of: WordsDue, day: number, nowMs: number) {
  return noteDeletedStatement(
    db,
    { organisationId: of.organisationId, day, nowMs },
    "sessions",
    sql`(SELECT count(*) FROM ${wordsStillDue(of)})`,
  );
}

export function certificatesDueStatement(
  db: Database,
  cutoffs: readonly RetentionCutoffs[],
  nowMs: number,
  limit: number,
) {
  return db
    .select({ ...place, id: certificates.id })
    .from(certificates)
    .innerJoin(organisations, eq(organisations.id, certificates.organisation_id))
    .where(
      and(
        isPast(certificates.issued_at, cutoffs, "certificates"),
        // Nobody's valid certificate is withdrawn by age.
        sql`coalesce(${certificates.expires_at}, 0) <= ${nowMs}`,
        not(isHeld(organisations.id, certificates.user_id)),
      ),
    )
    .orderBy(asc(certificates.issued_at))
    .limit(limit);
}

/** Deletes those of them whose people are under no legal hold, and notes it. */
export function deleteOldCertificatesStatements(
  db: Database,
  of: { organisationId: string; day: number; ids: readonly string[]; nowMs: number },
) {
  const which = sql`${certificates.id} IN ${listedIds(of.ids)} AND NOT ${isHeld(certificates.organisation_id, certificates.user_id)}`;
  return [
    noteDeletedStatement(db, of, "certificates", sql`(SELECT count(*) FROM certificates WHERE ${which})`),
    ...deleteCertificatesStatements(db, which, of.nowMs),
  ] as const;
}

/** In a statement over organisations: the moment is before that of the organisation's own choice. */
function isPast(
  moment: typeof assignmentAttempts.handed_in_at | typeof certificates.issued_at,
  cutoffs: readonly RetentionCutoffs[],
  kind: "sound" | "words" | "certificates",
): SQL {
  const field = (name: keyof RetentionCutoffs) => sql.raw(`json_extract(terms.value, '$.${name}')`);
  return sql`${moment} < (SELECT ${field(kind)} FROM json_each(${JSON.stringify(cutoffs)}) AS terms
    WHERE ${field("timeZone")} = ${organisations.time_zone} AND ${field("soundDays")} = ${organisations.sound_kept_days}
      AND ${field("wordsDays")} = ${organisations.words_kept_days} AND ${field("certificatesDays")} = ${organisations.certificates_kept_days})`;
}

/** One event a day of each organisation, to which each deletion adds. It comes before the deletion in its transaction. */
function noteDeletedStatement(
  db: Database,
  of: { organisationId: string; day: number; nowMs: number },
  kind: DeletedKind,
  count: SQL,
) {
  const path = `$.${kind}`;
  return db
    .insert(organisationEvents)
    .select(
      sql`SELECT ${`retention-${of.day}-${of.organisationId}`}, ${of.organisationId}, 'retention_deleted', NULL, NULL, json_object(${kind}, ${count}), ${of.nowMs} WHERE ${count} > 0`,
    )
    .onConflictDoUpdate({
      target: organisationEvents.id,
      set: {
        data: sql`json_set(${organisationEvents.data}, ${path}, coalesce(json_extract(${organisationEvents.data}, ${path}), 0) + json_extract(excluded.data, ${path}))`,
        created_at: sql`excluded.created_at`,
      },
    });
}
