import Stripe from "stripe";
import { type ChoiceOfPlan, priceKey } from "#core/billing/plan-code.ts";
import type { BillingProvider } from "#workers/adapters/stripe/billing-provider.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";
import { createScriptedStripe } from "./scripted-stripe.ts";
import type { Card } from "./stripe-books.ts";

/** A Stripe to try scenarios on: the scripted one, or a real account in test mode. */
export type StripeBench = {
  name: string;
  billing: BillingProvider;
  /** A new customer who has bought this with a card that pays. */
  subscriber: (choice: ChoiceOfPlan, seats: number) => Promise<string>;
  useCard: (customerId: string, card: Card) => Promise<void>;
  /** Pays what is open with the card that is in use. */
  payOpenInvoices: (customerId: string) => Promise<void>;
  /** Unix ms. */
  advanceTo: (customerId: string, ms: number) => Promise<void>;
  deleteCustomer: (customerId: string) => Promise<void>;
};

export function scriptedBench(): StripeBench {
  let nowMs = Date.UTC(2026, 10, 21, 12);
  const stripe = createScriptedStripe({ now: () => nowMs });
  const billing = createStripeBilling(stripe.settings, { fetch: stripe.asFetch });
  let made = 0;
  return {
    name: "the scripted Stripe",
    billing,
    async subscriber(choice, seats) {
      made += 1;
      const accountId = `account ${made}`;
      const { id: customerId } = await billing.createCustomer({ accountId, email: "", name: "A" }, accountId);
      const urls = { returnUrl: "https://a.example/r", cancelUrl: "https://a.example/c" };
      stripe.pay(
        (await billing.createCheckout({ customerId, choice, seats, withTax: false, ...urls }, `buy ${made}`)).url,
      );
      return customerId;
    },
    useCard: async (customerId, card) => stripe.setCard(customerId, card),
    payOpenInvoices: async (customerId) => stripe.payOpenInvoices(customerId),
    async advanceTo(_, ms) {
      nowMs = ms;
    },
    deleteCustomer: async (customerId) => stripe.deleteCustomer(customerId),
  };
}

/** Cards of docs.stripe.com/testing: one that pays, one that can be kept and is declined when it is charged. */
const CARDS: Record<Card, string> = { good: "pm_card_visa", failing: "pm_card_chargeCustomerFail" };
/** Renewals take Stripe's clocks some seconds each. */
const POLL_MS = 2_000;
/** A renewal's invoice is a draft for an hour before it is charged. */
const DRAFT_MS = 2 * 60 * 60 * 1000;

/** What is bought is made by the API here, as nobody is there to fill in Stripe's page. Everything goes with its clock. */
export function realBench(testKey: string): StripeBench & { clear: () => Promise<void> } {
  if (!/^[sr]k_test_/.test(testKey)) throw new Error("STRIPE_TEST_KEY is no key of test mode");
  const stripe = new Stripe(testKey);
  const billing = createStripeBilling({
    STRIPE_SECRET_KEY: testKey,
    STRIPE_WEBHOOK_SECRET: undefined,
    STRIPE_API_URL: "https://api.stripe.com",
  });
  const clocks = new Map<string, string>();
  return {
    name: "a real account in test mode",
    billing,
    async subscriber(choice, seats) {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
      const customer = await stripe.customers.create({
        test_clock: clock.id,
        payment_method: CARDS.good,
        invoice_settings: { default_payment_method: CARDS.good },
      });
      clocks.set(customer.id, clock.id);
      const { data } = await stripe.prices.list({ lookup_keys: [priceKey(choice)] });
      const items = [{ price: data[0]?.id ?? "", quantity: seats }];
      await stripe.subscriptions.create({ customer: customer.id, items });
      return customer.id;
    },
    async useCard(customerId, card) {
      const { id } = await stripe.paymentMethods.attach(CARDS[card], { customer: customerId });
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } });
    },
    async payOpenInvoices(customerId) {
      for (const { id } of (await stripe.invoices.list({ customer: customerId, status: "open" })).data)
        await stripe.invoices.pay(id);
    },
    async advanceTo(customerId, ms) {
      const clock = clocks.get(customerId) ?? "";
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: Math.floor((ms + DRAFT_MS) / 1000) });
      while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== "ready")
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
    async deleteCustomer(customerId) {
      await stripe.customers.del(customerId);
    },
    async clear() {
      for (const clock of clocks.values()) await stripe.testHelpers.testClocks.del(clock);
    },
  };
}
