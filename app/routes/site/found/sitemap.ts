import { posts } from "#app/content/blog-posts.ts";
import { publicPaths } from "#app/content/public-paths.ts";
import { servicesContext } from "#app/context.ts";
import { sharedPageHeaders } from "#app/page-loading/shared-page.ts";
import { sitemap } from "#core/blog/feed.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const paths = [...publicPaths, ...posts.map((post) => `/resources/blog/${post.slug}`)];
  return new Response(sitemap(context.get(servicesContext).siteUrl, paths), {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...sharedPageHeaders() },
  });
}
