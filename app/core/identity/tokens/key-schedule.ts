/** When signing keys change. Keys imported by a setting do not take part: their owner rotates them. */

export type KeyStatus = "standby" | "current" | "retired";
export type ScheduledKey = { kid: string; status: KeyStatus; created_at: number; status_since: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** NIST SP 800-57 allows a signing key one to three years; a quarter keeps the change itself in practice. */
export const KEY_LIFE_MS = 90 * DAY_MS;
/** A key is published this long before it signs: verifiers keep the key set for ten minutes, some for an hour. */
export const KEY_STANDBY_MS = DAY_MS;
/** A retired key stays published until every token it signed has ended; a token lives a day at most. */
export const KEY_RETIRED_MS = 2 * DAY_MS;

/** publish: make a standby key. promote: the standby signs from now on. forget: these kids go. */
export type KeyPlan = { publish: boolean; promote: string | null; forget: string[] };

export function keyPlan(keys: ScheduledKey[], nowMs: number): KeyPlan {
  const current = keys.find((key) => key.status === "current");
  const standby = keys.find((key) => key.status === "standby");
  const isAging = current !== undefined && nowMs - current.status_since >= KEY_LIFE_MS - KEY_STANDBY_MS;
  const isReady = standby !== undefined && nowMs - standby.status_since >= KEY_STANDBY_MS;
  return {
    publish: isAging && standby === undefined,
    promote: isAging && isReady ? standby.kid : null,
    forget: keys
      .filter((key) => key.status === "retired" && nowMs - key.status_since >= KEY_RETIRED_MS)
      .map((key) => key.kid),
  };
}
