import { targetProblemWords } from "./webhook-target.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The schedule that the Standard Webhooks specification gives: ten attempts within three days and four hours. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
export const ATTEMPTS_MOST = DELAYS_MS.length + 1;
/** So that what failed together does not come back together. */
const SPREAD = 0.1;

/** After a receiver was silent for so long it counts as a failure. */
export const RECEIVER_TIMEOUT_MS = 15 * SECOND_MS;
/** After a rotation both secrets sign for so long. */
export const BOTH_SECRETS_MS = 24 * HOUR_MS;
/** How long the log goes back. */
export const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;

/** How long to wait after the nth failed attempt; null: it is given up. `chance`: 0 to 1. */
export function delayAfterFailureMs(attempts: number, chance: number): number | null {
  const delayMs = DELAYS_MS[Math.max(1, attempts) - 1];
  return delayMs === undefined ? null : Math.round(delayMs * (1 + SPREAD * chance));
}

/** Why an attempt failed. `status`: an answer that is not 2xx. `off`: the endpoint was turned off meanwhile. */
export const DELIVERY_FAILURES = [
  "status",
  "redirect",
  "gone",
  "timeout",
  "unreachable",
  "no-dns",
  "off",
  "not-an-address",
  "not-https",
  "credentials",
  "private",
  "no-such-name",
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** What came of an attempt. */
export type DeliveryOutcome = { ok: true; status: number } | { ok: false; why: DeliveryFailure; status: number | null };

/** Only 2xx says that the receiver has it. A redirect is not followed: it may lead where nobody was asked about. */
export function outcomeOf(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { ok: true, status };
  if (status === 410) return { ok: false, why: "gone", status };
  return { ok: false, why: status >= 300 && status < 400 ? "redirect" : "status", status };
}

/** In one sentence, for the log of an endpoint. */
export function failureWords(why: DeliveryFailure, status: number | null): string {
  switch (why) {
    case "status":
      return `It answered ${status}. Only 2xx counts as received.`;
    case "redirect":
      return `It answered ${status}, a redirect. Redirects are not followed: enter the address it leads to.`;
    case "gone":
      return "It answered 410: it wants no more messages.";
    case "timeout":
      return `It did not answer within ${RECEIVER_TIMEOUT_MS / SECOND_MS} seconds.`;
    case "unreachable":
      return "It could not be reached.";
    case "no-dns":
      return "Its name could not be looked up.";
    case "off":
      return "The endpoint was turned off before it could be sent.";
    default:
      return targetProblemWords(why);
  }
}

export type DeliveryState = "delivered" | "waiting" | "failed";

export function deliveryState(of: { deliveredAt: number | null; nextAttemptAt: number | null }): DeliveryState {
  if (of.nextAttemptAt !== null) return "waiting";
  return of.deliveredAt === null ? "failed" : "delivered";
}
