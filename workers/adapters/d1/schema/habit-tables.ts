import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./user-tables.ts";

/** What a person answered to "What do you sell?" and when they are written to. No row: not asked yet. */
export const practiceHabits = sqliteTable(
  "practice_habits",
  {
    user_id: text()
      .primaryKey()
      .references(() => users.id),
    /** Null: skipped. */
    line: text({ enum: ["auto", "home", "life", "commercial"] }),
    /** JSON list of weekdays, 1 (Monday) to 7, on which an email may go out; empty: none. */
    email_weekdays: text({ mode: "json" }).notNull().default([]),
    /** Hour of the person's day, 0 to 23. */
    email_hour: integer().notNull().default(8),
    /** When the next one is due; null: none. Of an email without news nothing is sent. */
    next_email_at: integer(),
    last_email_at: integer(),
    /** When the person was asked whether they want them, and answered; null: to be asked. */
    emails_asked_at: integer(),
    /** The weekday without practice that breaks no streak, 1 to 7. */
    rest_weekday: integer().notNull().default(7),
    updated_at: integer().notNull(),
  },
  (t) => [index("practice_habits_next_email").on(t.next_email_at)],
);

/** The practice that was chosen for a person's day; steps are done in any order. */
export const dailyPractices = sqliteTable(
  "daily_practices",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** YYYY-MM-DD in the person's own zone. */
    day: text().notNull(),
    /** DailyStep[] (core/habit/daily-practice.ts): what to do, why it was chosen, and the conversation that did it. */
    steps: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    done_at: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);

/** The secret address of a person's calendar of due drills and assignments. Making it anew ends the one before. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    user_id: text()
      .primaryKey()
      .references(() => users.id),
    token_hash: text().notNull(),
    /** The token, encrypted, so that its owner can see the address again. */
    sealed_token: text().notNull(),
    created_at: integer().notNull(),
    last_read_at: integer(),
  },
  (t) => [uniqueIndex("calendar_feeds_token").on(t.token_hash)],
);
