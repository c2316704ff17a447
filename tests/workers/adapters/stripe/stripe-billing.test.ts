import { describe, expect, test } from "vitest";
import { seatPriceCents } from "#core/billing/prices.ts";
import { billedWorld } from "#tests/support/stripe/billed-world.ts";
import { createScriptedStripe } from "#tests/support/stripe/scripted-stripe.ts";
import { BillingRefused, BillingUnavailable } from "#workers/adapters/stripe/billing-provider.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

async function bench() {
  const { world, stripe } = await billedWorld();
  if (!world.billing) throw new Error("nobody bills");
  const billing = await world.billing();
  const { id: customerId } = await billing.createCustomer(
    { accountId: "account", email: "pat@agency.example", name: "Pat" },
    "customer account",
  );
  const checkout = (
    seats = 1,
    choice = { plan: "starter", interval: "month" } as const,
    key = `buy ${Math.random()}`,
  ) =>
    billing.createCheckout(
      {
        customerId,
        choice,
        seats,
        returnUrl: "https://rolecall.example/return",
        cancelUrl: "https://rolecall.example/billing",
        withTax: false,
      },
      key,
    );
  const read = async () => {
    const { subscriptions } = await billing.readCustomer(customerId);
    const [newest] = subscriptions;
    if (!newest) throw new Error("there is no subscription");
    return newest;
  };
  return { world, stripe, billing, customerId, checkout, read };
}

describe("prices", () => {
  test("are those of the price page, made once", async () => {
    const stripe = createScriptedStripe({ now: () => 0 });
    const billing = createStripeBilling(stripe.settings, { fetch: stripe.asFetch });
    expect(await billing.ensurePrices()).toEqual([
      { key: "starter_month", cents: 4500, made: true },
      { key: "starter_year", cents: 45000, made: true },
      { key: "professional_month", cents: 6000, made: true },
      { key: "professional_year", cents: 60000, made: true },
    ]);
    expect((await billing.ensurePrices()).map(({ made }) => made)).toEqual([false, false, false, false]);
    expect(stripe.books.prices.size).toBe(4);
    expect(stripe.books.products.size).toBe(2);
  });
});

describe("a subscription", () => {
  test("is read as it was bought", async () => {
    const { world, stripe, checkout, read } = await bench();
    stripe.pay((await checkout(3)).url);
    expect(await read()).toMatchObject({
      plan: "starter",
      interval: "month",
      status: "active",
      seats: 3,
      seatCents: seatPriceCents({ plan: "starter", interval: "month" }),
      createdAt: world.now(),
      periodStart: world.now(),
      periodEnd: Date.UTC(2026, 11, 21, 12),
      endsAt: null,
      unpaidSince: null,
      next: null,
      scheduleId: null,
    });
  });

  test("renews, waits for a card that fails, and recovers", async () => {
    const { world, stripe, customerId, checkout, read } = await bench();
    stripe.pay((await checkout()).url, "fails-later");
    world.clock.advance(31 * DAY_MS);
    const renewedAt = Date.UTC(2026, 11, 21, 12);
    expect(await read()).toMatchObject({ status: "past_due", periodStart: renewedAt, unpaidSince: renewedAt });
    world.clock.advance(DAY_MS);
    stripe.setCard(customerId, "good");
    stripe.payOpenInvoices(customerId);
    expect(await read()).toMatchObject({ status: "active", periodStart: renewedAt, unpaidSince: null });
  });

  test("goes up at once and keeps its seats, its period and its day", async () => {
    const { stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout(2)).url);
    const before = await read();
    await billing.upgrade(before, { plan: "professional", interval: "month" }, "up");
    expect(await read()).toMatchObject({ ...before, plan: "professional", seatCents: 6000 });
    expect(stripe.books.invoices.size).toBe(1);
  });

  test("goes down, or to a year, at the end of its period", async () => {
    const { world, stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout(2)).url);
    const before = await read();
    await billing.changeAtPeriodEnd(before, { plan: "professional", interval: "year" }, "change");
    const waiting = await read();
    expect(waiting).toMatchObject({
      plan: "starter",
      interval: "month",
      next: { plan: "professional", interval: "year" },
    });
    world.clock.advance(31 * DAY_MS);
    expect(await read()).toMatchObject({
      id: before.id,
      plan: "professional",
      interval: "year",
      seats: 2,
      seatCents: 60000,
      periodStart: before.periodEnd,
      periodEnd: Date.UTC(2027, 11, 21, 12),
      next: null,
    });
  });

  test("takes another choice instead of the first, and can be left as it is", async () => {
    const { world, stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout()).url);
    const before = await read();
    await billing.changeAtPeriodEnd(before, { plan: "professional", interval: "year" }, "one");
    await billing.changeAtPeriodEnd(before, { plan: "starter", interval: "year" }, "two");
    const { next, scheduleId } = await read();
    expect(next).toEqual({ plan: "starter", interval: "year" });
    await billing.undoChange(scheduleId ?? "");
    await billing.undoChange(scheduleId ?? "");
    world.clock.advance(31 * DAY_MS);
    expect(await read()).toMatchObject({ plan: "starter", interval: "month", next: null, scheduleId: null });
  });

  test("brings seats that came after a planned change into it", async () => {
    const { world, stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout(2)).url);
    await billing.changeAtPeriodEnd(await read(), { plan: "starter", interval: "year" }, "change");
    await billing.setSeats(await read(), 5, "seats");
    expect(await read()).toMatchObject({ seats: 5, next: { plan: "starter", interval: "year" } });
    world.clock.advance(31 * DAY_MS);
    expect(await read()).toMatchObject({ seats: 5, interval: "year" });
    expect([...stripe.books.invoices.values()].map(({ amount }) => amount)).toEqual([9000, 5 * 45000]);
  });

  test("is canceled for the end of its period, without the change that was planned, and can be kept", async () => {
    const { world, stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout()).url);
    await billing.changeAtPeriodEnd(await read(), { plan: "professional", interval: "year" }, "change");
    await billing.setCancel(await read(), true);
    const leaving = await read();
    expect(leaving).toMatchObject({ status: "active", endsAt: leaving.periodEnd, next: null });
    await billing.setCancel(leaving, false);
    expect(await read()).toMatchObject({ endsAt: null });
    await billing.setCancel(await read(), true);
    world.clock.advance(31 * DAY_MS);
    expect(await read()).toMatchObject({ status: "canceled", endsAt: leaving.periodEnd });
  });

  test("keeps its plan when its price has a successor", async () => {
    const { stripe, checkout, read } = await bench();
    stripe.pay((await checkout()).url);
    for (const price of stripe.books.prices.values()) price.lookup_key = null;
    expect(await read()).toMatchObject({ plan: "starter" });
  });

  test("of a price that is none of ours is nobody's plan", async () => {
    const { stripe, checkout, read } = await bench();
    stripe.pay((await checkout()).url);
    for (const price of stripe.books.prices.values()) Object.assign(price, { lookup_key: null, metadata: {} });
    expect(await read()).toMatchObject({ plan: null });
  });

  test("is ended at once, once", async () => {
    const { stripe, billing, checkout, read } = await bench();
    stripe.pay((await checkout()).url);
    const { id } = await read();
    await billing.cancelNow(id);
    await billing.cancelNow(id);
    expect(await read()).toMatchObject({ status: "canceled" });
  });
});

describe("two checkouts", () => {
  test("at once leave one that can be paid", async () => {
    const { stripe, checkout } = await bench();
    const both = await Promise.allSettled([checkout(1), checkout(1)]);
    const open = [...stripe.books.checkouts.values()].filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    const made = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    expect(made).toContain(open[0]?.id);
  });

  test("one after the other: the second replaces the first", async () => {
    const { stripe, checkout } = await bench();
    const [first, second] = [await checkout(), await checkout()];
    expect(stripe.books.checkouts.get(first.id)?.status).toBe("expired");
    expect(stripe.books.checkouts.get(second.id)?.status).toBe("open");
  });
});

describe("where Stripe does not answer well", () => {
  test("it is unavailable: not reached, too slow, a fault, or too many calls", async () => {
    const { stripe, billing, customerId } = await bench();
    for (const how of ["unreachable", "silent", 500, 503, 429] as const) {
      stripe.misbehave(how);
      await expect(billing.readCustomer(customerId)).rejects.toThrow(BillingUnavailable);
    }
    await expect(billing.readCustomer(customerId)).resolves.toMatchObject({ isGone: false });
  });

  test("a wrong key names the setting and not its value", async () => {
    const { stripe } = await bench();
    const billing = createStripeBilling(
      { ...stripe.settings, STRIPE_SECRET_KEY: "sk_live_mistyped" },
      { fetch: stripe.asFetch },
    );
    const problem = await billing.ensurePrices().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(BillingRefused);
    expect(problem).toMatchObject({ code: "wrong_key", message: expect.stringContaining("STRIPE_SECRET_KEY") });
    expect(String(problem)).not.toContain("sk_");
  });

  test("without prices a checkout says which command makes them", async () => {
    const stripe = createScriptedStripe({ now: () => 0 });
    const billing = createStripeBilling(stripe.settings, { fetch: stripe.asFetch });
    const { id: customerId } = await billing.createCustomer({ accountId: "a", email: "", name: "A" }, "key");
    const choice = { plan: "starter", interval: "month" } as const;
    const urls = { returnUrl: "https://a.example/r", cancelUrl: "https://a.example/c" };
    await expect(
      billing.createCheckout({ customerId, choice, seats: 1, withTax: false, ...urls }, "buy"),
    ).rejects.toMatchObject({ code: "price_missing", message: expect.stringContaining("npm run billing:setup") });
  });
});

test("a deleted customer is gone", async () => {
  const { stripe, billing, customerId, checkout } = await bench();
  stripe.pay((await checkout()).url);
  stripe.deleteCustomer(customerId);
  expect(await billing.readCustomer(customerId)).toEqual({ isGone: true, subscriptions: [] });
});

test("revenue is what was paid since then, by plan", async () => {
  const { world, stripe, billing, checkout, read } = await bench();
  const start = world.now();
  stripe.pay((await checkout(2)).url);
  await billing.upgrade(await read(), { plan: "professional", interval: "month" }, "up");
  world.clock.advance(31 * DAY_MS);
  expect(await billing.readRevenue(start)).toEqual(
    expect.arrayContaining([
      { plan: "starter", cents: 9000, invoices: 1 },
      { plan: "professional", cents: 12000, invoices: 1 },
    ]),
  );
  expect(await billing.readRevenue(start + DAY_MS)).toEqual([{ plan: "professional", cents: 12000, invoices: 1 }]);
});

test("the same key makes one customer, and refuses another one", async () => {
  const { stripe, billing, customerId } = await bench();
  const pat = { accountId: "account", email: "pat@agency.example", name: "Pat" };
  expect(await billing.createCustomer(pat, "customer account")).toEqual({ id: customerId });
  expect(stripe.books.customers.size).toBe(1);
  await expect(billing.createCustomer({ ...pat, name: "Kim" }, "customer account")).rejects.toThrow(BillingRefused);
});

test("taxes are asked for where Stripe adds them, with an address to know them by", async () => {
  const { stripe, billing, customerId } = await bench();
  const choice = { plan: "starter", interval: "month" } as const;
  const urls = { returnUrl: "https://a.example/r", cancelUrl: "https://a.example/c" };
  const { id } = await billing.createCheckout({ customerId, choice, seats: 1, withTax: true, ...urls }, "buy");
  expect(stripe.books.checkouts.get(id)?.hasTax).toBe(true);
});
