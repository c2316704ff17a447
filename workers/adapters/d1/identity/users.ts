import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { EarlierZones } from "#core/time-zones.ts";
import type { Database } from "../database.ts";
import { users } from "../schema/user-tables.ts";
import { userIdOfLogin } from "./login-scope.ts";

export type UserRow = typeof users.$inferSelect;

export function userByEmailStatement(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email)).limit(1);
}

export function userByPhoneStatement(db: Database, phone: string) {
  return db.select().from(users).where(eq(users.phone, phone)).limit(1);
}

export function userByIdStatement(db: Database, id: string | SQL) {
  return db.select().from(users).where(eq(users.id, id)).limit(1);
}

/** Newest first. */
export function usersPageStatement(db: Database, of: { limit: number; offset: number }) {
  return db.select().from(users).orderBy(desc(users.created_at), desc(users.id)).limit(of.limit).offset(of.offset);
}

/** The ids of the same page, as a subquery for rows of its people. */
export function userIdsOfPage(db: Database, of: { limit: number; offset: number }) {
  return db
    .select({ id: users.id })
    .from(users)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(of.limit)
    .offset(of.offset);
}

export function userCountStatement(db: Database) {
  return db.select({ count: count() }).from(users);
}

export type UserChange = Partial<Omit<typeof users.$inferInsert, "id" | "created_at" | "updated_at">>;

export function changeUserStatement(db: Database, id: string, change: UserChange, nowMs: number) {
  return db
    .update(users)
    .set({ ...change, updated_at: nowMs })
    .where(eq(users.id, id));
}

export function insertUserStatement(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row);
}

/** The same; inserts nothing if somebody has this email address or phone. */
export function insertNewcomerStatement(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row).onConflictDoNothing();
}

/** SQL condition: there is a person with this id. Used by inserts that must do nothing for an unknown person. */
export function userExists(userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId})`;
}

export function signedInStatement(db: Database, userId: string, nowMs: number) {
  return db.update(users).set({ last_sign_in_at: nowMs }).where(eq(users.id, userId));
}

/** Replaces a hash only if it is still the one that was checked, so that a concurrent password change is not undone. */
export function rehashStatement(db: Database, of: { userId: string; oldHash: string; newHash: string }) {
  return db
    .update(users)
    .set({ password_hash: of.newHash })
    .where(sql`${users.id} = ${of.userId} AND ${users.password_hash} = ${of.oldHash}`);
}

/** Of a sign-up that is not confirmed yet. */
export function forgetPendingPasswordStatement(db: Database, userId: string) {
  return db
    .update(users)
    .set({ password_hash: null })
    .where(and(eq(users.id, userId), isNull(users.email_confirmed_at)));
}

/** When the login's person agreed to recording, unix ms; null: they did not. */
export function recordingConsentStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ consentAt: users.recording_consent_at })
    .from(users)
    .where(eq(users.id, userIdOfLogin(login, nowMs)));
}

export async function setRecordingConsent(db: Database, userId: string, consentAt: number | null): Promise<void> {
  await db.update(users).set({ recording_consent_at: consentAt }).where(eq(users.id, userId));
}

/** What a person's time zone becomes; nothing where they have one already and `onlyFirst`. */
export function setTimeZoneStatement(
  db: Database,
  userId: string,
  of: { zone: string; earlier: EarlierZones; onlyFirst: boolean },
) {
  const isFirst = of.onlyFirst ? isNull(users.time_zone) : undefined;
  return db
    .update(users)
    .set({ time_zone: of.zone, earlier_time_zones: of.earlier })
    .where(and(eq(users.id, userId), isFirst));
}

export function timeZoneStatement(db: Database, userId: string) {
  return db.select({ timeZone: users.time_zone }).from(users).where(eq(users.id, userId));
}

export function usersWithIdsStatement(db: Database, ids: string[]) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
