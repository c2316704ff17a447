import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { DrillChange } from "#core/drills/schedule.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { rowsAsJson } from "../rows-as-json.ts";
import { drills } from "../schema/conversation-tables.ts";
import { type GuardedWrite, insertIfAt, stillAt } from "./conversations.ts";

/** All of the person's drills, the one due first at the top. */
export function drillsStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return selectDrills(db, userIdOfLogin(login, nowMs));
}

export function drillsOfStatement(db: Database, userId: string) {
  return selectDrills(db, sql`${userId}`);
}

/** The same of whom `userId` finds. */
export function drillsOfSubjectStatement(db: Database, userId: SQL) {
  return selectDrills(db, userId);
}

/** The same as JSON text, for `parseDrills`. */
export function drillsAsJson(db: Database, userId: SQL) {
  return rowsAsJson(selectDrills(db, userId), {
    objectionId: "objection_id",
    strength: "strength",
    dueAtMs: "due_at",
  });
}

export function parseDrills(text: string): DrillRow[] {
  return drillsSchema.parse(JSON.parse(text));
}

const drillsSchema = z.array(z.object({ objectionId: z.string(), strength: z.number(), dueAtMs: z.number() }));

function selectDrills(db: Database, userId: SQL) {
  return db
    .select({ objectionId: drills.objection_id, strength: drills.strength, dueAtMs: drills.due_at })
    .from(drills)
    .where(eq(drills.user_id, userId))
    .orderBy(asc(drills.due_at), asc(drills.objection_id));
}

export type DrillRow = Awaited<ReturnType<typeof drillsStatement>>[number];

/** What a completed conversation changes in its person's drills; for the batch of `advanceConversation`. */
export function writeDrill(
  db: Database,
  conversation: { id: string; user_id: string },
  { objectionId, state }: DrillChange,
  nowMs: number,
): GuardedWrite {
  if (state === null) {
    return (at) =>
      db
        .delete(drills)
        .where(and(eq(drills.user_id, conversation.user_id), eq(drills.objection_id, objectionId), stillAt(at)));
  }
  const row: typeof drills.$inferInsert = {
    user_id: conversation.user_id,
    objection_id: objectionId,
    strength: state.strength,
    due_at: state.dueAtMs,
    created_at: nowMs,
    practised_at: nowMs,
    source_conversation_id: conversation.id,
  };
  return (at) =>
    insertIfAt(db, drills, row, at).onConflictDoUpdate({
      target: [drills.user_id, drills.objection_id],
      set: {
        strength: sql`excluded.strength`,
        due_at: sql`excluded.due_at`,
        practised_at: sql`excluded.practised_at`,
      },
    });
}
