import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last run of each task of the schedule. */
export const scheduledRuns = sqliteTable("scheduled_runs", {
  task: text().primaryKey(),
  started_at: integer().notNull(),
  finished_at: integer(),
  failed_at: integer(),
  /** The kind of the last failure; never a message, which may hold words of a person. */
  failure: text(),
});

/** Faults by kind and hour, without words of a person: where it happened and what kind of error it was. */
export const faultCounts = sqliteTable("fault_counts", {
  /** "<hour since 1970> <where> <kind>" */
  key: text().primaryKey(),
  where: text().notNull(),
  kind: text().notNull(),
  count: integer().notNull(),
  first_at: integer().notNull(),
  last_at: integer().notNull(),
});
