import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { refuseWhileMoving } from "./moving.ts";

export type Database = DrizzleD1Database & { $client: D1Database };
export type Statement = BatchItem<"sqlite">;

refuseWhileMoving();

/** What it refuses because an organization is being moved is thrown as Refusal `moving`. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding) ?? drizzle(binding);
  opened.set(binding, known);
  return known;
}

/** It holds nothing of a request; making one took a twentieth of the time of the lightest pages. */
const opened = new WeakMap<D1Database, Database>();

/** Runs a list of statements, of any length, in one transaction and one round trip. */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}

/** The row of a statement that always has one. Throws where it has none, which is a fault of ours. */
export function requireRow<Row>(rows: readonly Row[]): Row {
  for (const row of rows) return row;
  throw new Error("a row was expected");
}

/** Whether a statement of `runBatch` gave a row. */
export function hasRow(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length > 0;
}

/** One row if the condition is true. As the first statement of a batch it tells whether the guarded statements took effect. */
export function holdsStatement(db: Database, condition: SQL) {
  return db
    .select({ holds: sql<number>`1`.as("holds") })
    .from(sql`(SELECT 1)`)
    .where(condition);
}

/** Whether the condition of `holdsStatement`, the first statement of the batch, was true. */
export function didHold(results: unknown[]): boolean {
  return Array.isArray(results[0]) && results[0].length > 0;
}

/**
 * Whether a statement failed because a value that must be unique is there already. `column`, such as "users.phone": only where it
 * is a value of this column. D1's own message is in a cause of the error that Drizzle throws.
 */
export function isUniqueCollision(error: unknown, column = ""): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.message.includes("UNIQUE constraint failed") && at.message.includes(column)) return true;
  }
  return false;
}

/** Whether a statement failed because a row that it deletes is named by another that stays. */
export function isForeignKeyFailure(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.message.includes("FOREIGN KEY constraint failed")) return true;
  }
  return false;
}
