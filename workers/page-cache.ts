import { createMiddleware } from "hono/factory";
import { publicPaths } from "#app/content/public-paths.ts";
import { isPersonal, SHARED_PAGE } from "#app/page-loading/shared-page.ts";
import type { ApiEnv } from "./api/api-env.ts";

/**
 * Pages that say `Cache-Control: public` are rendered once for each deployment and data centre and then served from the edge
 * cache, to browsers that carry neither a login nor a note. Everyone else gets a page of their own, which nobody may keep.
 * An isolate holds what it served in its memory, compressed: asking the cache costs five times what answering does.
 */
export const keepSharedPages = createMiddleware<ApiEnv>(async (c, next) => {
  const request = c.req.raw;
  // A page that is being worked on changes without a deployment.
  if (import.meta.env.DEV || !mayBeShared(c.req.path)) return next();
  const isAnonymous = request.method === "GET" && !isPersonal(request);
  const key = isAnonymous ? cacheKey(request.url, c.env.CF_VERSION_METADATA.id) : null;
  const held = key ? inMemory.get(key) : undefined;
  const found = key && !held ? await findAtEdge(key) : null;
  if (key && found) c.executionCtx.waitUntil(hold(key, found));
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
  c.executionCtx.waitUntil(Promise.all([hold(key, page), keepAtEdge(key, page)]));
  c.res = undefined;
  c.res = answerFor(request, page);
});

/** The public pages and what machines read of them. */
export function mayBeShared(path: string): boolean {
  return SHARED_PATHS.has(path) || path.startsWith("/resources/blog/");
}

const SHARED_PATHS = new Set<string>([...publicPaths, "/sitemap.xml", "/robots.txt"]);

/** What says where a visitor came from, and changes nothing in the page. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|li_fat_id|ttclid|twclid|mc_[ce]id|_hsenc|_hsmi|ref)$/;

/** One for each page that differs: what only tracks is left out, and the order of what is left does not matter. */
export function cacheKey(address: string, version: string): string {
  // Most addresses have no query: nothing to leave out or to sort.
  if (!address.includes("?")) return `${address}?page-version=${version}`;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.searchParams.set("page-version", version);
  return url.href;
}

type Page = { body: ArrayBuffer; zipped?: ArrayBuffer; headers: Headers };

const inMemory = new Map<string, Page>();

/** All pages without a query several times over; each is about 100 kB, and 20 kB compressed. */
const MOST_IN_MEMORY = 64;

async function hold(key: string, page: Page): Promise<void> {
  const zipped = await new Response(
    new Blob([page.body]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  const [oldest] = inMemory.keys();
  if (oldest !== undefined && inMemory.size >= MOST_IN_MEMORY) inMemory.delete(oldest);
  inMemory.set(key, { ...page, zipped });
}

/** A deployment has other keys, so nothing has to be purged; what is left behind ages out. */
const KEPT_SECONDS = 24 * 60 * 60;

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
  // The key says who may have it; the cache itself knows nothing of Vary.
  headers.delete("Vary");
  headers.set("Cache-Control", `public, s-maxage=${KEPT_SECONDS}`);
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

/** Weak: compressed, the page is another file. */
async function tagOf(page: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", page);
  const hex = Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `W/"${hex}"`;
}
