import { and, asc, eq, inArray } from "drizzle-orm";
import type { Login } from "#core/accounts/login.ts";
import type { Database } from "./database.ts";
import { loginsUser } from "./login-scope.ts";
import { chatConversations, scoreDisputes, scoreOverrides, users } from "./schema.ts";

export function disputesStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ rule: scoreDisputes.rule, turn: scoreDisputes.turn, reason: scoreDisputes.reason })
    .from(scoreDisputes)
    .where(
      and(
        eq(scoreDisputes.conversation_id, conversationId),
        inArray(
          scoreDisputes.conversation_id,
          db
            .select({ id: chatConversations.id })
            .from(chatConversations)
            .where(
              and(eq(chatConversations.id, conversationId), eq(chatConversations.user_id, loginsUser(login, nowMs))),
            ),
        ),
      ),
    )
    .orderBy(asc(scoreDisputes.turn), asc(scoreDisputes.rule));
}

/** A finding is disputed once: the first reason stands. */
export async function insertDispute(db: Database, dispute: typeof scoreDisputes.$inferInsert): Promise<void> {
  await db.insert(scoreDisputes).values(dispute).onConflictDoNothing();
}

export function overrideStatement(db: Database, login: Login, nowMs: number, conversationId: string) {
  return db
    .select({ total: scoreOverrides.total, why: scoreOverrides.why, by: users.full_name })
    .from(scoreOverrides)
    .innerJoin(users, eq(users.id, scoreOverrides.by_user_id))
    .innerJoin(chatConversations, eq(chatConversations.id, scoreOverrides.conversation_id))
    .where(
      and(eq(scoreOverrides.conversation_id, conversationId), eq(chatConversations.user_id, loginsUser(login, nowMs))),
    );
}
