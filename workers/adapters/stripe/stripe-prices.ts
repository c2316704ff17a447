import { CHOICES, type ChoiceOfPlan, PAID_PLANS, type PaidPlan, priceKey } from "#core/billing/plan-code.ts";
import { seatPriceCents } from "#core/billing/prices.ts";
import { BillingRefused } from "./billing-provider.ts";
import { choiceOf, listOf, PRICE_NAME, type Price, priceAnswer, withId } from "./stripe-answers.ts";
import type { StripeClient } from "./stripe-client.ts";

export type StripePrices = ReturnType<typeof createStripePrices>;

/** Our products and prices at Stripe. A price is found by its lookup key, so that a new amount needs no change here. */
export function createStripePrices({ stripe, ask }: StripeClient) {
  const known = new Map<string, Price>();

  return {
    /** The price that is charged today. Throws BillingRefused `price_missing`. */
    async require(choice: ChoiceOfPlan): Promise<Price> {
      const [price] = await listed([choice]);
      if (price) return price;
      const problem = `There is no price "${priceKey(choice)}" at Stripe: npm run billing:setup makes it`;
      throw new BillingRefused("price_missing", problem);
    },

    /** Any price, also one that is charged no more. */
    async read(id: string): Promise<Price> {
      const price = known.get(id) ?? (await ask(() => stripe.prices.retrieve(id), priceAnswer));
      known.set(id, price);
      return price;
    },

    async ensure(): Promise<{ key: string; cents: number; made: boolean }[]> {
      const there = await listed(CHOICES);
      const found = (choice: ChoiceOfPlan) => there.find(({ lookup_key }) => lookup_key === priceKey(choice));
      for (const plan of PAID_PLANS)
        if (CHOICES.some((choice) => choice.plan === plan && !found(choice))) await ensureProduct(plan);
      const ensured = [];
      for (const choice of CHOICES) {
        const price = found(choice);
        const { unit_amount } = price ?? (await make(choice));
        ensured.push({ key: priceKey(choice), cents: unit_amount ?? 0, made: price === undefined });
      }
      return ensured;
    },
  };

  async function listed(choices: readonly ChoiceOfPlan[]): Promise<Price[]> {
    const { data } = await ask(
      () => stripe.prices.list({ lookup_keys: choices.map(priceKey), active: true, limit: 100 }),
      listOf(priceAnswer),
    );
    for (const price of data) known.set(price.id, price);
    return data.filter((price) => choiceOf(price) !== null);
  }

  async function ensureProduct(plan: PaidPlan): Promise<void> {
    const id = productId(plan);
    await ask(() => stripe.products.retrieve(id), withId).catch((error: unknown) => {
      if (!(error instanceof BillingRefused && error.code === "resource_missing")) throw error;
      return ask(() => stripe.products.create({ id, name: PRODUCT_NAMES[plan] }), withId);
    });
  }

  function make(choice: ChoiceOfPlan): Promise<Price> {
    const key = priceKey(choice);
    return ask(
      () =>
        stripe.prices.create({
          product: productId(choice.plan),
          currency: "usd",
          unit_amount: seatPriceCents(choice),
          recurring: { interval: choice.interval },
          tax_behavior: "exclusive",
          lookup_key: key,
          metadata: { [PRICE_NAME]: key },
        }),
      priceAnswer,
    );
  }
}

const PRODUCT_NAMES: Record<PaidPlan, string> = { starter: "Rolecall Starter", professional: "Rolecall Professional" };

export function productId(plan: PaidPlan): string {
  return `rolecall_${plan}`;
}
