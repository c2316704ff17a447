/** Longer than this nobody waits for an answer: the built-in customer gives it. */
const LONGEST_WAIT_MS = 2_000;

/** How long a server asks not to be asked again, ms; null: it does not say. */
export function retryAfterMs(headers: Headers): number | null {
  const ms = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const after = headers.get("retry-after");
  if (after === null) return null;
  const seconds = Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** The client library sits out a Retry-After of up to a minute; it is told not to where that is too long. */
export function withoutLongRetries(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (response.ok || (retryAfterMs(response.headers) ?? 0) <= LONGEST_WAIT_MS) return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, headers });
  };
}
