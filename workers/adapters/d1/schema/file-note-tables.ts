import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user-tables.ts";

/** What the agent writes for the file after a conversation. */
export const fileNotes = sqliteTable("file_notes", {
  conversation_id: text().primaryKey(),
  user_id: text()
    .notNull()
    .references(() => users.id),
  note: text().notNull(),
  updated_at: integer().notNull(),
  /** When the person said that it is done; only then `note.ready` goes out. */
  ready_at: integer(),
});
