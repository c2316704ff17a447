import { expect, test } from "vitest";
import { publicPaths } from "#app/content/public-paths.ts";
import { cacheKey, mayBeShared } from "#workers/page-cache.ts";

const key = (address: string, version = "v1") => cacheKey(`https://rolecall.example${address}`, version);

test("a page is kept once, whatever brought the visitor there", () => {
  const plain = key("/pricing");
  expect(key("/pricing?utm_source=email&utm_campaign=x&gclid=1&fbclid=2&ref=friend")).toBe(plain);
  expect(key("/pricing?")).toBe(plain);
});

test("what changes the page is another key, in whatever order it is named", () => {
  const shared = key("/resources/calculator?agents=2&lift=10");
  expect(shared).not.toBe(key("/resources/calculator"));
  expect(key("/resources/calculator?lift=10&utm_medium=mail&agents=2")).toBe(shared);
});

test("a deployment begins anew, and nobody can name another one", () => {
  expect(key("/", "v2")).not.toBe(key("/", "v1"));
  expect(key("/?page-version=v2", "v1")).toBe(key("/", "v1"));
});

test("the cache is asked for the public pages, and for nothing else", () => {
  for (const path of [
    ...publicPaths,
    "/sitemap.xml",
    "/robots.txt",
    "/resources/blog/rss.xml",
    "/resources/blog/a-post",
  ])
    expect(mayBeShared(path), path).toBe(true);
  for (const path of [
    "/auth",
    "/dashboard",
    "/chat",
    "/admin",
    "/no-such-page",
    "/api/public/contact-us",
    "/pricing/x",
    "/resources/none",
  ])
    expect(mayBeShared(path), path).toBe(false);
});
