import type { ConversationKind } from "../conversations/conversation-kind.ts";
import { FREE_DRILL_SECONDS, LONGEST_METERED_GAP_MS } from "./plan-limits.ts";
import type { UsagePeriod } from "./usage-period.ts";

/** Of a conversation, what its practiced time is counted from. Times are unix ms; messages are in order. */
export type MeteredConversation = {
  kind: ConversationKind;
  createdAt: number;
  messages: readonly {
    id: string;
    role: "user" | "assistant";
    kind: "turn" | "command" | "coach";
    createdAt: number;
  }[];
  /** Its calls that are over. The id of what was said in one is the call's, a colon and more. */
  calls: readonly { callId: string; startedAt: number; endedAt: number; activeMs: number }[];
};

/** A stretch of time, and how much of it was practice. */
type Stretch = { fromMs: number; toMs: number; countedMs: number };

/** What was practiced in a period and in those before it. `usedAt`: the last moment of it. */
export type MeteredShare = { periodStart: number; secondsSoFar: number; usedAt: number; isLast: boolean };

/**
 * Practiced time by the periods it falls in, in order, the last of them always there, with 0 seconds where nothing counts. Text: the
 * time up to each line of the agent's or the customer's, of a longer gap two minutes; what the coach is asked and says is free, and so
 * is reading. Voice: connected time less pauses, of a call in which the agent said something. A drill of less than 90 seconds is free.
 * Of a retry only what was said in it counts.
 */
export function meteredShares(
  conversation: MeteredConversation,
  periodAt: (atMs: number) => UsagePeriod,
): MeteredShare[] {
  const stretches = [...textStretches(conversation), ...callStretches(conversation)];
  const isFree =
    conversation.kind === "transcript" ||
    (conversation.kind === "drill" && secondsUpTo(stretches, Number.POSITIVE_INFINITY) < FREE_DRILL_SECONDS);
  const lastMs = lastMoment(conversation);
  const shares: MeteredShare[] = [];
  const firstMs = Math.min(lastMs, ...stretches.map(({ fromMs }) => fromMs));
  for (let period = periodAt(firstMs); ; period = periodAt(period.end)) {
    const isLast = lastMs < period.end;
    shares.push({
      periodStart: period.start,
      secondsSoFar: isFree ? 0 : secondsUpTo(stretches, isLast ? Number.POSITIVE_INFINITY : period.end),
      usedAt: isLast ? lastMs : period.end - 1,
      isLast,
    });
    if (isLast) return shares;
  }
}

function textStretches({ createdAt, messages, calls }: MeteredConversation): Stretch[] {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    if (!before || before.kind === "coach" || message.kind !== "turn") return [];
    // Copied from the session that a retry goes back into.
    if (message.createdAt <= createdAt || calls.some((call) => isSaidIn(call, message))) return [];
    const hungUp = calls.map(({ endedAt }) => endedAt).filter((endedAt) => endedAt <= message.createdAt);
    const fromMs = Math.max(before.createdAt, createdAt, ...hungUp);
    const countedMs = Math.min(Math.max(0, message.createdAt - fromMs), LONGEST_METERED_GAP_MS);
    return { fromMs, toMs: fromMs + countedMs, countedMs };
  });
}

function callStretches({ messages, calls }: MeteredConversation): Stretch[] {
  return calls
    .filter((call) =>
      messages.some((message) => message.role === "user" && message.kind === "turn" && isSaidIn(call, message)),
    )
    .map(({ startedAt, endedAt, activeMs }) => ({ fromMs: startedAt, toMs: endedAt, countedMs: activeMs }));
}

function isSaidIn({ callId }: { callId: string }, { id }: { id: string }): boolean {
  return id.startsWith(`${callId}:`);
}

/** Of a stretch that is cut the part counts by its length: where the pauses of a call were is not known. */
function secondsUpTo(stretches: readonly Stretch[], atMs: number): number {
  const countedMs = stretches.reduce((sum, { fromMs, toMs, countedMs }) => {
    if (toMs <= atMs) return sum + countedMs;
    return fromMs >= atMs ? sum : sum + (countedMs * (atMs - fromMs)) / (toMs - fromMs);
  }, 0);
  return Math.round(countedMs / 1000);
}

function lastMoment({ createdAt, messages, calls }: MeteredConversation): number {
  return Math.max(createdAt, ...messages.map((one) => one.createdAt), ...calls.map(({ endedAt }) => endedAt));
}
