import { parseUserListQuery } from "#core/admin/user-list.ts";
import { accountState } from "#core/billing/account-state.ts";
import { DAY_MS } from "#core/billing/billing-dates.ts";
import { type GrantInput, grantSchema } from "#core/billing/billing-forms.ts";
import { PLAN_NAMES } from "#core/billing/billing-words.ts";
import { currentSubscription } from "#core/billing/current-subscription.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { AdminBillingPage } from "#core/pages/billing-pages.ts";
import {
  adminAccountCountStatement,
  adminAccountStatement,
  adminAccountsStatement,
  adminEventsStatement,
  adminGrantsStatement,
  adminSubscriptionsStatement,
  endGrantStatements,
  grantPlanStatements,
} from "../../adapters/d1/billing/admin-billing-rows.ts";
import { subscriptionOf } from "../../adapters/d1/billing/payer-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { askingStripe } from "../billing/asking-stripe.ts";
import { handleEventAgain } from "../billing/stripe-events.ts";
import { syncSubscription } from "../billing/sync-subscription.ts";
import { adminLogin, requireAdmin, timeZoneOf } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";

const REVENUE_DAYS = 30;

/** What admins see and do of billing. Every method throws Refusal `signed_out`, `not_admin` or `second_factor_needed`. */
export function createAdminBilling(world: World) {
  const { db } = world;

  return {
    /** The page /admin/billing. Stripe is asked only for the revenue, and only when `?revenue` asks for it. */
    async open(visitor: Login | null, search: URLSearchParams): Promise<AdminBillingPage> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const query = parseUserListQuery(search);
      const [viewers, counts, accounts, subscriptions, events, grants] = await db.batch([
        viewerStatement(db, login, nowMs),
        adminAccountCountStatement(db, login, nowMs, query.search),
        adminAccountsStatement(db, login, nowMs, query),
        adminSubscriptionsStatement(db, login, nowMs, query),
        adminEventsStatement(db, login, nowMs),
        adminGrantsStatement(db, login, nowMs),
      ]);
      const viewer = requireAdmin(world, login, viewers);
      const timeZone = timeZoneOf(world, viewer);
      if (world.billing === null) return { viewer, billing: null, nowMs, timeZone };
      const rows = accounts.map((account) => {
        const theirs = subscriptions.filter(({ accountId }) => accountId === account.id).map(subscriptionOf);
        const { grantedPlan: plan, grantedSeats: seats, grantedUntil: until, trialEndsAt } = account;
        const grant = plan && { plan, seats, until };
        return {
          id: account.id,
          name: account.name ?? "Somebody who is gone",
          address: account.address ?? "",
          isTeam: account.organisationId !== null,
          state: accountState({ subscription: currentSubscription(theirs), grant, trialEndsAt, nowMs, timeZone }),
          hasCustomer: account.customerId !== null,
          isCustomerGone: account.customerGoneAt !== null,
          grant: grant && { ...grant, why: account.grantedWhy ?? "" },
        };
      });
      return {
        viewer,
        billing: {
          accounts: { query, total: counts[0]?.total ?? 0, rows },
          events,
          grants: grants.map(({ of, by, ...one }) => ({
            ...one,
            of: of ?? "somebody who is gone",
            by: by ?? "somebody who is gone",
          })),
          revenue: search.has("revenue") ? await readRevenue(nowMs) : null,
          isTest: world.settings.STRIPE_SECRET_KEY?.includes("_test_") ?? false,
        },
        nowMs,
        timeZone,
      };
    },

    /**
     * Sets a plan by hand, in place of what was set before. Throws `bad_request`, also where nobody has that address or short name, and
     * `not_found` where nobody bills.
     */
    async grant(visitor: Login | null, input: GrantInput): Promise<void> {
      const login = adminLogin(world, visitor);
      if (world.billing === null) throw new Refusal("not_found");
      const grant = requireInput(grantSchema, input);
      const of = { nowMs: world.now(), accountId: world.newId(), grantId: world.newId(), grant };
      if (grant.until !== null && grant.until <= of.nowMs)
        throw new Refusal("bad_request", { text: "This last day is over. Choose a later one." });
      const [viewers, , , granted] = await db.batch([
        viewerStatement(db, login, of.nowMs),
        ...grantPlanStatements(db, login, of),
      ]);
      requireAdmin(world, login, viewers);
      if (granted.length === 0)
        throw new Refusal("bad_request", { text: "Nobody has this address, and no organization this short name." });
    },

    /** Throws `not_found` where nothing is set by hand. */
    async endGrant(visitor: Login | null, accountId: string): Promise<void> {
      const login = adminLogin(world, visitor);
      const of = { nowMs: world.now(), accountId, grantId: world.newId() };
      const [viewers, , ended] = await db.batch([
        viewerStatement(db, login, of.nowMs),
        ...endGrantStatements(db, login, of),
      ]);
      requireAdmin(world, login, viewers);
      if (ended.length === 0) throw new Refusal("not_found");
    },

    /** Reads an account from Stripe anew. Throws `not_found`, `billing_unavailable` or `billing_refused`. */
    async sync(visitor: Login | null, accountId: string): Promise<void> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, accounts] = await db.batch([
        viewerStatement(db, login, nowMs),
        adminAccountStatement(db, login, nowMs, accountId),
      ]);
      requireAdmin(world, login, viewers);
      if (accounts.length === 0) throw new Refusal("not_found");
      await askingStripe(world, () => syncSubscription(world, accountId));
    },

    /** Handles an event again. Throws `not_found`, `billing_unavailable` or `billing_refused`. */
    async tryAgain(visitor: Login | null, eventId: string): Promise<void> {
      const login = adminLogin(world, visitor);
      requireAdmin(world, login, await viewerStatement(db, login, world.now()));
      await askingStripe(world, () => handleEventAgain(world, eventId));
    },
  };

  async function readRevenue(nowMs: number): Promise<NonNullable<AdminBillingPage["billing"]>["revenue"]> {
    try {
      const rows = await askingStripe(world, (provider) => provider.readRevenue(nowMs - REVENUE_DAYS * DAY_MS));
      return {
        days: REVENUE_DAYS,
        rows: rows.map(({ plan, ...row }) => ({ ...row, plan: plan === null ? "Other" : PLAN_NAMES[plan] })),
      };
    } catch (error) {
      if (error instanceof Refusal) return "unavailable";
      throw error;
    }
  }
}
