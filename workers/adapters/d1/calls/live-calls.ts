import { and, eq, gt, gte, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { allHold } from "../all-hold.ts";
import { isThere, type NewMessage } from "../conversations/conversations.ts";
import { beginStatements, type ConversationRow } from "../conversations/frozen-practices.ts";
import { type Database, holdsStatement, type Statement } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { callUsage, liveCalls } from "../schema/call-tables.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
import { insertAttemptStatement } from "../teams/assigned-attempts.ts";
import { mayStartAttempt, type NewAttempt } from "../teams/assigned-rounds.ts";
import { allCallUsage } from "./all-call-usage.ts";

export type LiveCallRow = typeof liveCalls.$inferSelect;

/**
 * `call_in_progress`: in another conversation. `attempt_refused`: the attempt that begins with it may not be started.
 * `no_practice_left`: no practice may begin.
 */
export type ClaimedCall = { callId: string } | { refusal: "call_in_progress" | "attempt_refused" | "no_practice_left" };

/**
 * Registers a call as the person's only live call. Gives its id, or the id of the call that is live in the same conversation.
 * `begun` is a conversation that begins with the call: it is inserted in the same batch, or not at all.
 */
export async function claimLiveCall(
  db: Database,
  call: LiveCallRow,
  nowMs: number,
  begun:
    | ({ row: ConversationRow; opening: NewMessage; attempt: NewAttempt | null } & {
        /** What else has to be true, and what is written with it; see services/billing/practice-start.ts. */
        practice: { condition: SQL | null; further: (hasBegun: SQL) => Statement[] };
      })
    | null,
): Promise<ClaimedCall> {
  const isFree = lte(liveCalls.expires_at, nowMs);
  const may = begun?.attempt ? mayStartAttempt(begun.attempt) : sql`true`;
  const mayPractice = allHold(begun?.practice.condition ?? null);
  const line = insertWhere(db, liveCalls, call, begun ? isThere(begun.row.id) : sql`true`)
    .onConflictDoUpdate({
      target: liveCalls.user_id,
      set: {
        conversation_id: call.conversation_id,
        call_id: sql`CASE WHEN ${isFree} THEN ${call.call_id} ELSE ${liveCalls.call_id} END`,
        expires_at: sql`max(${liveCalls.expires_at}, ${call.expires_at})`,
      },
      setWhere: or(isFree, eq(liveCalls.conversation_id, call.conversation_id)),
    })
    .returning({ callId: liveCalls.call_id });
  if (!begun) return (await line)[0] ?? IN_ANOTHER_CALL;
  const isIdle = sql`NOT EXISTS (SELECT 1 FROM ${liveCalls} WHERE ${liveCalls.user_id} = ${call.user_id} AND ${liveCalls.expires_at} > ${nowMs})`;
  const { attempt, practice } = begun;
  const [allowed, practicing, , , , taken] = await db.batch([
    holdsStatement(db, may),
    holdsStatement(db, mayPractice),
    ...(await beginStatements(db, begun.row, allHold(isIdle, may, mayPractice))),
    insertWhere(db, chatMessages, begun.opening, isThere(begun.row.id)),
    line,
    ...(attempt ? [insertAttemptStatement(db, attempt, nowMs)] : []),
    ...practice.further(isThere(begun.row.id)),
  ]);
  if (practicing.length === 0) return { refusal: "no_practice_left" };
  if (allowed.length === 0) return { refusal: "attempt_refused" };
  return taken[0] ?? IN_ANOTHER_CALL;
}

const IN_ANOTHER_CALL = { refusal: "call_in_progress" } as const;

/** Extends the call's lease. False: another call has taken its place. */
export async function renewLiveCall(
  db: Database,
  call: Pick<LiveCallRow, "user_id" | "call_id">,
  expiresAt: number,
): Promise<boolean> {
  const renewed = await db
    .update(liveCalls)
    .set({ expires_at: expiresAt })
    .where(isCall(call))
    .returning({ callId: liveCalls.call_id });
  return renewed.length === 1;
}

export async function releaseLiveCall(db: Database, call: Pick<LiveCallRow, "user_id" | "call_id">): Promise<void> {
  await db.delete(liveCalls).where(isCall(call));
}

/** The live call in a conversation of the login's person. */
export function liveCallStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return db
    .select({ callId: liveCalls.call_id, userId: liveCalls.user_id })
    .from(liveCalls)
    .where(
      and(
        eq(liveCalls.user_id, userIdOfLogin(login, nowMs)),
        eq(liveCalls.conversation_id, conversationId),
        gt(liveCalls.expires_at, nowMs),
      ),
    );
}

/** The sum of practice time, in ms, of the calls that the login's person began since `sinceMs`; deleted ones count. */
export function usedSinceStatement(db: Database, login: Login, nowMs: number, sinceMs: number) {
  const used = allCallUsage(db);
  return db
    .select({ usedMs: sql<number>`coalesce(sum(${used.active_ms}), 0)` })
    .from(used)
    .where(and(eq(used.user_id, userIdOfLogin(login, nowMs)), gte(used.started_at, sinceMs)));
}

/**
 * Closes the conversations that were begun by a call, or by an assistant, before `beganBefore` (unix ms) in which the agent never said anything: nothing was
 * practised, so they are abandoned, not completed. Not those whose call is live.
 */
export function closeSilentCallsStatement(db: Database, beganBefore: number, nowMs: number) {
  const c = chatConversations;
  return db
    .update(c)
    .set({ status: "abandoned", ended_at: nowMs, version: sql`${c.version} + 1` })
    .where(
      and(
        // By text only an assistant begins before a word is said; what was brought or is said again is not begun at all.
        or(eq(c.mode, "voice"), and(ne(c.kind, "transcript"), isNull(c.forked_from))),
        eq(c.status, "active"),
        lte(c.created_at, beganBefore),
        sql`NOT EXISTS (SELECT 1 FROM ${chatMessages} m WHERE m.conversation_id = ${c.id} AND m.role = 'user' AND m.kind = 'turn')`,
        sql`NOT EXISTS (SELECT 1 FROM ${liveCalls} l WHERE l.conversation_id = ${c.id} AND l.expires_at > ${nowMs})`,
      ),
    );
}

/** Stores the usage of a call. Writing it again changes nothing. */
export async function insertUsage(db: Database, usage: typeof callUsage.$inferInsert): Promise<void> {
  await db.insert(callUsage).values(usage).onConflictDoNothing();
}

function isCall(call: Pick<LiveCallRow, "user_id" | "call_id">) {
  return and(eq(liveCalls.user_id, call.user_id), eq(liveCalls.call_id, call.call_id));
}
