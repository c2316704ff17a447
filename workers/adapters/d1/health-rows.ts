import { and, desc, gte, lt, max, sql, sum } from "drizzle-orm";
import type { AdminActor } from "#core/admin/actor.ts";
import { EMAIL_SENDABLE_MS } from "#core/emails/outbox-schedule.ts";
import type { TaskRun } from "#core/health/tasks.ts";
import { isAdmin } from "./admin.ts";
import type { Database } from "./database.ts";
import { faultCounts, scheduledRuns } from "./schema/health-tables.ts";
import { webhookDeliveries } from "./schema/integration-tables.ts";
import { outbox } from "./schema/outbox-tables.ts";

const HOUR_MS = 60 * 60_000;
const FAULTS_SHOWN = 20;

export type CountedFault = { where: string; kind: string; count: number; atMs: number };

export function addFaultStatement(db: Database, { where, kind, count, atMs }: CountedFault) {
  return db
    .insert(faultCounts)
    .values({
      ...{ key: `${Math.floor(atMs / HOUR_MS)} ${where} ${kind}`, where, kind, count },
      ...{ first_at: atMs, last_at: atMs },
    })
    .onConflictDoUpdate({
      target: faultCounts.key,
      set: { count: sql`${faultCounts.count} + ${count}`, last_at: sql`max(${faultCounts.last_at}, ${atMs})` },
    });
}

export function deleteOldFaultsStatement(db: Database, beforeMs: number) {
  return db.delete(faultCounts).where(lt(faultCounts.last_at, beforeMs));
}

/** By place and kind since `sinceMs`, the newest first. For admins. */
export function faultsStatement(db: Database, actor: AdminActor, nowMs: number, sinceMs: number) {
  const lastAt = max(faultCounts.last_at);
  return db
    .select({
      where: faultCounts.where,
      kind: faultCounts.kind,
      count: sum(faultCounts.count).mapWith(Number).as("times"),
      lastAt: sql<number>`${lastAt}`.as("newest"),
    })
    .from(faultCounts)
    .where(and(gte(faultCounts.last_at, sinceMs), isAdmin(db, actor, nowMs)))
    .groupBy(faultCounts.where, faultCounts.kind)
    .orderBy(desc(lastAt))
    .limit(FAULTS_SHOWN);
}

/** What a run of the schedule has done, one row for each task. The last failure stays beside what went well after it. */
export function writeRunStatement(db: Database, { task, startedAt, finishedAt, failedAt, failure }: TaskRun) {
  const row = { started_at: startedAt, finished_at: finishedAt, failed_at: failedAt, failure };
  const set =
    failedAt === null ? { started_at: startedAt, finished_at: finishedAt } : { ...row, finished_at: undefined };
  return db
    .insert(scheduledRuns)
    .values({ task, ...row })
    .onConflictDoUpdate({ target: scheduledRuns.task, set });
}

/** For admins. */
export function runsStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select()
    .from(scheduledRuns)
    .where(isAdmin(db, actor, nowMs));
}

/** Names of files, as wrangler wrote them down. For admins. */
export function appliedMigrationsStatement(db: Database, actor: AdminActor, nowMs: number) {
  return db
    .select({ name: sql<string>`name` })
    .from(sql`d1_migrations`)
    .where(isAdmin(db, actor, nowMs))
    .orderBy(sql`id`);
}

/** The same of another database, of which nobody here is an admin: ask it for those who are admins at their own. Empty: it has none. */
export async function migrationsOfOther(db: Database): Promise<string[]> {
  const has = await db.select({ one: sql`1` }).from(sql`sqlite_master`).where(sql`name = 'd1_migrations'`);
  if (has.length === 0) return [];
  return (await db.select({ name: sql<string>`name` }).from(sql`d1_migrations`)).map(({ name }) => name);
}

/** Whether this one is applied, for anybody. Throws where the database has no migrations at all. */
export function isAppliedStatement(db: Database, migration: string) {
  return db.select({ name: sql<string>`name` }).from(sql`d1_migrations`).where(sql`name = ${migration}`);
}

/** One row for an admin: of emails that wait or were given up. */
export function mailQueueStatement(db: Database, actor: AdminActor, nowMs: number) {
  const isWaiting = sql`${outbox.created_at} > ${nowMs - EMAIL_SENDABLE_MS}`;
  return db
    .select({
      waiting: sql<number>`coalesce(sum(${isWaiting}), 0)`.as("waiting"),
      // One that is due later waits for nothing yet.
      oldestAt: sql<
        number | null
      >`min(CASE WHEN ${isWaiting} AND (${outbox.attempts} > 0 OR ${outbox.next_attempt_at} <= ${nowMs}) THEN ${outbox.created_at} END)`.as(
        "oldest",
      ),
      lastError: sql<
        string | null
      >`max(CASE WHEN ${outbox.last_error} IS NOT NULL THEN printf('%015d ', ${outbox.created_at}) || ${outbox.last_error} END)`.as(
        "newest_error",
      ),
      givenUp: sql<number>`coalesce(sum(NOT ${isWaiting}), 0)`.as("given_up"),
    })
    .from(outbox)
    .where(and(sql`${outbox.sent_at} IS NULL`, sql`${outbox.channel} = 'email'`, isAdmin(db, actor, nowMs)));
}

/** The same of webhooks. One that backs off waits for its receiver, not for us: what is held up is what was due. */
export function webhookQueueStatement(db: Database, actor: AdminActor, nowMs: number) {
  const { next_attempt_at: nextAt, delivered_at: deliveredAt, last_status: status } = webhookDeliveries;
  const isWaiting = sql`${nextAt} IS NOT NULL`;
  return db
    .select({
      waiting: sql<number>`coalesce(sum(${isWaiting}), 0)`.as("waiting"),
      oldestAt: sql<number | null>`min(CASE WHEN ${nextAt} <= ${nowMs} THEN ${nextAt} END)`.as("oldest"),
      lastError: sql<
        string | null
      >`max(CASE WHEN ${isWaiting} AND ${status} IS NOT NULL THEN printf('%015d ', ${webhookDeliveries.created_at}) || ${status} END)`.as(
        "newest_error",
      ),
      givenUp: sql<number>`coalesce(sum(NOT ${isWaiting}), 0)`.as("given_up"),
    })
    .from(webhookDeliveries)
    .where(and(sql`${deliveredAt} IS NULL`, isAdmin(db, actor, nowMs)));
}
