import { posts } from "#app/content/blog-posts.ts";
import { servicesContext } from "#app/context.ts";
import { sharedPageHeaders } from "#app/page-loading/shared-page.ts";
import { site } from "#app/site/site.ts";
import { rssFeed } from "#core/blog/feed.ts";
import type { Route } from "./+types/rss";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext);
  return new Response(rssFeed({ siteUrl, siteName: site.name, posts }), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", ...sharedPageHeaders() },
  });
}
