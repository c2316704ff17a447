import { accessOf, type TableName } from "./access.ts";
import { conditionsIn, type Filter, MAX_CONDITIONS, parseColumnFilter, parseGroup, requireColumn } from "./filter.ts";
import type { Preferences } from "./preferences.ts";
import { TableError } from "./table-error.ts";

/** A call's query string, as far as it chooses rows and columns. */
export type Query = {
  columns: string[];
  where: Filter[];
  order: { column: string; descending: boolean; nullsFirst: boolean }[];
  limit: number;
  offset: number;
};

/** As the hosted service's own setting (max-rows). */
export const MAX_ROWS = 1000;
const MAX_QUERY_CHARACTERS = 16_000;

/** Not conditions on a column. */
const RESERVED = ["select", "order", "limit", "offset", "columns", "on_conflict"];
const GROUP = /^(not\.)?(and|or)$/;

/** Throws a TableError for whatever it does not know: a condition that is ignored would show or change too much. */
export function parseQuery(table: TableName, search: URLSearchParams, range: Preferences["range"] = null): Query {
  if (search.toString().length > MAX_QUERY_CHARACTERS) {
    throw new TableError("54000", "the query string is too long");
  }
  const where = [...search]
    .filter(([name]) => !RESERVED.includes(name))
    .map(([name, text]) => (GROUP.test(name) ? parseGroup(table, name, text) : parseColumnFilter(table, name, text)));
  if (where.reduce((sum, filter) => sum + conditionsIn(filter), 0) > MAX_CONDITIONS) {
    throw new TableError("54000", `a call can have at most ${MAX_CONDITIONS} conditions`);
  }
  return {
    columns: parseColumns(table, search.get("select")),
    where,
    order: parseOrder(table, search.get("order")),
    limit: Math.min(parseCount("limit", search.get("limit")) ?? range?.limit ?? MAX_ROWS, MAX_ROWS),
    offset: parseCount("offset", search.get("offset")) ?? range?.offset ?? 0,
  };
}

/** What `select` names; everything without one. */
export function parseColumns(table: TableName, select: string | null): string[] {
  const all = Object.keys(accessOf(table).columns);
  if (select === null || select.trim() === "") return all;
  const columns = select.split(",").flatMap((part) => {
    const name = part.trim();
    if (name === "*") return all;
    if (/[()!]/.test(name)) {
      throw new TableError("PGRST200", `Could not find a relationship between '${table}' and '${name.slice(0, 64)}'`);
    }
    return [requireColumn(table, name).name];
  });
  return [...new Set(columns)];
}

function parseOrder(table: TableName, text: string | null): Query["order"] {
  if (text === null || text === "") return [];
  return text.split(",").map((term) => {
    const [name = "", ...words] = term.trim().split(".");
    const [, direction, nulls] = /^(asc|desc)?\.?(nullsfirst|nullslast)?$/.exec(words.join(".")) ?? [null];
    if (direction === undefined && nulls === undefined && words.length > 0) {
      throw new TableError("PGRST100", `"failed to parse order (${text.slice(0, 100)})"`);
    }
    const descending = direction === "desc";
    return {
      column: requireColumn(table, name).name,
      descending,
      nullsFirst: nulls === undefined ? descending : nulls === "nullsfirst",
    };
  });
}

function parseCount(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new TableError("PGRST100", `"failed to parse ${name} (${text.slice(0, 40)})"`);
  return Number(text);
}
