import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { EMAIL_KEPT_MS, EMAIL_SENDABLE_MS } from "#core/emails/outbox-schedule.ts";
import type { Email } from "../mail/mailer.ts";
import type { Database } from "./database.ts";
import { userExists } from "./identity/users.ts";
import { insertWhere } from "./insert-where.ts";
import { outbox } from "./schema/outbox-tables.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** An email or a text message. A text message has an empty subject and html. */
export type OutboxEmail = Email & { channel?: OutboxRow["channel"] };

/** How long one attempt to send may take before another run may try: longer than the timeout of any mail system here. */
const LEASE_MS = 60 * 1000;

export function insertEmailStatement(db: Database, mail: OutboxEmail, nowMs: number) {
  return db.insert(outbox).values(newRow(mail, nowMs));
}

/** The same, but inserts nothing if the condition is false. `dueAtMs`: not before then. */
export function insertEmailWhereStatement(
  db: Database,
  mail: OutboxEmail,
  nowMs: number,
  condition: SQL,
  dueAtMs: number = nowMs,
) {
  return insertWhere(db, outbox, { ...newRow(mail, nowMs), next_attempt_at: dueAtMs }, condition);
}

/** The same, but inserts nothing if the person does not exist. */
export function insertEmailToStatement(db: Database, userId: string, mail: OutboxEmail, nowMs: number) {
  return insertEmailWhereStatement(db, mail, nowMs, userExists(userId));
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

/** Claims a due message for one attempt. Null if it is not due or another run has claimed it. */
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

/** Marks a message as sent and deletes its body, which may contain a link that signs in. */
export async function markSent(db: Database, id: string, nowMs: number): Promise<void> {
  await db
    .update(outbox)
    .set({ sent_at: nowMs, ...NO_BODY, last_error: null })
    .where(eq(outbox.id, id));
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

/** Deletes the bodies of messages that are too old to be sent, and all old messages. */
export function purgeOutboxStatements(db: Database, nowMs: number) {
  return [
    db
      .update(outbox)
      .set(NO_BODY)
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

const NO_BODY = { text: "", html: "", unsubscribe_url: null };

function isDue(nowMs: number) {
  return and(
    isNull(outbox.sent_at),
    lte(outbox.next_attempt_at, nowMs),
    gt(outbox.created_at, nowMs - EMAIL_SENDABLE_MS),
  );
}

function newRow({ unsubscribeUrl, ...mail }: OutboxEmail, nowMs: number): typeof outbox.$inferInsert {
  return { ...mail, unsubscribe_url: unsubscribeUrl ?? null, created_at: nowMs, attempts: 0, next_attempt_at: nowMs };
}
