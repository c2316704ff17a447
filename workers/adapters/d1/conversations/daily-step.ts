import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { dailyPractices } from "../schema/habit-tables.ts";
import { type GuardedWrite, stillAt } from "./conversations.ts";

/** Ticks the step of this key in the person's newest practice; for the batch of `advanceConversation`. */
export function writeDailyStep(
  db: Database,
  conversation: { id: string; user_id: string },
  key: string,
  nowMs: number,
): GuardedWrite {
  const { steps } = dailyPractices;
  const isIt = sql`json_extract(value, '$.key') = ${key}`;
  const isOpen = sql`json_extract(value, '$.doneBy') IS NULL`;
  const ticked = sql`(SELECT json_group_array(json(CASE WHEN ${isIt} AND ${isOpen} THEN json_set(value, '$.doneBy', ${conversation.id}) ELSE value END)) FROM json_each(${steps}))`;
  const isLast = sql`NOT EXISTS (SELECT 1 FROM json_each(${steps}) WHERE ${isOpen} AND NOT ${isIt})`;
  return (at) =>
    db
      .update(dailyPractices)
      .set({ steps: ticked, done_at: sql`CASE WHEN ${isLast} THEN ${nowMs} END` })
      .where(
        sql`${dailyPractices.user_id} = ${conversation.user_id}
          AND ${dailyPractices.day} = (SELECT max(newest.day) FROM ${dailyPractices} newest WHERE newest.user_id = ${conversation.user_id})
          AND EXISTS (SELECT 1 FROM json_each(${steps}) WHERE ${isIt} AND ${isOpen}) AND ${stillAt(at)}`,
      );
}
