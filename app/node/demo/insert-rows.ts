import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#workers/adapters/d1/database.ts";

/**
 * Inserts many rows with one statement and one parameter: the database of a development server takes milliseconds for each statement,
 * and a hundred parameters at most.
 */
export function insertRowsStatement<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
) {
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) =>
    columns.map(([name, column]) => {
      const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  // Drizzle lists the columns in the order of the table, so the values must have the same order.
  const picked = columns.map((_, place) => sql.raw(`json_extract(one.value, '$[${place}]')`));
  return db
    .insert(table)
    .select(sql`SELECT ${sql.join(picked, sql`, `)} FROM json_each(${JSON.stringify(values)}) AS one`);
}
