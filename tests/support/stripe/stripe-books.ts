/** Which cards a customer has: one that pays, or one that is declined whenever it is charged. */
export type Card = "good" | "failing";

export type Customer = {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  isDeleted: boolean;
  card: Card | null;
};
export type Product = { id: string; name: string; created: number };
export type Price = {
  id: string;
  created: number;
  product: string;
  currency: string;
  unit_amount: number;
  interval: "month" | "year";
  lookup_key: string | null;
  tax_behavior: string;
  metadata: Record<string, string>;
  active: boolean;
};
export type Checkout = {
  id: string;
  created: number;
  customer: string;
  status: "open" | "complete" | "expired";
  price: string;
  quantity: number;
  success_url: string;
  cancel_url: string;
  hasTax: boolean;
  subscription: string | null;
};
export type Subscription = {
  id: string;
  itemId: string;
  created: number;
  customer: string;
  status: "active" | "past_due" | "unpaid" | "canceled";
  price: string;
  quantity: number;
  anchor: number;
  periods: number;
  periodStart: number;
  periodEnd: number;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  hasTax: boolean;
};
export type Phase = { start_date: number; end_date: number; price: string; quantity: number };
export type Schedule = {
  id: string;
  created: number;
  customer: string;
  subscription: string;
  status: "active" | "released" | "canceled";
  phases: Phase[];
  end_behavior: string;
};
export type Invoice = {
  id: string;
  created: number;
  customer: string;
  subscription: string;
  status: "open" | "paid" | "void";
  paidAt: number | null;
  price: string;
  quantity: number;
  amount: number;
};
export type ScriptedEvent = {
  id: string;
  object: "event";
  api_version: string;
  type: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  data: { object: Record<string, unknown> };
};

/** All that the scripted Stripe knows. Times are unix seconds. */
export type Books = ReturnType<typeof emptyBooks>;

export function emptyBooks() {
  let issued = 0;
  return {
    customers: new Map<string, Customer>(),
    products: new Map<string, Product>(),
    prices: new Map<string, Price>(),
    checkouts: new Map<string, Checkout>(),
    subscriptions: new Map<string, Subscription>(),
    schedules: new Map<string, Schedule>(),
    invoices: new Map<string, Invoice>(),
    events: [] as ScriptedEvent[],
    /** Later ones sort after earlier ones. */
    newId(prefix: string): string {
      issued += 1;
      return `${prefix}_${String(issued).padStart(6, "0")}`;
    },
  };
}

/** Months or years after the anchor, on its day of the month or the last one there is. */
export function periodBoundary(anchor: number, interval: "month" | "year", count: number): number {
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const time = Math.floor((anchor % 86_400) * 1000);
  return (Date.UTC(from.getUTCFullYear(), months, day) + time) / 1000;
}

/** The objects as Stripe shows them: what a client may want of them, not every field. */
export function shown(books: Books) {
  const list = (url: string, data: unknown[], has_more = false) => ({ object: "list", url, has_more, data });
  const show = {
    list,
    customer: ({ id, created, email, name, metadata, isDeleted }: Customer) =>
      isDeleted
        ? { id, object: "customer", deleted: true }
        : { id, object: "customer", created, email, name, metadata, livemode: false },
    product: ({ id, name, created }: Product) => ({ id, object: "product", name, created, active: true }),
    price: ({ interval, ...price }: Price) => ({
      ...price,
      object: "price",
      type: "recurring",
      billing_scheme: "per_unit",
      livemode: false,
      nickname: null,
      recurring: { interval, interval_count: 1, usage_type: "licensed", meter: null, trial_period_days: null },
      unit_amount_decimal: String(price.unit_amount),
    }),
    checkout: ({ price: _, quantity: __, hasTax, ...checkout }: Checkout, base: string) => ({
      ...checkout,
      object: "checkout.session",
      mode: "subscription",
      payment_status: checkout.status === "complete" ? "paid" : "unpaid",
      automatic_tax: { enabled: hasTax },
      expires_at: checkout.created + 86_400,
      url: checkout.status === "open" ? `${base}/pay/${checkout.id}` : null,
    }),
    subscription(one: Subscription, expand: readonly string[] = []) {
      const price = books.prices.get(one.price);
      const schedule = one.schedule === null ? undefined : books.schedules.get(one.schedule);
      return {
        id: one.id,
        object: "subscription",
        created: one.created,
        start_date: one.created,
        billing_cycle_anchor: one.anchor,
        billing_mode: { type: "flexible", flexible: {} },
        customer: one.customer,
        status: one.status,
        currency: "usd",
        collection_method: "charge_automatically",
        cancel_at: one.cancel_at_period_end && one.ended_at === null ? one.periodEnd : null,
        cancel_at_period_end: one.cancel_at_period_end,
        canceled_at: one.canceled_at,
        ended_at: one.ended_at,
        automatic_tax: { enabled: one.hasTax },
        livemode: false,
        metadata: {},
        schedule: expand.includes("schedule") && schedule ? show.schedule(schedule) : one.schedule,
        items: list("/v1/subscription_items", [
          {
            id: one.itemId,
            object: "subscription_item",
            created: one.created,
            subscription: one.id,
            quantity: one.quantity,
            current_period_start: one.periodStart,
            current_period_end: one.periodEnd,
            metadata: {},
            price: price ? show.price(price) : null,
          },
        ]),
      };
    },
    schedule(one: Schedule) {
      const running = one.status === "active" ? phaseAt(one, books.subscriptions.get(one.subscription)) : null;
      return {
        id: one.id,
        object: "subscription_schedule",
        created: one.created,
        customer: one.customer,
        status: one.status,
        subscription: one.status === "released" ? null : one.subscription,
        released_subscription: one.status === "released" ? one.subscription : null,
        end_behavior: one.end_behavior,
        current_phase: running && { start_date: running.start_date, end_date: running.end_date },
        phases: one.phases.map(({ price, quantity, ...dates }) => ({
          ...dates,
          proration_behavior: "none",
          items: [{ price, plan: price, quantity, metadata: {} }],
        })),
      };
    },
    invoice: (one: Invoice) => ({
      id: one.id,
      object: "invoice",
      created: one.created,
      customer: one.customer,
      currency: "usd",
      status: one.status,
      amount_due: one.amount,
      amount_paid: one.status === "paid" ? one.amount : 0,
      total: one.amount,
      livemode: false,
      status_transitions: {
        finalized_at: one.created,
        paid_at: one.paidAt,
        voided_at: null,
        marked_uncollectible_at: null,
      },
      parent: {
        type: "subscription_details",
        quote_details: null,
        subscription_details: { subscription: one.subscription, metadata: {} },
      },
      lines: list(`/v1/invoices/${one.id}/lines`, [
        {
          id: `il_${one.id}`,
          object: "line_item",
          amount: one.amount,
          currency: "usd",
          quantity: one.quantity,
          discount_amounts: [],
          pricing: {
            type: "price_details",
            price_details: { price: one.price, product: books.prices.get(one.price)?.product },
          },
        },
      ]),
    }),
  };
  return show;
}

/** The phase in which the subscription is: the one that its period belongs to. */
export function phaseAt({ phases }: Schedule, subscription: Subscription | undefined): Phase | null {
  const at = subscription?.periodStart ?? 0;
  return phases.find(({ start_date, end_date }) => start_date <= at && at < end_date) ?? phases[0] ?? null;
}
