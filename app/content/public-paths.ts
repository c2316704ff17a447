/** Every page that may be found: for the sitemap, and for the tests that visit them all. */
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
] as const;
