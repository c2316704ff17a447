import { type Post, parsePost } from "#core/blog/post.ts";

/** Newest first. Read at build time: only servers have them. */
export const posts: readonly Post[] = Object.entries(
  import.meta.glob<string>("./blog/*.md", { query: "?raw", import: "default", eager: true }),
)
  .filter(([path]) => !path.endsWith("/README.md"))
  .map(([path, text]) => parsePost(path.replace(/^.*\/|\.md$/g, ""), text))
  .sort((a, b) => b.date.localeCompare(a.date));

export function findPost(slug: string): Post | null {
  return posts.find((post) => post.slug === slug) ?? null;
}
