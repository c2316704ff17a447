import { createHash } from "node:crypto";
import type { PlaceDatabase, Row } from "../backup/place.ts";
import { rowsWhere } from "../backup/read-rows.ts";
import { quoted, type Table } from "../backup/tables.ts";
import { writePast } from "./lock.ts";

/** D1 takes a text of 2 MB. */
const CHARACTERS_AT_ONCE = 500_000;

/** How many rows, and a hash of them in whatever order. */
export type Sum = { rows: number; hash: string };

/** Past the lock. What is there already, from a run that was interrupted, is left: it cannot have changed. */
export async function insertRows(database: PlaceDatabase, table: Table, key: readonly string[], rows: readonly Row[]) {
  const names = table.columns.map(quoted).join(", ");
  const values = table.columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(", ");
  const keyNames = key.map(quoted).join(", ");
  const sql = `INSERT INTO ${quoted(table.name)} (${names}) SELECT ${values} FROM json_each(?) WHERE true ON CONFLICT (${keyNames}) DO NOTHING`;
  for (const some of inPieces(rows.map((row) => JSON.stringify(table.columns.map((column) => row[column])))))
    await writePast(database, [{ sql, params: [`[${some.join(",")}]`] }]);
}

function inPieces(lines: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (characters + line.length > CHARACTERS_AT_ONCE) {
      pieces.push([]);
      characters = 0;
    }
    pieces.at(-1)?.push(line);
    characters += line.length;
  }
  return pieces;
}

/** How many rows of each table are theirs, in few requests: most tables have none, and are asked nothing more. */
export async function countTheirs(
  database: PlaceDatabase,
  tables: readonly Table[],
  isTheirs: (table: string, alias: string) => string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < tables.length; at += COUNTED_AT_ONCE) {
    const some = tables.slice(at, at + COUNTED_AT_ONCE);
    const columns = some.map(
      ({ name }) => `(SELECT count(*) FROM ${quoted(name)} AS t WHERE ${isTheirs(name, "t")}) AS ${quoted(name)}`,
    );
    const [row] = await database.query(`SELECT ${columns.join(", ")}`);
    for (const { name } of some) counts.set(name, Number(row?.[name] ?? 0));
  }
  return counts;
}

/** Each takes some hundred characters of a statement, which may have 100 kB. */
const COUNTED_AT_ONCE = 25;

/** `without`: columns that are not compared. */
export async function sumOf(
  database: PlaceDatabase,
  table: Table,
  condition: string,
  without: readonly string[],
): Promise<Sum> {
  const columns = table.columns.filter((column) => !without.includes(column));
  const sum: Sum = { rows: 0, hash: "" };
  const total = Buffer.alloc(32);
  for await (const page of rowsWhere(database, { ...table, columns }, condition)) {
    sum.rows += page.length;
    for (const row of page) {
      const hash = createHash("sha256")
        .update(JSON.stringify(columns.map((column) => row[column])))
        .digest();
      for (const [at, byte] of hash.entries()) total[at] = (total[at] ?? 0) ^ byte;
    }
  }
  return { ...sum, hash: total.toString("hex") };
}

/** Past the lock. */
export async function deleteRows(database: PlaceDatabase, table: Table, condition: string): Promise<number> {
  let deleted = 0;
  for await (const page of rowsWhere(database, { ...table, columns: [] }, condition)) {
    if (page.length === 0) continue;
    const rowids = JSON.stringify(page.map((row) => row["rowid "]));
    const sql = `DELETE FROM ${quoted(table.name)} WHERE rowid IN (SELECT value FROM json_each(?))`;
    await writePast(database, [{ sql, params: [rowids] }]);
    deleted += page.length;
  }
  return deleted;
}
