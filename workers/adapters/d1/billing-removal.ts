import { and, eq, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database } from "./database.ts";
import { organisationsAlone } from "./last-owner.ts";
import { billingAccounts, billingNotices, subscriptions } from "./schema/billing-tables.ts";

/** Whom Stripe knows and who goes when a person is deleted: they, and organisations that nobody else is in. */
export function customersOfPersonStatement(db: Database, userId: string) {
  return customers(
    db,
    or(eq(billingAccounts.user_id, userId), inArray(billingAccounts.organisation_id, organisationsAlone(db, userId))),
  );
}

export function customersOfOrganisationStatement(db: Database, organisationId: string) {
  return customers(db, eq(billingAccounts.organisation_id, organisationId));
}

function customers(db: Database, whose: SQL | undefined) {
  return db
    .select({ accountId: billingAccounts.id, customerId: billingAccounts.stripe_customer_id })
    .from(billingAccounts)
    .where(and(whose, isNotNull(billingAccounts.stripe_customer_id), isNull(billingAccounts.customer_gone_at)));
}

/** All rows of billing of a person. */
export function removePersonBillingStatements(db: Database, userId: string) {
  return removeAccounts(db, eq(billingAccounts.user_id, userId));
}

/** All rows of billing of these organisations, a subquery of ids. */
export function removeOrganisationBillingStatements(db: Database, organisations: SQLWrapper) {
  return removeAccounts(db, inArray(billingAccounts.organisation_id, organisations));
}

function removeAccounts(db: Database, whose: SQL) {
  const theirs = db.select({ id: billingAccounts.id }).from(billingAccounts).where(whose);
  return [
    db.delete(billingNotices).where(inArray(billingNotices.account_id, theirs)),
    db.delete(subscriptions).where(inArray(subscriptions.account_id, theirs)),
    db.delete(billingAccounts).where(whose),
  ] as const;
}
