export const SLUG_MAX_LENGTH = 60;
export const SLUG_PROBLEM = "Use 2 to 60 lower case letters, digits and hyphens";
export const SLUG_RESERVED = "This short name is kept for the site. Please choose another";

/** The short name of an organization, fit for an address, from its name. What has no Latin letter or digit becomes "organization". */
export function slugOfName(name: string): string {
  const letters = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const slug = trimHyphens(trimHyphens(letters).slice(0, SLUG_MAX_LENGTH));
  if (slug.length < 2) return slug === "" ? "organization" : `${slug}-team`;
  return isReservedSlug(slug) ? `${slug}-team` : slug;
}

/** Another one for a name whose own is taken. `ending` is any id: its last letters and digits are used. */
export function slugWithEnding(slug: string, ending: string): string {
  const end = ending
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(-8);
  return `${trimHyphens(slug.slice(0, SLUG_MAX_LENGTH - 1 - end.length))}-${end}`;
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(text);
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, "");
}

/** The first segments of the pages and calls (a test compares them with the routes), and words that look like ours. */
const RESERVED = new Set([
  ...[
    "account",
    "admin",
    "api",
    "assets",
    "auth",
    "billing",
    "c",
    "chat",
    "company",
    "conversations",
    "credentials",
    "dashboard",
    "demo",
    "dev",
  ],
  ...["features", "functions", "how-scoring-works", "pricing", "privacy-policy", "realtime", "refund-policy"],
  ...["calendar", "healthz", "mcp", "oauth", "practice-email", "try"],
  ...["resources", "rest", "robots", "sitemap", "storage", "team", "terms-of-service", "usage", "webhooks"],
  ...["about", "blog", "help", "home", "join", "login", "logout", "mail", "new", "news", "null", "owner", "root"],
  ...["rolecall", "security", "settings", "signup", "static", "status", "support", "teams", "undefined", "www"],
]);
