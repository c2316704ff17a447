import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ENGINE_FAULTS, ENGINES } from "#core/engines/engine-fault.ts";
import { users } from "./user-tables.ts";

/** What came of asking the engines, by the hour: how often each kind of outcome, and when last. Nothing of what was said. */
export const engineHours = sqliteTable(
  "engine_hours",
  {
    engine: text({ enum: ENGINES }).notNull(),
    /** Whole hours since 1970, UTC. */
    hour: integer().notNull(),
    outcome: text({ enum: ["worked", ...ENGINE_FAULTS] }).notNull(),
    count: integer().notNull(),
    last_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.engine, t.hour, t.outcome] })],
);

/** How many requests to models were made for a person on a day of theirs. */
export const modelRequests = sqliteTable(
  "model_requests",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** As core/local-days counts them, in the person's time zone. */
    day: integer().notNull(),
    requests: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);
