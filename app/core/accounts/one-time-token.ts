export type OneTimeTokenType = "confirmation" | "recovery";

/** A recovery link opens an account, so it lives shorter; a new one is a click away. */
export const ONE_TIME_TOKEN_LIFETIME_MS: Record<OneTimeTokenType, number> = {
  confirmation: 24 * 60 * 60 * 1000,
  recovery: 60 * 60 * 1000,
};

/** 32 random bytes in base64url. Anything else cannot be one of ours and is not looked up. */
export function isTokenShaped(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
