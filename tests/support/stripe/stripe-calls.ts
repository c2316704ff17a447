import { z } from "zod";
import { type Books, type Phase, periodBoundary, phaseAt, shown } from "./stripe-books.ts";
import { entryOf, type StripeTime } from "./stripe-time.ts";

/** Stripe's way to say no. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string; param?: string };
  constructor(status: number, body: StripeProblem["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export type Call = {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  schema: z.ZodType;
  run: (id: string, values: unknown, at: number) => unknown;
};

const text = z.string().min(1);
const whole = z.coerce.number().int();
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const expand = z.array(z.string()).optional();
const metadata = z.record(z.string(), z.string()).default({});
const noProration = z.literal("none");
const page = { limit: whole.min(1).max(100).default(10), starting_after: text.optional() };

/** Exactly the calls that we make, each with exactly the parameters that we give. */
export function stripeCalls(books: Books, time: StripeTime, base: string): Call[] {
  const show = shown(books);
  return [
    call("POST", "customers", z.strictObject({ email: text.optional(), name: text, metadata }), (_, of, at) => {
      const id = books.newId("cus");
      const { email = null, name } = of;
      books.customers.set(id, { id, created: at, email, name, metadata: of.metadata, isDeleted: false, card: null });
      return show.customer(find(books.customers, id, "customer"));
    }),
    call("GET", "customers/:id", z.strictObject({}), (id) => show.customer(find(books.customers, id, "customer"))),

    call("GET", "products/:id", z.strictObject({}), (id) => show.product(find(books.products, id, "product"))),
    call("POST", "products", z.strictObject({ id: text, name: text }), (_, { id, name }, at) => {
      if (books.products.has(id)) throw refused("resource_already_exists", `Product already exists: ${id}`, "id");
      books.products.set(id, { id, name, created: at });
      return show.product(entryOf(books.products, id));
    }),
    call("GET", "prices/:id", z.strictObject({}), (id) => show.price(find(books.prices, id, "price"))),
    call(
      "GET",
      "prices",
      z.strictObject({ lookup_keys: z.array(text).max(10), active: flag.default(true), limit: page.limit }),
      (_, { lookup_keys, active, limit }) => {
        const found = [...books.prices.values()].filter(
          (one) => one.active === active && one.lookup_key !== null && lookup_keys.includes(one.lookup_key),
        );
        return show.list("/v1/prices", found.slice(0, limit).map(show.price), found.length > limit);
      },
    ),
    call(
      "POST",
      "prices",
      z.strictObject({
        product: text,
        currency: z.literal("usd"),
        unit_amount: whole.min(0),
        recurring: z.strictObject({ interval: z.enum(["month", "year"]) }),
        tax_behavior: z.enum(["exclusive", "inclusive"]),
        lookup_key: text,
        metadata,
        transfer_lookup_key: flag.default(false),
      }),
      (_, { recurring, transfer_lookup_key, ...of }, at) => {
        find(books.products, of.product, "product");
        const taken = [...books.prices.values()].find(({ lookup_key }) => lookup_key === of.lookup_key);
        if (taken && !transfer_lookup_key)
          throw refused("resource_already_exists", `A price (\`${taken.id}\`) already uses that lookup key.`);
        if (taken) taken.lookup_key = null;
        const id = books.newId("price");
        books.prices.set(id, { ...of, id, created: at, interval: recurring.interval, active: true });
        return show.price(entryOf(books.prices, id));
      },
    ),

    call(
      "POST",
      "checkout/sessions",
      z.strictObject({
        mode: z.literal("subscription"),
        customer: text,
        line_items: z.array(z.strictObject({ price: text, quantity: whole.min(1) })).length(1),
        success_url: z.url(),
        cancel_url: z.url(),
        adaptive_pricing: z.strictObject({ enabled: z.literal("false") }),
        automatic_tax: z.strictObject({ enabled: flag }).optional(),
        customer_update: z.strictObject({ address: z.literal("auto") }).optional(),
      }),
      (_, { customer, line_items, success_url, cancel_url, automatic_tax, customer_update }, at) => {
        requireCustomer(customer);
        const [line] = line_items;
        const price = find(books.prices, line?.price ?? "", "price");
        const hasTax = automatic_tax?.enabled ?? false;
        if (hasTax && !customer_update)
          throw refused("customer_tax_location_invalid", "Automatic tax calculation in Checkout requires an address.");
        const id = books.newId("cs_test");
        books.checkouts.set(id, {
          id,
          created: at,
          customer,
          status: "open",
          price: price.id,
          quantity: line?.quantity ?? 1,
          success_url,
          cancel_url,
          hasTax,
          subscription: null,
        });
        return show.checkout(entryOf(books.checkouts, id), base);
      },
    ),
    call(
      "GET",
      "checkout/sessions",
      z.strictObject({ customer: text, status: z.enum(["open", "complete", "expired"]), limit: page.limit }),
      (_, { customer, status, limit }) => {
        const found = [...books.checkouts.values()].filter((one) => one.customer === customer && one.status === status);
        const newest = found.toReversed().map((one) => show.checkout(one, base));
        return show.list("/v1/checkout/sessions", newest.slice(0, limit), newest.length > limit);
      },
    ),
    call("GET", "checkout/sessions/:id", z.strictObject({}), (id) =>
      show.checkout(find(books.checkouts, id, "checkout.session"), base),
    ),
    call("POST", "checkout/sessions/:id/expire", z.strictObject({}), (id) => {
      const checkout = find(books.checkouts, id, "checkout.session");
      if (checkout.status !== "open")
        throw refused(
          undefined,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
        );
      checkout.status = "expired";
      return show.checkout(checkout, base);
    }),

    call("POST", "billing_portal/sessions", z.strictObject({ customer: text, return_url: z.url() }), (_, of, at) => {
      requireCustomer(of.customer);
      const query = new URLSearchParams({ back: of.return_url });
      return {
        ...of,
        id: books.newId("bps"),
        object: "billing_portal.session",
        created: at,
        url: `${base}/portal/${of.customer}?${query}`,
      };
    }),

    call(
      "GET",
      "subscriptions",
      z.strictObject({ customer: text, status: z.literal("all"), limit: page.limit, expand }),
      (_, { customer, limit, expand: wanted }) => {
        requireCustomer(customer);
        const found = [...books.subscriptions.values()].filter((one) => one.customer === customer).toReversed();
        const inData = wanted?.map((name) => name.replace(/^data\./, ""));
        return show.list(
          "/v1/subscriptions",
          found.slice(0, limit).map((one) => show.subscription(one, inData)),
          found.length > limit,
        );
      },
    ),
    call("GET", "subscriptions/:id", z.strictObject({ expand }), (id, { expand: wanted }) =>
      show.subscription(find(books.subscriptions, id, "subscription"), wanted),
    ),
    call(
      "POST",
      "subscriptions/:id",
      z.union([
        z.strictObject({
          items: z
            .array(z.strictObject({ id: text, quantity: whole.min(1).optional(), price: text.optional() }))
            .length(1),
          proration_behavior: noProration,
          expand,
        }),
        z.strictObject({ cancel_at_period_end: flag, expand }),
      ]),
      (id, of, at) => {
        const one = find(books.subscriptions, id, "subscription");
        if (one.status === "canceled")
          throw refused(undefined, "A canceled subscription can only update its cancellation_details and metadata.");
        if ("cancel_at_period_end" in of) {
          if (one.schedule !== null)
            throw refused(
              undefined,
              `The subscription is managed by the subscription schedule \`${one.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
            );
          one.cancel_at_period_end = of.cancel_at_period_end;
          one.canceled_at = of.cancel_at_period_end ? at : null;
        } else {
          const [item] = of.items;
          if (item?.id !== one.itemId) throw missing("subscription_item", item?.id ?? "");
          const price = find(books.prices, item.price ?? one.price, "price");
          if (price.interval !== entryOf(books.prices, one.price).interval)
            throw new Error("the scripted Stripe changes no interval at once");
          one.price = price.id;
          one.quantity = item.quantity ?? one.quantity;
          const schedule = one.schedule === null ? null : entryOf(books.schedules, one.schedule);
          const running = schedule && phaseAt(schedule, one);
          if (running) Object.assign(running, { price: one.price, quantity: one.quantity });
        }
        time.tellSubscription("updated", one, at);
        return show.subscription(one, of.expand);
      },
    ),
    call(
      "DELETE",
      "subscriptions/:id",
      z.strictObject({ prorate: z.literal("false"), invoice_now: z.literal("false") }),
      (id, _, at) => {
        const one = find(books.subscriptions, id, "subscription");
        if (one.status === "canceled") throw missing("subscription", id);
        time.end(one, at);
        return show.subscription(one);
      },
    ),

    call("POST", "subscription_schedules", z.strictObject({ from_subscription: text }), (_, of, at) => {
      const one = find(books.subscriptions, of.from_subscription, "subscription");
      if (one.schedule !== null)
        throw refused(undefined, "You cannot migrate a subscription that is already attached to a schedule.");
      if (one.status === "canceled") throw refused(undefined, "You cannot migrate a canceled subscription.");
      const id = books.newId("sub_sched");
      const { periodStart, periodEnd, price, quantity, customer } = one;
      books.schedules.set(id, {
        id,
        created: at,
        customer,
        subscription: one.id,
        status: "active",
        phases: [{ start_date: periodStart, end_date: periodEnd, price, quantity }],
        end_behavior: one.cancel_at_period_end ? "cancel" : "release",
      });
      one.schedule = id;
      one.cancel_at_period_end = false;
      return show.schedule(entryOf(books.schedules, id));
    }),
    call(
      "POST",
      "subscription_schedules/:id",
      z.strictObject({
        phases: z
          .array(
            z.strictObject({
              start_date: whole.optional(),
              end_date: whole.optional(),
              duration: z.strictObject({ interval: z.enum(["month", "year"]), interval_count: whole }).optional(),
              items: z.array(z.strictObject({ price: text, quantity: whole.min(1) })).length(1),
              proration_behavior: noProration,
            }),
          )
          .min(1),
        end_behavior: z.literal("release"),
        proration_behavior: noProration,
      }),
      (id, of, at) => {
        const schedule = find(books.schedules, id, "subscription_schedule");
        if (schedule.status !== "active")
          throw refused(
            undefined,
            `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
          );
        const one = entryOf(books.subscriptions, schedule.subscription);
        const running = phaseAt(schedule, one);
        const phases: Phase[] = [];
        for (const { items, duration, ...dates } of of.phases) {
          const start = dates.start_date ?? phases.at(-1)?.end_date;
          if (start === undefined)
            throw refused("parameter_missing", "The first phase needs a start_date.", "phases[0][start_date]");
          if (phases.length > 0 && start !== phases.at(-1)?.end_date)
            throw refused(undefined, "A phase has to begin where the one before it ends.", "phases");
          const finish =
            dates.end_date ?? (duration && periodBoundary(start, duration.interval, duration.interval_count));
          if (finish === undefined) throw refused("parameter_missing", "A phase needs an end.", "phases");
          const [item] = items;
          const price = find(books.prices, item?.price ?? "", "price");
          phases.push({ start_date: start, end_date: finish, price: price.id, quantity: item?.quantity ?? 1 });
        }
        if (phases[0]?.start_date !== running?.start_date)
          throw refused(undefined, "You can not modify the start date of the current phase.", "phases[0][start_date]");
        schedule.phases = phases;
        schedule.end_behavior = of.end_behavior;
        Object.assign(one, { price: phases[0]?.price ?? one.price, quantity: phases[0]?.quantity ?? one.quantity });
        time.tell("subscription_schedule.updated", show.schedule(schedule), at);
        return show.schedule(schedule);
      },
    ),
    call("POST", "subscription_schedules/:id/release", z.strictObject({}), (id, _, at) => {
      const schedule = find(books.schedules, id, "subscription_schedule");
      if (schedule.status !== "active")
        throw refused(
          undefined,
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      schedule.status = "released";
      entryOf(books.subscriptions, schedule.subscription).schedule = null;
      time.tell("subscription_schedule.released", show.schedule(schedule), at);
      return show.schedule(schedule);
    }),

    call(
      "GET",
      "invoices",
      z.strictObject({
        ...page,
        customer: text.optional(),
        status: z.enum(["open", "paid"]),
        created: z.strictObject({ gte: whole }).optional(),
      }),
      (_, { customer, status, created, limit, starting_after }) => {
        const found = [...books.invoices.values()]
          .filter((one) => one.status === status && (customer === undefined || one.customer === customer))
          .filter((one) => one.created >= (created?.gte ?? 0))
          .toReversed();
        const from = starting_after === undefined ? 0 : found.findIndex(({ id }) => id === starting_after) + 1;
        const data = found.slice(from, from + limit);
        return show.list("/v1/invoices", data.map(show.invoice), found.length > from + limit);
      },
    ),
  ];

  function requireCustomer(id: string): void {
    if (find(books.customers, id, "customer").isDeleted) throw missing("customer", id);
  }
}

function call<Values>(
  method: Call["method"],
  path: string,
  schema: z.ZodType<Values>,
  run: (id: string, values: Values, at: number) => unknown,
): Call {
  return {
    method,
    path: new RegExp(`^/v1/${path.replace(":id", "([^/]+)")}$`),
    schema,
    run: (id, values, at) => run(id, schema.parse(values), at),
  };
}

function find<Value>(map: Map<string, Value>, id: string, kind: string): Value {
  const value = map.get(id);
  if (value === undefined) throw missing(kind, id);
  return value;
}

function missing(kind: string, id: string): StripeProblem {
  const message = `No such ${kind.replaceAll("_", " ")}: '${id}'`;
  return new StripeProblem(404, { type: "invalid_request_error", code: "resource_missing", message, param: "id" });
}

function refused(code: string | undefined, message: string, param?: string): StripeProblem {
  return new StripeProblem(400, {
    type: "invalid_request_error",
    ...(code === undefined ? {} : { code }),
    message,
    ...(param === undefined ? {} : { param }),
  });
}
