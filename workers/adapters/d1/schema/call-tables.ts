import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chatConversations } from "./conversation-tables.ts";
import { users } from "./user-tables.ts";

/** Live calls, at most one per person. The call renews its row; a row past `expires_at` is not live. */
export const liveCalls = sqliteTable("live_calls", {
  user_id: text()
    .primaryKey()
    .references(() => users.id),
  conversation_id: text()
    .notNull()
    .references(() => chatConversations.id),
  call_id: text().notNull(),
  expires_at: integer().notNull(),
});

/** Recordings of calls: interleaved PCM16, 24 kHz, agent on the left channel, customer on the right. */
export const recordings = sqliteTable(
  "recordings",
  {
    call_id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    r2_key: text().notNull(),
    /** Where the recording begins on the conversation's audio clock, ms. */
    offset_ms: integer().notNull(),
    size_bytes: integer().notNull(),
    /** The R2 multipart upload while it is in progress; null when the recording is complete. */
    upload_id: text(),
    created_at: integer().notNull(),
  },
  (t) => [
    index("recordings_conversation").on(t.conversation_id, t.offset_ms),
    index("recordings_created_at").on(t.created_at),
  ],
);

/** The usage of a live call: one row per call, written at its end. */
export const callUsage = sqliteTable(
  "call_usage",
  {
    call_id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    engine: text().notNull(),
    model: text().notNull(),
    started_at: integer().notNull(),
    ended_at: integer().notNull(),
    /** Time in which both sides were connected. */
    active_ms: integer().notNull(),
    end_reason: text().notNull(),
    /** CallTokens (core/voice/call/call-usage.ts): what the upstream reported and what we counted; null: nothing. */
    tokens: text({ mode: "json" }),
  },
  (t) => [index("call_usage_user").on(t.user_id, t.started_at), index("call_usage_conversation").on(t.conversation_id)],
);

/** What a call used whose conversation its person has deleted: it is still counted, and says nothing of the conversation. */
export const deletedCallUsage = sqliteTable(
  "deleted_call_usage",
  {
    call_id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    engine: text().notNull(),
    model: text().notNull(),
    started_at: integer().notNull(),
    ended_at: integer().notNull(),
    active_ms: integer().notNull(),
    end_reason: text().notNull(),
    tokens: text({ mode: "json" }),
  },
  (t) => [index("deleted_call_usage_user").on(t.user_id, t.started_at)],
);
