import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import { API_WRITES_PER_PERSON } from "#core/rate-limit.ts";
import { type Action, accessOf, type RowScope, rowScope, type TableName } from "#core/tables/access.ts";
import { onlyRow, type Preferences } from "#core/tables/preferences.ts";
import type { Query } from "#core/tables/query.ts";
import { TableError } from "#core/tables/table-error.ts";
import { MAX_CHANGED_ROWS } from "#core/tables/writes.ts";
import type { Database } from "../../adapters/d1/database.ts";
import { parseWireRows, rowCountStatement, rowsStatement, type WireRow } from "../../adapters/d1/tables/table-rows.ts";
import { createAdmin } from "../admin/admin.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";
import { createTranscripts } from "./imported-conversations.ts";

/** The rows of a response. `total`: the number of all matching rows; null if the call did not ask for it. */
export type TableAnswer = { rows: WireRow[]; total: number | null };

/**
 * The four tables of the HTTP API, as PostgREST serves them. core/tables/access.ts defines what a caller may read and write,
 * and each SQL statement checks it. Methods throw TableError; writes also throw Refusal `too_many_attempts`.
 */
export function createTables(world: World) {
  const { db } = world;
  return {
    async select(bearer: Bearer, table: TableName, query: Query, wants: Preferences): Promise<TableAnswer> {
      const scope = allowed(table, "select", bearer);
      const rows = rowsStatement(db, table, scope, query);
      if (!wants.countsRows) return { rows: parseWireRows(table, query.columns, await rows), total: null };
      const [found, counted] = await db.batch([rows, rowCountStatement(db, table, scope, query.where)]);
      return { rows: parseWireRows(table, query.columns, found), total: counted[0]?.total ?? 0 };
    },

    /** Returns the inserted rows in the order of the body. */
    async insert(
      bearer: Bearer,
      table: TableName,
      body: unknown,
      { columns, wants }: { columns: string[]; wants: Preferences },
    ): Promise<WireRow[]> {
      const scope = allowed(table, "insert", bearer);
      if (wants.isSingular && wants.returnsRows) onlyRow(Array.isArray(body) ? body : [body]);
      await limitWrites(bearer);
      const transcripts = createTranscripts(world);
      const ids =
        table === "chat_messages" ? await transcripts.append(scope, body) : await transcripts.begin(bearer, body);
      return rowsById(table, scope, ids, columns);
    },

    async update(
      bearer: Bearer,
      table: TableName,
      query: Query,
      body: unknown,
      wants: Preferences,
    ): Promise<WireRow[]> {
      const scope = allowed(table, "update", bearer);
      requireCondition("UPDATE", query);
      await limitWrites(bearer);
      const ids = await createTranscripts(world).change(scope, query.where, body, (found) =>
        refuseTooMany(found, wants),
      );
      return rowsById(table, scope, ids, query.columns);
    },

    /** Deletes rows, and returns them as they were. */
    async remove(bearer: Bearer, table: TableName, query: Query, wants: Preferences): Promise<WireRow[]> {
      const scope = allowed(table, "delete", bearer);
      requireCondition("DELETE", query);
      await limitWrites(bearer);
      const all = Object.keys(accessOf(table).columns);
      const rows = parseWireRows(
        table,
        all,
        await rowsStatement(db, table, scope, { ...query, columns: all, limit: MAX_CHANGED_ROWS + 1, offset: 0 }),
      );
      refuseTooMany(rows.length, wants);
      if (table === "user_roles") await removeRoles(bearer, rows);
      else
        await createTranscripts(world).remove(
          bearer,
          rows.map(({ id, user_id }) => ({ id: String(id), user_id: String(user_id) })),
        );
      return rows.map((row) => pick(row, query.columns));
    },
  };

  /** Removes the admin role with the service of the admin page, so that it is logged and the last admin stays. */
  async function removeRoles(bearer: Bearer, rows: WireRow[]): Promise<void> {
    if (rows.some(({ role }) => role !== "admin") || rows.length > 1) {
      throw new TableError("PGRST127", "Feature not implemented", {
        details: "One call takes the role admin from one person: name user_id and role.",
      });
    }
    if (bearer.role === "anon" || bearer.role === "organization") throw new TableError("42501", "permission denied");
    const actor = bearer.role === "authenticated" ? bearer : { isOwner: true as const };
    for (const { user_id } of rows) await createAdmin(world).removeAdmin(actor, String(user_id));
  }

  async function rowsById(table: TableName, scope: RowScope, ids: string[], columns: string[]): Promise<WireRow[]> {
    if (ids.length === 0) return [];
    const found = await readByIds(db, table, scope, ids, columns);
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [pick(row, columns)] : [];
    });
  }

  async function limitWrites(bearer: Bearer): Promise<void> {
    if (bearer.userId !== null) await limitPerson(world, "api-write", bearer.userId, API_WRITES_PER_PERSON);
  }
}

async function readByIds(
  db: Database,
  table: TableName,
  scope: RowScope,
  ids: string[],
  columns: string[],
): Promise<WireRow[]> {
  const wanted = [...new Set(["id", ...columns])];
  const where = [{ kind: "in" as const, column: "id", values: ids, negated: false }];
  const query = { columns: wanted, where, order: [], limit: ids.length, offset: 0 };
  return parseWireRows(table, wanted, await rowsStatement(db, table, scope, query));
}

function pick(row: WireRow, columns: string[]): WireRow {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
}

/** Throws Refusal `scope_missing`, too. */
function allowed(table: TableName, action: Action, bearer: Bearer): RowScope {
  requireScope(bearer, action === "select" ? "practice:read" : "practice:write");
  const scope = rowScope(table, action, bearer);
  if (scope.rows !== "none") return scope;
  throw new TableError("42501", `permission denied for table ${table}`, {
    status: bearer.role === "anon" ? 401 : 403,
  });
}

function requireCondition(verb: string, query: Query): void {
  if (query.where.length === 0) throw new TableError("21000", `${verb} requires a WHERE clause`);
}

function refuseTooMany(found: number, wants: Preferences): void {
  if (found > MAX_CHANGED_ROWS) throw new TableError("54000", `one call can change at most ${MAX_CHANGED_ROWS} rows`);
  if (wants.maxAffected !== null && found > wants.maxAffected) {
    throw new TableError("PGRST124", "Query result exceeds max-affected preference constraint", {
      details: `The query affects ${found} rows`,
    });
  }
  if (wants.isSingular && wants.returnsRows) onlyRow(Array(found).fill(null));
}
