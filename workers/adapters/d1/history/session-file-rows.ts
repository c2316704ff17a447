import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { StoredSession } from "#core/history/session-file.ts";
import type { Login } from "#core/identity/login.ts";
import { parseScore } from "../conversations/score-rows.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { chatConversations, chatMessages, scores } from "../schema/conversation-tables.ts";

const c = chatConversations;
const columns = {
  id: c.id,
  title: c.title,
  kind: c.kind,
  mode: c.mode,
  isRetry: sql<number>`${c.forked_from} IS NOT NULL`,
  status: c.status,
  createdAt: c.created_at,
  endedAt: c.ended_at,
  durationSeconds: c.duration_seconds,
  scenarioId: c.scenario_id,
  scenarioTitle: sql<string | null>`json_extract(${c.practice}, '$.scenario.title')`,
  line: sql<string | null>`json_extract(${c.practice}, '$.scenario.line')`,
  customerId: c.persona_id,
  customer: sql<string | null>`json_extract(${c.practice}, '$.persona.name')`,
  difficulty: c.difficulty,
  isArchived: sql<number>`${c.archived_at} IS NOT NULL`,
  score:
    sql`(SELECT s.score FROM ${scores} AS s WHERE s.conversation_id = ${c.id} ORDER BY s.run_no DESC LIMIT 1)`.mapWith(
      scores.score,
    ),
};

/** One session of the person's own, and what was said in it. */
export function ownSessionFileStatements(db: Database, login: Login, nowMs: number, id: string) {
  const own = sql`(SELECT ${c.id} FROM ${c} WHERE ${c.id} = ${id} AND ${c.user_id} = ${userIdOfLogin(login, nowMs)})`;
  return sessionFileStatements(db, own);
}

/** The next `limit` sessions of a person in the order in which they were begun. */
export function nextSessionFilesStatements(
  db: Database,
  of: { userId: string; createdAt: number; conversation: string; limit: number },
) {
  return sessionFileStatements(
    db,
    sql`(SELECT ${c.id} FROM ${c} WHERE ${c.user_id} = ${of.userId} AND (${c.created_at}, ${c.id}) > (${of.createdAt}, ${of.conversation}) ORDER BY ${c.created_at}, ${c.id} LIMIT ${of.limit})`,
  );
}

function sessionFileStatements(db: Database, these: SQL) {
  return [
    db.select(columns).from(c).where(inArray(c.id, these)).orderBy(asc(c.created_at), asc(c.id)),
    db
      .select({
        conversationId: chatMessages.conversation_id,
        role: chatMessages.role,
        kind: chatMessages.kind,
        content: chatMessages.content,
        createdAt: chatMessages.created_at,
      })
      .from(chatMessages)
      .where(inArray(chatMessages.conversation_id, these))
      .orderBy(asc(chatMessages.conversation_id), asc(chatMessages.position)),
  ] as const;
}

type Statements = ReturnType<typeof sessionFileStatements>;

export function storedSessions(rows: Awaited<Statements[0]>, messages: Awaited<Statements[1]>): StoredSession[] {
  const said = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return rows.map(({ isRetry, isArchived, score, ...row }) => ({
    ...row,
    isRetry: isRetry === 1,
    isArchived: isArchived === 1,
    score: score === null ? null : parseScore({ score }),
    messages: said.get(row.id) ?? [],
  }));
}
