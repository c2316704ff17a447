import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { ReadEvent } from "../../stripe/billing-provider.ts";
import type { Database } from "../database.ts";
import { billingAccounts, stripeEvents } from "../schema/billing-tables.ts";

const UNDONE = ["received", "failed"] as const;

const handled = { id: stripeEvents.id, accountId: stripeEvents.account_id };

/** Takes an event in hand, with the account whose customer it names. No row: it is done already. */
export function takeEventStatement(db: Database, { id, type, customerId, createdAt }: ReadEvent, nowMs: number) {
  const accountId = sql<string | null>`(SELECT ${billingAccounts.id} FROM ${billingAccounts}
    WHERE ${billingAccounts.stripe_customer_id} = ${customerId})`;
  return db
    .insert(stripeEvents)
    .values({
      id,
      type,
      account_id: accountId,
      created_at: createdAt,
      received_at: nowMs,
      result: "received",
      tries: 1,
    })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: { tries: sql`${stripeEvents.tries} + 1`, account_id: accountId },
      setWhere: inArray(stripeEvents.result, UNDONE),
    })
    .returning(handled);
}

/** The same by an admin's hand, whatever became of it before. No row: there is none, or it is of nobody. */
export function takeEventAgainStatement(db: Database, id: string) {
  return db
    .update(stripeEvents)
    .set({ tries: sql`${stripeEvents.tries} + 1` })
    .where(and(eq(stripeEvents.id, id), sql`${stripeEvents.account_id} IS NOT NULL`))
    .returning(handled);
}

/** A try that fails beside one that was done, of an event that came twice at once, leaves it done. */
export function finishEventStatement(
  db: Database,
  id: string,
  of: { result: "done" | "ignored" | "failed"; problem: string | null; nowMs: number },
) {
  return db
    .update(stripeEvents)
    .set({ result: of.result, problem: of.problem, handled_at: of.nowMs })
    .where(and(eq(stripeEvents.id, id), of.result === "failed" ? inArray(stripeEvents.result, UNDONE) : sql`true`));
}

export function deleteOldStripeEventsStatement(db: Database, beforeMs: number) {
  return db.delete(stripeEvents).where(lt(stripeEvents.received_at, beforeMs));
}
