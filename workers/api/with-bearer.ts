import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { Bearer } from "#core/identity/bearer.ts";
import type { ApiEnv } from "./api-env.ts";
import { readBearer } from "./key-quota.ts";

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

/** Middleware that finds for whom a call is made. Throws an IdentityError for a key or token that is not valid. */
export const withBearer = createMiddleware<BearerEnv>(async (c, next) => {
  const [, token = null] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  const apiKey = c.req.header("apikey") ?? c.req.query("apikey") ?? null;
  c.set("bearer", await readBearer(c, { apiKey, token }));
  await next();
});
