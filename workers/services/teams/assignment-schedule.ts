import { site } from "#app/site/site.ts";
import { isNextRoundDue, nextDueAt, remindersDue } from "#core/assignments/due-date.ts";
import { reminderEmail } from "#core/assignments/reminder-email.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { passRoundsStatements } from "../../adapters/d1/teams/assigned-attempts.ts";
import {
  daysSchema,
  nextRoundStatement,
  noteRemindedStatement,
  roundsToRemindStatement,
  roundsToRepeatStatement,
  stillReminded,
} from "../../adapters/d1/teams/assignment-rows.ts";
import { newEmail } from "../outbox/outbox.ts";
import type { World } from "../world.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The earliest reminder that can be asked for is 60 days before. */
const REMIND_WITHIN_MS = 61 * DAY_MS;
/** Each is a statement or two; a scheduled run may make 1,000. What is left is done an hour later. */
const ROUNDS_AT_ONCE = 100;

/** What happens to assignments by themselves, once an hour: rounds that are passed, reminders, and the next rounds of those that repeat. */
export function createAssignmentSchedule(world: World) {
  const { db } = world;
  return {
    async run(): Promise<void> {
      // Rounds of which all is handed in, and whose passing was not noted at once because a request broke off.
      await db.batch(passRoundsStatements(db, world.now(), null));
      await remind();
      await repeat();
    },
  };

  /** One email a round, also where several reminders are due: the days that have passed are not told again. */
  async function remind(): Promise<void> {
    const now = world.now();
    for (const row of await roundsToRemindStatement(db, now, now + REMIND_WITHIN_MS, ROUNDS_AT_ONCE)) {
      const reminded = daysSchema.parse(row.reminded);
      const due = remindersDue({ ...row, remindDays: daysSchema.parse(row.remindDays), reminded }, now);
      if (due.length === 0) continue;
      const body = reminderEmail({ ...row, siteUrl: world.siteUrl, siteName: site.name, nowMs: now });
      const still = stillReminded({ ...row, reminded });
      await runBatch(db, [
        insertEmailWhereStatement(db, newEmail(world, row.email, body), now, still),
        noteRemindedStatement(db, row, [...reminded, ...due], still),
      ]);
    }
  }

  async function repeat(): Promise<void> {
    const now = world.now();
    // A day of slack: the day of a zone begins up to a day before that of the moment.
    for (const row of await roundsToRepeatStatement(db, now + DAY_MS, ROUNDS_AT_ONCE)) {
      if (!isNextRoundDue(row, row.timeZone, now)) continue;
      const { assignmentId, userId, round: after } = row;
      await nextRoundStatement(db, { assignmentId, userId, after, dueAt: nextDueAt(row, row.timeZone, now) }, now);
    }
  }
}
