/** How a service is told who is asking: the SHA-256 (hex) of the login cookie's token. Services look the person up themselves. */
export type Login = { tokenHash: string };

/**
 * A login ends after 7 idle days, and 30 days after sign-in at the latest (OWASP ASVS 7.3.1, 7.3.2 ask for a documented
 * value).
 */
export const LOGIN_IDLE_MS = 7 * 24 * 60 * 60 * 1000;
export const LOGIN_ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
/** last_seen_at is written at most once an hour: a page view stays one read. */
export const LOGIN_TOUCH_MS = 60 * 60 * 1000;
