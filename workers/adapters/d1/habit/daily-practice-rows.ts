import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type DailyStep, dailyStepSchema } from "#core/habit/daily-practice.ts";
import type { Database } from "../database.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";
import { dailyPractices } from "../schema/habit-tables.ts";

/** The newest day's practice of somebody, which may be an earlier day's, as JSON text; null: there was none. */
export function dailyPracticeAsJson(userId: SQL): SQL<string | null> {
  const newest = sql`SELECT day, steps FROM ${dailyPractices} WHERE user_id = ${userId} ORDER BY day DESC LIMIT 1`;
  /** Of the retry: what the moment is, while its conversation is there. */
  const moment = sql`(SELECT json_object('customer', json_extract(c.practice, '$.persona.name'), 'fix', json(json_extract(s.score, '$.fix')))
    FROM ${chatConversations} c JOIN ${scores} s ON s.conversation_id = c.id
    WHERE c.user_id = ${userId} AND c.id = (SELECT json_extract(value, '$.conversationId') FROM json_each(newest.steps) WHERE json_extract(value, '$.kind') = 'retry')
    ORDER BY s.run_no DESC LIMIT 1)`;
  /** The conversations that did steps and are there. */
  const sessions = sql`(SELECT json_group_array(c.id) FROM ${chatConversations} c WHERE c.user_id = ${userId}
    AND c.id IN (SELECT json_extract(value, '$.doneBy') FROM json_each(newest.steps)))`;
  return sql<
    string | null
  >`(SELECT json_object('day', newest.day, 'steps', json(newest.steps), 'moment', json(${moment}), 'sessions', json(${sessions})) FROM (${newest}) AS newest)`;
}

export type RetryMoment = { customer: string; title: string; said: string | null };

export type KeptDailyPractice = {
  day: string;
  steps: DailyStep[];
  /** Of the retry; null: there is none, or its conversation is deleted. */
  moment: RetryMoment | null;
  /** The conversations that did steps, but for those that are deleted. */
  sessions: ReadonlySet<string>;
};

export function parseDailyPractice(text: string): KeptDailyPractice {
  const { moment, sessions, ...kept } = keptSchema.parse(JSON.parse(text));
  return {
    ...kept,
    sessions: new Set(sessions),
    moment: moment && { customer: moment.customer, title: moment.fix.title, said: moment.fix.evidence?.quote ?? null },
  };
}

const momentSchema = z.object({
  customer: z.string(),
  fix: z.object({ title: z.string(), evidence: z.object({ quote: z.string() }).nullable() }),
});

const keptSchema = z.object({
  day: z.string(),
  steps: z.array(dailyStepSchema),
  moment: momentSchema.nullable(),
  sessions: z.array(z.string()),
});

/** Of two that choose at once the first stays. */
export function keepDailyPracticeStatement(
  db: Database,
  of: { userId: string; day: string; steps: readonly DailyStep[]; nowMs: number },
) {
  return db
    .insert(dailyPractices)
    .values({ user_id: of.userId, day: of.day, steps: of.steps, created_at: of.nowMs, done_at: null })
    .onConflictDoNothing();
}
