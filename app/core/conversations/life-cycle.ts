/** Title, time and phases of a conversation. */

const TITLE_CHARACTERS = 50;

/** The first 50 characters (code points) of the first message, on one line, followed by an ellipsis. */
export function titleFor(firstMessage: string): string {
  const characters = Array.from(firstMessage.replace(/\s+/g, " ").trim());
  return `${characters.slice(0, TITLE_CHARACTERS).join("").trimEnd()}...`;
}

/** A gap between two messages counts as practice up to here; a conversation left open overnight does not. */
export const LONGEST_COUNTED_GAP_MS = 5 * 60 * 1000;

/**
 * Seconds practised: the time between messages, without what was spent reading the coach, each gap counted up to five
 * minutes. Messages are in order; `createdAt` is unix ms.
 */
export function practisedSeconds(
  messages: readonly { createdAt: number; kind: "turn" | "command" | "coach" }[],
): number {
  let practisedMs = 0;
  for (let i = 1; i < messages.length; i++) {
    const before = messages[i - 1];
    const message = messages[i];
    if (!before || !message || before.kind === "coach") continue;
    practisedMs += Math.min(Math.max(0, message.createdAt - before.createdAt), LONGEST_COUNTED_GAP_MS);
  }
  return Math.round(practisedMs / 1000);
}

/**
 * How long one request has a reply to itself, ms; after that another may make it again. Longer than the model can take, so that
 * a reply outlives its lease only where a request was suspended.
 */
export function replyLeaseMs({ longestReplyMs }: { longestReplyMs: number }): number {
  return longestReplyMs + LEASE_MARGIN_MS;
}

/** To store the reply in. */
const LEASE_MARGIN_MS = 10_000;
