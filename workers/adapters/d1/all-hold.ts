import { type SQL, sql } from "drizzle-orm";

/** All of these conditions hold; null is one that always does. */
export function allHold(...conditions: readonly (SQL | null)[]): SQL {
  const asked = conditions.filter((one) => one !== null);
  return asked.length === 0 ? sql`1` : sql`(${sql.join(asked, sql` AND `)})`;
}
