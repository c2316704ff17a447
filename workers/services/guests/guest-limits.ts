import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import {
  type AttemptKind,
  DAILY_WINDOW_MS,
  GUESTS_PER_DAY,
  GUESTS_PER_HOUR,
  GUESTS_PER_MINUTE,
  HOURLY_WINDOW_MS,
  isLimited,
  MINUTE_WINDOW_MS,
  retryAfterSeconds,
} from "#core/rate-limit.ts";
import { attemptKey, recordAttemptsStatement, takeBackAttemptStatement } from "../../adapters/d1/attempt-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import type { World } from "../world.ts";

type Limit = { kind: AttemptKind; by: string; limit: number; windowMs: number };

/**
 * Counts a new guest by network address, in an hour and in a day, and with all others in a minute. Throws Refusal `too_many_attempts`
 * for one too many, which is not counted. Without an address (no edge in front) only the last one counts.
 */
export async function limitGuests(
  world: Pick<World, "db" | "now" | "settings">,
  { address }: Pick<Client, "address">,
): Promise<void> {
  const { db } = world;
  const nowMs = world.now();
  const limits: Limit[] = [
    { kind: "guest-minute", by: "everybody", limit: GUESTS_PER_MINUTE, windowMs: MINUTE_WINDOW_MS },
    ...(address === null
      ? []
      : ([
          { kind: "guest-hour", by: address, limit: GUESTS_PER_HOUR, windowMs: HOURLY_WINDOW_MS },
          { kind: "guest-day", by: address, limit: GUESTS_PER_DAY, windowMs: DAILY_WINDOW_MS },
        ] satisfies Limit[])),
  ];
  const keyed = await Promise.all(
    limits.map(async (one) => ({ ...one, key: await attemptKey(world.settings, one.kind, "address", one.by) })),
  );
  const [first, ...rest] = keyed.map(({ key, windowMs }) => recordAttemptsStatement(db, [key], nowMs, windowMs));
  if (!first) return;
  const records = (await db.batch([first, ...rest])).flat();
  const over = keyed.flatMap(({ key, limit, windowMs, kind }) => {
    const record = records.find((one) => one.key === key);
    return record && isLimited(record, limit, nowMs, windowMs)
      ? [{ kind, seconds: retryAfterSeconds(record, nowMs, windowMs) }]
      : [];
  });
  if (over.length === 0) return;
  await runBatch(
    db,
    keyed.map(({ key }) => takeBackAttemptStatement(db, key)),
  );
  const isBusy = over.every(({ kind }) => kind === "guest-minute");
  throw new Refusal("too_many_attempts", {
    text: isBusy ? BUSY_TEXT : USED_UP_TEXT,
    retryAfterSeconds: Math.max(...over.map(({ seconds }) => seconds)),
  });
}

const BUSY_TEXT = "Many people are trying it right now. Try again in a minute, or sign up.";
const USED_UP_TEXT =
  "These are all the conversations that your network gets without an account for now. Sign up to go on.";
