import { data } from "react-router";
import { findPost } from "#app/content/posts.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/post";
import { PostDay } from "./post-day.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData: post }) =>
  post
    ? pageMeta(matches, {
        path: `/resources/blog/${post.slug}`,
        title: post.title,
        description: post.summary,
        data: [{ "@type": "BlogPosting", headline: post.title, datePublished: post.date }],
      })
    : [];

export function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.slug);
  if (!post) throw data(null, { status: 404 });
  return post;
}

export default function BlogPost({ loaderData: post }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-text px-4 pt-14 pb-18 sm:px-6 lg:pt-24 lg:pb-28">
      <PostDay date={post.date} />
      <h1 className="mt-2 font-display text-4xl">{post.title}</h1>
      <div className="mt-8 space-y-4 text-lg">
        {post.blocks.map((block) => {
          if (block.kind === "list")
            return (
              <ul key={block.items.join()} className="list-disc space-y-1 pl-5">
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            );
          const Tag = block.kind === "heading" ? "h2" : "p";
          return (
            <Tag key={block.text} className={block.kind === "heading" ? "pt-4 font-display text-2xl" : undefined}>
              {block.text}
            </Tag>
          );
        })}
      </div>
    </article>
  );
}
