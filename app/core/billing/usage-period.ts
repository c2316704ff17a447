import type { BillingSnapshot, Subscription } from "./billing-snapshot.ts";
import { endOf } from "./current-subscription.ts";

/** From `start` up to, but not including, `end`, unix ms. Everything is in UTC, which has no summer time. */
export type UsagePeriod = { start: number; end: number };

/**
 * The period in which practice of this moment counts: of a subscription the month it is paid for, of a yearly one a month from the
 * day it began; of a trial all of it; else the calendar month.
 */
export function usagePeriodAt({ subscription, trial }: Pick<BillingSnapshot, "subscription" | "trial">, atMs: number) {
  if (subscription && covers(subscription, atMs)) return periodOf(subscription, atMs);
  const isBought = subscription && endOf(subscription) > subscription.createdAt;
  const bought = isBought && subscription.createdAt > atMs ? subscription.createdAt : Number.POSITIVE_INFINITY;
  if (trial && trial.startedAt <= atMs && atMs < trial.endsAt)
    return { start: trial.startedAt, end: Math.min(trial.endsAt, bought) };
  const { start, end } = calendarMonth(atMs);
  const tried = trial && trial.startedAt > atMs ? trial.startedAt : Number.POSITIVE_INFINITY;
  return { start, end: Math.min(end, bought, tried) };
}

export function calendarMonth(atMs: number): UsagePeriod {
  const at = new Date(atMs);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}

/** So many months after a moment, at the same time of the day; in a shorter month on its last day. */
export function monthsAfter(anchorMs: number, months: number): number {
  const anchor = new Date(anchorMs);
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return midnight + (anchorMs - Date.UTC(year, anchor.getUTCMonth(), anchor.getUTCDate()));
}

function covers(subscription: Subscription, atMs: number): boolean {
  return subscription.createdAt <= atMs && atMs < endOf(subscription);
}

/** Also before and after the period that was last read: the one before it, and the next when nobody has told us of it yet. */
function periodOf(subscription: Subscription, atMs: number): UsagePeriod {
  const { interval, periodStart, periodEnd, createdAt } = subscription;
  const isInside = periodStart <= atMs && atMs < periodEnd;
  if (interval === "month" && isInside) return { start: periodStart, end: periodEnd };
  const month = monthAround(periodStart, atMs);
  if (isInside) return { start: month.start, end: Math.min(month.end, periodEnd) };
  if (atMs < periodStart) return { start: Math.max(month.start, createdAt), end: Math.min(month.end, periodStart) };
  return { start: Math.max(month.start, periodEnd), end: month.end };
}

function monthAround(anchorMs: number, atMs: number): UsagePeriod {
  const [anchor, at] = [new Date(anchorMs), new Date(atMs)];
  const apart = 12 * (at.getUTCFullYear() - anchor.getUTCFullYear()) + at.getUTCMonth() - anchor.getUTCMonth();
  const first = monthsAfter(anchorMs, apart) <= atMs ? apart : apart - 1;
  return { start: monthsAfter(anchorMs, first), end: monthsAfter(anchorMs, first + 1) };
}
