/**
 * For the `headers` of pages that look the same to everyone who is not signed in. Browsers ask again each time (an unchanged page
 * is answered with 304); caches in between may keep it for a while. workers/page-cache.ts takes this back for anyone else.
 */
export function sharedPageHeaders() {
  return { "Cache-Control": SHARED_PAGE, Vary: "Cookie" };
}

export const SHARED_PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";

/** Whether a browser gets a page of its own: it carries a login or a note. */
export function isPersonal(request: Request): boolean {
  return PERSONAL_COOKIE.test(request.headers.get("Cookie") ?? "");
}

const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:login|note)=/;
