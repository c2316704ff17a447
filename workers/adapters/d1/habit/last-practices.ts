import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { MetCustomer } from "#core/habit/daily-practice.ts";
import type { MomentToTell } from "#core/habit/practice-email.ts";
import { findPersona } from "#core/library/library.ts";
import { difficultyLevelSchema } from "#core/scenarios/schema.ts";
import type { Database } from "../database.ts";
import { LOGIN_USER_ID } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { chatConversations, chatMessages, scores } from "../schema/conversation-tables.ts";

/** So many conversations back somebody was met lately. */
const LAST_PRACTICES = 8;
/** Of so many judged ones the weakest is looked for. */
const LAST_JUDGED = 5;

/** The person's last practices that are no retries, newest first: whom they spoke to, and what is to be fixed next in each. */
export const readLastPractices = preparedStatement((db) =>
  selectLastPractices(db, LOGIN_USER_ID, sql<string | null>`NULL`),
);

/** The same, with what the customer said before the line to fix. */
export function lastPracticesStatement(db: Database, userId: string) {
  return selectLastPractices(db, sql`${userId}`, heardBeforeFix);
}

export type LastPracticeRow = Awaited<ReturnType<typeof lastPracticesStatement>>[number];

function selectLastPractices(db: Database, userId: SQL, heard: SQL<string | null>) {
  const c = chatConversations;
  const newestRun = sql`${scores.run_no} = (SELECT max(s.run_no) FROM scores s WHERE s.conversation_id = ${c.id})`;
  const isJudged = and(eq(scores.conversation_id, c.id), eq(c.status, "completed"), newestRun);
  return db
    .select({
      conversationId: c.id,
      scenarioId: c.scenario_id,
      personaId: c.persona_id,
      level: c.difficulty,
      endedAtMs: c.ended_at,
      /** Null: not judged. */
      total: scores.total,
      gate: scores.gate,
      fix: sql<string | null>`json_extract(${scores.score}, '$.fix')`.as("fix"),
      // The index of a person's conversations finds their retries.
      isRetried: sql`EXISTS (SELECT 1 FROM ${c} r WHERE r.user_id = ${userId} AND r.forked_from = ${c.id})`
        .mapWith(Boolean)
        .as("is_retried"),
      heard: heard.as("heard"),
    })
    .from(c)
    .leftJoin(scores, isJudged)
    .where(and(sql`${c.user_id} = ${userId}`, eq(c.kind, "practice"), isNull(c.forked_from)))
    .orderBy(desc(c.created_at))
    .limit(LAST_PRACTICES);
}

/** Null: the agent spoke first, or speaks twice. */
const heardBeforeFix = sql<
  string | null
>`(SELECT CASE WHEN m.role = 'assistant' THEN m.content END FROM ${chatMessages} m
  WHERE m.conversation_id = ${chatConversations.id} AND m.kind = 'turn'
    AND (SELECT count(*) FROM ${chatMessages} b WHERE b.conversation_id = m.conversation_id AND b.kind = 'turn' AND b.position < m.position) = json_extract(${scores.score}, '$.fix.evidence.turn') - 1)`;

/** Those that were judged. */
export function momentsOf(rows: readonly LastPracticeRow[]): MomentToTell[] {
  return rows
    .flatMap(({ conversationId, personaId, endedAtMs, total, gate, fix, isRetried, heard }) => {
      if (total === null || gate === null || fix === null || endedAtMs === null) return [];
      const { title, evidence, better } = fixSchema.parse(JSON.parse(fix));
      const customer = findPersona(personaId)?.name;
      if (customer === undefined) return [];
      const moment = evidence && { title, turn: evidence.turn, quote: evidence.quote, better };
      return [{ conversationId, personaId, customer, endedAtMs, total, gate, isRetried, fix: moment, heard }];
    })
    .slice(0, LAST_JUDGED);
}

export function metCustomers(rows: readonly LastPracticeRow[]): MetCustomer[] {
  return rows.flatMap(({ scenarioId, personaId, level }) => {
    const known = difficultyLevelSchema.safeParse(level);
    return known.success ? [{ scenarioId, personaId, level: known.data }] : [];
  });
}

const fixSchema = z.object({
  title: z.string(),
  evidence: z.object({ quote: z.string(), turn: z.number() }).nullable(),
  better: z.string(),
});
