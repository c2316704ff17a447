import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** A value for each column: of the language, or SQL that is read from what `from` names. */
type Values<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferInsert"]]: Table["$inferInsert"][Column] | SQL;
};

/** `INSERT ... SELECT` of a row for each row of `from`, such as "FROM x WHERE y". A column that is left out has its default. */
export function insertFrom<Table extends SQLiteTable>(db: Database, table: Table, values: Values<Table>, from: SQL) {
  // Drizzle lists the columns in the order of the table, so the values must have the same order.
  const row = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = Reflect.get(values, name) ?? column.default ?? null;
    return value === null || is(value, SQL) ? sql`${value}` : sql`${column.mapToDriverValue(value)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(row, sql`, `)} ${from}`);
}
