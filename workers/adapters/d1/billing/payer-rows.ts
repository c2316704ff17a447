import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BillingSnapshot, Subscription } from "#core/billing/billing-snapshot.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { billingAccounts, subscriptions } from "../schema/billing-tables.ts";
import { memberships } from "../schema/team-tables.ts";
import { mayIn } from "../teams/team-scope.ts";

// Of whom the login's person may see and change the plan: themselves, or an organisation that they own. Every statement says so itself.

/** `organisationId` null: the person themselves. */
export type Payer = { organisationId: SQL | string | null };

/** SQL condition on `billing_accounts`. */
export function maySeeBilling(login: Login, nowMs: number, { organisationId }: Payer): SQL | undefined {
  if (organisationId === null) return eq(billingAccounts.user_id, userIdOfLogin(login, nowMs));
  return and(
    eq(billingAccounts.organisation_id, organisationId),
    mayIn(login, nowMs, billingAccounts.organisation_id, "manageBilling"),
  );
}

/** No row: nothing was bought, tried or granted yet. */
export function payerAccountStatement(db: Database, login: Login, nowMs: number, payer: Payer) {
  return db
    .select()
    .from(billingAccounts)
    .where(maySeeBilling(login, nowMs, payer))
    .limit(1);
}

const SUBSCRIPTIONS_READ = 10;

/** Newest first. */
export function payerSubscriptionsStatement(db: Database, login: Login, nowMs: number, payer: Payer) {
  return db
    .select(subscriptionColumns)
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.account_id))
    .where(maySeeBilling(login, nowMs, payer))
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
    .limit(SUBSCRIPTIONS_READ);
}

/** How many people are in the organisation, for whoever may see its plan. */
export function payerPeopleStatement(db: Database, login: Login, nowMs: number, organisationId: SQL | string) {
  return db
    .select({ people: sql<number>`count(*)`.as("people") })
    .from(memberships)
    .where(
      and(
        eq(memberships.organisation_id, organisationId),
        isNull(memberships.left_at),
        mayIn(login, nowMs, memberships.organisation_id, "manageBilling"),
      ),
    );
}

/** Makes the account of the payer, for whoever may buy for it; where there is one nothing happens. */
export function makePayerAccountStatement(
  db: Database,
  login: Login,
  of: { id: string; organisationId: string | null; nowMs: number },
) {
  const { id, organisationId, nowMs } = of;
  const me = userIdOfLogin(login, nowMs);
  const may = organisationId === null ? sql`${me} IS NOT NULL` : mayIn(login, nowMs, organisationId, "manageBilling");
  return insertFrom(
    db,
    billingAccounts,
    { id, user_id: organisationId === null ? me : null, organisation_id: organisationId, created_at: nowMs },
    sql`WHERE ${may}`,
  ).onConflictDoNothing();
}

export const subscriptionColumns = {
  id: subscriptions.id,
  accountId: subscriptions.account_id,
  plan: subscriptions.plan,
  interval: subscriptions.interval,
  status: subscriptions.status,
  seats: subscriptions.seats,
  seatCents: subscriptions.seat_cents,
  createdAt: sql<number>`${subscriptions.created_at}`.as("subscribed_at"),
  periodStart: subscriptions.period_start,
  periodEnd: subscriptions.period_end,
  endsAt: subscriptions.ends_at,
  unpaidSince: subscriptions.unpaid_since,
  nextPlan: subscriptions.next_plan,
  nextInterval: subscriptions.next_interval,
  scheduleId: subscriptions.schedule_id,
  itemId: subscriptions.item_id,
  seatsLoweredFor: subscriptions.seats_lowered_for,
};

export type SubscriptionRow = Awaited<ReturnType<typeof payerSubscriptionsStatement>>[number];

/** A subscription with what is needed to change it at Stripe. */
export type HeldSubscription = Subscription & { accountId: string; itemId: string; scheduleId: string | null };

export function subscriptionOf(row: SubscriptionRow): HeldSubscription {
  const { nextPlan, nextInterval, seatsLoweredFor: _, ...rest } = row;
  return { ...rest, next: nextPlan && nextInterval ? { plan: nextPlan, interval: nextInterval } : null };
}

export function grantOf(account: typeof billingAccounts.$inferSelect | undefined): BillingSnapshot["grant"] {
  if (!account?.granted_plan) return null;
  return { plan: account.granted_plan, seats: account.granted_seats, until: account.granted_until };
}

/** People who are in an organisation now, as a scalar subquery. */
export function peopleIn(organisationId: SQLiteColumn): SQL<number> {
  return sql<number>`(SELECT count(*) FROM memberships AS seated WHERE seated.organisation_id = ${organisationId} AND seated.left_at IS NULL)`;
}
