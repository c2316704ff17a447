import { and, desc, eq } from "drizzle-orm";
import type { Login } from "#core/accounts/login.ts";
import type { Database } from "./database.ts";
import { loginsUser } from "./login-scope.ts";
import { chatConversations, scores } from "./schema.ts";

export function newestRunStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ runNo: scores.run_no, score: scores.score })
    .from(scores)
    .innerJoin(chatConversations, eq(chatConversations.id, scores.conversation_id))
    .where(and(eq(scores.conversation_id, conversationId), eq(chatConversations.user_id, loginsUser(login, nowMs))))
    .orderBy(desc(scores.run_no))
    .limit(1);
}

/** Two that score again at the same moment come to the same score; the second writes nothing. */
export async function insertRun(db: Database, run: typeof scores.$inferInsert): Promise<void> {
  await db.insert(scores).values(run).onConflictDoNothing();
}
