import type { Metric } from "../score-schema.ts";

/** Printed with every figure that rests on sales-call studies. */
export const B2B_SOURCE = "Correlation from B2B software sales calls; no insurance benchmark was found.";
export const OWN_SOURCE = "Our own choice for short practice conversations.";

/**
 * Judges a value against limits, when there are any: true inside, null between good and flagged (a note, never a fault),
 * false when flagged.
 */
export function judgeRange(value: number | null, good: Limits, flagged: Limits): boolean | null {
  const isJudged = good.from !== undefined || good.to !== undefined;
  if (value === null || !isJudged) return null;
  if (value >= (good.from ?? -Infinity) && value <= (good.to ?? Infinity)) return true;
  return value < (flagged.from ?? -Infinity) || value > (flagged.to ?? Infinity) ? false : null;
}
export type Limits = { from?: number; to?: number };

/** A metric whose value may be missing. */
export function toMetric(
  facts: Omit<Metric, "display" | "inRange"> & { unit: string; good: Limits; flagged: Limits },
): Metric {
  const { unit, good, flagged, ...rest } = facts;
  const display = rest.value === null ? "not enough data" : `${rest.value}${unit}`;
  return { ...rest, display, inRange: judgeRange(rest.value, good, flagged) };
}

export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
