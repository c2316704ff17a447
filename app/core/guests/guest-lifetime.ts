const HOUR_MS = 60 * 60 * 1000;

/** A talk that nobody asked to keep is gone after this. */
export const GUEST_KEPT_MS = HOUR_MS;

/** As long as the link of the email lives that confirms the sign-up. */
const SIGN_UP_KEPT_MS = 24 * HOUR_MS;

/** The cookie outlives the talk a little; what it may do the row decides. */
export const GUEST_COOKIE_MS = SIGN_UP_KEPT_MS + GUEST_KEPT_MS;

/** When a talk is deleted that somebody asked to keep: time to fill in the form. */
export function deletedAfterAsking(startedAtMs: number, nowMs: number): number {
  return Math.min(nowMs + GUEST_KEPT_MS, startedAtMs + GUEST_COOKIE_MS);
}

/** When it is deleted after a sign-up with it; signing up again and again does not make it live longer. */
export function deletedAfterSigningUp(startedAtMs: number, nowMs: number): number {
  return Math.min(nowMs + SIGN_UP_KEPT_MS, startedAtMs + GUEST_COOKIE_MS);
}
