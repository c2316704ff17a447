/**
 * The first segment of a path, for logs, if it is one of our own routes; "" for the home page. Null for any other path, because a
 * person may have typed it, and logs contain nothing that a person wrote.
 */
export function routeName(path: string): string | null {
  const first = path.split("/", 2)[1] ?? "";
  // React Router requests the data of a page at the page's path with ".data" appended.
  if (path === "/" || first === "_root.data") return "";
  const name = first.replace(/\.data$/, "");
  return ROUTE_NAMES.has(name) ? name : null;
}

/** The first segments of app/routes.ts and of the Hono routes. A test compares this list with both. */
const ROUTE_NAMES = new Set([
  ".well-known",
  "account",
  "admin",
  "api",
  "auth",
  "billing",
  "c",
  "calendar",
  "chat",
  "company",
  "conversations",
  "credentials",
  "dashboard",
  "demo",
  "features",
  "functions",
  "healthz",
  "how-scoring-works",
  "practice-email",
  "mcp",
  "oauth",
  "pricing",
  "privacy-policy",
  "refund-policy",
  "realtime",
  "resources",
  "rest",
  "robots.txt",
  "sitemap.xml",
  "storage",
  "team",
  "terms-of-service",
  "try",
  "usage",
  "webhooks",
]);
