import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type ScriptReport, scriptReportSchema } from "#core/coach/script-report.ts";
import {
  type CustomerMove,
  type CustomerState,
  customerMoveSchema,
  customerStateSchema,
} from "#core/customer/customer-state.ts";
import { type ModelUsage, modelUsageSchema } from "#core/customer/speaking/model-usage.ts";
import type { Login } from "#core/identity/login.ts";
import { type Practice, practiceSchema } from "#core/scenarios/practice.ts";
import { type PreparedObjections, preparedObjectionsSchema } from "#core/scripts/prepared-objections.ts";
import { type Database, runBatch, type Statement } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { chatConversations, chatMessages, scripts } from "../schema/conversation-tables.ts";
import { beginStatements, type ConversationRow, conversationColumns } from "./frozen-practices.ts";

export type MessageRow = typeof chatMessages.$inferSelect;
export type NewMessage = typeof chatMessages.$inferInsert;

/** A conversation with its JSON columns parsed. */
export type StoredConversation = Omit<
  ConversationRow,
  | "practice"
  | "customer_state"
  | "last_move"
  | "script_objections"
  | "script_report"
  | "model_checks"
  | "state_before"
  | "model_usage"
> & {
  practice: Practice;
  state: CustomerState;
  lastMove: CustomerMove | null;
  scriptObjections: PreparedObjections;
  scriptReport: ScriptReport | null;
  /** The state before the last exchange, where a model speaks. */
  stateBefore: CustomerState | null;
  modelUsage: ModelUsage | null;
};

export function parseConversation(row: ConversationRow): StoredConversation {
  const { practice, customer_state, last_move, script_objections, script_report, ...others } = row;
  const { model_checks: _, state_before, model_usage, ...rest } = others;
  return {
    ...rest,
    practice: practiceSchema.parse(practice),
    state: customerStateSchema.parse(customer_state),
    lastMove: last_move === null ? null : customerMoveSchema.parse(last_move),
    scriptObjections: preparedObjectionsSchema.parse(script_objections),
    scriptReport: scriptReportSchema.nullable().parse(script_report),
    stateBefore: customerStateSchema.nullable().parse(state_before),
    modelUsage: modelUsageSchema.nullable().parse(model_usage),
  };
}

/** Statements for a page's batch. Each is limited to what the login's person owns, so they need not wait for one another. */
export function conversationStatement(db: Database, login: AskedLogin, nowMs: AskedAt, id: AskedId) {
  return db
    .select(conversationColumns)
    .from(chatConversations)
    .where(and(eq(chatConversations.id, id), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))));
}

export function messagesStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation_id, conversationId),
        inArray(
          chatMessages.conversation_id,
          db
            .select({ id: chatConversations.id })
            .from(chatConversations)
            .where(
              and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))),
            ),
        ),
      ),
    )
    .orderBy(asc(chatMessages.position));
}

/** The choice of the person's newest conversation: what the setup offers first. A drill chose no scenario. */
export function lastChoiceStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return db
    .select({
      scenarioId: chatConversations.scenario_id,
      personaId: chatConversations.persona_id,
      level: chatConversations.difficulty,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.user_id, userIdOfLogin(login, nowMs)), eq(chatConversations.kind, "practice")))
    .orderBy(desc(chatConversations.created_at))
    .limit(1);
}

/** How many messages the person has sent since `sinceMs`, in all conversations. */
export function sentSinceStatement(db: Database, login: AskedLogin, nowMs: AskedAt, sinceMs: number | SQL) {
  return db
    .select({ sent: sql<number>`count(*)` })
    .from(chatMessages)
    .where(and(eq(chatMessages.sent_by, userIdOfLogin(login, nowMs)), gt(chatMessages.created_at, sinceMs)));
}

export function currentScriptStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return db
    .select({ id: scripts.id, name: scripts.name, content: scripts.content })
    .from(scripts)
    .where(and(eq(scripts.user_id, userIdOfLogin(login, nowMs)), isNull(scripts.removed_at)))
    .orderBy(desc(scripts.created_at))
    .limit(1);
}

/**
 * Writes a new conversation with its first messages and what goes with it, all or nothing. Gives the rows of the latter; null: the
 * condition does not hold, so neither the conversation nor its messages are written. `further` looks after itself then (`isThere`).
 */
export async function insertConversation(
  db: Database,
  conversation: ConversationRow,
  messages: NewMessage[],
  further: readonly Statement[] = [],
  condition: SQL = sql`true`,
): Promise<unknown[] | null> {
  const [, begun, ...results] = await runBatch(db, [
    ...(await beginStatements(db, conversation, condition)),
    ...messages.map((message) => insertWhere(db, chatMessages, message, isThere(conversation.id))),
    ...further,
  ]);
  return Array.isArray(begun) && begun.length === 1 ? results.slice(messages.length) : null;
}

/** True once the conversation is written. */
export function isThere(conversationId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM chat_conversations WHERE id = ${conversationId})`;
}

export type ConversationChange = Partial<Omit<ConversationRow, "id" | "user_id" | "version">>;

/** A conversation as a writer has seen it. */
export type ConversationVersion = { id: string; version: number };

/** A write that belongs to a change of a conversation: it must write nothing when that is not at this version any more. */
export type GuardedWrite = (at: ConversationVersion) => Statement;

/**
 * Appends messages, changes the conversation and does what goes with it in one transaction, if it is still at `version`;
 * then it is at version + 1. Returns false, with nothing written, when another write was faster.
 */
export async function advanceConversation(
  db: Database,
  at: ConversationVersion,
  change: ConversationChange,
  messages: NewMessage[],
  further: readonly GuardedWrite[] = [],
): Promise<boolean> {
  return (await advanceWith(db, at, change, messages, further)) !== null;
}

/** The same; gives the rows of the further writes, or null when another write was faster. */
export async function advanceWith(
  db: Database,
  at: ConversationVersion,
  change: ConversationChange,
  messages: NewMessage[],
  further: readonly GuardedWrite[],
): Promise<unknown[] | null> {
  const update = db
    .update(chatConversations)
    .set({ ...change, version: sql`${chatConversations.version} + 1` })
    .where(and(eq(chatConversations.id, at.id), eq(chatConversations.version, at.version)))
    .returning({ id: chatConversations.id });
  // The other writes come first: they look for the version that the update then leaves behind.
  const statements: Statement[] = messages.map((message) => insertIfAt(db, chatMessages, message, at));
  const results = await runBatch(db, [...statements, ...further.map((write) => write(at)), update]);
  const updated = results.at(-1);
  return Array.isArray(updated) && updated.length === 1 ? results.slice(statements.length, -1) : null;
}

/** True while the conversation is at this version. */
export function stillAt({ id, version }: ConversationVersion): SQL {
  return sql`EXISTS (SELECT 1 FROM chat_conversations WHERE id = ${id} AND version = ${version})`;
}

/** `INSERT ... SELECT` of one row, which writes nothing when `at` is not the conversation's version any more. */
export function insertIfAt<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table["$inferInsert"],
  at: ConversationVersion,
) {
  return insertWhere(db, table, row, stillAt(at));
}

/** The conversation that a message with this key began, if that message has been stored before. */
export function begunWithStatement(db: Database, login: Login, nowMs: number, clientKey: string) {
  return db
    .select({ id: chatConversations.id })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversation_id))
    .where(and(eq(chatMessages.client_key, clientKey), eq(chatConversations.user_id, userIdOfLogin(login, nowMs))));
}
