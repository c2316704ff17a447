/** What is counted, each kind by itself. */
export type AttemptKind =
  // By email address, or the phone in its place, and by network address.
  | "sign-in"
  | "sign-up"
  | "recovery"
  | "confirmation"
  // By network address.
  | "inquiry"
  // The same, each in a window of its own (services/guests/guests.ts).
  | "guest-hour"
  | "guest-day"
  // By feed, and by network address what is nobody's (services/habit/calendar-feed.ts).
  | "calendar"
  // Of everybody together.
  | "guest-minute"
  // By person.
  | "upload"
  | "api-write"
  | "api-reply"
  | "call"
  | "deletion"
  | "reply-again"
  | "engine-try"
  | "history-export"
  | "organization"
  | "organization-export"
  | "invitation"
  | "invitation-file"
  | "domain-check"
  // By key, in a minute (identity/api-keys/key-quota.ts).
  | "api-key"
  | "webhook"
  // The same, by grant of an assistant.
  | "assistant"
  // The API's, counted by the hour: by network address, by person, or by both (services/identity/api/hourly-limits.ts).
  | "otp"
  | "verify"
  | "refresh"
  | "anonymous"
  | "email"
  | "text-message"
  | "authorize"
  | "assistant-registration"
  | "password-change"
  | "second-factor"
  | "passkey"
  | "export";

/** Attempts recorded for a key since its window began. */
export type AttemptRecord = { count: number; windowStartedAt: number };

export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;

/** The API counts by the hour, as the reference server does. */
export const HOURLY_WINDOW_MS = 60 * 60 * 1000;
export const DAILY_WINDOW_MS = 24 * HOURLY_WINDOW_MS;
export const MINUTE_WINDOW_MS = 60 * 1000;
export const LONGEST_WINDOW_MS = Math.max(ATTEMPT_WINDOW_MS, HOURLY_WINDOW_MS, DAILY_WINDOW_MS);

/**
 * More recorded attempts than this for one email address or phone, and the next is limited: the sixth is still answered. A right
 * password and a new account take their attempt back; recovery emails, and sign-ups again before confirming, stay recorded, since
 * each sends mail.
 */
export const ATTEMPTS_PER_EMAIL = 5;

/**
 * One network address may stand for a whole agency, so it is allowed more: this limit is against one machine that tries many
 * email addresses.
 */
export const ATTEMPTS_PER_ADDRESS = 30;

/** Challenges in an hour, as many as ATTEMPTS_PER_ADDRESS are in its quarters: each can be answered once. */
export const PASSKEY_CHALLENGES_PER_ADDRESS = 120;

/** Challenges for a new one, in an hour; nobody has as many devices. */
export const PASSKEY_CHALLENGES_PER_PERSON = 30;

/** Reading a document costs up to a second of processor time; nobody prepares more scripts than this in a quarter of an hour. */
export const UPLOADS_PER_PERSON = 20;

/** A company may write for several people at once; nobody needs more emails than this in a quarter of an hour. */
export const INQUIRIES_PER_ADDRESS = 10;

/** Talks without an account: enough for an office to try it, too few to practice by. */
export const GUESTS_PER_HOUR = 5;
export const GUESTS_PER_DAY = 20;
/** Of all addresses together: each is a row of about 50 kB. */
export const GUESTS_PER_MINUTE = 60;

/** Calendars come back every few minutes at the most, those of a person's phone and computer together. */
export const CALENDAR_READS_PER_FEED = 60;

/** Everything about a person is read for one; nobody needs it more often in an hour. */
export const EXPORTS_PER_PERSON = 10;

/** Rows, files and roles written through the HTTP API; far above what a person at a keyboard does. */
export const API_WRITES_PER_PERSON = 600;

/** Replies of the customer through the HTTP API: each may cost a model call. */
export const API_REPLIES_PER_PERSON = 200;

/**
 * Messages of a chat in one minute, in all conversations; far above what typing allows, so only programs meet it. The stored
 * messages themselves are counted (services/conversations/replies.ts), so there is no kind for them.
 */
export const MESSAGES_PER_MINUTE = 40;

/** Replies that a model makes again after a dropped connection: each may be a model call, as a message is. */
export const REPLIES_AGAIN_PER_PERSON = 40;

/** Each is a request to a model; enough to try every engine after each change of a setting. */
export const ENGINE_TRIES_PER_PERSON = 30;

/** Somebody founds one, or two while they find their way. */
export const ORGANIZATIONS_PER_PERSON = 5;

/** Each sends email to somebody who did not ask for it; more than that goes in as a file. */
export const INVITATIONS_PER_PERSON = 40;

/** Of up to 500 people each. */
export const INVITATION_FILES_PER_PERSON = 3;

/** Each asks a server of others; enough to look again while a record spreads. */
export const DOMAIN_CHECKS_PER_PERSON = 20;

/** Each asks a server of others; enough to try an endpoint until it answers. */
export const WEBHOOK_ACTS_PER_PERSON = 60;

/** Each begins a conversation and may cost a realtime model: far above what a person can talk through in a quarter of an hour. */
export const CALLS_PER_PERSON = 30;

/** A deleted conversation takes its messages out of the count of MESSAGES_PER_MINUTE; nobody tidies up faster than this. */
export const DELETIONS_PER_PERSON = 60;

/** Whether the attempt that was just recorded, and is part of `record`, is one too many. */
export function isLimited(record: AttemptRecord, limit: number, nowMs: number, windowMs = ATTEMPT_WINDOW_MS): boolean {
  return record.count > limit && !isWindowOver(record, nowMs, windowMs);
}

/** Whether more than `limit` attempts stood recorded before the one that was just recorded, and is part of `record`. */
export function wasLimited(record: AttemptRecord, limit: number, nowMs: number): boolean {
  return isLimited(record, limit + 1, nowMs);
}

export function isWindowOver(record: AttemptRecord, nowMs: number, windowMs = ATTEMPT_WINDOW_MS): boolean {
  return nowMs - record.windowStartedAt >= windowMs;
}

/** Whole seconds until the count begins anew, at least one. */
export function retryAfterSeconds(record: AttemptRecord, nowMs: number, windowMs = ATTEMPT_WINDOW_MS): number {
  return Math.max(1, Math.ceil((record.windowStartedAt + windowMs - nowMs) / 1000));
}
