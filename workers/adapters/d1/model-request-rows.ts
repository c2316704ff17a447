import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { modelRequests } from "./schema/engine-tables.ts";

/** A person's day and what it allows: `day` as core/local-days counts them, `limit` in requests. */
export type RequestDay = { userId: string; day: number; limit: number };

/** Takes one of the requests that are left of the day. Returns no row where none is left, or the condition does not hold. */
export function takeRequestStatement(db: Database, { userId, day, limit }: RequestDay, condition: SQL = sql`1`) {
  return db
    .insert(modelRequests)
    .select(sql`SELECT ${userId}, ${day}, 1 WHERE ${condition}`)
    .onConflictDoUpdate({
      target: [modelRequests.user_id, modelRequests.day],
      set: { requests: sql`${modelRequests.requests} + 1` },
      setWhere: lt(modelRequests.requests, limit),
    })
    .returning({ requests: modelRequests.requests });
}

/** One row where nothing is left of the day, else none. Takes nothing. */
export function usedUpStatement(db: Database, { userId, day, limit }: RequestDay) {
  return db
    .select({ requests: modelRequests.requests })
    .from(modelRequests)
    .where(
      and(eq(modelRequests.user_id, userId), eq(modelRequests.day, day), sql`${modelRequests.requests} >= ${limit}`),
    );
}

export function deleteOldRequestsStatement(db: Database, beforeDay: number) {
  return db.delete(modelRequests).where(lt(modelRequests.day, beforeDay));
}
