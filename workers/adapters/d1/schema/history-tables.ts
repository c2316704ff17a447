import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { chatConversations } from "./conversation-tables.ts";
import { users } from "./user-tables.ts";

/**
 * What a deleted session consisted of, for as long as its deletion can be undone: the rows of each table as JSON, as they were. So no
 * statement has to leave out what was deleted. Its recording is deleted when these rows are.
 */
export const deletedRows = sqliteTable(
  "deleted_rows",
  {
    conversation_id: text().notNull(),
    table_name: text().notNull(),
    /** The first is 0: more than fits into one value goes on in the next. */
    part: integer().notNull(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    rows: text().notNull(),
    deleted_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.table_name, t.part] }),
    index("deleted_rows_user").on(t.user_id, t.deleted_at),
    index("deleted_rows_deleted_at").on(t.deleted_at),
  ],
);

/** Files of all of a person's sessions, prepared part by part in the background and kept for some days. */
export const historyExports = sqliteTable(
  "history_exports",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    format: text({ enum: ["csv", "json"] }).notNull(),
    status: text({ enum: ["waiting", "running", "ready", "failed"] }).notNull(),
    asked_at: integer().notNull(),
    finished_at: integer(),
    /** Sessions to write and written. It goes on after `after_created_at` and `after_conversation`. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    after_created_at: integer().notNull().default(0),
    after_conversation: text().notNull().default(""),
    /** Where its parts lie in R2, and how many there are. */
    r2_prefix: text().notNull(),
    parts: integer().notNull().default(0),
    /** While a part is written: the time after which whoever writes it is taken for dead. */
    lease_ends_at: integer(),
    expires_at: integer().notNull(),
  },
  (t) => [
    index("history_exports_user").on(t.user_id, t.asked_at),
    index("history_exports_open").on(t.status, t.asked_at),
  ],
);

/**
 * The number of a conversation in the full text (the FTS5 table `search`, migration 0019): the row of a message there is
 * `no * 1048576 + position`, that of the title the last of these. Kept by triggers; never used twice.
 */
export const searchPlaces = sqliteTable(
  "search_places",
  {
    no: integer().primaryKey({ autoIncrement: true }),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    /** Of the conversation: with it what a search is narrowed by is read from an index (chat_conversations_history). */
    created_at: integer().notNull(),
  },
  (t) => [uniqueIndex("search_places_conversation").on(t.conversation_id)],
);

/** The compliance rules that the newest score of a conversation found broken and nobody disputes. Kept by triggers on `scores`. */
export const foundRules = sqliteTable(
  "found_rules",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    rule: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.rule] })],
);
