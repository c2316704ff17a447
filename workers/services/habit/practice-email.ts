import { site } from "#app/site/site.ts";
import { isDue } from "#core/drills/schedule.ts";
import { Refusal } from "#core/errors.ts";
import { EMAIL_LATE_MS, nextEmailAt } from "#core/habit/email-times.ts";
import { practiceEmail, practiceNews } from "#core/habit/practice-email.ts";
import { drillViews } from "#core/pages/drill-views.ts";
import { drillsOfStatement } from "../../adapters/d1/conversations/drills.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import {
  emailsDueStatement,
  emailTimesStatement,
  endEmailsStatement,
  isEmailDue,
  moveNextEmailStatement,
  parseWeekdays,
} from "../../adapters/d1/habit/habit-rows.ts";
import { lastPracticesStatement, momentsOf } from "../../adapters/d1/habit/last-practices.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { faultOf, log } from "../../log.ts";
import { newEmail } from "../outbox/outbox.ts";
import type { World } from "../world.ts";
import { openPracticeEmail, sealPracticeEmail } from "./practice-email-tokens.ts";

/** Each takes two round trips, and a scheduled run has other things to do. What is left goes out with the next, a minute later. */
const EMAILS_AT_ONCE = 100;
/** Whoever gets the first one, or has long had nothing to be told, hears of so long back. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1000;

type DueRow = Awaited<ReturnType<typeof emailsDueStatement>>[number];

/** The email of the next morning: the very line to say again or, if there is none, the drills that have come due. */
export function createPracticeEmail(world: World) {
  const { db } = world;

  return {
    /** Called every minute. One that was due more than EMAIL_LATE_MS ago is not sent: after a standstill nobody gets the mornings they missed. */
    async run(): Promise<void> {
      const now = world.now();
      const failures: unknown[] = [];
      for (const row of await emailsDueStatement(db, now, now - EMAIL_LATE_MS, EMAILS_AT_ONCE))
        try {
          await take(row, now);
        } catch (error) {
          // What cannot be written for one keeps nobody else's waiting, and is not tried every minute.
          log("error", "practice-email.fault", faultOf(error));
          failures.push(error);
          await moveNextEmailStatement(db, row, { nextAt: nextAfter(row, now), sentAt: null });
        }
      for (const failure of failures) throw failure;
    },

    /** What a link ends. Throws Refusal `not_found` where it is none of ours, or the account is gone. */
    async open(token: string): Promise<{ isOn: boolean }> {
      const [row] = await emailTimesStatement(db, await subjectOf(token));
      if (!row) throw new Refusal("not_found");
      return { isOn: row.dueAt !== null };
    },

    /** Ends these emails, however often it is asked. Throws Refusal `not_found` where the token is none of ours. */
    async end(token: string): Promise<void> {
      await endEmailsStatement(db, await subjectOf(token), world.now());
    },
  };

  function nextAfter({ weekdays, hour, timeZone }: DueRow, now: number): number | null {
    return nextEmailAt({ weekdays: parseWeekdays(weekdays), hour, timeZone: timeZone ?? "UTC" }, now);
  }

  async function take(row: DueRow, now: number): Promise<void> {
    const nextAt = nextAfter(row, now);
    const isLate = now - row.dueAt > EMAIL_LATE_MS;
    const body = isLate || !row.mayBeWrittenTo ? null : await bodyFor(row, now);
    const sent = body && insertEmailWhereStatement(db, newEmail(world, row.email, body), now, isEmailDue(row));
    await runBatch(db, [
      ...(sent ? [sent] : []),
      moveNextEmailStatement(db, row, { nextAt, sentAt: body === null ? null : now }),
    ]);
  }

  async function bodyFor(row: { userId: string; fullName: string; lastAt: number | null }, now: number) {
    const [practices, drills] = await db.batch([
      lastPracticesStatement(db, row.userId),
      drillsOfStatement(db, row.userId),
    ]);
    const facts = { moments: momentsOf(practices), drills: drillViews(drills.filter((drill) => isDue(drill, now))) };
    const news = practiceNews(facts, Math.max(row.lastAt ?? 0, now - NEWS_MS));
    if (news === null) return null;
    const token = await sealPracticeEmail(world.settings, row.userId);
    return practiceEmail({ siteUrl: world.siteUrl, siteName: site.name, fullName: row.fullName, news, token });
  }

  async function subjectOf(token: string): Promise<string> {
    const userId = await openPracticeEmail(world.settings, token);
    if (userId === null) throw new Refusal("not_found");
    return userId;
  }
}
