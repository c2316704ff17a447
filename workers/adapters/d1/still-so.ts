import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * First in a batch whose statements were made from what was read before: where that is so no more, the batch fails as a whole and
 * `hasMoved` says so. For changes that several conditions at once decide, which the batch's own statements would change.
 */
export function stillSoStatement(db: Database, condition: SQL) {
  return db
    .select({ still: sql<string>`json(CASE WHEN ${condition} THEN '1' ELSE '' END)`.as("still") })
    .from(sql`(SELECT 1)`);
}

/** Whether a batch failed by `stillSoStatement`. D1's own message is in a cause of the error that Drizzle throws. */
export function hasMoved(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at.message.includes("malformed JSON")) return true;
  return false;
}
