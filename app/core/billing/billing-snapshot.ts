import type { BillingInterval, PaidPlan, PlanCode } from "./plan-code.ts";

/** A subscription as it was last read from Stripe. Times are unix ms. */
export type Subscription = {
  /** Stripe's id. */
  id: string;
  plan: PaidPlan;
  interval: BillingInterval;
  /** Stripe's word: active, past_due, canceled, incomplete, incomplete_expired, unpaid, paused, trialing. */
  status: string;
  seats: number;
  /** What one seat costs in an interval. */
  seatCents: number;
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  /** It was canceled and ends then; null: it renews. */
  endsAt: number | null;
  /** Since when an invoice has been waiting to be paid; null: none is. */
  unpaidSince: number | null;
  /** What it changes to at the end of its period. */
  next: { plan: PaidPlan; interval: BillingInterval } | null;
};

/**
 * All that decides what a person may do, read in the same round trip as what they ask for. It is of the account that pays for them:
 * that of the organization they work in where it has a plan, a trial or a grant, else their own. Times are unix ms.
 */
export type BillingSnapshot = {
  payer: "person" | "organization";
  trial: { startedAt: number; endsAt: number } | null;
  /**
   * Neither this person nor their organization has had a trial or a subscription, as far as their accounts say. Whether somebody had one
   * under an account that is deleted, or their verified domain did, only the claim says that the first practice makes.
   */
  mayTry: boolean;
  /** Of all that the account ever had, the one that counts (`currentSubscription`); null: there is none. */
  subscription: Subscription | null;
  /** By an admin's hand. `seats` null: as many as there are people; `until` null: without an end. */
  grant: { plan: PlanCode; seats: number | null; until: number | null } | null;
  /** Of the last three months: what this person (each seat has its own hours) used in the period that began then, paid by this account. */
  usage: readonly { periodStart: number; seconds: number; usedAt: number }[];
  /** Who belongs to the account: 1 for a person. */
  people: number;
  /** This person among them in the order in which they joined, from 1: a grant with seats is for the first of them. */
  place: number;
};
