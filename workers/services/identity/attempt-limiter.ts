import { Refusal } from "#core/errors.ts";
import {
  ATTEMPTS_PER_ADDRESS,
  ATTEMPTS_PER_EMAIL,
  type AttemptKind,
  type AttemptRecord,
  isLimited,
  retryAfterSeconds,
} from "#core/rate-limit.ts";
import { attemptKey, recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import type { World } from "../world.ts";

export type AttemptKeys = { email: string; address: string | null; all: string[] };

/** What an attempt is counted under. Without an address (no edge in front) only the e-mail counts. */
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

/** The refusal of the attempt that was just recorded, if it is one too many; null: go on. */
export function refusalOfAttempt(
  keys: AttemptKeys,
  records: (AttemptRecord & { key: string })[],
  nowMs: number,
): Refusal | null {
  const over = records.filter((record) =>
    isLimited(record, record.key === keys.email ? ATTEMPTS_PER_EMAIL : ATTEMPTS_PER_ADDRESS, nowMs),
  );
  if (over.length === 0) return null;
  return new Refusal("too_many_attempts", {
    retryAfterSeconds: Math.max(...over.map((record) => retryAfterSeconds(record, nowMs))),
  });
}

/** Counts what a person does and refuses when it is too much, in these words; call it before the work that costs. */
export async function limitPerson(
  world: Pick<World, "db" | "settings" | "now">,
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
