import { DAY_MS } from "./billing-dates.ts";
import type { Subscription } from "./billing-snapshot.ts";
import { UNPAID_MS } from "./plan-limits.ts";

/** How long before a yearly plan renews it is announced. */
export const RENEWAL_NOTICE_MS = 30 * DAY_MS;
/** How long before its last day the end of a trial is announced. */
export const TRIAL_NOTICE_MS = 3 * DAY_MS;

export type NoticeKind = "unpaid" | "unpaid_7" | "unpaid_13" | "renewal" | "trial_days" | "trial_minutes";

/** An email that goes out once: `about` tells one unpaid invoice, period or trial from the next. */
export type Notice = { kind: NoticeKind; about: string };

/** What is to be said of a subscription now; what was said before, whoever sends it knows. */
export function noticesOfSubscription(subscription: Subscription, nowMs: number): Notice[] {
  const { id, status, interval, endsAt, unpaidSince, periodEnd } = subscription;
  const notices: Notice[] = [];
  if (unpaidSince !== null && UNPAID.has(status) && nowMs < unpaidSince + UNPAID_MS)
    notices.push({ kind: unpaidNotice(nowMs - unpaidSince), about: `${id} ${unpaidSince}` });
  const isNear = nowMs >= periodEnd - RENEWAL_NOTICE_MS && nowMs < periodEnd;
  if (interval === "year" && status === "active" && endsAt === null && isNear)
    notices.push({ kind: "renewal", about: `${id} ${periodEnd}` });
  return notices;
}

const UNPAID = new Set(["past_due", "unpaid"]);

/** On failing, on day 7 and on day 13: of what was missed only the last. */
function unpaidNotice(sinceMs: number): NoticeKind {
  if (sinceMs >= 13 * DAY_MS) return "unpaid_13";
  return sinceMs >= 7 * DAY_MS ? "unpaid_7" : "unpaid";
}

/** That a trial which began then is about to end. */
export function trialDaysNotice(startedAt: number): Notice {
  return { kind: "trial_days", about: String(startedAt) };
}

/** That most of the minutes of this person in such a trial are used. */
export function trialMinutesNotice(startedAt: number, userId: string): Notice {
  return { kind: "trial_minutes", about: `${startedAt} ${userId}` };
}
