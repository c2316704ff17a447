import type { PaidPlan } from "#core/billing/plan-code.ts";
import type { BillingProvider } from "./billing-provider.ts";
import { choiceOf, type Invoice, inMs, invoiceAnswer, listOf } from "./stripe-answers.ts";
import type { StripeClient } from "./stripe-client.ts";
import type { StripePrices } from "./stripe-prices.ts";

/** An invoice may be paid so long after it was made. */
const PAID_LATE_MS = 40 * 24 * 60 * 60 * 1000;
/** Of 100 invoices: so many calls to Stripe at most. */
const PAGES = 100;

export async function readRevenue(
  { stripe, ask }: StripeClient,
  prices: StripePrices,
  sinceMs: number,
): ReturnType<BillingProvider["readRevenue"]> {
  const sums = new Map<PaidPlan | null, { cents: number; invoices: number }>();
  let after: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const { data } = await ask(
      () =>
        stripe.invoices.list({
          status: "paid",
          created: { gte: Math.floor((sinceMs - PAID_LATE_MS) / 1000) },
          limit: 100,
          ...(after === undefined ? {} : { starting_after: after }),
        }),
      listOf(invoiceAnswer),
    );
    for (const invoice of data.filter((one) => paidAt(one) >= sinceMs)) await add(invoice);
    after = data.at(-1)?.id;
    if (data.length < 100) break;
  }
  return [...sums].map(([plan, sum]) => ({ plan, ...sum }));

  /** An invoice of several plans counts once, with the first of them. */
  async function add({ lines }: Invoice): Promise<void> {
    let isCounted = false;
    for (const { amount, discount_amounts, pricing } of lines.data) {
      const priceId = pricing?.price_details?.price;
      const plan = priceId === undefined ? null : (choiceOf(await prices.read(priceId))?.plan ?? null);
      const sum = sums.get(plan) ?? { cents: 0, invoices: 0 };
      sum.cents += amount - (discount_amounts ?? []).reduce((total, one) => total + one.amount, 0);
      if (!isCounted) sum.invoices += 1;
      isCounted = true;
      sums.set(plan, sum);
    }
  }
}

function paidAt({ created, status_transitions }: Invoice): number {
  return inMs(status_transitions.paid_at ?? created);
}
