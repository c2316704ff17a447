import { countLabel } from "../count-label.ts";
import { dayLabel } from "../local-days.ts";
import { periodAfter } from "./billing-dates.ts";
import type { Subscription } from "./billing-snapshot.ts";
import { moneyLabel } from "./money.ts";
import { changeOfPlan } from "./plan-change.ts";
import type { BillingInterval, ChoiceOfPlan, PaidPlan, PlanCode } from "./plan-code.ts";

// What is said of sums and dates, before a press and after it. Sums are without tax, which Stripe adds where it is set up.

export const PLAN_NAMES = {
  starter: "Starter",
  professional: "Professional",
  custom: "Custom",
} as const satisfies Record<PlanCode, string>;
export const INTERVAL_WORDS = { month: "a month", year: "a year" } as const satisfies Record<BillingInterval, string>;
const BILLED = { month: "billed monthly", year: "billed yearly" } as const satisfies Record<BillingInterval, string>;

/** "Professional, billed monthly". */
export function choiceName({ plan, interval }: ChoiceOfPlan): string {
  return `${PLAN_NAMES[plan]}, ${BILLED[interval]}`;
}

/** "$180 a month for 3 seats", "$45 a month". `isTeam`: an organization's, whose seats are said also when it is one. */
export function sumLabel(of: { seatCents: number; seats: number; interval: BillingInterval; isTeam: boolean }): string {
  const sum = `${moneyLabel(of.seatCents * of.seats)} ${INTERVAL_WORDS[of.interval]}`;
  return of.isTeam ? `${sum} for ${countLabel(of.seats, "seat")}` : sum;
}

/** What is in a plan, for a person or an organization. */
export function included(plan: PaidPlan, isTeam: boolean): string {
  if (plan === "starter")
    return isTeam
      ? "2 hours of roleplay a month for each person, without oversight: no new assignments or reviews, no boards."
      : "2 hours of roleplay a month.";
  return isTeam ? "Unlimited roleplay for everybody, with oversight." : "Unlimited roleplay.";
}

/** What buying it costs, said before the press. */
export function buyingWords(of: { choice: ChoiceOfPlan; seatCents: number; people: number; isTeam: boolean }): string {
  const { choice, seatCents, people, isTeam } = of;
  const { interval } = choice;
  const sum = sumLabel({ seatCents, seats: people, interval, isTeam });
  const each = people === 1 ? "one for the person there is" : `one for each of the ${people} people there are`;
  return `${sum}${isTeam ? `, ${each}` : ""}. Charged today and then every ${interval} until you cancel.`;
}

/** What is charged at the end of the period, and when; null: nothing any more. `nextSeatCents`: of what it changes to, where it does. */
export function nextChargeWords(subscription: Subscription, nextSeatCents: number, timeZone: string): string | null {
  const { endsAt, seats, periodEnd } = subscription;
  return endsAt === null ? `${moneyLabel(nextSeatCents * seats)} on ${dayLabel(periodEnd, timeZone)}` : null;
}

/** What a change of plan does to the price and from when, said before the press. `toCents`: of a seat in the new plan. */
export function changeWords(of: {
  subscription: Subscription;
  to: ChoiceOfPlan;
  toCents: number;
  isTeam: boolean;
  timeZone: string;
}): string {
  const { subscription, to, toCents, isTeam, timeZone } = of;
  const day = dayLabel(subscription.periodEnd, timeZone);
  const sum = sumLabel({ seatCents: toCents, seats: subscription.seats, interval: to.interval, isTeam });
  return changeOfPlan(subscription, to) === "now"
    ? `At once. Nothing is charged today; from ${day} on it is ${sum}.`
    : `On ${day}, when what you paid for is over: ${sum} from then on. You can undo it until then.`;
}

/** What canceling does and when, said before the press. */
export function cancelWords(subscription: Subscription, timeZone: string): string {
  const day = dayLabel(subscription.periodEnd, timeZone);
  return `The plan goes on until ${day}, which is paid for, and is not charged again. You can undo this until then.${
    subscription.next ? " The change that is to come then is dropped." : ""
  }`;
}

/** What one person more does to the price of an organization; null where it costs nothing. */
export function joiningWords(subscription: Subscription, people: number, timeZone: string): string | null {
  if (subscription.endsAt !== null) return null;
  const { seatCents, interval, periodEnd, seats } = subscription;
  if (people < seats)
    return `${countLabel(seats - people, "seat")} of ${seats} ${seats - people === 1 ? "is" : "are"} free and paid for: whoever joins takes one first.`;
  return `Whoever joins takes a seat: nothing is charged today, and from ${dayLabel(periodEnd, timeZone)} on it is ${moneyLabel(seatCents)} ${INTERVAL_WORDS[interval]} more for each.`;
}

/**
 * What taking one of so many people out does to the price and from when. The highest number of seats in a period is what renews, and
 * the lower one is set when the new period has begun: so the charge after the next is the first that is lower.
 */
export function removingWords(subscription: Subscription, people: number, timeZone: string): string {
  const { seatCents, interval, periodEnd, seats, createdAt, endsAt } = subscription;
  if (endsAt !== null)
    return `The plan ends on ${dayLabel(endsAt, timeZone)} and is not charged again, so this changes no price.`;
  const after = periodAfter(periodEnd, interval, createdAt);
  const left = people - 1;
  return `On ${dayLabel(periodEnd, timeZone)} ${countLabel(seats, "seat")} still ${seats === 1 ? "renews" : "renew"}: ${moneyLabel(seatCents * seats)}, as the highest number of this period. From ${dayLabel(after, timeZone)} on it is ${moneyLabel(seatCents * left)} ${INTERVAL_WORDS[interval]} for ${countLabel(left, "seat")}.`;
}
