import {
  type Books,
  type Card,
  type Invoice,
  periodBoundary,
  phaseAt,
  type Subscription,
  shown,
} from "./stripe-books.ts";

export type StripeTime = ReturnType<typeof stripeTime>;

/** What happens at Stripe by itself as time passes, and what somebody does at its pages. */
export function stripeTime(books: Books, version: string) {
  const show = shown(books);

  function tell(type: string, object: Record<string, unknown>, at: number): void {
    books.events.push({
      id: books.newId("evt"),
      object: "event",
      api_version: version,
      type,
      created: at,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object },
    });
  }

  const tellSubscription = (change: string, one: Subscription, at: number) =>
    tell(`customer.subscription.${change}`, show.subscription(one), at);

  function charge(one: Subscription, at: number): Invoice {
    const price = entryOf(books.prices, one.price);
    const invoice: Invoice = {
      id: books.newId("in"),
      created: at,
      customer: one.customer,
      subscription: one.id,
      status: "open",
      paidAt: null,
      price: one.price,
      quantity: one.quantity,
      amount: price.unit_amount * one.quantity,
    };
    books.invoices.set(invoice.id, invoice);
    collect(invoice, at);
    return invoice;
  }

  function collect(invoice: Invoice, at: number): void {
    const one = entryOf(books.subscriptions, invoice.subscription);
    if (entryOf(books.customers, invoice.customer).card === "good") {
      invoice.status = "paid";
      invoice.paidAt = at;
      tell("invoice.paid", show.invoice(invoice), at);
      const isWaiting = openInvoices(one.customer).some(({ subscription }) => subscription === one.id);
      if (one.status !== "canceled" && !isWaiting) one.status = "active";
    } else {
      tell("invoice.payment_failed", show.invoice(invoice), at);
      if (one.status === "active") one.status = "past_due";
    }
  }

  const openInvoices = (customerId: string) =>
    [...books.invoices.values()].filter(({ customer, status }) => customer === customerId && status === "open");

  function begin(of: { customer: string; price: string; quantity: number; hasTax: boolean }, at: number): Subscription {
    const { interval } = entryOf(books.prices, of.price);
    const one: Subscription = {
      ...of,
      id: books.newId("sub"),
      itemId: books.newId("si"),
      created: at,
      status: "active",
      anchor: at,
      periods: 1,
      periodStart: at,
      periodEnd: periodBoundary(at, interval, 1),
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      schedule: null,
    };
    books.subscriptions.set(one.id, one);
    tellSubscription("created", one, at);
    charge(one, at);
    return one;
  }

  function end(one: Subscription, at: number): void {
    one.status = "canceled";
    one.ended_at = at;
    one.canceled_at ??= at;
    if (one.schedule !== null) entryOf(books.schedules, one.schedule).status = "canceled";
    one.schedule = null;
    tellSubscription("deleted", one, at);
  }

  function renew(one: Subscription): void {
    const at = one.periodEnd;
    if (one.cancel_at_period_end) {
      end(one, at);
      return;
    }
    enterPhase(one, at);
    const { interval } = entryOf(books.prices, one.price);
    one.periods += 1;
    one.periodStart = at;
    one.periodEnd = periodBoundary(one.anchor, interval, one.periods);
    charge(one, at);
    tellSubscription("updated", one, at);
  }

  function enterPhase(one: Subscription, at: number): void {
    const schedule = one.schedule === null ? null : entryOf(books.schedules, one.schedule);
    if (!schedule) return;
    const running = phaseAt(schedule, one);
    if (!running || at < running.end_date) return;
    const next = schedule.phases.find(({ start_date }) => start_date >= running.end_date);
    if (!next) {
      schedule.status = "released";
      one.schedule = null;
      tell("subscription_schedule.released", show.schedule(schedule), at);
      return;
    }
    const wasInterval = entryOf(books.prices, one.price).interval;
    one.price = next.price;
    one.quantity = next.quantity;
    if (entryOf(books.prices, next.price).interval === wasInterval) return;
    one.anchor = at;
    one.periods = 0;
  }

  return {
    tell,
    tellSubscription,
    begin,
    end,
    openInvoices,

    /** All that is due until then, in its order. */
    catchUp(now: number): void {
      for (const checkout of books.checkouts.values())
        if (checkout.status === "open" && checkout.created + 86_400 <= now) checkout.status = "expired";
      for (;;) {
        const [first] = [...books.subscriptions.values()]
          .filter(({ status, periodEnd }) => status !== "canceled" && periodEnd <= now)
          .sort((one, other) => one.periodEnd - other.periodEnd);
        if (!first) return;
        renew(first);
      }
    },

    /** False: the card was declined. */
    payCheckout(id: string, card: Card | "fails-later", at: number): boolean {
      const checkout = entryOf(books.checkouts, id);
      if (checkout.status !== "open") throw new Error(`checkout ${id} is ${checkout.status}`);
      if (card === "failing") return false;
      const customer = entryOf(books.customers, checkout.customer);
      customer.card = "good";
      const { id: subscription } = begin(checkout, at);
      if (card === "fails-later") customer.card = "failing";
      Object.assign(checkout, { status: "complete", subscription });
      tell("checkout.session.completed", show.checkout(checkout, ""), at);
      return true;
    },

    /** As by a card that was entered anew, or by another try with the old one. */
    payOpenInvoices(customerId: string, at: number): void {
      const open = openInvoices(customerId);
      for (const invoice of open) collect(invoice, at);
      for (const id of new Set(open.map(({ subscription }) => subscription)))
        tellSubscription("updated", entryOf(books.subscriptions, id), at);
    },

    deleteCustomer(customerId: string, at: number): void {
      const customer = entryOf(books.customers, customerId);
      for (const one of books.subscriptions.values())
        if (one.customer === customerId && one.status !== "canceled") end(one, at);
      const last = show.customer(customer);
      customer.isDeleted = true;
      tell("customer.deleted", last, at);
    },
  };
}

export function entryOf<Value>(map: Map<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`the scripted Stripe has no ${id}`);
  return value;
}
