import type { BillingInterval, ChoiceOfPlan, PaidPlan } from "./plan-code.ts";

/** US cents a month for one person: billed monthly, and billed once a year. The price page and Stripe are told these. */
export const CENTS_A_MONTH: Record<PaidPlan, Record<BillingInterval, number>> = {
  starter: { month: 4500, year: 3750 },
  professional: { month: 6000, year: 5000 },
};

/** US cents of one seat for one interval: a year is charged at once. */
export function seatPriceCents({ plan, interval }: ChoiceOfPlan): number {
  return CENTS_A_MONTH[plan][interval] * (interval === "year" ? 12 : 1);
}
