import type { BillingSnapshot } from "./billing-snapshot.ts";
import { endOf, hasBegun, isInForce, unpaidUntil } from "./current-subscription.ts";
import type { PlanCode } from "./plan-code.ts";
import { NEAR_LIMIT, STARTER_SECONDS, TRIAL_SECONDS } from "./plan-limits.ts";
import { calendarMonth, type UsagePeriod, usagePeriodAt } from "./usage-period.ts";

/** Why no new practice may begin. Everything stays readable and exportable. */
export const NO_PRACTICE = ["hours_used", "trial_over", "no_plan", "unpaid", "no_seat"] as const;
export type NoPractice = (typeof NO_PRACTICE)[number];

/** What a person may do now. Times are unix ms. */
export type Entitlements = {
  /** False where nobody bills: everything is on, and no page speaks of it. */
  isBilled: boolean;
  plan: PlanCode | "trial" | null;
  /** Null: practice may begin. A running session always ends by itself in its own time. */
  noPractice: NoPractice | null;
  /** Of this period: what there is and what was used. `limit` null: without one. */
  seconds: { limit: number | null; used: number };
  /** 80 % of the limit are used. */
  isNearLimit: boolean;
  period: UsagePeriod;
  /** Null: as many as there are people. */
  seats: number | null;
  /** Oversight needs Professional for all the people of an organization, a trial or a grant of it. */
  features: { oversight: boolean };
  /** While its days last. */
  trial: { endsAt: number; secondsLeft: number } | null;
  /** A trial begins by itself with the first practice. */
  mayTry: boolean;
  /** A payment failed, and practice ends then unless it is made; null: none did. */
  unpaidUntil: number | null;
};

/** `snapshot` null: nobody bills here. */
export function entitlementsOf(snapshot: BillingSnapshot | null, nowMs: number): Entitlements {
  if (!snapshot) return everythingOn(nowMs);
  const cover = coverAt(snapshot, nowMs);
  const plan = cover?.plan ?? null;
  const period = usagePeriodAt(snapshot, nowMs);
  const limit = plan === null ? (snapshot.mayTry ? TRIAL_SECONDS : 0) : LIMITS[plan];
  const used = usedIn(snapshot.usage, period);
  const isUsedUp = limit !== null && used >= limit;
  const unpaid = cover?.by === "subscription" && snapshot.subscription ? unpaidUntil(snapshot.subscription) : null;
  return {
    isBilled: true,
    plan,
    noPractice: noPractice(snapshot, plan, isUsedUp, nowMs),
    seconds: { limit, used },
    isNearLimit: limit !== null && limit > 0 && used >= NEAR_LIMIT * limit,
    period,
    seats: cover?.seats ?? null,
    features: { oversight: snapshot.payer === "organization" && plan !== null && plan !== "starter" },
    trial:
      plan === "trial" && snapshot.trial
        ? { endsAt: snapshot.trial.endsAt, secondsLeft: Math.max(0, TRIAL_SECONDS - used) }
        : null,
    mayTry: plan === null && snapshot.mayTry,
    unpaidUntil: unpaid,
  };
}

const LIMITS: Record<PlanCode | "trial", number | null> = {
  starter: STARTER_SECONDS,
  professional: null,
  custom: null,
  trial: TRIAL_SECONDS,
};

type Cover = { by: "subscription" | "grant" | "trial"; plan: PlanCode | "trial"; seats: number | null };

/** Of a subscription, a grant and a trial that hold now, the one that gives most; null: none holds. */
function coverAt({ subscription, grant, trial, place }: BillingSnapshot, nowMs: number): Cover | null {
  const covers: Cover[] = [];
  if (subscription && isInForce(subscription, nowMs))
    covers.push({ by: "subscription", plan: subscription.plan, seats: subscription.seats });
  if (isGranted(grant, nowMs) && hasSeat(grant, place))
    covers.push({ by: "grant", plan: grant.plan, seats: grant.seats });
  if (trial && trial.startedAt <= nowMs && nowMs < trial.endsAt)
    covers.push({ by: "trial", plan: "trial", seats: null });
  return covers.find(({ plan }) => LIMITS[plan] === null) ?? covers[0] ?? null;
}

type Grant = NonNullable<BillingSnapshot["grant"]>;

function isGranted(grant: Grant | null, nowMs: number): grant is Grant {
  return grant !== null && (grant.until === null || nowMs < grant.until);
}

/** Of a subscription the seats rise by themselves; those of a grant do not. */
function hasSeat({ seats }: Grant, place: number): boolean {
  return seats === null || place <= seats;
}

function noPractice(
  { subscription, grant, trial, mayTry }: BillingSnapshot,
  plan: Entitlements["plan"],
  isUsedUp: boolean,
  nowMs: number,
): NoPractice | null {
  if (plan !== null) return isUsedUp ? (plan === "trial" ? "trial_over" : "hours_used") : null;
  if (mayTry) return null;
  if (isGranted(grant, nowMs)) return "no_seat";
  if (subscription && hasBegun(subscription)) {
    const isLeft = nowMs < endOf(subscription);
    return isLeft && unpaidUntil(subscription) !== null ? "unpaid" : "no_plan";
  }
  return trial ? "trial_over" : "no_plan";
}

/** Of the periods that began in this one: one that was read anew may begin a little later than it was thought to. */
function usedIn(usage: BillingSnapshot["usage"], { start, end }: UsagePeriod): number {
  return usage
    .filter(({ periodStart }) => start <= periodStart && periodStart < end)
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

function everythingOn(nowMs: number): Entitlements {
  return {
    isBilled: false,
    plan: null,
    noPractice: null,
    seconds: { limit: null, used: 0 },
    isNearLimit: false,
    period: calendarMonth(nowMs),
    seats: null,
    features: { oversight: true },
    trial: null,
    mayTry: false,
    unpaidUntil: null,
  };
}
