import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The rows of a SELECT as JSON text, a column of another SELECT: what a page reads beside is no statement of its own then. `columns`:
 * what each is called in an object of the text, and in the SELECT.
 */
export function rowsAsJson(select: SQLWrapper, columns: Readonly<Record<string, string>>): SQL<string> {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}', one."${column}"`)}`);
  return sql<string>`(SELECT json_group_array(json_object(${sql.join(pairs, sql`, `)})) FROM ${select} AS one)`;
}
