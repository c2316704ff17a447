import type { PlaceDatabase } from "./place.ts";

/** A table with its columns, in the order of the schema. */
export type Table = { name: string; columns: string[] };

/**
 * The tables that hold what was written, parents before the children that name them. Left out are what SQLite, D1 and wrangler keep
 * for themselves, virtual tables with their shadows, and what triggers write: they write it anew, with numbers of their own.
 */
export async function readTables(database: PlaceDatabase): Promise<Table[]> {
  const listed = await database.query("SELECT name, type FROM pragma_table_list WHERE schema = 'main'");
  const written = await writtenByTriggers(database);
  const names = listed
    .filter(({ name, type }) => type === "table" && !OWN.test(String(name)) && !written.has(String(name)))
    .map(({ name }) => String(name));
  const parents = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  const keys = await database.query(
    `SELECT m.name AS child, f."table" AS parent FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE ${READABLE}`,
  );
  for (const { child, parent } of keys) if (child !== parent) parents.get(String(child))?.add(String(parent));
  const columns = await database.query(
    `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c WHERE ${READABLE} ORDER BY m.name, c.cid`,
  );
  return parentsFirst(parents).map((name) => ({
    name,
    columns: columns.filter(({ tbl }) => tbl === name).map(({ col }) => String(col)),
  }));
}

async function writtenByTriggers(database: PlaceDatabase): Promise<Set<string>> {
  const triggers = await database.query("SELECT sql FROM sqlite_master WHERE type = 'trigger'");
  return new Set(
    triggers.flatMap(({ sql }) =>
      [...String(sql).matchAll(/\bINSERT INTO [`"]?(\w+)/gi)].map(([, table = ""]) => table),
    ),
  );
}

/** D1 refuses questions about tables of its own. */
const READABLE = "m.type = 'table' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";
const OWN = /^(?:sqlite_|_cf_|d1_)/;

function parentsFirst(parents: Map<string, Set<string>>): string[] {
  const ordered: string[] = [];
  let left = [...parents.keys()].sort();
  while (left.length > 0) {
    const next = left.filter((name) => [...(parents.get(name) ?? [])].every((parent) => !left.includes(parent)));
    if (next.length === 0) throw new Error(`these tables name one another in a circle: ${left.join(", ")}`);
    ordered.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return ordered;
}

/** Names of files, as wrangler wrote them down. */
export async function readMigrations(database: PlaceDatabase): Promise<string[]> {
  const has = await database.query("SELECT 1 AS one FROM sqlite_master WHERE name = 'd1_migrations'");
  if (has.length === 0) return [];
  return (await database.query("SELECT name FROM d1_migrations ORDER BY id")).map(({ name }) => String(name));
}

/** D1 answers a hundred columns at most. */
const COUNTED_AT_ONCE = 50;

/** Of every table, by name. */
export async function countRows(
  database: PlaceDatabase,
  tables: readonly Pick<Table, "name">[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < tables.length; at += COUNTED_AT_ONCE) {
    const some = tables.slice(at, at + COUNTED_AT_ONCE);
    const columns = some.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)}) AS ${quoted(name)}`);
    const [row] = await database.query(`SELECT ${columns.join(", ")}`);
    for (const { name } of some) counts.set(name, Number(row?.[name] ?? 0));
  }
  return counts;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
