import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { identities } from "../schema.ts";
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

/** Those of a page of people. */
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

export function deleteIdentityStatement(db: Database, of: { id: string; userId: string }) {
  return db
    .delete(identities)
    .where(sql`${identities.id} = ${of.id} AND ${identities.user_id} = ${of.userId}`)
    .returning({ id: identities.id });
}
