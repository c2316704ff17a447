import { type Context, Hono } from "hono";
import { findTable, type TableName } from "#core/tables/access.ts";
import { onlyRow, type Preferences, parsePreferences, rangeAnswer } from "#core/tables/preferences.ts";
import { parseColumns, parseQuery } from "#core/tables/query.ts";
import { TableError } from "#core/tables/table-error.ts";
import { readJsonBody } from "../request-body.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "../with-bearer.ts";
import { rpcCalls } from "./rpc-calls.ts";
import { restErrorAnswer } from "./table-answers.ts";

/** Fifty messages of 4,000 characters, JSON-escaped. */
const MAX_BODY_BYTES = 512 * 1024;

/** /rest/v1: tables as PostgREST serves them. core/tables/access.ts defines what can be read and written. */
export const restApi = new Hono<BearerEnv>()
  .use(callsFromAnySite)
  .use(withBearer)
  .route("/rpc", rpcCalls)
  .get("/:table", async (c) => {
    const table = tableOf(c);
    const wants = parsePreferences(c.req.raw.headers);
    const query = parseQuery(table, searchOf(c), wants.range);
    const { rows, total } = await c.var.services.tables.select(c.var.bearer, table, query, wants);
    const { range, status } = rangeAnswer(query.offset, rows.length, total);
    return rowsAnswer(rows, wants, wants.isSingular ? 200 : status, { "Content-Range": range });
  })
  .post("/:table", async (c) => {
    const table = tableOf(c);
    const wants = parsePreferences(c.req.raw.headers);
    const columns = parseColumns(table, searchOf(c).get("select"));
    const rows = await c.var.services.tables.insert(c.var.bearer, table, await bodyOf(c), { columns, wants });
    return wants.returnsRows ? rowsAnswer(rows, wants, 201) : c.body(null, 201);
  })
  .patch("/:table", async (c) => {
    const table = tableOf(c);
    const wants = parsePreferences(c.req.raw.headers);
    const query = parseQuery(table, searchOf(c));
    const rows = await c.var.services.tables.update(c.var.bearer, table, query, await bodyOf(c), wants);
    return changedAnswer(rows, wants);
  })
  .delete("/:table", async (c) => {
    const table = tableOf(c);
    const wants = parsePreferences(c.req.raw.headers);
    const rows = await c.var.services.tables.remove(c.var.bearer, table, parseQuery(table, searchOf(c)), wants);
    return changedAnswer(rows, wants);
  })
  .all("*", (c) => {
    throw new TableError("PGRST117", `Unsupported HTTP method: ${c.req.method}`);
  })
  .onError(restErrorAnswer);

type RestContext = Context<BearerEnv>;
type Rows = readonly Record<string, unknown>[];

function tableOf(c: RestContext): TableName {
  const name = c.req.param("table") ?? "";
  const table = findTable(name);
  if (table) return table;
  const message = `Could not find the table 'public.${name.slice(0, 64)}' in the schema cache`;
  throw new TableError("PGRST205", message);
}

/** The query string without the API key, which is not a filter. */
function searchOf(c: RestContext): URLSearchParams {
  const { searchParams } = new URL(c.req.url);
  searchParams.delete("apikey");
  return searchParams;
}

async function bodyOf(c: RestContext): Promise<unknown> {
  const read = await readJsonBody(c.req.raw, MAX_BODY_BYTES);
  if (read.ok) return read.body;
  if (read.reason === "too large") throw new TableError("54000", "The body is too large", { status: 413 });
  throw new TableError("PGRST102", "Empty or invalid json");
}

function changedAnswer(rows: Rows, wants: Preferences): Response {
  const headers = wants.countsRows ? { "Content-Range": `*/${rows.length}` } : undefined;
  return wants.returnsRows ? rowsAnswer(rows, wants, 200, headers) : new Response(null, { status: 204, headers });
}

function rowsAnswer(rows: Rows, wants: Preferences, status: number, headers: Record<string, string> = {}): Response {
  const type = wants.isSingular ? "application/vnd.pgrst.object+json" : "application/json";
  return new Response(JSON.stringify(wants.isSingular ? onlyRow(rows) : rows), {
    status,
    headers: { ...headers, "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "private, no-store" },
  });
}
