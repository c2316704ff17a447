import { createMiddleware } from "hono/factory";
import { SHARED_PAGE } from "#app/middleware/shared-page.ts";
import type { ApiEnv } from "./api/api-env.ts";

/**
 * Pages that say `Cache-Control: public` are rendered once for each deployment and data centre and then served from the edge
 * cache, to browsers that carry neither a login nor a note. Everyone else gets a page of their own, which nobody may keep.
 */
export const keepSharedPages = createMiddleware<ApiEnv>(async (c, next) => {
  const request = c.req.raw;
  // Looking into the cache costs half of what a small page does; only these are ever kept.
  if (!MAY_BE_SHARED.test(c.req.path)) return next();
  const isAnonymous = request.method === "GET" && !PERSONAL_COOKIE.test(request.headers.get("Cookie") ?? "");
  // A page that is being worked on changes without a deployment.
  const key = isAnonymous && !import.meta.env.DEV ? cacheKey(request.url, c.env.CF_VERSION_METADATA.id) : null;
  const cache = key && (await caches.open("pages"));
  const kept = cache && (await cache.match(key));
  if (kept) {
    c.set("nonce", "");
    c.res = answerFor(request, kept.body, kept.headers);
    return;
  }
  await next();
  if (!c.res.headers.get("Cache-Control")?.startsWith("public")) return;
  if (!isAnonymous || c.res.status !== 200 || c.res.headers.has("Set-Cookie")) {
    c.res.headers.set("Cache-Control", "private, no-store");
    return;
  }
  if (!cache) return;
  const page = await c.res.arrayBuffer();
  const headers = new Headers(c.res.headers);
  headers.set("ETag", await tagOf(page));
  // The key says who may have it; the cache itself knows nothing of Vary.
  headers.delete("Vary");
  headers.set("Cache-Control", `public, s-maxage=${KEPT_SECONDS}`);
  c.executionCtx.waitUntil(cache.put(key, new Response(page, { headers })));
  c.res = undefined;
  c.res = answerFor(request, page, headers);
});

/** The public pages and what machines read of them (app/content/public-paths.ts); a test holds the two together. */
export const MAY_BE_SHARED =
  /^\/(?:(?:features|pricing|demo|privacy-policy|terms-of-service|refund-policy|sitemap\.xml|robots\.txt)?|(?:resources|company)\/.+)$/;

const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:login|note)=/;

/** What says where a visitor came from, and changes nothing in the page. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|li_fat_id|ttclid|twclid|mc_[ce]id|_hsenc|_hsmi|ref)$/;

/** A deployment has other keys, so nothing has to be purged; what is left behind ages out. */
const KEPT_SECONDS = 24 * 60 * 60;

/** One for each page that differs: what only tracks is left out, and the order of what is left does not matter. */
export function cacheKey(address: string, version: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.searchParams.set("page-version", version);
  return url.href;
}

function answerFor(request: Request, body: BodyInit | null, kept: Headers): Response {
  const headers = new Headers(kept);
  headers.set("Cache-Control", SHARED_PAGE);
  headers.set("Vary", "Cookie");
  const tag = headers.get("ETag");
  const isKnown = tag !== null && (request.headers.get("If-None-Match")?.includes(tag) ?? false);
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
}

/** Weak: the edge may compress the page on its way. */
async function tagOf(page: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", page);
  const hex = Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `W/"${hex}"`;
}
