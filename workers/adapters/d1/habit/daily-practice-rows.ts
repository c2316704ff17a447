import { desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type DailyStep, dailyStepSchema } from "#core/habit/daily-practice.ts";
import type { Database } from "../database.ts";
import { LOGIN_USER_ID } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";
import { dailyPractices } from "../schema/habit-tables.ts";

/** The newest day's practice of the login's person, which may be an earlier day's. */
export const readDailyPractice = preparedStatement((db) => selectDailyPractice(db, LOGIN_USER_ID));

function selectDailyPractice(db: Database, userId: SQL) {
  return db
    .select({
      day: dailyPractices.day,
      steps: dailyPractices.steps,
      /** Of the retry: what the moment is, while its conversation is there. */
      moment: sql<
        string | null
      >`(SELECT json_object('customer', json_extract(c.practice, '$.persona.name'), 'fix', json(json_extract(s.score, '$.fix')))
        FROM ${chatConversations} c JOIN ${scores} s ON s.conversation_id = c.id
        WHERE c.user_id = ${userId} AND c.id = (SELECT json_extract(value, '$.conversationId') FROM json_each(daily_practices.steps) WHERE json_extract(value, '$.kind') = 'retry')
        ORDER BY s.run_no DESC LIMIT 1)`.as("moment"),
      /** The conversations that did steps and are there. */
      sessions: sql<string>`(SELECT json_group_array(c.id) FROM ${chatConversations} c WHERE c.user_id = ${userId}
        AND c.id IN (SELECT json_extract(value, '$.doneBy') FROM json_each(daily_practices.steps)))`.as("sessions"),
    })
    .from(dailyPractices)
    .where(sql`${dailyPractices.user_id} = ${userId}`)
    .orderBy(desc(dailyPractices.day))
    .limit(1);
}

export type DailyPracticeRow = Awaited<ReturnType<typeof selectDailyPractice>>[number];

export type RetryMoment = { customer: string; title: string; said: string | null };

export function parseDailyPractice(row: DailyPracticeRow): {
  day: string;
  steps: DailyStep[];
  /** Of the retry; null: there is none, or its conversation is deleted. */
  moment: RetryMoment | null;
  /** The conversations that did steps, but for those that are deleted. */
  sessions: ReadonlySet<string>;
} {
  const moment = row.moment === null ? null : momentSchema.parse(JSON.parse(row.moment));
  return {
    day: row.day,
    steps: z.array(dailyStepSchema).parse(row.steps),
    sessions: new Set(z.array(z.string()).parse(JSON.parse(row.sessions))),
    moment: moment && { customer: moment.customer, title: moment.fix.title, said: moment.fix.evidence?.quote ?? null },
  };
}

const momentSchema = z.object({
  customer: z.string(),
  fix: z.object({ title: z.string(), evidence: z.object({ quote: z.string() }).nullable() }),
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
