// What the plans hold, as the price page says it.

const MINUTE_S = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Of one person in one period. */
export const STARTER_SECONDS = 120 * MINUTE_S;

/** A trial ends with the first of the two. */
export const TRIAL_SECONDS = 60 * MINUTE_S;
export const TRIAL_MS = 14 * DAY_MS;

/** After a failed payment practice goes on for so long. */
export const UNPAID_MS = 14 * DAY_MS;

/** From this part of the limit on a quiet word says so. */
export const NEAR_LIMIT = 0.8;

/** A shorter drill is free, in seconds. */
export const FREE_DRILL_SECONDS = 90;

/** Of a longer gap between two lines so much counts. */
export const LONGEST_METERED_GAP_MS = 120 * 1000;
