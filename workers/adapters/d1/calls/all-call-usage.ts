import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "../database.ts";
import { callUsage, deletedCallUsage } from "../schema/call-tables.ts";

/** What every call used, also those whose conversation is deleted: a subquery to sum up. */
export function allCallUsage(db: Database) {
  const kept = db.select(usageColumns(callUsage)).from(callUsage);
  const deleted = db.select(usageColumns(deletedCallUsage)).from(deletedCallUsage);
  return unionAll(kept, deleted).as("used");
}

function usageColumns<Table extends typeof callUsage | typeof deletedCallUsage>(table: Table) {
  const { user_id, started_at, active_ms, tokens } = table;
  return { user_id, started_at, active_ms, tokens };
}
