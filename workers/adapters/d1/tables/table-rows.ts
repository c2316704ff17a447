import { count, type SQL, sql } from "drizzle-orm";
import { accessOf, type RowScope, type TableName } from "#core/tables/access.ts";
import type { Comparison, Filter } from "#core/tables/filter.ts";
import { globOf, likeOf } from "#core/tables/like-pattern.ts";
import type { Query } from "#core/tables/query.ts";
import { type WireValue, wireValue } from "#core/tables/values.ts";
import type { Database } from "../database.ts";

// Identifiers in the SQL come from our own list of tables and columns, where the parser looked them up; values are always bound.

export type WireRow = Record<string, WireValue>;

export function rowsStatement(db: Database, table: TableName, scope: RowScope, query: Query) {
  const columns = query.columns.map((name): [string, SQL.Aliased] => [name, sql`${sql.identifier(name)}`.as(name)]);
  return db
    .select(Object.fromEntries(columns))
    .from(sql`${sql.identifier(table)}`)
    .where(conditionOf(table, scope, query.where))
    .orderBy(orderOf(table, query.order))
    .limit(query.limit)
    .offset(query.offset);
}

export function rowCountStatement(db: Database, table: TableName, scope: RowScope, where: readonly Filter[]) {
  return db
    .select({ total: count() })
    .from(sql`${sql.identifier(table)}`)
    .where(conditionOf(table, scope, where));
}

export function parseWireRows(
  table: TableName,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): WireRow[] {
  const { columns: kinds } = accessOf(table);
  return rows.map((row) =>
    Object.fromEntries(columns.map((name) => [name, wireValue(kinds[name] ?? "text", row[name])])),
  );
}

/** SQL condition: rows that the caller may use and that match the call's filters. */
export function conditionOf(table: TableName, scope: RowScope, where: readonly Filter[]): SQL {
  return sql.join([scopeOf(table, scope), ...where.map(filterOf)], sql` AND `);
}

function scopeOf(table: TableName, scope: RowScope): SQL {
  switch (scope.rows) {
    case "none":
      return sql`0`;
    case "all":
      return sql`1`;
    case "own":
      return ownedBy(table, scope.userId);
    case "for an admin, all":
      return isAdmin(scope.userId);
    case "own or, for an admin, all":
      return sql`(${ownedBy(table, scope.userId)} OR ${isAdmin(scope.userId)})`;
  }
}

function ownedBy(table: TableName, userId: string): SQL {
  return table === "chat_messages"
    ? sql`conversation_id IN (SELECT id FROM chat_conversations WHERE user_id = ${userId})`
    : sql`user_id = ${userId}`;
}

function isAdmin(userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM user_roles held WHERE held.user_id = ${userId} AND held.role = 'admin')`;
}

const OPERATORS = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
} satisfies Record<Comparison, SQL>;

function filterOf(filter: Filter): SQL {
  const condition = plainCondition(filter);
  return filter.negated ? sql`NOT (${condition})` : sql`(${condition})`;
}

function plainCondition(filter: Filter): SQL {
  if ("of" in filter) {
    return sql.join(filter.of.map(filterOf), filter.kind === "and" ? sql` AND ` : sql` OR `);
  }
  const column = sql.identifier(filter.column);
  switch (filter.kind) {
    case "compare":
      return sql`${column} ${OPERATORS[filter.operator]} ${filter.value}`;
    case "in":
      // One bound value for a list of any length: D1 binds at most 100.
      return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(filter.values)}))`;
    case "like":
      return sql`${column} GLOB ${globOf(filter.pattern)}`;
    case "ilike":
      return sql`${column} LIKE ${likeOf(filter.pattern)} ESCAPE '\\'`;
    case "is null":
      return sql`${column} IS NULL`;
  }
}

function orderOf(table: TableName, order: Query["order"]): SQL {
  const terms = order.map(
    ({ column, descending, nullsFirst }) =>
      sql`${sql.identifier(column)} ${descending ? sql`DESC` : sql`ASC`} NULLS ${nullsFirst ? sql`FIRST` : sql`LAST`}`,
  );
  return sql.join([...terms, sql`${sql.identifier(accessOf(table).tieBreaker)} ASC`], sql`, `);
}
