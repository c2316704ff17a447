import { type SQL, sql } from "drizzle-orm";
import { type HistoryFilter, type HistoryPlace, isNarrowed } from "#core/history/history-filter.ts";
import type { Login } from "#core/identity/login.ts";
import { sessionColumns } from "../conversations/own-sessions.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { listedIds } from "../listed-ids.ts";
import { chatConversations } from "../schema/conversation-tables.ts";
import { deletedRows } from "../schema/history-tables.ts";

// One statement each: what a page is narrowed by is read from indexes (chat_conversations_history, scores_totals, search), the large
// rows of those that are shown only.

/**
 * Lines that one search looks through, newest first: some milliseconds. A word that stands in more of them goes on by pages. A search that is
 * narrowed finds fewer sessions in as many lines.
 */
export function linesLookedAt(filter: HistoryFilter): number {
  return isNarrowed({ ...filter, text: "" }) || filter.archived ? 4000 : 1000;
}
/** Rows of the full text that each conversation has room for; and what its number is taken from, so that the newest come first. */
const PLACES_EACH = sql.raw("1048576");
const NUMBERS = sql.raw("4398046511104");

const listed = { ...sessionColumns, mode: chatConversations.mode, archivedAt: chatConversations.archived_at };

/** `scenarioIds`: those of the line, or null. */
export type NarrowedBy = { filter: HistoryFilter; scenarioIds: readonly string[] | null };

export function historyStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: NarrowedBy & { place: HistoryPlace | null; limit: number },
) {
  const { place, limit } = of;
  const after =
    place && "id" in place ? sql` AND (h.created_at, h.id) < (${place.createdAt}, ${place.id})` : sql.raw("");
  const ids = sql`(SELECT h.id FROM chat_conversations AS h WHERE ${isAsked(login, nowMs, of)}${after} ORDER BY h.created_at DESC, h.id DESC LIMIT ${limit})`;
  return db
    .select({ ...listed, ...foundColumns(NOTHING_LOOKED_AT) })
    .from(chatConversations)
    .where(sql`${chatConversations.id} IN ${ids}`)
    .orderBy(sql`${chatConversations.created_at} DESC, ${chatConversations.id} DESC`);
}

/**
 * Those in which `expression` (search-words.ts) is found in a line or the title, begun last first. Where nothing is found there is one row with
 * `id` null, for what was looked through.
 */
export function searchStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: NarrowedBy & { place: HistoryPlace | null; limit: number; expression: string },
) {
  const { place, limit, expression } = of;
  const person = userIdOfLogin(login, nowMs);
  // D1 binds numbers as reals, by which FTS5 does not seek.
  const before =
    place && "before" in place
      ? sql` AND rowid >= (${NUMBERS} - CAST(${place.before} AS INTEGER) + 1) * ${PLACES_EACH}`
      : sql.raw("");
  const looksThrough = sql`SELECT rowid AS at FROM search WHERE search MATCH (${expression} || ' AND owner:u' || hex(${person}) || '0')${before} ORDER BY rowid LIMIT ${linesLookedAt(of.filter)}`;
  const page = sql`SELECT p.no AS no, p.conversation_id AS id, f.at AS at
    FROM (SELECT ${NUMBERS} - at / ${PLACES_EACH} AS no, min(at) AS at FROM found GROUP BY 1) AS f
    CROSS JOIN search_places AS p ON p.no = f.no
    CROSS JOIN chat_conversations AS h ON h.user_id = ${person} AND h.created_at = p.created_at AND h.id = p.conversation_id
    WHERE ${isAsked(login, nowMs, of)} ORDER BY p.no DESC LIMIT ${limit}`;
  const from = sql`(WITH found AS MATERIALIZED (${looksThrough}), page AS (${page})
    SELECT page.no, page.id, page.at, s.lines, s.last_no FROM (SELECT count(*) AS lines, ${NUMBERS} - max(at) / ${PLACES_EACH} AS last_no FROM found) AS s LEFT JOIN page ON true) AS shown`;
  return db
    .select({
      ...listed,
      ...foundColumns({
        line: sql`(SELECT words FROM search WHERE rowid = shown.at)`,
        no: sql`shown.no`,
        lines: sql`shown.lines`,
        lastNo: sql`shown.last_no`,
      }),
    })
    .from(from)
    .leftJoin(chatConversations, sql`${chatConversations.id} = shown.id`)
    .orderBy(sql`shown.no DESC`);
}

/** Nothing is to be found: no word was typed. */
export function noSessionsStatement(db: Database) {
  return db
    .select({ ...listed, ...foundColumns(NOTHING_LOOKED_AT) })
    .from(chatConversations)
    .where(sql`false`);
}

export type HistoryRow = Awaited<ReturnType<typeof searchStatement>>[number];
export type FoundRow = Awaited<ReturnType<typeof historyStatement>>[number];

/** False of the row that says only what was looked through. */
export function isFound(row: HistoryRow): row is FoundRow {
  return row.id !== null;
}

/** Named: rows of a batch are read by their names. `lines` and `lastNo`: what was looked through. */
function foundColumns({ line, no, lines, lastNo }: Record<"line" | "no" | "lines" | "lastNo", SQL>) {
  return {
    line: sql<string | null>`${line}`.as("found_line"),
    no: sql<number | null>`${no}`.as("found_no"),
    lines: sql<number>`${lines}`.as("lines_looked_at"),
    lastNo: sql<number | null>`${lastNo}`.as("last_no_looked_at"),
  };
}

const NOTHING_LOOKED_AT = { line: sql`NULL`, no: sql`NULL`, lines: sql`0`, lastNo: sql`NULL` };

/** SQL condition on `h`, a row of chat_conversations. */
function isAsked(login: Login, nowMs: number, { filter, scenarioIds }: NarrowedBy): SQL {
  const { scenario, customer, kind, least, most, finding, archived } = filter;
  const conditions = [
    sql`h.user_id = ${userIdOfLogin(login, nowMs)}`,
    archived ? sql`h.archived_at IS NOT NULL` : sql`h.archived_at IS NULL`,
    ...(scenario === null ? [] : [sql`h.scenario_id = ${scenario} AND h.kind <> 'transcript'`]),
    ...(scenarioIds === null ? [] : [sql`h.scenario_id IN ${listedIds(scenarioIds)} AND h.kind <> 'transcript'`]),
    ...(customer === null ? [] : [sql`h.persona_id = ${customer} AND h.kind <> 'transcript'`]),
    ...(kind === null ? [] : [IS_OF_KIND[kind]]),
    ...(least === null && most === null ? [] : [sql`${SCORE} BETWEEN ${least ?? 0} AND ${most ?? 100}`]),
    ...(finding === null
      ? []
      : [sql`EXISTS (SELECT 1 FROM found_rules AS f WHERE f.conversation_id = h.id AND f.rule = ${finding})`]),
  ];
  return sql.join(conditions, sql` AND `);
}

const IS_OF_KIND = {
  practice: sql`h.kind = 'practice' AND h.mode = 'text' AND h.forked_from IS NULL`,
  drill: sql`h.kind = 'drill'`,
  call: sql`h.mode = 'voice' AND h.kind <> 'transcript'`,
  retry: sql`h.forked_from IS NOT NULL`,
  transcript: sql`h.kind = 'transcript'`,
} as const;

const SCORE = sql`(SELECT s.total FROM scores AS s WHERE s.conversation_id = h.id ORDER BY s.run_no DESC LIMIT 1)`;

/** The person's sessions that can be brought back, deleted last first. */
export function deletedSessionsStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { since: number; limit: number },
) {
  const practice = sql`json_extract(${deletedRows.rows}, '$[0].practice')`;
  return db
    .select({
      id: deletedRows.conversation_id,
      deletedAt: deletedRows.deleted_at,
      title: sql<string>`json_extract(${deletedRows.rows}, '$[0].title')`,
      customer: sql<string | null>`json_extract(${practice}, '$.persona.name')`,
      scenario: sql<string | null>`json_extract(${practice}, '$.scenario.title')`,
    })
    .from(deletedRows)
    .where(
      sql`${deletedRows.user_id} = ${userIdOfLogin(login, nowMs)} AND ${deletedRows.deleted_at} > ${of.since} AND ${deletedRows.table_name} = 'chat_conversations'`,
    )
    .orderBy(sql`${deletedRows.deleted_at} DESC, ${deletedRows.conversation_id}`)
    .limit(of.limit);
}

export type DeletedSessionRow = Awaited<ReturnType<typeof deletedSessionsStatement>>[number];

/** Gives a session of the person's own another title. No row: there is none. */
export function renameStatement(db: Database, login: Login, nowMs: number, of: { id: string; title: string }) {
  return db
    .update(chatConversations)
    .set({ title: of.title })
    .where(isOwn(login, nowMs, of.id))
    .returning({ userId: chatConversations.user_id });
}

/** Puts it away, or takes it back: it stays where it is when it is there already. */
export function archiveStatement(db: Database, login: Login, nowMs: number, of: { id: string; archived: boolean }) {
  return db
    .update(chatConversations)
    .set({ archived_at: of.archived ? sql`coalesce(${chatConversations.archived_at}, ${nowMs})` : null })
    .where(isOwn(login, nowMs, of.id))
    .returning({ userId: chatConversations.user_id });
}

function isOwn(login: Login, nowMs: number, id: string): SQL {
  return sql`${chatConversations.id} = ${id} AND ${chatConversations.user_id} = ${userIdOfLogin(login, nowMs)}`;
}

/** The full text is kept in pieces; this joins some of them, and drops what was deleted from those. */
export function tidySearchStatement(db: Database) {
  return db.run(sql`INSERT INTO search (search, rank) VALUES ('merge', 64)`);
}
