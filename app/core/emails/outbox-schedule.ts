const MINUTE_MS = 60 * 1000;
const DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

/** An email older than this is not sent any more: its link has ended too. */
export const EMAIL_SENDABLE_MS = 24 * 60 * MINUTE_MS;
/** How long the outbox keeps what it sent or gave up. */
export const EMAIL_KEPT_MS = 7 * 24 * 60 * MINUTE_MS;

/** How long to wait after the nth failed attempt: 1, 5, 15 and then 60 minutes each. */
export function delayAfterAttemptMs(attempts: number): number {
  return DELAYS_MS[Math.min(Math.max(attempts, 1), DELAYS_MS.length) - 1] ?? 60 * MINUTE_MS;
}
