/**
 * Cloudflare's published prices and limits of the Workers Paid plan, in US dollars, as copies of these pages had them on the day
 * below. Whoever decides by them looks there first.
 */
export const PRICES_READ_ON = "2026-11-26";
export const PRICE_SOURCES = [
  "https://developers.cloudflare.com/workers/platform/pricing/",
  "https://developers.cloudflare.com/d1/platform/pricing/",
  "https://developers.cloudflare.com/durable-objects/platform/pricing/",
  "https://developers.cloudflare.com/r2/pricing/",
  "https://developers.cloudflare.com/d1/platform/limits/",
  "https://developers.cloudflare.com/durable-objects/platform/limits/",
  "https://developers.cloudflare.com/workers-ai/platform/limits/",
] as const;

/** What a month costs before anything is used. */
export const PLAN_DOLLARS = 5;

/** `included`: in a month. `dollars`: for each `per` above it. */
export type Price = { included: number; dollars: number; per: number };

export const PRICES = {
  requests: { included: 10e6, dollars: 0.3, per: 1e6 },
  cpuMs: { included: 30e6, dollars: 0.02, per: 1e6 },
  rowsRead: { included: 25e9, dollars: 0.001, per: 1e6 },
  rowsWritten: { included: 50e6, dollars: 1, per: 1e6 },
  databaseGb: { included: 5, dollars: 0.75, per: 1 },
  /** Twenty messages that come in by a socket are one. */
  objectRequests: { included: 1e6, dollars: 0.15, per: 1e6 },
  /** An object counts as 128 MB for as long as it cannot sleep. */
  objectGbSeconds: { included: 400e3, dollars: 12.5, per: 1e6 },
  fileGb: { included: 10, dollars: 0.015, per: 1 },
  fileWrites: { included: 1e6, dollars: 4.5, per: 1e6 },
  fileReads: { included: 10e6, dollars: 0.36, per: 1e6 },
} as const satisfies Record<string, Price>;

export type Resource = keyof typeof PRICES;
export const SOCKET_MESSAGES_A_REQUEST = 20;
export const OBJECT_GB = 0.128;

export const LIMITS = {
  databaseBytes: 10e9,
  /** Of one object, a soft limit. */
  objectRequestsASecond: 1000,
  objectMemoryBytes: 128e6,
  /** Text generation by Workers AI, an account, unless more is agreed on. */
  modelRequestsAMinute: 300,
} as const;
