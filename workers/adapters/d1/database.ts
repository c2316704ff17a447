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

/** Whether a statement failed because somebody else has taken what must be unique. */
export function isUniqueCollision(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.message.includes("UNIQUE constraint failed")) return true;
  }
  return false;
}
