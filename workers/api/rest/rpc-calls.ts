import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AdminActor } from "#core/admin/actor.ts";
import type { UserRow } from "#core/admin/user-list.ts";
import { parsePreferences, rangeAnswer } from "#core/tables/preferences.ts";
import { MAX_ROWS } from "#core/tables/query.ts";
import { TableError } from "#core/tables/table-error.ts";
import { wireTimestamp } from "#core/tables/values.ts";
import { readJsonBody } from "../request-body.ts";
import type { BearerEnv } from "../with-bearer.ts";

const MAX_BODY_BYTES = 4 * 1024;

export const promoteSchema = z.strictObject({ target_user_id: z.string().min(1).max(64) });
export const rescoreProgressSchema = z.object({
  job_id: z.string(),
  rubric_version: z.string(),
  /** Conversations: all, gone through, and with another score than before. */
  total: z.number(),
  done: z.number(),
  changed: z.number(),
  finished: z.boolean(),
});
const pageSchema = z.object({
  limit: z.coerce.number().int().min(0).max(MAX_ROWS).default(MAX_ROWS),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Database functions of the reference server, and one of our own. They use the services of the admin pages. */
export const rpcCalls = new Hono<BearerEnv>()
  .get("/get_users_with_roles", listUsers)
  .post("/get_users_with_roles", listUsers)
  .post("/promote_user_to_admin", async (c) => {
    const actor = actorOf(c);
    const read = await readJsonBody(c.req.raw, MAX_BODY_BYTES);
    const args = promoteSchema.safeParse(read.ok ? read.body : null);
    if (!args.success) throw unknownFunction("promote_user_to_admin");
    await c.var.services.admin.makeAdmin(actor, args.data.target_user_id);
    return c.body(null, 204);
  })
  /** One step of scoring all stored conversations again; called until `finished` is true. */
  .post("/score_conversations_again", async (c) => {
    const job = await c.var.services.rescoring.advance(actorOf(c), true);
    if (!job) throw new TableError("PGRST116", "nothing is scored yet", { status: 404 });
    const { id, rubricVersion, total, done, changed, finishedAt } = job;
    const progress: z.infer<typeof rescoreProgressSchema> = {
      job_id: id,
      rubric_version: rubricVersion,
      total,
      done,
      changed,
      finished: finishedAt !== null,
    };
    return c.json(progress, 200, { "Cache-Control": "private, no-store" });
  })
  .all("/:name", (c) => {
    throw unknownFunction(c.req.param("name"));
  });

/** At most 1,000 users, newest first; `limit`, `offset` and `Prefer: count=exact` work as for tables. */
async function listUsers(c: Context<BearerEnv>): Promise<Response> {
  const actor = actorOf(c);
  const wants = parsePreferences(c.req.raw.headers);
  const page = pageSchema.safeParse({ limit: c.req.query("limit"), offset: c.req.query("offset") });
  if (!page.success) throw new TableError("PGRST100", '"failed to parse limit or offset"');
  const { rows, total } = await c.var.services.admin.listUsers(actor, page.data);
  const { range, status } = rangeAnswer(page.data.offset, rows.length, wants.countsRows ? total : null);
  return c.json(rows.map(wireUser), status, { "Content-Range": range, "Cache-Control": "private, no-store" });
}

function wireUser({ id, fullName, email, createdAt, roles }: UserRow) {
  return { user_id: id, full_name: fullName, email, created_at: wireTimestamp(createdAt), roles };
}

function actorOf(c: Context<BearerEnv>): AdminActor {
  const { bearer } = c.var;
  if (bearer.role === "service_role") return { isOwner: true };
  if (bearer.role === "authenticated" && bearer.key === undefined) return bearer;
  throw new TableError("42501", "permission denied for function", { status: bearer.role === "anon" ? 401 : 403 });
}

function unknownFunction(name: string): TableError {
  return new TableError("PGRST202", `Could not find the function public.${name.slice(0, 64)} in the schema cache`);
}
