import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { Refusal } from "#core/errors.ts";
import { quotaHeaders } from "#core/identity/api-keys/key-quota.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import type { ApiEnv } from "./api-env.ts";

/** The context of handlers behind `withBearer`: it also has the caller. */
export type BearerEnv = { Bindings: ApiEnv["Bindings"]; Variables: ApiEnv["Variables"] & { bearer: Bearer } };

/** CORS for all sites: calls are authorised by the token they send, never by a cookie. */
export const callsFromAnySite = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  allowHeaders: [
    "Accept",
    "Accept-Profile",
    "apikey",
    "Authorization",
    "Cache-Control",
    "Content-Profile",
    "Content-Type",
    "Prefer",
    "Range",
    "Range-Unit",
    "X-Client-Info",
    "X-Metadata",
    "X-Region",
    "X-Retry-Count",
    "X-Supabase-Api-Version",
    "X-Upsert",
  ],
  exposeHeaders: [
    "Content-Range",
    "Content-Disposition",
    "ETag",
    "Preference-Applied",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
  ],
  maxAge: 86_400,
});

/**
 * Middleware that finds for whom a call is made. Throws an IdentityError for a key or token that is not valid. What is answered to a
 * call with a key says how many are left to it.
 */
export const withBearer = createMiddleware<BearerEnv>(async (c, next) => {
  const [, token = null] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  const apiKey = c.req.header("apikey") ?? c.req.query("apikey") ?? null;
  c.set("bearer", await c.var.services.bearers.read({ apiKey, token }).catch(refuseWith(c)));
  await next();
  sayWhatIsLeft(c);
});

/** A refusal of too many calls says so in the same headers. */
function refuseWith(c: Context<BearerEnv>): (error: unknown) => never {
  return (error) => {
    if (error instanceof Refusal && error.retryAfterSeconds !== null) {
      const left = quotaHeaders({ remaining: 0, resetSeconds: error.retryAfterSeconds });
      for (const [name, value] of Object.entries(left)) c.header(name, value);
    }
    throw error;
  };
}

/** On whatever comes back, refusals too: Hono gives them to the middleware as it gives answers. */
function sayWhatIsLeft(c: Context<BearerEnv>): void {
  const { bearer } = c.var;
  const key = "key" in bearer ? bearer.key : undefined;
  if (key === undefined) return;
  for (const [name, value] of Object.entries(quotaHeaders(key.quota))) c.res.headers.set(name, value);
}
