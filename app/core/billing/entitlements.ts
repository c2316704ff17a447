import type { BillingSnapshot } from "./billing-snapshot.ts";
import type { PlanCode } from "./plan.ts";

/** Why no new practice may begin. Everything stays readable and exportable. */
export type NoPractice = "hours_used" | "trial_over" | "no_plan" | "unpaid" | "no_seat";

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
  period: { start: number; end: number };
  /** Null: as many as there are people. */
  seats: number | null;
  /** Oversight needs Professional for all the people of an organization, a trial or a grant of it. */
  features: { oversight: boolean };
  trial: { endsAt: number; secondsLeft: number } | null;
  /** A trial begins by itself with the first practice. */
  mayTry: boolean;
  /** A payment failed, and practice ends then unless it is made; null: none did. */
  unpaidUntil: number | null;
};

/** `snapshot` null: nobody bills here. */
export function entitlementsOf(snapshot: BillingSnapshot | null, nowMs: number): Entitlements {
  throw new Error(`not built: ${snapshot?.payer} ${nowMs}`);
}
