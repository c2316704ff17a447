/**
 * Every page that may be found, but for blog posts: for the sitemap, for the tests that visit them all, and for the edge cache,
 * which keeps these paths (workers/page-cache.ts). So a page here looks the same to everyone who is not signed in.
 */
export const publicPaths = [
  "/",
  "/features",
  "/pricing",
  "/demo",
  "/resources/calculator",
  "/resources/partnership",
  "/resources/blog",
  "/company/about-us",
  "/company/our-customers",
  "/company/contact-us",
  "/company/news",
  "/privacy-policy",
  "/terms-of-service",
  "/refund-policy",
  "/how-scoring-works",
] as const;
