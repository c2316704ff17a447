import { and, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { GUEST_EXCHANGES, type GuestTalk, guestTalkSchema } from "#core/guests/guest-talk.ts";
import type { Guest } from "#core/identity/guest-token.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "./database.ts";
import { userIdOfLogin } from "./identity/login-scope.ts";
import { guests } from "./schema/guest-tables.ts";
import { users } from "./schema/user-tables.ts";

export type GuestRow = typeof guests.$inferSelect;

export function parseGuestTalk(row: Pick<GuestRow, "talk">): GuestTalk {
  return guestTalkSchema.parse(row.talk);
}

/** Whatever reads or changes a talk asks this: one past its time is gone, whether or not it was swept up yet. */
function isGuest(guest: Guest, nowMs: number) {
  return and(eq(guests.token_hash, guest.tokenHash), gt(guests.deleted_after, nowMs));
}

export function guestStatement(db: Database, guest: Guest, nowMs: number) {
  return db.select().from(guests).where(isGuest(guest, nowMs));
}

export function insertGuestStatement(db: Database, row: typeof guests.$inferInsert) {
  return db.insert(guests).values(row);
}

/** Another customer, as long as nothing was said to this one. */
export function changeCustomerStatement(db: Database, guest: Guest, talk: GuestTalk, nowMs: number) {
  return db
    .update(guests)
    .set({ talk, version: sql`${guests.version} + 1` })
    .where(and(isGuest(guest, nowMs), eq(guests.exchanges, 0)));
}

/** One more exchange, if nobody else has moved the talk since `version` and the customer still answers. A row: it was written. */
export function exchangeStatement(db: Database, guest: Guest, of: { talk: GuestTalk; version: number; nowMs: number }) {
  return db
    .update(guests)
    .set({ talk: of.talk, exchanges: sql`${guests.exchanges} + 1`, version: sql`${guests.version} + 1` })
    .where(and(isGuest(guest, of.nowMs), eq(guests.version, of.version), lt(guests.exchanges, GUEST_EXCHANGES)))
    .returning({ version: guests.version });
}

export function deleteGuestStatement(db: Database, guest: Guest) {
  return db.delete(guests).where(eq(guests.token_hash, guest.tokenHash));
}

/** For every run of the housekeeping. */
export function deleteOldGuestsStatement(db: Database, nowMs: number) {
  return db.delete(guests).where(lte(guests.deleted_after, nowMs));
}

/** The guest wants to keep the talk. A row: there is something to keep. */
export function askToKeepStatement(db: Database, guest: Guest, of: { deletedAfter: number; nowMs: number }) {
  return db
    .update(guests)
    .set({ keep_asked_at: of.nowMs, deleted_after: sql`max(${guests.deleted_after}, ${of.deletedAfter})` })
    .where(and(isGuest(guest, of.nowMs), gt(guests.exchanges, 0)))
    .returning({ tokenHash: guests.token_hash });
}

/** The guest who asked to keep it has signed up with this address. The first one stays: a second sign-up takes it from nobody. */
export function signedUpStatement(
  db: Database,
  guest: Guest,
  of: { email: string; deletedAfter: number; nowMs: number },
) {
  return db
    .update(guests)
    .set({ kept_by_email: of.email, deleted_after: sql`max(${guests.deleted_after}, ${of.deletedAfter})` })
    .where(and(isGuest(guest, of.nowMs), isNotNull(guests.keep_asked_at)));
}

/**
 * The talk that the login's person takes over: of their own browser, where it was asked for, or else the newest that signed up with
 * their address, once that is confirmed.
 */
export function talkToKeepStatement(db: Database, login: Login, guest: Guest | null, nowMs: number) {
  const person = userIdOfLogin(login, nowMs);
  const ownAddress = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, person), isNotNull(users.email_confirmed_at)));
  const isOwn = sql`${guests.token_hash} = ${guest?.tokenHash ?? ""}`;
  return db
    .select()
    .from(guests)
    .where(
      and(
        gt(guests.deleted_after, nowMs),
        gt(guests.exchanges, 0),
        sql`${person} IS NOT NULL`,
        or(and(isOwn, isNotNull(guests.keep_asked_at)), sql`${guests.kept_by_email} = (${ownAddress})`),
      ),
    )
    .orderBy(desc(isOwn), desc(guests.started_at))
    .limit(1);
}

/** SQL condition: the talk is there, as it was read. */
export function isTalkStill({ token_hash, version }: Pick<GuestRow, "token_hash" | "version">) {
  return sql`EXISTS (SELECT 1 FROM ${guests} WHERE ${guests.token_hash} = ${token_hash} AND ${guests.version} = ${version})`;
}

/** Last in the batch that keeps it. */
export function deleteKeptStatement(
  db: Database,
  { token_hash }: Pick<GuestRow, "token_hash">,
  isKept: ReturnType<typeof sql>,
) {
  return db.delete(guests).where(and(eq(guests.token_hash, token_hash), isKept));
}

/** With a person who is deleted go the talks that wait for their address. */
export function deleteGuestsOfAddressesStatement(db: Database, userId: string) {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return db.delete(guests).where(inArray(guests.kept_by_email, address));
}
