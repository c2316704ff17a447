import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

/** Every page and for whom it is. A new page is not done before it stands here. */
const PAGES = {
  anybody: [
    "",
    "features",
    "pricing",
    "demo",
    "resources/calculator",
    "resources/partnership",
    "resources/blog",
    "resources/blog/:slug",
    "resources/blog/rss.xml",
    "company/about-us",
    "company/our-customers",
    "company/contact-us",
    "company/news",
    "privacy-policy",
    "terms-of-service",
    "refund-policy",
    "sitemap.xml",
    "robots.txt",
    "auth",
    "auth/confirm",
    "auth/forgotten-password",
    "auth/new-password",
    "auth/sign-out",
    "auth/second-step",
    "auth/magic-link",
    "auth/email-change",
    "auth/with/:provider",
    "auth/provider-return",
    "*",
  ],
  /** Behind the guard of the practice layout; the admin pages ask for the role besides. */
  "signed in": [
    "dashboard",
    "chat/:conversationId?",
    "chat/script",
    "conversations/:conversationId",
    "account",
    "account/security",
    "account/two-step",
    "account/devices",
    "account/data",
    "account/export",
    "account/link/:provider",
    "admin",
    "admin/messages",
    "admin/security",
  ],
};

test("every page is in the table, on the side of the guard where it belongs", () => {
  const found = pagesOf(routes, false);
  expect(
    found
      .filter(({ guarded }) => !guarded)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...PAGES.anybody].sort());
  expect(
    found
      .filter(({ guarded }) => guarded)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...PAGES["signed in"]].sort());
});

function pagesOf(entries: readonly RouteConfigEntry[], guarded: boolean): { path: string; guarded: boolean }[] {
  return entries.flatMap((entry) => {
    const isGuarded = guarded || entry.file === "routes/practice/layout.tsx";
    if (entry.children) return pagesOf(entry.children, isGuarded);
    return [{ path: entry.path ?? "", guarded: isGuarded }];
  });
}
