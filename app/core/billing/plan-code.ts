import { z } from "zod";

/** Plans that can be bought. Their prices stand in prices.ts, the one source of the price page and of what Stripe is told. */
export const PAID_PLANS = ["starter", "professional"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** `custom` is by arrangement: an admin sets it by hand. */
export type PlanCode = PaidPlan | "custom";

export const BILLING_INTERVALS = ["month", "year"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What somebody chooses to buy. */
export const choiceOfPlan = z.object({ plan: z.enum(PAID_PLANS), interval: z.enum(BILLING_INTERVALS) });
export type ChoiceOfPlan = z.infer<typeof choiceOfPlan>;

/** The name under which Stripe knows a price (its lookup key): "starter_month". */
export function priceKey({ plan, interval }: ChoiceOfPlan): string {
  return `${plan}_${interval}`;
}

/** What a price is of, by that name; null: it is none of ours. */
export function parsePriceKey(key: string | null | undefined): ChoiceOfPlan | null {
  return CHOICES.find((choice) => priceKey(choice) === key) ?? null;
}

/** All that can be bought. */
export const CHOICES: readonly ChoiceOfPlan[] = PAID_PLANS.flatMap((plan) =>
  BILLING_INTERVALS.map((interval) => ({ plan, interval })),
);
