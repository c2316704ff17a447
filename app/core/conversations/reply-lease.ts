/**
 * How long one request has a reply to itself, ms; after that another may make it again. Longer than the model can take, so that
 * a reply outlives its lease only where a request was suspended.
 */
export function replyLeaseMs({ longestReplyMs }: { longestReplyMs: number }): number {
  return longestReplyMs + LEASE_MARGIN_MS;
}

/** To store the reply in. */
const LEASE_MARGIN_MS = 10_000;
