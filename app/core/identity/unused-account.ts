/** The Privacy Policy's three years: an account that nobody has used for so long goes, with all that is in it. */
export const UNUSED_ACCOUNT_KEPT_MS = 3 * 365 * 24 * 60 * 60 * 1000;
