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
