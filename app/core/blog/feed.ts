import type { Post } from "./post.ts";

/** RSS 2.0 of all posts. `siteUrl` without a slash at its end. */
export function rssFeed(of: { siteUrl: string; siteName: string; posts: readonly Omit<Post, "text">[] }): string {
  const items = of.posts.map((post) => {
    const link = `${of.siteUrl}/resources/blog/${post.slug}`;
    return `<item><title>${escapeXml(post.title)}</title><link>${escapeXml(link)}</link><guid>${escapeXml(link)}</guid><pubDate>${new Date(post.date).toUTCString()}</pubDate><description>${escapeXml(post.summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeXml(of.siteName)}</title><link>${escapeXml(`${of.siteUrl}/resources/blog`)}</link><description>${escapeXml(`The blog of ${of.siteName}`)}</description><language>en-us</language>${items.join("")}</channel></rss>
`;
}

/** sitemap.org's list of addresses. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
