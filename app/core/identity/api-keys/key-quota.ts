/** Calls of one key in a minute; a program that waits when it is told to meets nothing of it. */
export const CALLS_PER_KEY = 300;
export const KEY_WINDOW_MS = 60 * 1000;

/** `resetSeconds`: until the count begins anew. */
export type KeyQuota = { remaining: number; resetSeconds: number };

export function keyQuota(of: { count: number; windowStartedAt: number }, nowMs: number): KeyQuota {
  return {
    remaining: Math.max(0, CALLS_PER_KEY - of.count),
    resetSeconds: Math.max(1, Math.ceil((of.windowStartedAt + KEY_WINDOW_MS - nowMs) / 1000)),
  };
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it. */
export function quotaHeaders({ remaining, resetSeconds }: KeyQuota): Record<string, string> {
  return {
    "RateLimit-Policy": `"key";q=${CALLS_PER_KEY};w=${KEY_WINDOW_MS / 1000}`,
    RateLimit: `"key";r=${remaining};t=${resetSeconds}`,
  };
}
