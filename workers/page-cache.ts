import { createMiddleware } from "hono/factory";
import { publicPaths } from "#app/content/public-paths.ts";
import { EDGE_CACHE_SECONDS, isPersonal, SHARED_PAGE } from "#app/page-loading/shared-page.ts";
import type { ApiEnv } from "./api/api-env.ts";

/**
 * Pages with `Cache-Control: public` are rendered once for each deployment and data centre and then served from the edge cache
 * to browsers that send neither a login cookie nor a flash message cookie. For all other browsers the page is rendered and sent
 * with `no-store`. An isolate also keeps the pages it served in memory, compressed: a lookup in the edge cache costs five times
 * as much as the response from memory. How long pages are kept is said in page-loading/shared-page.ts.
 */
export const cacheSharedPages = createMiddleware<ApiEnv>(async (c, next) => {
  const request = c.req.raw;
  // In development a page changes without a new deployment id.
  if (import.meta.env.DEV || !mayBeShared(c.req.path)) return next();
  const isAnonymous = request.method === "GET" && !isPersonal(request);
  const key = isAnonymous ? cacheKey(request.url, c.env.CF_VERSION_METADATA.id) : null;
  const held = key ? inMemory.get(key) : undefined;
  const found = key && !held ? await findAtEdge(key) : null;
  if (key && found) c.executionCtx.waitUntil(keepInMemory(key, found));
  const kept = held ?? found;
  if (kept) {
    c.res = answerFor(request, kept);
    return;
  }
  await next();
  if (!c.res.headers.get("Cache-Control")?.startsWith("public")) return;
  if (!key || c.res.status !== 200 || c.res.headers.has("Set-Cookie")) {
    c.res.headers.set("Cache-Control", "private, no-store");
    return;
  }
  const page = await pageOf(c.res);
  c.executionCtx.waitUntil(Promise.all([keepInMemory(key, page), keepAtEdge(key, page)]));
  c.res = undefined;
  c.res = answerFor(request, page);
});

/** Whether the path is a public page, a post or the feed (rss.xml) of the blog, the sitemap or robots.txt. */
export function mayBeShared(path: string): boolean {
  return SHARED_PATHS.has(path) || path.startsWith("/resources/blog/");
}

const SHARED_PATHS = new Set<string>([...publicPaths, "/sitemap.xml", "/robots.txt"]);

/** Query parameters that only track where a visitor came from and do not change the page. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|li_fat_id|ttclid|twclid|mc_[ce]id|_hsenc|_hsmi|ref)$/;

/** The cache key of an address: tracking parameters are removed and the others sorted, so that equal pages share one key. */
export function cacheKey(address: string, version: string): string {
  // Most addresses have no query, so they need no URL parsing.
  if (!address.includes("?")) return `${address}?page-version=${version}`;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.searchParams.set("page-version", version);
  return url.href;
}

type Page = { body: ArrayBuffer; zipped?: ArrayBuffer; headers: Headers };

const inMemory = new Map<string, Page>();

/** Several times the number of public pages. A page is about 100 kB, and 20 kB compressed. */
const MAX_IN_MEMORY = 64;

async function keepInMemory(key: string, page: Page): Promise<void> {
  const zipped = await new Response(
    new Blob([page.body]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  const [oldest] = inMemory.keys();
  if (oldest !== undefined && inMemory.size >= MAX_IN_MEMORY) inMemory.delete(oldest);
  inMemory.set(key, { ...page, zipped });
}

async function findAtEdge(key: string): Promise<Page | null> {
  const found = await (await caches.open("pages")).match(key);
  if (!found) return null;
  const headers = new Headers(found.headers);
  headers.set("Cache-Control", SHARED_PAGE);
  headers.set("Vary", VARY);
  return { body: await found.arrayBuffer(), headers };
}

async function keepAtEdge(key: string, page: Page): Promise<void> {
  const headers = new Headers(page.headers);
  // The Cache API does not support Vary. Only anonymous requests reach this cache, so the key is enough.
  headers.delete("Vary");
  headers.set("Cache-Control", `public, s-maxage=${EDGE_CACHE_SECONDS}`);
  await (await caches.open("pages")).put(key, new Response(page.body, { headers }));
}

async function pageOf(response: Response): Promise<Page> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set("ETag", await tagOf(body));
  headers.set("Vary", VARY);
  return { body, headers };
}

function answerFor(request: Request, page: Page): Response {
  const tag = page.headers.get("ETag");
  if (tag !== null && request.headers.get("If-None-Match")?.includes(tag))
    return new Response(null, { status: 304, headers: page.headers });
  if (!page.zipped || !request.headers.get("Accept-Encoding")?.includes("gzip"))
    return new Response(page.body, { headers: page.headers });
  const zipped = new Response(page.zipped, { headers: page.headers, encodeBody: "manual" });
  zipped.headers.set("Content-Encoding", "gzip");
  return zipped;
}

const VARY = "Cookie, Accept-Encoding";

/** A weak ETag (RFC 9110, 8.8.1): the compressed and the plain page have different bytes and the same tag. */
async function tagOf(page: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", page);
  const hex = Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `W/"${hex}"`;
}
