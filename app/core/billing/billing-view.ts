import { countLabel } from "../count-label.ts";
import { dayLabel } from "../local-days.ts";
import type { BillingSnapshot, Subscription } from "./billing-snapshot.ts";
import {
  buyingWords,
  cancelWords,
  changeWords,
  choiceName,
  INTERVAL_WORDS,
  included,
  nextChargeWords,
  PLAN_NAMES,
  sumLabel,
} from "./billing-words.ts";
import { moneyLabel } from "./money.ts";
import { changeOfPlan } from "./plan-change.ts";
import { CHOICES, type ChoiceOfPlan, priceKey } from "./plan-code.ts";
import { UNPAID_MS } from "./plan-limits.ts";

/** What one seat of a plan costs in an interval. */
export type SeatPrices = (choice: ChoiceOfPlan) => number;

export type OfferView = { key: string; name: string; price: string; included: string; words: string };

/** What the page of a plan says and offers; every sum and date in words. */
export type BillingView = {
  isTeam: boolean;
  title: string;
  state: { label: string; color: "good" | "warn" | "bad" | "idle" };
  text: string;
  facts: { label: string; value: string }[];
  /** A payment failed. */
  unpaid: string | null;
  /** What can be bought; none while there is a plan. */
  offers: OfferView[];
  /** What it can be changed to; none where it ends, is unpaid or has a change to come. */
  changes: OfferView[];
  /** A change that is to come and can be undone. */
  pending: string | null;
  /** What canceling does; null: there is nothing to cancel. */
  cancel: string | null;
  /** It was canceled, and that can be undone. */
  canceled: string | null;
};

export type BillingFacts = {
  isTeam: boolean;
  people: number;
  subscription: Subscription | null;
  grant: BillingSnapshot["grant"];
  trial: { endsAt: number; secondsLeft: number } | null;
  mayTry: boolean;
  prices: SeatPrices;
  nowMs: number;
  timeZone: string;
};

/** Statuses of Stripe's in which a subscription goes on; `incomplete` ones were never paid. */
const GOES_ON = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);

export function goesOn(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && GOES_ON.has(subscription.status);
}

export function holdsNow(grant: BillingSnapshot["grant"], nowMs: number): grant is NonNullable<typeof grant> {
  return grant !== null && (grant.until === null || grant.until > nowMs);
}

export function billingView(facts: BillingFacts): BillingView {
  if (goesOn(facts.subscription)) return subscriptionView(facts, facts.subscription);
  if (holdsNow(facts.grant, facts.nowMs)) return grantView(facts, facts.grant);
  return withoutPlan(facts);
}

function subscriptionView(facts: BillingFacts, subscription: Subscription): BillingView {
  const { isTeam, people, prices, nowMs, timeZone } = facts;
  const { plan, interval, seats, seatCents, endsAt, unpaidSince, next, periodEnd } = subscription;
  const isUnpaid = unpaidSince !== null;
  const day = (ms: number) => dayLabel(ms, timeZone);
  const nextCents = next ? prices(next) : seatCents;
  const charge = nextChargeWords(subscription, nextCents, timeZone);
  const isSettled = !isUnpaid && endsAt === null && next === null;
  return {
    isTeam,
    title: choiceName(subscription),
    state: isUnpaid
      ? { label: "Payment failed", color: "bad" }
      : endsAt !== null
        ? { label: `Ends ${day(endsAt)}`, color: "warn" }
        : { label: "Active", color: "good" },
    text: included(plan, isTeam),
    facts: [
      { label: "Price", value: `${sumLabel({ seatCents, seats, interval, isTeam })}, without tax` },
      ...(isTeam ? [{ label: "Seats", value: seatsWords(seats, people) }] : []),
      { label: "Paid until", value: isUnpaid ? "A payment is open" : day(periodEnd) },
      { label: "Next charge", value: charge ?? "None: the plan is canceled" },
    ],
    unpaid: isUnpaid ? unpaidWords(unpaidSince, nowMs, timeZone, isTeam) : null,
    offers: [],
    changes: isSettled
      ? CHOICES.filter((to) => changeOfPlan(subscription, to) !== "same").map((to) => ({
          ...offerOf(to, facts),
          words: changeWords({ subscription, to, toCents: prices(to), isTeam, timeZone }),
        }))
      : [],
    pending: next && endsAt === null ? `It changes to ${choiceName(next)} on ${day(periodEnd)}.` : null,
    cancel: endsAt === null ? cancelWords(subscription, timeZone) : null,
    canceled:
      endsAt === null
        ? null
        : `It is canceled: it ends on ${day(endsAt)}, and nothing is charged any more. Until then you can undo that.`,
  };
}

function grantView(facts: BillingFacts, grant: NonNullable<BillingSnapshot["grant"]>): BillingView {
  const { isTeam, timeZone, people } = facts;
  const until = grant.until === null ? "without an end" : `until ${dayLabel(grant.until, timeZone)}`;
  return {
    ...NOTHING,
    isTeam,
    title: PLAN_NAMES[grant.plan],
    state: { label: "By arrangement", color: "good" },
    text: `This plan was set for you by hand, ${until}. Nothing is charged here for it.`,
    facts: isTeam
      ? [{ label: "Seats", value: grant.seats === null ? "No limit" : seatsWords(grant.seats, people) }]
      : [],
  };
}

function withoutPlan(facts: BillingFacts): BillingView {
  const { isTeam, people, subscription, trial, mayTry, timeZone, prices, nowMs } = facts;
  const offers = CHOICES.map((choice) => ({
    ...offerOf(choice, facts),
    words: buyingWords({ choice, seatCents: prices(choice), people, isTeam }),
  }));
  const none = {
    ...NOTHING,
    isTeam,
    title: "No plan",
    state: { label: "Nothing is charged", color: "idle" as const },
    offers,
  };
  if (trial && trial.endsAt > nowMs && (isTeam || trial.secondsLeft > 0))
    return {
      ...none,
      title: "Free trial",
      state: { label: "Trial", color: "good" },
      text: trialWords(trial, isTeam, timeZone),
    };
  if (subscription) return { ...none, text: `The last plan, ${choiceName(subscription)}, has ended. ${WITHOUT}` };
  if (trial)
    return {
      ...none,
      title: "Free trial",
      state: { label: "Over", color: "idle" },
      text: `The trial is over. ${WITHOUT}`,
    };
  return { ...none, text: mayTry ? MAY_TRY : WITHOUT };
}

const WITHOUT = "Everything can still be read and exported; to practice, choose a plan.";
const MAY_TRY =
  "A free trial of 14 days or 60 minutes, whichever ends first, begins with the first practice, without a card.";

function trialWords(
  { endsAt, secondsLeft }: { endsAt: number; secondsLeft: number },
  isTeam: boolean,
  timeZone: string,
) {
  const day = dayLabel(endsAt, timeZone);
  const left = countLabel(Math.floor(secondsLeft / 60), "minute");
  return isTeam
    ? `It ends on ${day}, and for each person when 60 minutes of their practice are used, whichever comes first. Nothing is charged then.`
    : `It ends on ${day}, or when its minutes are used, whichever comes first: ${left} left. Nothing is charged then.`;
}

const NOTHING = { facts: [], unpaid: null, offers: [], changes: [], pending: null, cancel: null, canceled: null };

function offerOf(choice: ChoiceOfPlan, { prices, isTeam }: BillingFacts) {
  const each = isTeam ? " for each person" : "";
  return {
    key: priceKey(choice),
    name: choiceName(choice),
    price: `${moneyLabel(prices(choice))} ${INTERVAL_WORDS[choice.interval]}${each}`,
    included: included(choice.plan, isTeam),
  };
}

function seatsWords(seats: number, people: number): string {
  return `${countLabel(seats, "seat")}, ${people === 1 ? "1 person" : `${people} people`}`;
}

/** That a payment is open, until when practice goes on, and what is left after that. */
export function unpaidWords(unpaidSince: number, nowMs: number, timeZone: string, isTeam: boolean): string {
  const until = unpaidSince + UNPAID_MS;
  const who = isTeam ? "everybody in the organization" : "you";
  const failed = `The payment of ${dayLabel(unpaidSince, timeZone)} failed.`;
  return nowMs < until
    ? `${failed} Practice goes on until ${dayLabel(until, timeZone)}; after that ${who} can still read, export and show certificates. Paying brings everything back at once.`
    : `${failed} No new practice begins until it is paid; ${who} can still read, export and show certificates. Paying brings everything back at once.`;
}
