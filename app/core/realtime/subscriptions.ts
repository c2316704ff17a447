import { z } from "zod";
import type { Bearer } from "../identity/bearer.ts";
import { accessOf, type ColumnKind, rowScope, type TableName } from "../tables/access.ts";
import { type Filter, parseGroup, splitList } from "../tables/filter.ts";
import { parseColumns } from "../tables/query.ts";
import { TableError } from "../tables/table-error.ts";
import type { WireValue } from "../tables/values.ts";

/** Tables whose changes are told; the fourth, a view of figures, has none. */
export const WATCHED_TABLES = ["chat_conversations", "chat_messages", "user_roles"] as const satisfies TableName[];
export type WatchedTable = (typeof WATCHED_TABLES)[number];

/**
 * One row that was written, without what it holds: whoever is told reads it anew, as themselves. `key` is its primary key,
 * `ownerId` the person whose row it is.
 */
export type RowChange = {
  table: WatchedTable;
  type: "INSERT" | "UPDATE" | "DELETE";
  key: Readonly<Record<string, string>>;
  ownerId: string;
};

/** What a client asks to be told: `on("postgres_changes", { event, schema, table, filter, select })`. */
export const subscriptionSchema = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(64),
  table: z.string().max(64).optional(),
  filter: z.string().max(500).optional(),
  select: z.array(z.string().max(64)).max(20).optional(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Why this is not served, in the reference server's words; null: it is. */
export function refusalOf(subscription: Subscription, listener: Bearer): string | null {
  const tables = tablesOf(subscription);
  const isNamed = !isAny(subscription.table);
  try {
    for (const table of tables) {
      wantedOf(subscription, table);
      if (isNamed && rowScope(table, "select", listener).rows === "none") return unable(subscription);
    }
  } catch (error) {
    if (error instanceof TableError) return `${unable(subscription)} ${error.message}`;
    throw error;
  }
  const isTooWide = !isNamed && (subscription.filter !== undefined || subscription.select !== undefined);
  return tables.length === 0 || isTooWide ? unable(subscription) : null;
}

/** The columns and rows of a table that a subscription is about. Throws a TableError, never for one that was not refused. */
export function wantedOf(subscription: Subscription, table: WatchedTable): { columns: string[]; where: Filter[] } {
  const columns = parseColumns(table, subscription.select?.join(",") ?? null);
  const conditions = splitList(subscription.filter ?? "").map((condition) => {
    const [, column, text] = /^(\w+)=(.*)$/s.exec(condition) ?? [];
    if (column === undefined) throw new TableError("PGRST100", '"failed to parse filter"');
    return `${column}.${text}`;
  });
  if (conditions.length === 0) return { columns, where: [] };
  // As a group, because values may be quoted in it: the client's builder quotes those with commas and brackets.
  const group = parseGroup(table, "and", `(${conditions.join(",")})`);
  return { columns, where: group.kind === "and" ? group.of : [group] };
}

/**
 * Whether somebody may see this row at all, as far as that can be told without reading it; the query decides. A row that is gone
 * no query can decide on, so it is told to its owner and the service role only.
 */
export function mayConcern(listener: Bearer, change: RowChange): boolean {
  if (change.type === "DELETE") return listener.role === "service_role" || listener.userId === change.ownerId;
  const scope = rowScope(change.table, "select", listener);
  if (scope.rows === "none") return false;
  return scope.rows === "own" ? scope.userId === change.ownerId : true;
}

/** Whether a subscription is about this table and this kind of change. Its filter is left to the query. */
export function isAbout(subscription: Subscription, change: RowChange): boolean {
  const isTable = tablesOf(subscription).includes(change.table);
  return isTable && (subscription.event === "*" || subscription.event === change.type);
}

/** The condition by which a row is read anew. */
export function keyConditions(change: RowChange): Filter[] {
  return Object.entries(change.key).map(([column, value]) => ({
    kind: "compare",
    operator: "eq",
    negated: false,
    column,
    value,
  }));
}

/**
 * Of a row that is gone only its key and its owner are known: a filter holds if it asks for these values, and no more can be said
 * of any other.
 */
export function holdsForDeleted(where: readonly Filter[], change: RowChange): boolean {
  const known: Record<string, string> = { ...change.key };
  if (change.table !== "chat_messages") known.user_id = change.ownerId;
  return where.every(
    (filter) =>
      filter.kind === "compare" &&
      filter.operator === "eq" &&
      !filter.negated &&
      Object.hasOwn(known, filter.column) &&
      known[filter.column] === filter.value,
  );
}

/** PostgreSQL's names, by which the client converts values. */
const TYPES: Record<ColumnKind, string> = { id: "text", text: "text", integer: "int4", timestamp: "timestamptz" };

/** What the client makes its payload of. `record` is null for a row that is gone. */
export function changeData(
  change: RowChange,
  of: { columns: readonly string[]; record: Readonly<Record<string, WireValue>> | null; committedAt: string },
) {
  const { columns } = accessOf(change.table);
  return {
    schema: "public",
    table: change.table,
    commit_timestamp: of.committedAt,
    type: change.type,
    columns: of.columns.map((name) => ({ name, type: TYPES[columns[name] ?? "text"] })),
    ...(of.record && { record: of.record }),
    ...(change.type !== "INSERT" && { old_record: change.key }),
    errors: null,
  };
}

function tablesOf({ schema, table }: Subscription): readonly WatchedTable[] {
  if (schema !== "public" && schema !== "*") return [];
  return isAny(table) ? WATCHED_TABLES : WATCHED_TABLES.filter((known) => known === table);
}

function isAny(table: string | undefined): boolean {
  return table === undefined || table === "*" || table === "";
}

function unable({ event, schema, table = "*", filter }: Subscription): string {
  const given = `event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter ?? ""}]`;
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${given.slice(0, 300)}]`;
}
