import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import { mondayMorning } from "#core/readiness/monday.ts";
import { mondayEmail } from "#core/readiness/monday-email.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { NOBODY } from "../../adapters/d1/teams/overseen-people.ts";
import {
  endWeeklyEmailStatement,
  isWeeklyEmailDue,
  noteWeeklyEmailStatement,
  timeZonesStatement,
  weeklyEmailStatement,
  weeklyEmailsDueStatement,
} from "../../adapters/d1/teams/weekly-email-rows.ts";
import { newEmail } from "../outbox/outbox.ts";
import type { World } from "../world.ts";
import { knownReadiness, readinessStatements } from "./readiness-view.ts";
import { openWeeklyEmail, sealWeeklyEmail, type WeeklyEmailOf } from "./weekly-email-tokens.ts";

/** Each takes seven statements, and a scheduled run may make 1,000. What is left goes out with the next. */
const EMAILS_AT_ONCE = 100;

/** The email of Monday: the three lines of /team for each owner and manager, of those whom they oversee. */
export function createWeeklyEmail(world: World) {
  const { db } = world;

  return {
    /** Called every quarter of an hour: no zone is off by less, so that it is 8:00 wherever it is. */
    async run(): Promise<void> {
      const now = world.now();
      const due = (await timeZonesStatement(db)).flatMap(({ timeZone }) => {
        const day = mondayMorning(now, timeZone);
        return day === null ? [] : [{ timeZone, day }];
      });
      if (due.length === 0) return;
      for (const row of await weeklyEmailsDueStatement(db, due, EMAILS_AT_ONCE)) await send(row, now);
    },

    /** What a link ends. Throws Refusal `not_found` where it is none of ours, or the membership is gone. */
    async open(token: string): Promise<{ organisation: string; isOn: boolean }> {
      const subject = await subjectOf(token);
      const [row] = await weeklyEmailStatement(db, subject);
      if (!row) throw new Refusal("not_found");
      return row;
    },

    /** Ends these emails, however often it is asked. Throws Refusal `not_found` as `open` does. */
    async end(token: string): Promise<void> {
      await endWeeklyEmailStatement(db, await subjectOf(token));
    },
  };

  async function send(row: Awaited<ReturnType<typeof weeklyEmailsDueStatement>>[number], now: number): Promise<void> {
    const { organisationId, userId } = row;
    const rows = await db.batch(readinessStatements(db, { organisationId, userId }, now, NOBODY));
    const known = knownReadiness(rows, now);
    const still = isWeeklyEmailDue(row);
    // Nobody to oversee: nothing to say, and it is not looked at again today.
    const isEmpty = known === null || known.people.length === 0;
    const token = await sealWeeklyEmail(world.settings, { organisationId, userId });
    const body = mondayEmail({ ...row, lines: known?.lines ?? [], token, siteUrl: world.siteUrl, siteName: site.name });
    await runBatch(db, [
      ...(isEmpty ? [] : [insertEmailWhereStatement(db, newEmail(world, row.email, body), now, still)]),
      noteWeeklyEmailStatement(db, row),
    ]);
  }

  async function subjectOf(token: string): Promise<WeeklyEmailOf> {
    const subject = await openWeeklyEmail(world.settings, token);
    if (!subject) throw new Refusal("not_found");
    return subject;
  }
}
