import type { ChoiceOfPlan } from "#core/billing/plan-code.ts";
import { type BillingProvider, BillingRefused, type ReadSubscription } from "./billing-provider.ts";
import {
  checkoutAnswer,
  checkoutState,
  choiceOf,
  customerAnswer,
  eventAnswer,
  inMs,
  invoiceAnswer,
  itemOf,
  linkAnswer,
  listOf,
  nextPhaseOf,
  readSubscription,
  type StripeSubscription,
  subscriptionAnswer,
  withId,
} from "./stripe-answers.ts";
import { anything, createStripeClient, type StripeOptions, type StripeSettings } from "./stripe-client.ts";
import { createStripePrices } from "./stripe-prices.ts";
import { readRevenue } from "./stripe-revenue.ts";
import { createStripeSchedules } from "./stripe-schedules.ts";

/** The most that Stripe lists at once. */
const PAGE = 100;
const SIGNATURE_TOLERANCE_S = 300;

/** The calls by the official package, over fetch. */
export function createStripeBilling(settings: StripeSettings, options: StripeOptions = {}): BillingProvider {
  const client = createStripeClient(settings, options);
  const { stripe, ask, crypto } = client;
  const prices = createStripePrices(client);
  const schedules = createStripeSchedules(client, prices);

  return {
    createCustomer: ({ accountId, email, name }, key) =>
      ask(
        () =>
          stripe.customers.create(
            { ...(email === "" ? {} : { email }), name, metadata: { rolecall_account: accountId } },
            { idempotencyKey: key },
          ),
        withId,
      ),

    async readCustomer(customerId) {
      const customer = await findCustomer(customerId);
      if (!customer) return { isGone: true, subscriptions: [] };
      const { data } = await ask(
        () =>
          stripe.subscriptions.list({
            customer: customerId,
            status: "all",
            limit: PAGE,
            expand: ["data.schedule"],
          }),
        listOf(subscriptionAnswer),
      );
      const waiting = data.some(isUnpaid) ? await readWaiting(customerId) : new Map<string, number>();
      const subscriptions: ReadSubscription[] = [];
      for (const one of data)
        subscriptions.push(
          readSubscription(one, {
            next: await nextOf(one),
            unpaidSince: isUnpaid(one) ? (waiting.get(one.id) ?? null) : null,
          }),
        );
      return { isGone: false, subscriptions };
    },

    async createCheckout({ customerId, choice, seats, returnUrl, cancelUrl, withTax }, key) {
      const price = await prices.require(choice);
      const checkout = await ask(
        () =>
          stripe.checkout.sessions.create(
            {
              mode: "subscription",
              customer: customerId,
              line_items: [{ price: price.id, quantity: seats }],
              success_url: returnUrl,
              cancel_url: cancelUrl,
              // The price page names dollars, so dollars are charged.
              adaptive_pricing: { enabled: false },
              ...(withTax ? { automatic_tax: { enabled: true }, customer_update: { address: "auto" } } : {}),
            },
            { idempotencyKey: key },
          ),
        linkAnswer,
      );
      await keepNewestCheckout(customerId, checkout.id);
      return checkout;
    },

    async expireCheckouts(customerId) {
      for (const { id } of await openCheckouts(customerId)) await expireCheckout(id);
    },

    createPortal: ({ customerId, returnUrl }) =>
      ask(() => stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }), linkAnswer),

    async setSeats({ id, itemId }, seats, key) {
      const subscription = await ask(
        () =>
          stripe.subscriptions.update(
            id,
            { items: [{ id: itemId, quantity: seats }], proration_behavior: "none", expand: ["schedule"] },
            { idempotencyKey: key },
          ),
        subscriptionAnswer,
      );
      const { schedule } = subscription;
      // A change that was scheduled before would bring the old number of seats along.
      if (schedule && nextPhaseOf(schedule)) await schedules.setSeats(schedule, seats, `${key} schedule`);
    },

    async upgrade({ id, itemId }, to, key) {
      const price = await prices.require(to);
      const subscription = await requireSubscription(id);
      if (subscription.schedule?.status === "active") await schedules.release(subscription.schedule.id);
      await ask(
        () =>
          stripe.subscriptions.update(
            id,
            {
              items: [{ id: itemId, price: price.id, quantity: itemOf(subscription).quantity ?? 1 }],
              proration_behavior: "none",
            },
            { idempotencyKey: key },
          ),
        anything,
      );
    },

    changeAtPeriodEnd: async ({ id }, to, key) => schedules.change(await requireSubscription(id), to, key),

    undoChange: (scheduleId) => schedules.release(scheduleId),

    async setCancel({ id, scheduleId }, atPeriodEnd) {
      if (scheduleId !== null) await schedules.release(scheduleId);
      await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd }), anything);
    },

    async cancelNow(subscriptionId) {
      const subscription = await requireSubscription(subscriptionId).catch(ignoring("resource_missing"));
      if (!subscription || subscription.status === "canceled") return;
      if (subscription.schedule?.status === "active") await schedules.release(subscription.schedule.id);
      await ask(
        () => stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }),
        anything,
      ).catch(ignoring("resource_missing"));
    },

    async readEvent(body, signature, nowMs) {
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          signature ?? "",
          settings.STRIPE_WEBHOOK_SECRET ?? "",
          SIGNATURE_TOLERANCE_S,
          crypto,
          nowMs,
        )
        .catch(() => null);
      const parsed = eventAnswer.safeParse(event);
      if (!parsed.success) return null;
      const { id, type, created, data } = parsed.data;
      const { object } = data;
      const customerId = object.object === "customer" ? object.id : object.customer;
      return { id, type, customerId: customerId ?? null, createdAt: inMs(created) };
    },

    readRevenue: (sinceMs) => readRevenue(client, prices, sinceMs),

    ensurePrices: () => prices.ensure(),
  };

  /** Null: it was deleted. */
  async function findCustomer(customerId: string): Promise<{ id: string } | null> {
    const found = await ask(() => stripe.customers.retrieve(customerId), customerAnswer).catch(
      ignoring("resource_missing"),
    );
    return found && found.deleted !== true ? found : null;
  }

  function requireSubscription(id: string): Promise<StripeSubscription> {
    return ask(() => stripe.subscriptions.retrieve(id, { expand: ["schedule"] }), subscriptionAnswer);
  }

  async function nextOf({ schedule }: StripeSubscription): Promise<ChoiceOfPlan | null> {
    const priceId = nextPhaseOf(schedule)?.items[0]?.price;
    return priceId === undefined ? null : choiceOf(await prices.read(priceId));
  }

  /** Since when the oldest open invoice of each subscription has been waiting, unix ms. */
  async function readWaiting(customerId: string): Promise<Map<string, number>> {
    const { data } = await ask(
      () => stripe.invoices.list({ customer: customerId, status: "open", limit: PAGE }),
      listOf(invoiceAnswer),
    );
    const waiting = new Map<string, number>();
    for (const { parent: subscriptionId, created, status_transitions } of data) {
      if (subscriptionId === null) continue;
      const since = inMs(status_transitions.finalized_at ?? created);
      waiting.set(subscriptionId, Math.min(since, waiting.get(subscriptionId) ?? since));
    }
    return waiting;
  }

  async function openCheckouts(customerId: string) {
    const { data } = await ask(
      () => stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: PAGE }),
      listOf(checkoutAnswer),
    );
    return data;
  }

  /**
   * Of two that were made at once only one can be paid: whoever made the later of them has seen the other by now. Throws
   * BillingRefused `checkout_replaced` where it is not `ownId`.
   */
  async function keepNewestCheckout(customerId: string, ownId: string): Promise<void> {
    const [newest, ...older] = (await openCheckouts(customerId)).sort(
      (one, other) => other.created - one.created || (one.id < other.id ? 1 : -1),
    );
    let isPaid = false;
    for (const { id } of older) isPaid = (await expireUnlessPaid(id)) || isPaid;
    if (isPaid && newest) await expireUnlessPaid(newest.id);
    if (isPaid || newest?.id !== ownId)
      throw new BillingRefused("checkout_replaced", "Another checkout was begun or paid at the same time");
  }

  /** True: it was paid meanwhile. */
  async function expireUnlessPaid(id: string): Promise<boolean> {
    try {
      await expireCheckout(id);
      return false;
    } catch (error) {
      if (!(error instanceof BillingRefused)) throw error;
      const { status } = await ask(() => stripe.checkout.sessions.retrieve(id), checkoutState);
      return status === "complete";
    }
  }

  function expireCheckout(id: string): Promise<unknown> {
    return ask(() => stripe.checkout.sessions.expire(id), anything);
  }
}

function isUnpaid({ status }: StripeSubscription): boolean {
  return status === "past_due" || status === "unpaid";
}

/** Null where Stripe refuses by this code. */
function ignoring(code: string) {
  return (error: unknown): null => {
    if (error instanceof BillingRefused && error.code === code) return null;
    throw error;
  };
}
