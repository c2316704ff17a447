import { and, asc, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type CustomerState, customerStateSchema } from "#core/customer/customer-state.ts";
import type { Login } from "#core/identity/login.ts";
import { type Practice, practiceSchema } from "#core/scenarios/practice.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { allHold } from "../all-hold.ts";
import type { Database, Statement } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { chatConversations, chatMessages, scores } from "../schema/conversation-tables.ts";
import { isThere } from "./conversations.ts";
import { newestScore } from "./disputes.ts";
import { beginStatements, type ConversationRow, conversationColumns } from "./frozen-practices.ts";
import { parseScore } from "./score-rows.ts";

/** A retry of the same moment that nothing has been said in yet: asking again finds it. */
export function untouchedForkStatement(
  db: Database,
  login: Login,
  nowMs: number,
  from: { conversationId: string; turn: number },
) {
  return db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.user_id, userIdOfLogin(login, nowMs)),
        eq(chatConversations.forked_from, from.conversationId),
        eq(chatConversations.forked_at_turn, from.turn),
        eq(chatConversations.status, "active"),
        eq(chatConversations.version, FORKED_VERSION),
      ),
    )
    .orderBy(desc(chatConversations.created_at))
    .limit(1);
}

/** The version a fork is born with. */
export const FORKED_VERSION = 1;

/**
 * Writes a fork with its copies of the first `kept` messages of `from`, all or nothing. Their times move by `shiftMs`. False, with
 * nothing written: the condition does not hold. `practice`: see services/billing/practice-start.ts.
 */
export async function insertFork(
  db: Database,
  fork: ConversationRow,
  copy: { from: string; kept: number; shiftMs: number },
  practice: { condition: SQL | null; further: (hasBegun: SQL) => Statement[] },
): Promise<boolean> {
  const m = chatMessages;
  // A reply that was never finished is copied as what there was of it: nobody is making it any more.
  const status = sql`CASE WHEN ${m.status} = 'stopped' THEN 'stopped' ELSE 'complete' END`;
  // In the order of the table. The sender's keys stay behind: they name the messages they were made for.
  const columns = [
    sql`${fork.id} || '-' || ${m.position}`,
    sql`${fork.id}`,
    m.position,
    m.role,
    m.content,
    sql`${m.created_at} + ${copy.shiftMs}`,
    m.kind,
    status,
    sql`NULL`,
    sql`NULL`,
    // Nor is what is copied in the recording of the fork.
    sql`NULL`,
    sql`NULL`,
    sql`NULL`,
    m.spoken_by,
    m.reading,
    // It is counted where it was sent.
    sql`NULL`,
  ];
  const kept = and(eq(m.conversation_id, copy.from), lt(m.position, copy.kept), isThere(fork.id));
  const [, begun] = await db.batch([
    ...(await beginStatements(db, fork, allHold(practice.condition))),
    db.insert(m).select(sql`SELECT ${sql.join(columns, sql`, `)} FROM ${m} WHERE ${kept}`),
    ...practice.further(isThere(fork.id)),
  ]);
  return begun.length === 1;
}

/** Of a fork: the conversation it goes back into. */
export function forkSourceStatement(db: Database, login: AskedLogin, nowMs: AskedAt, forkId: AskedId) {
  const fork = alias(chatConversations, "fork");
  return db
    .select({
      id: chatConversations.id,
      customerState: chatConversations.customer_state,
      practice: conversationColumns.practice,
      score: newestScore(chatConversations.id),
    })
    .from(fork)
    .innerJoin(chatConversations, eq(chatConversations.id, fork.forked_from))
    .where(
      and(
        eq(fork.id, forkId),
        eq(fork.user_id, userIdOfLogin(login, nowMs)),
        eq(chatConversations.user_id, fork.user_id),
      ),
    );
}

/** Of a fork: the line it goes back to, as it was said in the source, and the source's newest score. */
export function retriedLineStatement(db: Database, login: AskedLogin, nowMs: AskedAt, forkId: AskedId) {
  const fork = alias(chatConversations, "fork");
  const m = chatMessages;
  const turnsBefore = sql`(SELECT count(*) FROM ${m} b WHERE b.conversation_id = ${fork.forked_from} AND b.kind = 'turn' AND b.position < ${m.position})`;
  return db
    .select({ turn: fork.forked_at_turn, said: m.content, score: newestScore(fork.forked_from) })
    .from(fork)
    .innerJoin(
      m,
      and(eq(m.conversation_id, fork.forked_from), eq(m.kind, "turn"), eq(turnsBefore, fork.forked_at_turn)),
    )
    .where(and(eq(fork.id, forkId), eq(fork.user_id, userIdOfLogin(login, nowMs))));
}

export function parseRetriedLine(
  row: Awaited<ReturnType<typeof retriedLineStatement>>[number] | undefined,
): { turn: number; said: string; score: Score | null } | null {
  return row && row.turn !== null ? { turn: row.turn, said: row.said, score: parseNullable(row.score) } : null;
}

export type ForkSource = { id: string; state: CustomerState; score: Score | null; practice: Practice };

export function parseForkSource(
  row: Awaited<ReturnType<typeof forkSourceStatement>>[number] | undefined,
): ForkSource | null {
  return row
    ? {
        id: row.id,
        state: customerStateSchema.parse(row.customerState),
        score: parseNullable(row.score),
        practice: practiceSchema.parse(row.practice),
      }
    : null;
}

/** What was said in a conversation and in the one it goes back into, if it does; told apart by `conversation_id`. */
export function messagesWithSourceStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  const source = alias(chatConversations, "source");
  return db
    .select(getTableColumns(chatMessages))
    .from(chatConversations)
    .leftJoin(source, and(eq(source.id, chatConversations.forked_from), eq(source.user_id, chatConversations.user_id)))
    .innerJoin(chatMessages, sql`${chatMessages.conversation_id} IN (${chatConversations.id}, ${source.id})`)
    .where(and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))))
    .orderBy(asc(chatMessages.position));
}

/** The person's newest scored practice of the same scenario before this one. Retries and drills neither have nor are one. */
export function lastAttemptStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  const now = alias(chatConversations, "now");
  return db
    .select({
      id: chatConversations.id,
      createdAt: chatConversations.created_at,
      level: chatConversations.difficulty,
      score: scores.score,
    })
    .from(now)
    .innerJoin(
      chatConversations,
      and(
        eq(chatConversations.user_id, now.user_id),
        eq(chatConversations.scenario_id, now.scenario_id),
        lt(chatConversations.created_at, now.created_at),
      ),
    )
    .innerJoin(
      scores,
      and(eq(scores.conversation_id, chatConversations.id), eq(scores.run_no, newestRun(chatConversations.id))),
    )
    .where(
      and(
        eq(now.id, conversationId),
        eq(now.user_id, userIdOfLogin(login, nowMs)),
        eq(now.kind, "practice"),
        isNull(now.forked_from),
        eq(chatConversations.kind, "practice"),
        isNull(chatConversations.forked_from),
      ),
    )
    .orderBy(desc(chatConversations.created_at))
    .limit(1);
}

export function parseLastAttempt(row: Awaited<ReturnType<typeof lastAttemptStatement>>[number] | undefined) {
  return row ? { ...row, score: parseScore(row) } : null;
}

function newestRun(conversationId: typeof chatConversations.id): SQL<number> {
  return sql<number>`(SELECT max(s.run_no) FROM ${scores} s WHERE s.conversation_id = ${conversationId})`;
}

function parseNullable(score: unknown): Score | null {
  return score === null ? null : parseScore({ score });
}
