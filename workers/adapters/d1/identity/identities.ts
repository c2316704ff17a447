import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { identities } from "../schema/sign-in-tables.ts";
import { users } from "../schema/user-tables.ts";
import { userIdsOfPage } from "./users.ts";

export function identitiesStatement(db: Database, userId: string | SQL) {
  return db
    .select()
    .from(identities)
    .where(eq(identities.user_id, userId))
    .orderBy(asc(identities.created_at), asc(identities.id));
}

export function identityBySubjectStatement(db: Database, provider: string, providerId: string) {
  return db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.provider_id, providerId)))
    .limit(1);
}

/** The linked accounts of a page of people. */
export function identitiesOfPageStatement(db: Database, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(identities)
    .where(inArray(identities.user_id, userIdsOfPage(db, page)))
    .orderBy(asc(identities.created_at), asc(identities.id));
}

export function insertIdentityStatement(db: Database, row: typeof identities.$inferInsert) {
  return db.insert(identities).values(row);
}

export function identitySeenStatement(
  db: Database,
  of: { id: string; data: Record<string, unknown>; email: string | null; nowMs: number },
) {
  return db
    .update(identities)
    .set({ identity_data: of.data, email: of.email, last_sign_in_at: of.nowMs, updated_at: of.nowMs })
    .where(eq(identities.id, of.id));
}

/** A sign-in method: the person's own email address or phone, or a linked account. */
export type SignInMethod = "email" | "phone" | { identityId: string };

/**
 * Two statements for one batch: whether the person still has this sign-in method, and its removal, which does nothing if it is
 * the last one. Of two concurrent removals, the second sees what the first has left. Each returns one row or none.
 */
export function removeSignInMethodStatements(db: Database, of: { userId: string; way: SignInMethod; nowMs: number }) {
  const { userId, way, nowMs } = of;
  const person = eq(users.id, userId);
  const isNotLast = sql`(SELECT ${SIGN_IN_METHOD_COUNT} FROM ${users} WHERE ${person}) > 1`;
  if (way === "email" || way === "phone") {
    const has = and(person, way === "email" ? HAS_EMAIL : HAS_PHONE);
    const without =
      way === "email" ? { has_email_identity: false, password_hash: null } : { phone: null, phone_confirmed_at: null };
    return [
      db.select({ id: users.id }).from(users).where(has),
      db
        .update(users)
        .set({ ...without, updated_at: nowMs })
        .where(and(has, isNotLast))
        .returning({ id: users.id }),
    ] as const;
  }
  const linked = and(eq(identities.id, way.identityId), eq(identities.user_id, userId));
  return [
    db.select({ id: identities.id }).from(identities).where(linked),
    db.delete(identities).where(and(linked, isNotLast)).returning({ id: identities.id }),
  ] as const;
}

// The same rules as `identitiesOf` in core/identity/api/user-view.ts.
const HAS_EMAIL = sql`(${users.has_email_identity} AND instr(${users.email}, '@') > 0)`;
const HAS_PHONE = sql`(${users.phone} IS NOT NULL AND ${users.phone_confirmed_at} IS NOT NULL)`;
const SIGN_IN_METHOD_COUNT = sql`${HAS_EMAIL} + ${HAS_PHONE} + (SELECT count(*) FROM ${identities} WHERE ${identities.user_id} = ${users.id})`;
