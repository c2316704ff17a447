import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../database.ts";
import { scripts } from "../schema/conversation-tables.ts";

/** Stores a script as the person's only one. Answers with the files that are no longer needed. */
export async function insertScript(db: Database, row: typeof scripts.$inferInsert): Promise<{ r2_key: string }[]> {
  const [, replaced] = await db.batch([
    db.insert(scripts).values(row),
    db
      .update(scripts)
      .set({ removed_at: row.created_at, content: "" })
      .where(and(eq(scripts.user_id, row.user_id), isNull(scripts.removed_at), ne(scripts.id, row.id)))
      .returning({ r2_key: scripts.r2_key }),
  ]);
  return replaced;
}

export async function removeScripts(db: Database, userId: string, nowMs: number): Promise<{ r2_key: string }[]> {
  return db
    .update(scripts)
    .set({ removed_at: nowMs, content: "" })
    .where(and(eq(scripts.user_id, userId), isNull(scripts.removed_at)))
    .returning({ r2_key: scripts.r2_key });
}
