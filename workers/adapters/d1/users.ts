import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { users } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;

export function userByEmailStatement(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email)).limit(1);
}

export function insertUserStatement(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row);
}

export function signedInStatement(db: Database, userId: string, nowMs: number) {
  return db.update(users).set({ last_sign_in_at: nowMs }).where(eq(users.id, userId));
}

/** Only over the hash that was checked: a password changed meanwhile stays changed. */
export function rehashStatement(db: Database, of: { userId: string; oldHash: string; newHash: string }) {
  return db
    .update(users)
    .set({ password_hash: of.newHash })
    .where(sql`${users.id} = ${of.userId} AND ${users.password_hash} = ${of.oldHash}`);
}
