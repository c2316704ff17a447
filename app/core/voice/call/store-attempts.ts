const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 60 * 60_000;
/** 22 hours with these delays: an upload to R2 that was begun and not finished is deleted after 24 (services/housekeeping.ts). */
const MOST_ATTEMPTS = 31;

/**
 * How long to wait after the nth failed attempt to store a call that has ended, ms: 5 s, then twice as long each time, at most an
 * hour. Null: it has failed too often, and is given up.
 */
export function delayAfterStoreAttemptMs(attempts: number): number | null {
  return attempts > MOST_ATTEMPTS ? null : Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
