import { Hono } from "hono";
import { timeZoneSchema } from "#core/identity/pages/identity-forms.ts";
import type { ApiEnv } from "./api-env.ts";
import { readJson } from "./json-body.ts";

/** Where a browser says once in which time zone it is, for a person whose zone is not known yet. */
export const ownTimeZoneApi = new Hono<ApiEnv>().post("/own-time-zone", async (c) => {
  const named = await readJson(c.req.raw, timeZoneSchema);
  await c.var.services.accountPages.changeTimeZone(c.var.login, named, "unknown");
  return c.body(null, 204);
});
