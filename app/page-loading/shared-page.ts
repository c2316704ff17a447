/**
 * For the `headers` of pages that look the same to everyone who is not signed in. Browsers ask again each time (an unchanged page
 * is answered with 304); caches in between may keep it for a while. workers/page-cache.ts takes this back for anyone else.
 */
export function sharedPageHeaders() {
  return { "Cache-Control": SHARED_PAGE, Vary: "Cookie" };
}

/**
 * How long such a page is kept. Caches outside do not hear of a new deployment: five minutes, and an old page for an hour more
 * while they fetch the new one.
 */
export const SHARED_PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";
/** Our own edge cache has other keys for each deployment, so nothing has to be purged and entries of an old one expire. */
export const EDGE_CACHE_SECONDS = 24 * 60 * 60;

/** Whether a browser gets a page of its own: it carries a login or a note. */
export function isPersonal(request: Request): boolean {
  return PERSONAL_COOKIE.test(request.headers.get("Cookie") ?? "");
}

const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:login|note)=/;
