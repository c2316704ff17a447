import { createMiddleware } from "hono/factory";
import { Refusal } from "#core/errors.ts";
import { refusalResponse } from "./refusal-response.ts";

/**
 * Protection against cross-site request forgery (OWASP CSRF Prevention Cheat Sheet, Fetch Metadata): a request with another
 * method than GET, HEAD or OPTIONS must come from our own pages. Browsers send Sec-Fetch-Site, older ones at least Origin. A
 * request with a cookie but neither header is refused.
 */
export const refuseCrossSite = createMiddleware(async (c, next) => {
  const request = c.req.raw;
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return next();
  // These calls act for no person and check the origin themselves: workers/api/public-forms.ts.
  if (c.req.path.startsWith("/api/public/")) return next();
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const sameSite =
    site !== null
      ? site === "same-origin" || site === "none"
      : origin !== null
        ? origin === new URL(request.url).origin
        : !request.headers.has("Cookie");
  const originAgrees = origin === null || origin === new URL(request.url).origin;
  if (sameSite && originAgrees) return next();
  return refusalResponse(new Refusal("cross_site"));
});
