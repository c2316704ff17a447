import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { signingKeys } from "../schema/sign-in-tables.ts";

export type SigningKeyRow = typeof signingKeys.$inferSelect;

export function signingKeysStatement(db: Database) {
  return db.select().from(signingKeys).orderBy(asc(signingKeys.created_at), asc(signingKeys.kid));
}

/** Inserts a key if there is none of its status yet, so that of two concurrent isolates only one inserts. */
export function insertSoleKeyStatement(db: Database, row: typeof signingKeys.$inferInsert) {
  const none = sql`NOT EXISTS (SELECT 1 FROM ${signingKeys} WHERE ${signingKeys.status} = ${row.status})`;
  return db
    .insert(signingKeys)
    .select(
      sql`SELECT ${row.kid}, ${row.alg}, ${JSON.stringify(row.public_jwk)}, ${row.sealed_private_jwk}, ${row.status}, ${row.created_at}, ${row.status_since} WHERE ${none}`,
    );
}

/** Makes the standby key the current one, and retires the old one. */
export function promoteKeyStatements(db: Database, kid: string, nowMs: number) {
  const isStandby = sql`EXISTS (SELECT 1 FROM ${signingKeys} AS s WHERE s.kid = ${kid} AND s.status = 'standby')`;
  return [
    db
      .update(signingKeys)
      .set({ status: "retired", status_since: nowMs })
      .where(and(eq(signingKeys.status, "current"), isStandby)),
    db
      .update(signingKeys)
      .set({ status: "current", status_since: nowMs })
      .where(and(eq(signingKeys.kid, kid), eq(signingKeys.status, "standby"))),
  ] as const;
}

export function retireKeyStatement(db: Database, kid: string, nowMs: number) {
  return db
    .update(signingKeys)
    .set({ status: "retired", status_since: nowMs })
    .where(and(eq(signingKeys.kid, kid), eq(signingKeys.status, "current")));
}

export function deleteKeysStatement(db: Database, kids: string[]) {
  return db.delete(signingKeys).where(inArray(signingKeys.kid, kids));
}
