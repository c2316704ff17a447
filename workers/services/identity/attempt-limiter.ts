import { Refusal } from "#core/errors.ts";
import {
  ATTEMPTS_PER_ADDRESS,
  ATTEMPTS_PER_EMAIL,
  type AttemptKind,
  type AttemptRecord,
  isLimited,
  retryAfterSeconds,
  wasLimited,
} from "#core/rate-limit.ts";
import { attemptKey, recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import type { World } from "../world.ts";

export type AttemptKeys = { email: string; address: string | null; all: string[] };

/**
 * The keys under which an attempt is counted. `email` may be a phone, which then stands in its place. Without a network address
 * (no edge in front) only the email address counts.
 */
export async function attemptKeys(
  world: World,
  kind: AttemptKind,
  email: string,
  address: string | null,
): Promise<AttemptKeys> {
  const [byEmail, byAddress] = await Promise.all([
    attemptKey(world.settings, kind, "email", email),
    address === null ? null : attemptKey(world.settings, kind, "address", address),
  ]);
  return { email: byEmail, address: byAddress, all: byAddress === null ? [byEmail] : [byEmail, byAddress] };
}

/** Refusal `too_many_attempts` after the attempt that was just recorded, if it is one too many; else null. `nowMs`: unix ms. */
export function refusalOfAttempt(
  keys: AttemptKeys,
  records: (AttemptRecord & { key: string })[],
  nowMs: number,
): Refusal | null {
  const over = records.filter((record) =>
    record.key === keys.email
      ? wasLimited(record, ATTEMPTS_PER_EMAIL, nowMs)
      : isLimited(record, ATTEMPTS_PER_ADDRESS, nowMs),
  );
  if (over.length === 0) return null;
  return new Refusal("too_many_attempts", {
    retryAfterSeconds: Math.max(...over.map((record) => retryAfterSeconds(record, nowMs))),
  });
}

/**
 * Counts one action of a person, and throws Refusal `too_many_attempts` above `limit` per ATTEMPT_WINDOW_MS. `text` replaces the
 * refusal's text. Call it before the expensive work.
 */
export async function limitPerson(
  world: Pick<World, "db" | "now"> & { settings: Pick<World["settings"], "APP_SECRET"> },
  kind: AttemptKind,
  userId: string,
  limit: number,
  text?: string,
): Promise<void> {
  const nowMs = world.now();
  const key = await attemptKey(world.settings, kind, "person", userId);
  const [record] = await recordAttemptsStatement(world.db, [key], nowMs);
  if (!record || !isLimited(record, limit, nowMs)) return;
  throw new Refusal("too_many_attempts", { text, retryAfterSeconds: retryAfterSeconds(record, nowMs) });
}
