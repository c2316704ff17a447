export const ONE_TIME_TOKEN_TYPES = [
  "confirmation",
  "recovery",
  "magiclink",
  "invite",
  "email_change",
  "email_change_current",
  "sms",
  "phone_change",
  "reauthentication",
] as const;
export type OneTimeTokenType = (typeof ONE_TIME_TOKEN_TYPES)[number];

const HOUR_MS = 60 * 60 * 1000;

/** A link that opens an account lives shorter; a new one is a click away. */
export const ONE_TIME_TOKEN_LIFETIME_MS: Record<OneTimeTokenType, number> = {
  confirmation: 24 * HOUR_MS,
  invite: 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  sms: HOUR_MS,
  phone_change: HOUR_MS,
  reauthentication: HOUR_MS,
};

/** Six digits are few, so a code ends sooner than the link beside it, and after a few wrong tries (OWASP ASVS 6.5.5, 6.6.3). */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const CODE_ATTEMPTS = 5;

/** 32 random bytes in base64url. Anything else cannot be one of ours and is not looked up. */
export function isTokenShaped(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}

export function isCodeShaped(code: string): boolean {
  return /^\d{6}$/.test(code);
}
