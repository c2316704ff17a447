import { marked } from "marked";
import { data } from "react-router";
import { findPost } from "#app/content/blog-posts.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/post";
import { Markdown } from "./markdown.tsx";
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

/** Read here, so that the reader stays on the server. */
export function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.slug);
  if (!post) throw data(null, { status: 404 });
  const { text, ...head } = post;
  return { ...head, tokens: [...marked.lexer(text)] };
}

export default function BlogPost({ loaderData: post }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-text px-4 pt-14 pb-18 sm:px-6 lg:pt-24 lg:pb-28">
      <PostDay date={post.date} />
      <h1 className="mt-2 font-display text-4xl">{post.title}</h1>
      <div className="mt-8 flex flex-col gap-4 text-lg">
        <Markdown tokens={post.tokens} />
      </div>
    </article>
  );
}
