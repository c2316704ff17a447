import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { LIVE } from "#core/billing/current-subscription.ts";
import type { Database } from "../database.ts";
import { billingAccounts, subscriptions } from "../schema/billing-tables.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";

// What the readings from Stripe know of an account. Nobody asks these for themselves: whoever calls has authorised before.

/** With the name and address that Stripe is told: the person's, or the organisation's with that of its owner. */
export function stripeAccountStatement(db: Database, accountId: string) {
  const ownerEmail = sql<string | null>`(SELECT owner.email FROM ${memberships} AS seat
    JOIN ${users} AS owner ON owner.id = seat.user_id
    WHERE seat.organisation_id = ${billingAccounts.organisation_id} AND seat.role = 'owner' AND seat.left_at IS NULL
    ORDER BY seat.joined_at LIMIT 1)`;
  return db
    .select({
      id: billingAccounts.id,
      customerId: billingAccounts.stripe_customer_id,
      goneAt: billingAccounts.customer_gone_at,
      name: sql<string>`coalesce(${organisations.name}, ${users.full_name}, '')`.as("name"),
      email: sql<string>`coalesce(${users.email}, ${ownerEmail}, '')`.as("email"),
    })
    .from(billingAccounts)
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(eq(billingAccounts.id, accountId))
    .limit(1);
}

/** Gives an account its customer, unless somebody else has given it another one than `before` meanwhile. */
export function giveCustomerStatement(
  db: Database,
  of: { accountId: string; before: string | null; customerId: string },
) {
  return db
    .update(billingAccounts)
    .set({ stripe_customer_id: of.customerId, customer_gone_at: null })
    .where(
      and(
        eq(billingAccounts.id, of.accountId),
        of.before === null
          ? isNull(billingAccounts.stripe_customer_id)
          : eq(billingAccounts.stripe_customer_id, of.before),
      ),
    );
}

/** Its customer is there, also where a key of another account of Stripe's had not known it. */
export function noteThereStatement(db: Database, of: { accountId: string; customerId: string; readAt: number }) {
  return db
    .update(billingAccounts)
    .set({ customer_gone_at: null, synced_at: sql`max(coalesce(${billingAccounts.synced_at}, 0), ${of.readAt})` })
    .where(and(eq(billingAccounts.id, of.accountId), eq(billingAccounts.stripe_customer_id, of.customerId)));
}

/** The customer was deleted at Stripe, and with it ends what it had bought. */
export function noteGoneStatements(db: Database, of: { accountId: string; customerId: string; readAt: number }) {
  const isTheirs = and(eq(billingAccounts.id, of.accountId), eq(billingAccounts.stripe_customer_id, of.customerId));
  return [
    db
      .update(subscriptions)
      .set({
        status: "canceled",
        ends_at: of.readAt,
        next_plan: null,
        next_interval: null,
        schedule_id: null,
        read_at: of.readAt,
      })
      .where(
        and(
          inArray(
            subscriptions.account_id,
            db.select({ id: billingAccounts.id }).from(billingAccounts).where(isTheirs),
          ),
          inArray(subscriptions.status, [...LIVE, "unpaid", "paused", "incomplete"]),
          sql`${subscriptions.read_at} <= ${of.readAt}`,
        ),
      ),
    db
      .update(billingAccounts)
      .set({ customer_gone_at: sql`coalesce(${billingAccounts.customer_gone_at}, ${of.readAt})`, synced_at: of.readAt })
      .where(isTheirs),
  ] as const;
}

/** Accounts that were not read since then, those that have waited longest first. */
export function dueForReadingStatement(db: Database, beforeMs: number, limit: number) {
  return db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(
      and(
        isNotNull(billingAccounts.stripe_customer_id),
        isNull(billingAccounts.customer_gone_at),
        or(isNull(billingAccounts.synced_at), lt(billingAccounts.synced_at, beforeMs)),
      ),
    )
    .orderBy(asc(billingAccounts.synced_at), asc(billingAccounts.id))
    .limit(limit);
}

/** The subscriptions of an account that are charged now: more than one is one too many. */
export function liveSubscriptionsStatement(db: Database, accountId: string) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.account_id, accountId), inArray(subscriptions.status, LIVE)))
    .orderBy(asc(subscriptions.created_at), asc(subscriptions.id));
}
