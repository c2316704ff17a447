// Shows the offline page where a page cannot be had, and does nothing else: no page of anybody is kept, and nothing is reloaded when a
// new version of this file takes over. Its tests: tests/browser/offline.test.ts.

const CACHE = "offline-2";
// Without .html: where that ends in a redirect, a browser would not take the answer for a page.
const PAGE = "/offline";

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(PAGE, { cache: "reload" })))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOldCaches());
});

addEventListener("fetch", (event) => {
  // Forms and whatever a page asks for itself go to the network as if this file were not there.
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(pageOf(event));
});

/** The browser asks while this worker wakes up (navigation preload), so that it costs no time. */
async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}
