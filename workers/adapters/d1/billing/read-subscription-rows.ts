import { and, eq, lte, sql } from "drizzle-orm";
import type { ReadSubscription } from "../../stripe/billing-provider.ts";
import type { Database, Statement } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { billingAccounts, subscriptions } from "../schema/billing-tables.ts";

type Reading = { accountId: string; customerId: string; readAt: number };

/**
 * Stores what was read, unless the row is of a later reading, or the account has another customer by now. What has become of a
 * price that is none of ours is nobody's plan, so its row goes.
 */
export function storeReadStatements(db: Database, reading: Reading, read: readonly ReadSubscription[]): Statement[] {
  return read.map((one) => storeStatement(db, reading, one));
}

function storeStatement(db: Database, { accountId, customerId, readAt }: Reading, read: ReadSubscription): Statement {
  const { plan } = read;
  if (plan === null)
    return db
      .delete(subscriptions)
      .where(
        and(eq(subscriptions.id, read.id), eq(subscriptions.account_id, accountId), lte(subscriptions.read_at, readAt)),
      );
  const values = {
    plan,
    interval: read.interval,
    status: read.status,
    seats: read.seats,
    seat_cents: read.seatCents,
    created_at: read.createdAt,
    period_start: read.periodStart,
    period_end: read.periodEnd,
    ends_at: read.endsAt,
    unpaid_since: read.unpaidSince,
    next_plan: read.next?.plan ?? null,
    next_interval: read.next?.interval ?? null,
    schedule_id: read.scheduleId,
    item_id: read.itemId,
    read_at: readAt,
  };
  return insertWhere(
    db,
    subscriptions,
    { id: read.id, account_id: accountId, ...values },
    sql`EXISTS (SELECT 1 FROM ${billingAccounts}
      WHERE ${billingAccounts.id} = ${accountId} AND ${billingAccounts.stripe_customer_id} = ${customerId})`,
  ).onConflictDoUpdate({
    target: subscriptions.id,
    set: values,
    setWhere: and(eq(subscriptions.account_id, accountId), lte(subscriptions.read_at, readAt)),
  });
}
