import type { NoPractice } from "./entitlements.ts";

/** Why no practice may begin, in a sentence: where there is no page to say more. */
export const NO_PRACTICE_TEXT: Record<NoPractice, string> = {
  hours_used: "The practice time of this period is used up. Everything you have stays readable.",
  trial_over: "The free trial is over. Everything you have stays readable.",
  no_plan: "There is no plan to practice with. Everything you have stays readable.",
  unpaid: "A payment has been waiting for 14 days. Everything you have stays readable.",
  no_seat: "All seats of the organization are taken. Everything you have stays readable.",
};
