import { findColumn, type TableName } from "./access.ts";
import { type LikePattern, parseLikePattern } from "./like-pattern.ts";
import { TableError } from "./table-error.ts";
import { parseValue } from "./values.ts";

/** A condition on rows, with columns of our own list and stored values: what SQL is built from. */
export type Filter = { negated: boolean } & (
  | { kind: "and" | "or"; of: Filter[] }
  | { kind: "compare"; column: string; operator: Comparison; value: string | number }
  | { kind: "like" | "ilike"; column: string; pattern: LikePattern }
  | { kind: "in"; column: string; values: (string | number)[] }
  | { kind: "is null"; column: string }
);

export const COMPARISONS = ["eq", "neq", "gt", "gte", "lt", "lte"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** D1 binds at most 100 values to a statement; a condition binds one. */
export const MAX_CONDITIONS = 50;
export const MAX_LISTED_VALUES = 500;
const MAX_DEPTH = 5;

/** `created_at=gte.2026-01-01`: one column's condition. Throws a TableError. */
export function parseColumnFilter(table: TableName, column: string, text: string): Filter {
  return conditionOn(table, column, text, (value) => value);
}

/** `or=(a.eq.1,and(b.gt.2,not.c.is.null))`: a group, whose commas and brackets may stand in quotes. Throws a TableError. */
export function parseGroup(table: TableName, name: string, text: string, depth = 1): Filter {
  const [, not, kind] = /^(not\.)?(and|or)$/.exec(name) ?? [];
  if ((kind !== "and" && kind !== "or") || !text.startsWith("(") || !text.endsWith(")")) throw unreadable(name, text);
  if (depth > MAX_DEPTH) throw new TableError("54000", `groups can be at most ${MAX_DEPTH} deep`);
  const of = splitList(text.slice(1, -1)).map((member) => parseMember(table, member.trim(), depth));
  if (of.length === 0) throw unreadable(name, text);
  return { kind, of, negated: not !== undefined };
}

export function conditionsIn(filter: Filter): number {
  return filter.kind === "and" || filter.kind === "or"
    ? filter.of.reduce((sum, member) => sum + conditionsIn(member), 0)
    : 1;
}

/** Text at commas that stand outside of quotes and brackets. */
export function splitList(text: string): string[] {
  if (text === "") return [];
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quoted && character === "\\") {
      part += character + (text[at + 1] ?? "");
      at += 1;
      continue;
    }
    if (character === '"') quoted = !quoted;
    if (!quoted && character === "(") depth += 1;
    if (!quoted && character === ")") depth -= 1;
    if (depth < 0) throw unreadable("list", text);
    if (character === "," && depth === 0 && !quoted) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  if (depth !== 0 || quoted) throw unreadable("list", text);
  return [...parts, part];
}

function parseMember(table: TableName, text: string, depth: number): Filter {
  const group = /^((?:not\.)?(?:and|or))(\(.*\))$/s.exec(text);
  if (group) return parseGroup(table, group[1] ?? "", group[2] ?? "", depth + 1);
  const [, not, column, condition] = /^(not\.)?([^.]+)\.(.+)$/s.exec(text) ?? [];
  if (column === undefined || condition === undefined) throw unreadable("group", text);
  const filter = conditionOn(table, column, condition, unquoted);
  return not === undefined ? filter : { ...filter, negated: !filter.negated };
}

function conditionOn(table: TableName, name: string, text: string, plain: (text: string) => string): Filter {
  const [, not, operator = "", rest = ""] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const column = requireColumn(table, name);
  const base = { column: column.name, negated: not !== undefined };
  const comparison = COMPARISONS.find((known) => known === operator);
  if (comparison) {
    return { ...base, kind: "compare", operator: comparison, value: parseValue(column.kind, plain(rest)) };
  }
  if (operator === "in")
    return { ...base, kind: "in", values: listed(rest).map((one) => parseValue(column.kind, one)) };
  if (operator === "like" || operator === "ilike") {
    if (column.kind !== "text") throw new TableError("PGRST100", `"${operator}" is for columns of text`);
    return { ...base, kind: operator, pattern: parseLikePattern(String(parseValue("text", plain(rest)))) };
  }
  if (operator === "is") {
    if (rest === "null") return { ...base, kind: "is null" };
    if (rest === "not_null") return { ...base, kind: "is null", negated: !base.negated };
  }
  throw unreadable(name, text);
}

export function requireColumn(table: TableName, name: string) {
  const column = findColumn(table, name);
  if (!column) throw new TableError("42703", `column ${table}.${name.slice(0, 64)} does not exist`);
  return column;
}

function listed(text: string): string[] {
  if (!text.startsWith("(") || !text.endsWith(")")) throw unreadable("in", text);
  const values = splitList(text.slice(1, -1)).map(unquoted);
  if (values.length > MAX_LISTED_VALUES) {
    throw new TableError("54000", `a list can have at most ${MAX_LISTED_VALUES} values`);
  }
  return values;
}

function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replace(/\\(.)/gs, "$1")
    : text;
}

function unreadable(name: string, text: string): TableError {
  return new TableError("PGRST100", `"failed to parse filter (${text.slice(0, 100)})" (${name.slice(0, 64)})`);
}
