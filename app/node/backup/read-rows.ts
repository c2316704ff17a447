import { DatabaseRefused, type PlaceDatabase, type Row } from "./place.ts";
import { quoted, type Table } from "./tables.ts";

const ROWS_A_PAGE = 200;

/** In the order in which they were written. A page that is too large to be answered is asked for by halves. */
export async function* rowsWhere(
  database: PlaceDatabase,
  table: Pick<Table, "name" | "columns">,
  condition = "true",
): AsyncGenerator<Row[]> {
  const named = [`t.rowid AS "rowid "`, ...table.columns.map((column) => `t.${quoted(column)}`)].join(", ");
  const sql = `SELECT ${named} FROM ${quoted(table.name)} AS t WHERE t.rowid > ? AND ${condition} ORDER BY t.rowid LIMIT ?`;
  let after = -1;
  let limit = ROWS_A_PAGE;
  for (;;) {
    let page: Row[];
    try {
      page = await database.query(sql, [after, limit]);
    } catch (error) {
      if (!(error instanceof DatabaseRefused) || limit === 1) throw error;
      limit = Math.ceil(limit / 2);
      continue;
    }
    yield page;
    if (page.length < limit) return;
    after = Number(page.at(-1)?.["rowid "]);
  }
}
