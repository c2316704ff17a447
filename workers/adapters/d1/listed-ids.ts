import { type SQL, sql } from "drizzle-orm";

/** A list of ids as one bound value, of any length: D1 binds at most 100. */
export function listedIds(ids: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
