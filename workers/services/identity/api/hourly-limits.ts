import { IdentityError, type IdentityErrorCode } from "#core/identity/api/identity-error.ts";
import type { Client } from "#core/identity/client.ts";
import { type AttemptKind, HOURLY_WINDOW_MS, isLimited, retryAfterSeconds } from "#core/rate-limit.ts";
import { attemptKey, recordAttemptsStatement } from "../../../adapters/d1/attempt-rows.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";

/**
 * Counts a call by network address, and throws IdentityError `refusal` (`over_request_rate_limit` by default) above `limit` an
 * hour. A limit of 0 switches the limit off. Without an address (no edge in front) nothing is counted.
 */
export async function limitByHour(
  world: World,
  kind: AttemptKind,
  of: { address: string | null; limit: number; refusal?: IdentityErrorCode },
): Promise<void> {
  if (of.address === null || of.limit === 0) return;
  await countByHour(world, kind, "address", of.address, of.limit, of.refusal);
}

/** The same by person. Throws IdentityError `over_request_rate_limit`. */
export async function limitPersonByHour(world: World, kind: AttemptKind, userId: string, limit: number): Promise<void> {
  if (limit > 0) await countByHour(world, kind, "person", userId, limit);
}

/** The hourly limit of emails per network address, for `limitByHour`. */
export function emailLimit(world: World, client: Pick<Client, "address">) {
  const limit = world.settings.RATE_LIMIT_EMAIL_SENT;
  return { address: client.address, limit, refusal: "over_email_send_rate_limit" as const };
}

/** The same for text messages. */
export function textLimit(world: World, client: Pick<Client, "address">) {
  const limit = world.settings.RATE_LIMIT_SMS_SENT;
  return { address: client.address, limit, refusal: "over_sms_send_rate_limit" as const };
}

async function countByHour(
  world: World,
  kind: AttemptKind,
  by: "address" | "person",
  value: string,
  limit: number,
  refusal: IdentityErrorCode = "over_request_rate_limit",
): Promise<void> {
  const nowMs = world.now();
  const key = await attemptKey(world.settings, kind, by, value);
  const [record] = await recordAttemptsStatement(world.db, [key], nowMs, HOURLY_WINDOW_MS);
  if (!record || !isLimited(record, limit, nowMs, HOURLY_WINDOW_MS)) return;
  const event = {
    userId: by === "person" ? value : null,
    type: "rate_limited",
    message: `Too many ${COUNTED[kind] ?? "requests"}`,
  } as const;
  recordEvent(world, { ...event, metadata: { error: refusal } });
  throw new IdentityError(refusal, { retryAfterSeconds: retryAfterSeconds(record, nowMs, HOURLY_WINDOW_MS) });
}

/** What there was too much of, in words. */
const COUNTED: Partial<Record<AttemptKind, string>> = {
  otp: "sign-in codes",
  verify: "tries of a code",
  anonymous: "anonymous sign-ins",
  email: "emails",
  "text-message": "text messages",
  authorize: "sign-ins with a provider",
  "password-change": "password changes",
  "second-factor": "tries of a second factor",
  passkey: "uses of passkeys",
  export: "data exports",
};
