import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** `INSERT ... SELECT` of one row, which inserts nothing if the condition is false. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table["$inferInsert"],
  condition: SQL,
) {
  // Drizzle lists the columns in the order of the table, so the values must have the same order.
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return sql`${value === null ? null : column.mapToDriverValue(value)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
}
