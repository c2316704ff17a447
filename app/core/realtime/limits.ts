/**
 * Sockets of the whole product, which one object holds; the platform's own limit is 32,768 an object
 * (developers.cloudflare.com/durable-objects/best-practices/websockets).
 */
export const MAX_SOCKETS = 5000;
/** One network address may stand for a whole agency. */
export const MAX_SOCKETS_PER_ADDRESS = 200;
/** Tabs and devices of one person, those of the API and those of pages each by themselves. */
export const MAX_SOCKETS_PER_PERSON = 20;
export const MAX_CHANNELS = 20;
/** `postgres_changes` that one channel listens to. */
export const MAX_SUBSCRIPTIONS = 10;
/** The hosted service takes 256 KB; nothing here needs a tenth of it. In characters, or bytes of a binary message. */
export const MAX_MESSAGE_SIZE = 64 * 1024;
/** All that is known of a socket while its object sleeps. The platform takes 16,384 bytes; a character may be two. */
export const MAX_ATTACHMENT_CHARACTERS = 8000;
/** A socket on which nobody has joined anything is closed after this. */
export const JOIN_WITHIN_MS = 30_000;
/** A sign-in that was ended stops broadcasts within this; rows are checked at each delivery. */
export const CHECK_EVERY_MS = 30_000;

/** A token bucket: so many at once, and so many a second after that. */
export type Rate = { burst: number; perSecond: number };
export type Bucket = { left: number; atMs: number };

export const MESSAGE_RATE: Rate = { burst: 60, perSecond: 20 };
export const JOIN_RATE: Rate = { burst: 30, perSecond: 0.5 };

/** The bucket after one was taken; null: it was empty. A bucket that nobody has yet is full. */
export function takeFrom(bucket: Bucket | undefined, rate: Rate, nowMs: number): Bucket | null {
  const gained = bucket ? ((nowMs - bucket.atMs) / 1000) * rate.perSecond : 0;
  const left = Math.min(rate.burst, bucket ? bucket.left + gained : rate.burst);
  return left < 1 ? null : { left: left - 1, atMs: nowMs };
}
