import { and, gte, sql } from "drizzle-orm";
import type { AdminActor } from "#core/admin/actor.ts";
import type { CallTokens } from "#core/voice/call/call-usage.ts";
import { isAdmin } from "../admin.ts";
import type { Database } from "../database.ts";
import { allCallUsage } from "./all-call-usage.ts";

/** What all live calls that began since `sinceMs` (unix ms) have used, in one row, deleted ones too. For admins. */
export function callUseStatement(db: Database, actor: AdminActor, nowMs: number, sinceMs: number) {
  const used = allCallUsage(db);
  const sumOf = (figure: keyof CallTokens) =>
    // Rows of before a figure was counted have none.
    sql<number>`coalesce(sum(json_extract(${used.tokens}, ${`$.${figure}`})), 0)`;
  return db
    .select({
      calls: sql<number>`count(*)`,
      activeMs: sql<number>`coalesce(sum(${used.active_ms}), 0)`,
      // Named: D1 gives rows by the text of their columns, and these read alike.
      recognisedMs: sumOf("recognisedMs").as("recognised_ms"),
      transcribedMs: sumOf("transcribedMs").as("transcribed_ms"),
      spokenCharacters: sumOf("spokenCharacters").as("spoken_characters"),
      tokens:
        sql<number>`${sumOf("inputText")} + ${sumOf("inputAudio")} + ${sumOf("outputText")} + ${sumOf("outputAudio")} + ${sumOf("transcription")}`.as(
          "tokens_used",
        ),
    })
    .from(used)
    .where(and(gte(used.started_at, sinceMs), isAdmin(db, actor, nowMs)));
}
