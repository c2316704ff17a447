import { afterAll, describe, expect, test } from "vitest";
import { type ChoiceOfPlan, priceKey } from "#core/billing/plan-code.ts";
import { seatPriceCents } from "#core/billing/prices.ts";
import { NOT_IMITATED } from "#tests/support/stripe/scripted-stripe.ts";
import { realBench, type StripeBench, scriptedBench } from "#tests/support/stripe/stripe-benches.ts";

// The same scenarios on the scripted Stripe and on a real one, so that what the scripted one says is what Stripe says.

const testKey = process.env.STRIPE_TEST_KEY;
const real = testKey ? realBench(testKey) : null;
console.log(NOT_IMITATED);
if (!real) console.log("STRIPE_TEST_KEY is not set: no real account was asked, only the scripted Stripe.");
afterAll(() => real?.clear());

const STARTER: ChoiceOfPlan = { plan: "starter", interval: "month" };
const HOUR_MS = 60 * 60 * 1000;
const A_REAL_CLOCK_MS = 300_000;

describe.each<StripeBench>([scriptedBench(), ...(real ? [real] : [])])(
  "on $name",
  { timeout: A_REAL_CLOCK_MS },
  (bench) => {
    const { billing } = bench;
    let changes = 0;
    const key = () => {
      changes += 1;
      return `change ${Date.now()} ${changes}`;
    };

    async function bought(choice = STARTER, seats = 1) {
      await billing.ensurePrices();
      const customerId = await bench.subscriber(choice, seats);
      return { customerId, read: () => readOne(customerId) };
    }
    async function readOne(customerId: string) {
      const { subscriptions } = await billing.readCustomer(customerId);
      const [one] = subscriptions;
      if (!one) throw new Error("nothing was bought");
      return one;
    }

    test("prices are made once, with the amounts of the price page", async () => {
      await billing.ensurePrices();
      for (const { key: name, cents, made } of await billing.ensurePrices()) {
        const [plan, interval] = name.split("_");
        expect(made).toBe(false);
        expect(cents).toBe(seatPriceCents({ plan, interval } as ChoiceOfPlan));
        expect(name).toBe(priceKey({ plan, interval } as ChoiceOfPlan));
      }
    });

    test("what was bought is read, and renews", async () => {
      const { customerId, read } = await bought(STARTER, 2);
      const first = await read();
      expect(first).toMatchObject({
        plan: "starter",
        interval: "month",
        status: "active",
        seats: 2,
        endsAt: null,
        next: null,
      });
      await bench.advanceTo(customerId, first.periodEnd + HOUR_MS);
      expect(await read()).toMatchObject({
        id: first.id,
        status: "active",
        periodStart: first.periodEnd,
        unpaidSince: null,
      });
    });

    test("a card fails: past due since then; paying restores", async () => {
      const { customerId, read } = await bought();
      const first = await read();
      await bench.useCard(customerId, "failing");
      await bench.advanceTo(customerId, first.periodEnd + HOUR_MS);
      const failed = await read();
      expect(failed.status).toBe("past_due");
      expect(failed.unpaidSince).toBeGreaterThanOrEqual(first.periodEnd);
      await bench.useCard(customerId, "good");
      await bench.payOpenInvoices(customerId);
      expect(await read()).toMatchObject({ status: "active", unpaidSince: null });
    });

    test("up at once: the period and the seats stay", async () => {
      const { read } = await bought(STARTER, 3);
      const first = await read();
      await billing.upgrade(first, { plan: "professional", interval: "month" }, key());
      expect(await read()).toMatchObject({
        plan: "professional",
        seats: 3,
        periodStart: first.periodStart,
        periodEnd: first.periodEnd,
      });
    });

    test("another interval when the period ends, with the seats that there are by then", async () => {
      const { customerId, read } = await bought(STARTER, 2);
      const first = await read();
      await billing.changeAtPeriodEnd(first, { plan: "professional", interval: "year" }, key());
      await billing.setSeats(first, 4, key());
      expect(await read()).toMatchObject({
        plan: "starter",
        seats: 4,
        next: { plan: "professional", interval: "year" },
      });
      await bench.advanceTo(customerId, first.periodEnd + HOUR_MS);
      expect(await read()).toMatchObject({
        plan: "professional",
        interval: "year",
        seats: 4,
        periodStart: first.periodEnd,
        next: null,
      });
    });

    test("a planned change is undone", async () => {
      const { read } = await bought();
      await billing.changeAtPeriodEnd(await read(), { plan: "starter", interval: "year" }, key());
      await billing.undoChange((await read()).scheduleId ?? "");
      expect(await read()).toMatchObject({ plan: "starter", interval: "month", next: null, scheduleId: null });
    });

    test("canceled for the period's end, also with a change planned; kept after all; canceled", async () => {
      const { customerId, read } = await bought();
      await billing.changeAtPeriodEnd(await read(), { plan: "starter", interval: "year" }, key());
      await billing.setCancel(await read(), true);
      const leaving = await read();
      expect(leaving).toMatchObject({ status: "active", endsAt: leaving.periodEnd, next: null });
      await billing.setCancel(leaving, false);
      expect(await read()).toMatchObject({ status: "active", endsAt: null });
      await billing.setCancel(await read(), true);
      await bench.advanceTo(customerId, leaving.periodEnd + HOUR_MS);
      expect(await read()).toMatchObject({ status: "canceled", endsAt: leaving.periodEnd });
    });

    test("ended at once, and once more without complaint", async () => {
      const { read } = await bought();
      const { id } = await read();
      await billing.cancelNow(id);
      await billing.cancelNow(id);
      expect(await read()).toMatchObject({ status: "canceled" });
    });

    test("a second checkout replaces the first, and none is left when they are ended", async () => {
      await billing.ensurePrices();
      const accountId = `account ${Date.now()}`;
      const { id: customerId } = await billing.createCustomer({ accountId, email: "", name: "A" }, accountId);
      const urls = { returnUrl: "https://a.example/r", cancelUrl: "https://a.example/c" };
      const buy = () =>
        billing.createCheckout({ customerId, choice: STARTER, seats: 1, withTax: false, ...urls }, key());
      const [first, second] = [await buy(), await buy()];
      expect(second.id).not.toBe(first.id);
      expect(URL.canParse(second.url)).toBe(true);
      await billing.expireCheckouts(customerId);
      await billing.expireCheckouts(customerId);
    });

    test("a deleted customer is gone", async () => {
      const { customerId } = await bought();
      await bench.deleteCustomer(customerId);
      expect(await billing.readCustomer(customerId)).toEqual({ isGone: true, subscriptions: [] });
    });
  },
);
