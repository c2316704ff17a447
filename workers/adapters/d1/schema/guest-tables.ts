import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A visitor who talks to a customer without an account. The talk stays in this row until an account keeps it: no login, no list and
 * no figure of people and conversations knows of it.
 */
export const guests = sqliteTable(
  "guests",
  {
    /** SHA-256 of the token in the browser's cookie. */
    token_hash: text().primaryKey(),
    /** A GuestTalk (core/guests/guest-talk.ts). */
    talk: text({ mode: "json" }).notNull(),
    /** How many times the customer has answered. */
    exchanges: integer().notNull(),
    /** Optimistic lock, as of a conversation. */
    version: integer().notNull(),
    started_at: integer().notNull(),
    deleted_after: integer().notNull(),
    /** When they asked to keep it; only then an account that signs in with this browser takes it over. */
    keep_asked_at: integer(),
    /** The address that they then signed up with: its account takes the talk over once that is confirmed. */
    kept_by_email: text(),
  },
  (t) => [index("guests_deleted_after").on(t.deleted_after), index("guests_kept_by_email").on(t.kept_by_email)],
);
