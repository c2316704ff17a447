import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { LIVE } from "#core/billing/current-subscription.ts";
import type { Database } from "../database.ts";
import { billingAccounts, subscriptions } from "../schema/billing-tables.ts";
import { peopleIn } from "./payer-rows.ts";

/** A new period is told from the one that was bought by at least this. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Live subscriptions of an organisation with fewer seats than there are people. */
export function missingSeatsStatement(db: Database, organisationId: string) {
  return select(db, and(eq(billingAccounts.organisation_id, organisationId), hasTooFew), 1);
}

/**
 * The same of all organisations, and those with too many in a period that has just begun: in the one in which it was bought, and later in
 * a period, seats are not lowered.
 */
export function unsettledSeatsStatement(db: Database, limit: number) {
  const hasTooMany = sql`(${subscriptions.seats} > max(1, ${peopleIn(billingAccounts.organisation_id)}) AND ${isNewPeriod})`;
  return select(db, and(isNotNull(billingAccounts.organisation_id), or(hasTooFew, hasTooMany)), limit);
}

/** Notes the new periods that begin with as many seats as there are people: they are not lowered for whoever leaves later in them. */
export function noteSettledPeriodsStatement(db: Database) {
  const people = sql`(SELECT count(*) FROM memberships AS seated JOIN billing_accounts AS payer ON payer.organisation_id = seated.organisation_id
    WHERE payer.id = ${subscriptions.account_id} AND seated.left_at IS NULL)`;
  return db
    .update(subscriptions)
    .set({ seats_lowered_for: sql`${subscriptions.period_start}` })
    .where(and(inArray(subscriptions.status, LIVE), isNewPeriod, sql`${subscriptions.seats} <= max(1, ${people})`));
}

const hasTooFew = sql`${subscriptions.seats} < ${peopleIn(billingAccounts.organisation_id)}`;
const isNewPeriod = sql`${subscriptions.period_start} - ${DAY_MS} > coalesce(${subscriptions.seats_lowered_for}, ${subscriptions.created_at})`;

function select(db: Database, which: SQL | undefined, limit: number) {
  return db
    .select({
      id: subscriptions.id,
      accountId: subscriptions.account_id,
      itemId: subscriptions.item_id,
      seats: subscriptions.seats,
      periodStart: subscriptions.period_start,
      people: peopleIn(billingAccounts.organisation_id).as("people"),
    })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.account_id))
    .where(and(inArray(subscriptions.status, LIVE), which))
    .orderBy(subscriptions.id)
    .limit(limit);
}

/** The seats were lowered for the period that began then: they are not again in it. */
export function noteLoweredStatement(db: Database, id: string, periodStart: number) {
  return db.update(subscriptions).set({ seats_lowered_for: periodStart }).where(eq(subscriptions.id, id));
}
