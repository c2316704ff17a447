import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user-tables.ts";

/** Inquiries that visitors sent with the forms of the public site. */
export const inquiries = sqliteTable(
  "inquiries",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["contact", "partnership"] }).notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    details: text({ mode: "json" }).notNull(),
    message: text().notNull(),
    created_at: integer().notNull(),
    handled_at: integer(),
    handled_by_user_id: text().references(() => users.id),
  },
  (t) => [index("inquiries_created_at").on(t.created_at)],
);
