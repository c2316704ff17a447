import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AdminLogin } from "#core/admin/actor.ts";
import { USERS_A_PAGE, type UserListQuery } from "#core/admin/user-list.ts";
import type { Grant } from "#core/billing/billing-forms.ts";
import { isAdmin } from "../admin.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { billingAccounts, planGrants, stripeEvents, subscriptions } from "../schema/billing-tables.ts";
import { organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { subscriptionColumns } from "./payer-rows.ts";

// Every statement here has the admin check as a condition of its own, as in ../admin.ts.

const EVENTS_SHOWN = 50;
const GRANTS_SHOWN = 20;

const accountColumns = {
  id: billingAccounts.id,
  name: sql<string | null>`coalesce(${organisations.name}, nullif(${users.full_name}, ''), ${users.email})`.as("named"),
  address: sql<string | null>`coalesce(${organisations.slug}, ${users.email})`.as("address"),
  organisationId: billingAccounts.organisation_id,
  customerId: billingAccounts.stripe_customer_id,
  customerGoneAt: billingAccounts.customer_gone_at,
  trialEndsAt: billingAccounts.trial_ends_at,
  grantedPlan: billingAccounts.granted_plan,
  grantedSeats: billingAccounts.granted_seats,
  grantedUntil: billingAccounts.granted_until,
  grantedWhy: billingAccounts.granted_why,
};

export function adminAccountsStatement(db: Database, login: AdminLogin, nowMs: number, query: UserListQuery) {
  return db
    .select(accountColumns)
    .from(billingAccounts)
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(and(isAdmin(db, login, nowMs), matching(query.search)))
    .orderBy(desc(billingAccounts.created_at), billingAccounts.id)
    .limit(USERS_A_PAGE)
    .offset((query.page - 1) * USERS_A_PAGE);
}

export function adminAccountCountStatement(db: Database, login: AdminLogin, nowMs: number, search: string) {
  return db
    .select({ total: count() })
    .from(billingAccounts)
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(and(isAdmin(db, login, nowMs), matching(search)));
}

/** Of the accounts of that page. */
export function adminSubscriptionsStatement(db: Database, login: AdminLogin, nowMs: number, query: UserListQuery) {
  const shown = db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(matching(query.search))
    .orderBy(desc(billingAccounts.created_at), billingAccounts.id)
    .limit(USERS_A_PAGE)
    .offset((query.page - 1) * USERS_A_PAGE);
  return db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(and(isAdmin(db, login, nowMs), inArray(subscriptions.account_id, shown)));
}

export function adminEventsStatement(db: Database, login: AdminLogin, nowMs: number) {
  return db
    .select({
      id: stripeEvents.id,
      type: stripeEvents.type,
      account: sql<string | null>`coalesce(${organisations.name}, ${users.email})`.as("account_named"),
      result: stripeEvents.result,
      problem: stripeEvents.problem,
      tries: stripeEvents.tries,
      receivedAt: stripeEvents.received_at,
    })
    .from(stripeEvents)
    .leftJoin(billingAccounts, eq(billingAccounts.id, stripeEvents.account_id))
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(isAdmin(db, login, nowMs))
    .orderBy(desc(stripeEvents.received_at), desc(stripeEvents.id))
    .limit(EVENTS_SHOWN);
}

export function adminGrantsStatement(db: Database, login: AdminLogin, nowMs: number) {
  const by = alias(users, "by_user");
  return db
    .select({
      id: planGrants.id,
      of: sql<string | null>`coalesce(${organisations.name}, ${users.email})`.as("of_named"),
      by: sql<string | null>`${by.email}`.as("by_email"),
      plan: planGrants.plan,
      seats: planGrants.seats,
      until: planGrants.until,
      why: planGrants.why,
      atMs: planGrants.created_at,
    })
    .from(planGrants)
    .leftJoin(billingAccounts, eq(billingAccounts.id, planGrants.account_id))
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .leftJoin(by, eq(by.id, planGrants.by_user_id))
    .where(isAdmin(db, login, nowMs))
    .orderBy(desc(planGrants.created_at), desc(planGrants.id))
    .limit(GRANTS_SHOWN);
}

type Granting = { nowMs: number; accountId: string; grantId: string; grant: Grant };

/**
 * Sets a plan by hand for the person of an address, or the organisation of a short name, and logs it. The last statement returns the
 * account; no row: there is nobody of that name.
 */
export function grantPlanStatements(db: Database, login: AdminLogin, of: Granting) {
  const { nowMs, accountId, grantId, grant } = of;
  const may = isAdmin(db, login, nowMs);
  const me = userIdOfLogin(login, nowMs);
  const to = grant.to.toLowerCase();
  const isOf = sql`(${billingAccounts.user_id} = (SELECT id FROM users WHERE email = ${to}) OR ${billingAccounts.organisation_id} = (SELECT id FROM organisations WHERE slug = ${to}))`;
  return [
    insertFrom(
      db,
      billingAccounts,
      {
        id: accountId,
        user_id: sql`theirs.user_id`,
        organisation_id: sql`theirs.organisation_id`,
        created_at: nowMs,
      },
      sql`FROM (SELECT id AS user_id, NULL AS organisation_id FROM users WHERE email = ${to}
        UNION ALL SELECT NULL, id FROM organisations WHERE slug = ${to}) AS theirs WHERE ${may}`,
    ).onConflictDoNothing(),
    insertFrom(
      db,
      planGrants,
      {
        id: grantId,
        account_id: sql`${billingAccounts.id}`,
        plan: grant.plan,
        seats: grant.seats,
        until: grant.until,
        why: grant.why,
        by_user_id: me,
        created_at: nowMs,
      },
      sql`FROM ${billingAccounts} WHERE ${isOf} AND ${may}`,
    ),
    db
      .update(billingAccounts)
      .set({
        granted_plan: grant.plan,
        granted_seats: grant.seats,
        granted_until: grant.until,
        granted_by_user_id: sql`${me}`,
        granted_why: grant.why,
      })
      .where(and(isOf, may))
      .returning({ id: billingAccounts.id }),
  ] as const;
}

/** Ends what was set by hand, and logs it. The last statement returns the account; no row: there is nothing to end. */
export function endGrantStatements(
  db: Database,
  login: AdminLogin,
  of: { nowMs: number; accountId: string; grantId: string },
) {
  const { nowMs, accountId, grantId } = of;
  const isEnding = and(
    eq(billingAccounts.id, accountId),
    sql`${billingAccounts.granted_plan} IS NOT NULL`,
    isAdmin(db, login, nowMs),
  );
  return [
    insertFrom(
      db,
      planGrants,
      {
        id: grantId,
        account_id: sql`${billingAccounts.id}`,
        plan: null,
        why: "Ended",
        by_user_id: userIdOfLogin(login, nowMs),
        created_at: nowMs,
      },
      sql`FROM ${billingAccounts} WHERE ${isEnding}`,
    ),
    db
      .update(billingAccounts)
      .set({
        granted_plan: null,
        granted_seats: null,
        granted_until: null,
        granted_by_user_id: null,
        granted_why: null,
      })
      .where(isEnding)
      .returning({ id: billingAccounts.id }),
  ] as const;
}

/** The account with that id, for an admin. */
export function adminAccountStatement(db: Database, login: AdminLogin, nowMs: number, accountId: string) {
  return db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.id, accountId), isAdmin(db, login, nowMs)));
}

/** Uses instr(), as D1 refuses long LIKE patterns. */
function matching(search: string): SQL | undefined {
  if (!search) return undefined;
  const text = search.toLowerCase();
  return or(
    ...[users.email, users.full_name, organisations.name, organisations.slug].map(
      (column) => sql`instr(lower(coalesce(${column}, '')), ${text}) > 0`,
    ),
  );
}
