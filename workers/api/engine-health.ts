import { Hono } from "hono";
import { z } from "zod";
import { ENGINE_FAULTS, ENGINES } from "#core/engines/engine-fault.ts";
import { Refusal } from "#core/errors.ts";
import type { EngineView } from "#core/pages/admin-pages.ts";
import { functionErrorAnswer, tokenNeeded } from "./functions/function-answers.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "./with-bearer.ts";

const momentSchema = z.iso.datetime().nullable();

export const enginesSchema = z.object({
  engines: z.array(
    z.object({
      engine: z.enum(ENGINES),
      name: z.string(),
      hosts: z.array(z.string()),
      last_worked_at: momentSchema,
      last_error: z.object({ kind: z.enum(ENGINE_FAULTS), at: z.iso.datetime() }).nullable(),
      errors_24h: z.record(z.string(), z.number()),
      rests_until: momentSchema,
    }),
  ),
});

/** How the engines fare, for an admin's access token or the owner's key. Asks none of them. */
export const enginesApi = new Hono<BearerEnv>()
  .get("/engines", callsFromAnySite, withBearer, async (c) => {
    const { bearer } = c.var;
    if (bearer.role === "anon") throw tokenNeeded();
    if ("key" in bearer && bearer.key !== undefined) throw new Refusal("not_admin");
    if (bearer.role === "organization") throw new Refusal("not_admin");
    const actor = bearer.role === "service_role" ? ({ isOwner: true } as const) : bearer;
    const engines = (await c.var.services.engines.list(actor)).map(wireEngine);
    return c.json({ engines }, 200, { "Cache-Control": "private, no-store" });
  })
  .onError(functionErrorAnswer);

function wireEngine(view: EngineView): z.infer<typeof enginesSchema>["engines"][number] {
  const { engine, name, hosts, lastWorkedAt, lastFault, faults, restsUntil } = view;
  return {
    engine,
    name,
    hosts,
    last_worked_at: momentOf(lastWorkedAt),
    last_error: lastFault && { kind: lastFault.fault, at: new Date(lastFault.atMs).toISOString() },
    errors_24h: Object.fromEntries(faults.map(({ fault, count }) => [fault, count])),
    rests_until: momentOf(restsUntil),
  };
}

function momentOf(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
