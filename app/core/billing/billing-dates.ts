import type { BillingInterval } from "./plan-code.ts";
import { monthsAfter } from "./usage-period.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of the period after the one that ends then: on the day of the month on which the subscription began. */
export function periodAfter(periodEnd: number, interval: BillingInterval, beganAt: number): number {
  const [end, began] = [new Date(periodEnd), new Date(beganAt)];
  const months = 12 * (end.getUTCFullYear() - began.getUTCFullYear()) + end.getUTCMonth() - began.getUTCMonth();
  return monthsAfter(beganAt, months + (interval === "month" ? 1 : 12));
}
