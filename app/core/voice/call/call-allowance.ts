/** Less is no call: the customer would hardly have said hello when the warning comes. */
const LEAST_MS = 60_000;

/**
 * Practice time a call may take, ms; null: none that is worth a call is left of the month. `monthMs` null: a month has no
 * limit.
 */
export function callAllowanceMs(of: { callMs: number; monthMs: number | null; usedMs: number }): number | null {
  if (of.monthMs === null) return of.callMs;
  const leftMs = of.monthMs - of.usedMs;
  return leftMs < LEAST_MS ? null : Math.min(of.callMs, leftMs);
}

/** When the month of this moment began, in UTC. Unix ms, both. */
export function monthStartMs(atMs: number): number {
  const at = new Date(atMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
}
