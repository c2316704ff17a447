import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Login } from "#core/identity/login.ts";
import type { Database, Statement } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { listedIds } from "../listed-ids.ts";
import { callUsage, deletedCallUsage, recordings } from "../schema/call-tables.ts";
import {
  chatConversations,
  chatMessages,
  drills,
  rescoreChanges,
  scoreDisputes,
  scoreOverrides,
  scores,
} from "../schema/conversation-tables.ts";
import { fileNotes } from "../schema/file-note-tables.ts";
import { deletedRows, searchPlaces } from "../schema/history-tables.ts";
import { assignmentAttempts } from "../schema/team-tables.ts";

type KeptTable = {
  table: SQLiteTable;
  /** Where a row names its conversation. */
  of: SQLiteColumn;
  /** What a row has to find when it comes back; where that is gone meanwhile, the rest comes back without it. `one`: the row as JSON. */
  needs?: string;
};

/**
 * What a session that its person deletes consists of, parents first. What others said of it, and what was counted of it, only what was handed
 * in has, and that is not deleted so. Live calls have ended by then.
 */
const KEPT: readonly KeptTable[] = [
  { table: chatConversations, of: chatConversations.id },
  { table: searchPlaces, of: searchPlaces.conversation_id },
  { table: chatMessages, of: chatMessages.conversation_id },
  { table: scores, of: scores.conversation_id },
  { table: scoreDisputes, of: scoreDisputes.conversation_id },
  {
    table: rescoreChanges,
    of: rescoreChanges.conversation_id,
    needs: "EXISTS (SELECT 1 FROM rescore_jobs WHERE id = json_extract(one.value, '$.job_id'))",
  },
  {
    table: scoreOverrides,
    of: scoreOverrides.conversation_id,
    needs: "EXISTS (SELECT 1 FROM users WHERE id = json_extract(one.value, '$.by_user_id'))",
  },
  // The newer drill of the same objection stays.
  {
    table: drills,
    of: drills.source_conversation_id,
    needs:
      "NOT EXISTS (SELECT 1 FROM drills WHERE user_id = json_extract(one.value, '$.user_id') AND objection_id = json_extract(one.value, '$.objection_id'))",
  },
  { table: fileNotes, of: fileNotes.conversation_id },
  { table: recordings, of: recordings.conversation_id },
  { table: callUsage, of: callUsage.conversation_id },
  {
    table: assignmentAttempts,
    of: assignmentAttempts.conversation_id,
    needs:
      "EXISTS (SELECT 1 FROM organisations WHERE id = json_extract(one.value, '$.organisation_id')) AND (json_extract(one.value, '$.assignment_id') IS NULL OR EXISTS (SELECT 1 FROM assignments WHERE id = json_extract(one.value, '$.assignment_id')))",
  },
];

/** Rows in one value, which holds 2 MB: the longest message has 4,000 characters, and some kilobytes of what was read in it. */
const ROWS_A_PART = 40;
/** D1 takes 32 arguments of a function. */
const COLUMNS_AT_ONCE = 15;

/** Writes down what these conversations consist of. For the batch that deletes them, before the deletions. `these`: a subquery of ids. */
export function keepRowsStatements(db: Database, these: SQL, of: { userId: string; deletedAt: number }): Statement[] {
  return KEPT.map(({ table, of: conversation }) => {
    const name = getTableConfig(table).name;
    const key = sql.raw(`"${conversation.name}"`);
    const numbered = sql`SELECT ${key} AS conversation_id, (row_number() OVER (PARTITION BY ${key} ORDER BY rowid) - 1) / ${sql.raw(String(ROWS_A_PART))} AS part, ${asJson(table)} AS row FROM ${table} WHERE ${key} IN ${these}`;
    return db
      .insert(deletedRows)
      .select(
        sql`SELECT conversation_id, ${name}, part, ${of.userId}, json_group_array(json(row)), ${of.deletedAt} FROM (${numbered}) GROUP BY conversation_id, part`,
      );
  });
}

/** A row as JSON. json_patch leaves out what is null, which reads as null again. */
function asJson(table: SQLiteTable): SQL {
  const names = columnNames(table);
  const objects: string[] = [];
  for (let at = 0; at < names.length; at += COLUMNS_AT_ONCE) {
    const pairs = names.slice(at, at + COLUMNS_AT_ONCE).map((name) => `'${name}', "${name}"`);
    objects.push(`json_object(${pairs.join(", ")})`);
  }
  return sql.raw(objects.reduce((before, next) => `json_patch(${before}, ${next})`));
}

/**
 * Brings a deleted session back as it was, in one batch, if it is the person's and was deleted after `since`. The first statement
 * gives a row if so.
 */
export function restoreStatements(
  db: Database,
  login: Login,
  nowMs: number,
  { id, since }: { id: string; since: number },
): Statement[] {
  const own = sql`d.conversation_id = ${id} AND d.user_id = ${userIdOfLogin(login, nowMs)} AND d.deleted_at > ${since}`;
  const rowsOf = (table: SQLiteTable) =>
    sql`FROM deleted_rows AS d, json_each(d.rows) AS one WHERE ${own} AND d.table_name = ${getTableConfig(table).name}`;
  const inserts = KEPT.map(({ table, needs }): Statement => {
    if (table === searchPlaces) {
      // Its trigger has given the conversation a new number, which it keeps where the old one has been given away, as by restoring a backup.
      const no = sql`(SELECT json_extract(one.value, '$.no') ${rowsOf(table)})`;
      return db
        .update(searchPlaces)
        .set({ no: sql`${no}` })
        .where(
          sql`${searchPlaces.conversation_id} = ${id} AND ${no} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM search_places AS other WHERE other.no = ${no})`,
        );
    }
    const needed = needs === undefined ? sql.raw("") : sql.raw(` AND ${needs}`);
    return db.insert(table).select(sql`SELECT ${valuesOf(table)} ${rowsOf(table)}${needed} ORDER BY d.part, one.key`);
  });
  const [conversation, ...others] = inserts;
  return [
    db
      .select({ found: sql<number>`1` })
      .from(sql`deleted_rows AS d`)
      .where(sql`${own} AND d.table_name = ${getTableConfig(chatConversations).name}`),
    ...(conversation ? [conversation] : []),
    ...others,
    db
      .delete(deletedCallUsage)
      .where(sql`${deletedCallUsage.call_id} IN (SELECT json_extract(one.value, '$.call_id') ${rowsOf(callUsage)})`),
    db
      .delete(deletedRows)
      .where(
        sql`${deletedRows.conversation_id} = ${id} AND ${deletedRows.user_id} = ${userIdOfLogin(login, nowMs)} AND ${deletedRows.deleted_at} > ${since}`,
      ),
  ];
}

/** A column that has come since has no value in the row: it gets its default. */
function valuesOf(table: SQLiteTable): SQL {
  return sql.raw(
    Object.values<SQLiteColumn>(getTableColumns(table))
      .map(({ name, notNull, default: standard }) => {
        const value = `json_extract(one.value, '$.${name}')`;
        if (!notNull || standard === undefined || standard === null) return value;
        if (typeof standard === "boolean" || typeof standard === "number")
          return `coalesce(${value}, ${Number(standard)})`;
        return typeof standard === "string" ? `coalesce(${value}, '${standard}')` : value;
      })
      .join(", "),
  );
}

function columnNames(table: SQLiteTable): string[] {
  return Object.values<SQLiteColumn>(getTableColumns(table)).map(({ name }) => name);
}

/** Ends the time in which it can be brought back. No row: there is nothing. */
export function giveUpStatement(db: Database, login: Login, nowMs: number, of: { id: string; since: number }) {
  return db
    .update(deletedRows)
    .set({ deleted_at: 0 })
    .where(
      sql`${deletedRows.conversation_id} = ${of.id} AND ${deletedRows.user_id} = ${userIdOfLogin(login, nowMs)} AND ${deletedRows.deleted_at} > ${of.since}`,
    )
    .returning({ id: deletedRows.conversation_id });
}

/** Sessions that were deleted before `beforeMs`, longest ago first. */
export function sweptStatement(db: Database, beforeMs: number, limit: number) {
  return db
    .selectDistinct({ id: deletedRows.conversation_id })
    .from(deletedRows)
    .where(sql`${deletedRows.deleted_at} <= ${beforeMs} AND ${deletedRows.table_name} = 'chat_conversations'`)
    .orderBy(deletedRows.deleted_at)
    .limit(limit);
}

/** Where the sound of deleted sessions lies: of these, or of all that a person has deleted. */
export function deletedSoundsStatement(db: Database, of: { ids: readonly string[] } | { userId: string }) {
  const which = "ids" in of ? sql`d.conversation_id IN ${listedIds(of.ids)}` : sql`d.user_id = ${of.userId}`;
  return db
    .select({
      key: sql<string>`json_extract(one.value, '$.r2_key')`,
      uploadId: sql<string | null>`json_extract(one.value, '$.upload_id')`,
    })
    .from(sql`deleted_rows AS d, json_each(d.rows) AS one`)
    .where(sql`${which} AND d.table_name = 'recordings'`);
}

export function sweepStatement(db: Database, ids: readonly string[], beforeMs: number) {
  return db
    .delete(deletedRows)
    .where(sql`${deletedRows.conversation_id} IN ${listedIds(ids)} AND ${deletedRows.deleted_at} <= ${beforeMs}`);
}
