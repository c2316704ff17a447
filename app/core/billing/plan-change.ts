import type { ChoiceOfPlan } from "./plan-code.ts";

/** same: that is what they have. now: at once, the new price from the next period on. period-end: when this period is over. */
export type ChangeOfPlan = "same" | "now" | "period-end";

/** Upward in the same interval is at once; downward, and everything in another interval, is at the period's end. */
export function changeOfPlan(from: ChoiceOfPlan, to: ChoiceOfPlan): ChangeOfPlan {
  if (from.plan === to.plan && from.interval === to.interval) return "same";
  return from.interval === to.interval && from.plan === "starter" ? "now" : "period-end";
}
