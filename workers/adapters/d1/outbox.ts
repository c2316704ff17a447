import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { EMAIL_KEPT_MS, EMAIL_SENDABLE_MS } from "#core/emails/outbox-schedule.ts";
import type { Email } from "../mail/mailer.ts";
import type { Database } from "./database.ts";
import { insertWhere } from "./insert-where.ts";
import { outbox } from "./schema.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** An email, or a text to a phone, which has no subject and no html. */
export type OutboxEmail = Email & { channel?: OutboxRow["channel"] };

/** How long one sender may take for one attempt before another may try: longer than any mail system is waited for. */
const LEASE_MS = 60 * 1000;

export function insertEmailStatement(db: Database, mail: OutboxEmail, nowMs: number) {
  return db.insert(outbox).values(newRow(mail, nowMs));
}

/** The same, if the condition holds. */
export function insertEmailWhereStatement(db: Database, mail: OutboxEmail, nowMs: number, condition: SQL) {
  return insertWhere(db, outbox, newRow(mail, nowMs), condition);
}

export async function findDueIds(
  db: Database,
  nowMs: number,
  limit: number,
  channels: OutboxRow["channel"][],
): Promise<string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.channel, channels), isDue(nowMs)))
    .orderBy(asc(outbox.next_attempt_at))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Takes a due email for one attempt. Null when it is not due or somebody else has it. */
export async function claimEmail(
  db: Database,
  id: string,
  nowMs: number,
  channels: OutboxRow["channel"][],
): Promise<OutboxRow | null> {
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, next_attempt_at: nowMs + LEASE_MS })
    .where(and(eq(outbox.id, id), inArray(outbox.channel, channels), isDue(nowMs)))
    .returning();
  return row ?? null;
}

/** Its body goes: it holds a link that opens an account, and from now on the recipient has it. */
export async function markSent(db: Database, id: string, nowMs: number): Promise<void> {
  await db.update(outbox).set({ sent_at: nowMs, text: "", html: "", last_error: null }).where(eq(outbox.id, id));
}

export async function markFailed(db: Database, id: string, error: string, nextAttemptAt: number): Promise<void> {
  await db.update(outbox).set({ last_error: error, next_attempt_at: nextAttemptAt }).where(eq(outbox.id, id));
}

export function newestEmailsStatement(db: Database, limit: number) {
  return db.select().from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).limit(limit);
}

export function emailStatement(db: Database, id: string) {
  return db.select().from(outbox).where(eq(outbox.id, id)).limit(1);
}

/** Emails that were given up lose their body, and everything old goes. */
export function purgeOutboxStatements(db: Database, nowMs: number) {
  return [
    db
      .update(outbox)
      .set({ text: "", html: "" })
      .where(and(isNull(outbox.sent_at), lte(outbox.created_at, nowMs - EMAIL_SENDABLE_MS))),
    db
      .delete(outbox)
      .where(
        or(
          lte(outbox.created_at, nowMs - EMAIL_KEPT_MS),
          and(isNotNull(outbox.sent_at), lte(outbox.sent_at, nowMs - EMAIL_KEPT_MS)),
        ),
      ),
  ] as const;
}

function isDue(nowMs: number) {
  return and(
    isNull(outbox.sent_at),
    lte(outbox.next_attempt_at, nowMs),
    gt(outbox.created_at, nowMs - EMAIL_SENDABLE_MS),
  );
}

function newRow(mail: OutboxEmail, nowMs: number): typeof outbox.$inferInsert {
  return { ...mail, created_at: nowMs, attempts: 0, next_attempt_at: nowMs };
}
