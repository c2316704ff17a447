import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { $client: D1Database };
export type Statement = BatchItem<"sqlite">;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

/** One transaction and one round trip, for lists of statements whose length is known only at run time. */
export async function runBatch(db: Database, statements: Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}

/** One row where the condition holds. First in a batch it tells whether what the batch guards by it was done. */
export function holdsStatement(db: Database, condition: SQL) {
  return db
    .select({ holds: sql<number>`1`.as("holds") })
    .from(sql`(SELECT 1)`)
    .where(condition);
}

/** Whether `holdsStatement`, as the first of a batch, found that it holds. */
export function didHold(results: unknown[]): boolean {
  return Array.isArray(results[0]) && results[0].length > 0;
}

/** Whether a statement failed because somebody else has taken what must be unique. */
export function isUniqueCollision(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.message.includes("UNIQUE constraint failed")) return true;
  }
  return false;
}
