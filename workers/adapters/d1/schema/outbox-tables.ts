import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every email and text message is inserted here before it is sent; this is also the retry queue. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: integer().notNull(),
    sent_at: integer(),
    attempts: integer().notNull(),
    next_attempt_at: integer().notNull(),
    last_error: text(),
    channel: text({ enum: ["email", "sms"] })
      .notNull()
      .default("email"),
    /** Of emails that one can do without: where a POST ends them (RFC 8058). Deleted with the body. */
    unsubscribe_url: text(),
  },
  (t) => [index("outbox_due").on(t.sent_at, t.next_attempt_at)],
);
