import type { BillingInterval, ChoiceOfPlan, PaidPlan } from "#core/billing/plan-code.ts";

/** Of a subscription, what we keep. Times are unix ms. */
export type ReadSubscription = {
  id: string;
  /** The item of Stripe's that holds price and seats. */
  itemId: string;
  /** Null: of a price that is none of ours; then it is nobody's plan. */
  plan: PaidPlan | null;
  interval: BillingInterval;
  status: string;
  seats: number;
  seatCents: number;
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  endsAt: number | null;
  unpaidSince: number | null;
  next: ChoiceOfPlan | null;
  scheduleId: string | null;
};

export type ReadEvent = { id: string; type: string; customerId: string | null; createdAt: number };

/**
 * The calls to Stripe, and no others. Each throws BillingUnavailable when Stripe cannot be reached, is too slow (10 s) or answers
 * 5xx or 429, and BillingRefused when it refuses. `key`: an idempotency key: the same again changes nothing at Stripe.
 */
export type BillingProvider = {
  createCustomer(of: { accountId: string; email: string; name: string }, key: string): Promise<{ id: string }>;
  /** All subscriptions of a customer, of any status, newest first. `isGone`: the customer was deleted. */
  readCustomer(customerId: string): Promise<{ isGone: boolean; subscriptions: ReadSubscription[] }>;
  /** The page of Stripe's where one pays. */
  createCheckout(
    of: {
      customerId: string;
      choice: ChoiceOfPlan;
      seats: number;
      returnUrl: string;
      cancelUrl: string;
      withTax: boolean;
    },
    key: string,
  ): Promise<{ id: string; url: string }>;
  /** Ends checkouts that were not paid yet, so that a second one cannot be paid beside a first. */
  expireCheckouts(customerId: string): Promise<void>;
  /** The page of Stripe's for cards and invoices. */
  createPortal(of: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** Without prorations: charged from the next period on. */
  setSeats(subscription: { id: string; itemId: string }, seats: number, key: string): Promise<void>;
  /** At once, without prorations: the new price is charged from the next period on. */
  upgrade(subscription: { id: string; itemId: string }, to: ChoiceOfPlan, key: string): Promise<void>;
  /** At the end of the period, by a schedule of Stripe's. */
  changeAtPeriodEnd(subscription: { id: string }, to: ChoiceOfPlan, key: string): Promise<void>;
  undoChange(scheduleId: string): Promise<void>;
  /** Canceling releases a scheduled change. */
  setCancel(subscription: { id: string; scheduleId: string | null }, atPeriodEnd: boolean): Promise<void>;
  /** At once, for accounts that are deleted. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Body and signature as they came. Null: forged, stale (300 s) or unsigned. */
  readEvent(body: string, signature: string | null, nowMs: number): Promise<ReadEvent | null>;
  /** Paid invoices since then by plan, in cents, without tax. */
  readRevenue(sinceMs: number): Promise<{ plan: PaidPlan | null; cents: number; invoices: number }[]>;
  /** Makes the products and prices that are missing, and says what there is. */
  ensurePrices(): Promise<{ key: string; cents: number; made: boolean }[]>;
};

/** Stripe could not be asked. Pages go on with what was last read. */
export class BillingUnavailable extends Error {
  override readonly name = "BillingUnavailable";
}

/** Stripe said no. `code` is Stripe's; the message holds no secret. */
export class BillingRefused extends Error {
  override readonly name = "BillingRefused";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
