import { servicesContext } from "#app/context.ts";
import { sharedPageHeaders } from "#app/page-loading/shared-page.ts";
import type { Route } from "./+types/robots";

/** What is behind a sign-in is no page to find. /auth itself may be read, to learn that it asks not to be listed. */
const CLOSED = ["/api/", "/auth/", "/chat", "/conversations/", "/dashboard", "/admin", "/team"];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.get(servicesContext).siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...sharedPageHeaders() },
  });
}
