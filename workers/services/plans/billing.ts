import { billingPath } from "#core/billing/billing-emails.ts";
import { postedChoice } from "#core/billing/billing-forms.ts";
import { billingView, goesOn, holdsNow } from "#core/billing/billing-view.ts";
import { choiceName, included } from "#core/billing/billing-words.ts";
import { currentSubscription } from "#core/billing/current-subscription.ts";
import { accountBilling } from "#core/billing/payer.ts";
import { changeOfPlan } from "#core/billing/plan-change.ts";
import { priceKey } from "#core/billing/plan-code.ts";
import { seatPriceCents } from "#core/billing/prices.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { dayLabel } from "#core/local-days.ts";
import type { BillingPage } from "#core/pages/billing-pages.ts";
import { type BillingRow, billingStatement, parseFacts } from "../../adapters/d1/billing/billing-facts.ts";
import {
  grantOf,
  type HeldSubscription,
  makePayerAccountStatement,
  payerAccountStatement,
  payerPeopleStatement,
  payerSubscriptionsStatement,
  subscriptionOf,
} from "../../adapters/d1/billing/payer-rows.ts";
import { requireRow } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { activeOrganisation } from "../../adapters/d1/teams/active-organisation.ts";
import type { BillingProvider } from "../../adapters/stripe/billing-provider.ts";
import { askingStripe } from "../billing/asking-stripe.ts";
import { ensureCustomer, syncSubscription } from "../billing/sync-subscription.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import {
  actorStatements,
  requireActor,
  requireGoingOn,
  requireLogin,
  requireTeam,
  teamStatements,
} from "../teams/team-admission.ts";
import type { World } from "../world.ts";

/**
 * Buying and leaving: the plan of a person (`organisationId` null), or of an organization, by its owner. Every method throws Refusal
 * `signed_out`; of an organization `not_found` or `forbidden`; `billing_unavailable` or `billing_refused` where it asks Stripe.
 */
export function createBilling(world: World) {
  const { db } = world;

  return {
    /** The page /billing. It asks nothing of Stripe. */
    async openOwn(visitor: Login | null): Promise<BillingPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const payer = { organisationId: null };
      const [viewers, accounts, subscriptions, facts] = await db.batch([
        viewerStatement(db, login, nowMs),
        payerAccountStatement(db, login, nowMs, payer),
        payerSubscriptionsStatement(db, login, nowMs, payer),
        billingStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const timeZone = timeZoneOf(world, viewer);
      return {
        viewer,
        team: null,
        timeZone,
        ...pageOf({ accounts, subscriptions, facts, people: 1, organisationId: null, timeZone }),
      };
    },

    /** The page /team/billing, of the organization that the viewer works in. */
    async openTeam(visitor: Login | null): Promise<BillingPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const payer = { organisationId: activeOrganisation(login, nowMs) };
      const [viewers, mine, accounts, subscriptions, facts, counts] = await db.batch([
        ...teamStatements(db, login, nowMs),
        payerAccountStatement(db, login, nowMs, payer),
        payerSubscriptionsStatement(db, login, nowMs, payer),
        billingStatement(db, login, nowMs),
        payerPeopleStatement(db, login, nowMs, payer.organisationId),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "manageBilling");
      const { timeZone } = team;
      const people = requireRow(counts).people;
      return {
        viewer,
        team,
        timeZone,
        ...pageOf({ accounts, subscriptions, facts, people, organisationId: team.id, timeZone }),
      };
    },

    /** Leads to Stripe's page where one pays. Throws `bad_request`, `organization_ends`, or `plan_moved` where there is a plan. */
    async buy(visitor: Login | null, organisationId: string | null, posted: string): Promise<{ url: string }> {
      const login = requireLogin(visitor);
      const choice = requireInput(postedChoice, posted);
      await db.batch([
        makePayerAccountStatement(db, login, { id: world.newId(), organisationId, nowMs: world.now() }),
        viewerStatement(db, login, world.now()),
      ]);
      const { account, subscription, people, deletesAt } = await requirePayer(login, organisationId);
      requireGoingOn({ deletesAt });
      if (goesOn(subscription) || holdsNow(grantOf(account), world.now())) throw new Refusal("plan_moved");
      return asking(async (provider) => {
        // What was paid a moment ago, in a window that was closed, is found before it is paid again.
        if (account.stripe_customer_id !== null) {
          await syncSubscription(world, account.id);
          if (goesOn((await requirePayer(login, organisationId)).subscription)) throw new Refusal("plan_moved");
        }
        const customerId = await ensureCustomer(world, account.id);
        await provider.expireCheckouts(customerId);
        return provider.createCheckout(
          {
            customerId,
            choice,
            seats: people,
            returnUrl: addressOf(`/billing/return${organisationId === null ? "" : `?organization=${organisationId}`}`),
            cancelUrl: addressOf(billingPath(organisationId !== null)),
            withTax: world.settings.STRIPE_TAX === "on",
          },
          `checkout ${account.id} ${world.newId()}`,
        );
      });
    },

    /** After Stripe's page, with or without an event: what is bought by now, in words for the next page. */
    async comeBack(visitor: Login | null, organisationId: string | null): Promise<{ title: string; text: string }> {
      const login = requireLogin(visitor);
      const { account } = await requirePayer(login, organisationId);
      await asking(() => syncSubscription(world, account.id));
      const { subscription } = await requirePayer(login, organisationId);
      if (goesOn(subscription))
        return {
          title: `Your plan: ${choiceName(subscription)}`,
          text: included(subscription.plan, organisationId !== null),
        };
      return {
        title: "No payment yet",
        text: "As soon as the payment arrives the plan stands here. Nothing has to be paid twice.",
      };
    },

    /** Leads to Stripe's page of cards and invoices. Throws `not_found` where nothing was ever bought. */
    async openPortal(visitor: Login | null, organisationId: string | null): Promise<{ url: string }> {
      const login = requireLogin(visitor);
      const { account } = await requirePayer(login, organisationId);
      const customerId = account.stripe_customer_id;
      if (customerId === null) throw new Refusal("not_found");
      const returnUrl = addressOf(`/billing/return${organisationId === null ? "" : `?organization=${organisationId}`}`);
      return asking((provider) => provider.createPortal({ customerId, returnUrl }));
    },

    /** Upward at once, all else at the period's end; says which. Throws `bad_request` or `plan_moved`. */
    async change(visitor: Login | null, organisationId: string | null, posted: string): Promise<string> {
      const to = requireInput(postedChoice, posted);
      return onSubscription(visitor, organisationId, async (provider, subscription, timeZone) => {
        const how = changeOfPlan(subscription, to);
        const isOpen = subscription.endsAt === null && subscription.next === null && subscription.unpaidSince === null;
        if (!isOpen || how === "same") throw new Refusal("plan_moved");
        const key = `change ${subscription.id} ${priceKey(to)} ${world.newId()}`;
        if (how === "now") await provider.upgrade(subscription, to, key);
        else await provider.changeAtPeriodEnd(subscription, to, key);
        return how === "now"
          ? `You have ${choiceName(to)} now. The new price is charged from ${dayLabel(subscription.periodEnd, timeZone)} on.`
          : `It changes on ${dayLabel(subscription.periodEnd, timeZone)}. You can undo it until then.`;
      });
    },

    /** Throws `plan_moved` where no change is to come. */
    async undoChange(visitor: Login | null, organisationId: string | null): Promise<string> {
      return onSubscription(visitor, organisationId, async (provider, { scheduleId, next, plan, interval }) => {
        if (scheduleId === null || next === null) throw new Refusal("plan_moved");
        await provider.undoChange(scheduleId);
        return `It stays ${choiceName({ plan, interval })}.`;
      });
    },

    /** At the period's end. Canceling what is canceled changes nothing. */
    async cancel(visitor: Login | null, organisationId: string | null): Promise<string> {
      return onSubscription(visitor, organisationId, async (provider, subscription, timeZone) => {
        if (subscription.endsAt === null) await provider.setCancel(subscription, true);
        const day = dayLabel(subscription.endsAt ?? subscription.periodEnd, timeZone);
        return `It ends on ${day}, and nothing is charged any more. You can undo this until then.`;
      });
    },

    /** Until the period's end. Undoing what nobody has canceled changes nothing. */
    async undoCancel(visitor: Login | null, organisationId: string | null): Promise<string> {
      return onSubscription(visitor, organisationId, async (provider, subscription, timeZone) => {
        if (subscription.endsAt !== null) await provider.setCancel(subscription, false);
        return `It goes on, and renews on ${dayLabel(subscription.periodEnd, timeZone)}.`;
      });
    },
  };

  /** Does something to the subscription there is at Stripe, and reads anew what it is then. Throws `plan_moved` where there is none. */
  async function onSubscription(
    visitor: Login | null,
    organisationId: string | null,
    act: (provider: BillingProvider, subscription: HeldSubscription, timeZone: string) => Promise<string>,
  ): Promise<string> {
    const login = requireLogin(visitor);
    const { account, subscription, timeZone } = await requirePayer(login, organisationId);
    if (!goesOn(subscription)) throw new Refusal("plan_moved");
    return asking(async (provider) => {
      const said = await act(provider, subscription, timeZone);
      await syncSubscription(world, account.id);
      return said;
    });
  }

  /** Throws Refusal `not_found` where there is no account yet. */
  async function requirePayer(login: Login, organisationId: string | null) {
    const nowMs = world.now();
    const payer = { organisationId };
    if (organisationId === null) {
      const [viewers, accounts, subscriptions] = await db.batch([
        viewerStatement(db, login, nowMs),
        payerAccountStatement(db, login, nowMs, payer),
        payerSubscriptionsStatement(db, login, nowMs, payer),
      ]);
      const viewer = requireViewer(world, login, viewers);
      return { ...held(accounts, subscriptions), people: 1, deletesAt: null, timeZone: timeZoneOf(world, viewer) };
    }
    const [viewers, roles, mine, accounts, subscriptions, counts] = await db.batch([
      ...actorStatements(db, login, nowMs, organisationId),
      teamStatements(db, login, nowMs)[1],
      payerAccountStatement(db, login, nowMs, payer),
      payerSubscriptionsStatement(db, login, nowMs, payer),
      payerPeopleStatement(db, login, nowMs, organisationId),
    ]);
    requireActor(world, login, viewers, roles, "manageBilling");
    const { deletesAt } = requireRow(roles);
    const timeZone = mine.find(({ id }) => id === organisationId)?.timeZone ?? world.timeZone();
    return { ...held(accounts, subscriptions), people: requireRow(counts).people, deletesAt, timeZone };
  }

  function held(
    [account]: Awaited<ReturnType<typeof payerAccountStatement>>,
    subscriptions: Awaited<ReturnType<typeof payerSubscriptionsStatement>>,
  ) {
    if (!account) throw new Refusal("not_found");
    return { account, subscription: currentSubscription(subscriptions.map(subscriptionOf)) };
  }

  function pageOf(of: {
    accounts: Awaited<ReturnType<typeof payerAccountStatement>>;
    subscriptions: Awaited<ReturnType<typeof payerSubscriptionsStatement>>;
    facts: readonly BillingRow[];
    people: number;
    organisationId: string | null;
    timeZone: string;
  }) {
    const nowMs = world.now();
    const [account] = of.accounts;
    const facts = parseFacts(of.facts);
    const known = facts && accountBilling(facts, of.organisationId, nowMs);
    const trial = known?.snapshot.trial ?? null;
    const view = billingView({
      isTeam: of.organisationId !== null,
      people: of.people,
      subscription: currentSubscription(of.subscriptions.map(subscriptionOf)),
      grant: grantOf(account),
      trial: trial && { endsAt: trial.endsAt, secondsLeft: known?.entitlements.trial?.secondsLeft ?? 0 },
      mayTry: known?.entitlements.mayTry ?? false,
      prices: seatPriceCents,
      nowMs,
      timeZone: of.timeZone,
    });
    return { view, hasPortal: account?.stripe_customer_id != null && account.customer_gone_at === null };
  }

  function asking<Value>(ask: (provider: BillingProvider) => Promise<Value>): Promise<Value> {
    return askingStripe(world, ask);
  }

  function addressOf(path: string): string {
    return `${world.siteUrl}${path}`;
  }
}
