import { posts } from "#app/content/blog-posts.ts";
import { site } from "#app/site/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ComingSoon } from "#app/ui/site/coming-soon.tsx";
import { PageHead } from "#app/ui/site/section.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/index";
import { PostDay } from "./post-day.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    path: "/resources/blog",
    title: "Blog",
    description: "On conversations that sell insurance: what works, what does not, and how one knows.",
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: `${site.name} blog`,
    href: "/resources/blog/rss.xml",
  },
];

export function loader() {
  return posts.map(({ slug, title, date, summary }) => ({ slug, title, date, summary }));
}

export default function Blog({ loaderData: list }: Route.ComponentProps) {
  if (list.length === 0) {
    return (
      <ComingSoon
        title="Blog content coming soon."
        text="We write when we have measured something. Until then, the calculator and a scored call are there to try."
      >
        <ButtonAnchor href="/resources/calculator" size="large">
          Open the ROI calculator
        </ButtonAnchor>
        <ButtonAnchor href="/demo" variant="secondary" size="large">
          Watch a Demo
        </ButtonAnchor>
      </ComingSoon>
    );
  }
  return (
    <>
      <PageHead title="Blog" />
      <ul className="mx-auto flex max-w-page flex-col gap-10 px-4 pb-18 sm:px-6 lg:pb-28">
        {list.map((post) => (
          <li key={post.slug} className="max-w-text">
            <PostDay date={post.date} />
            <h2 className="mt-1 font-display text-2xl">
              <a href={`/resources/blog/${post.slug}`} className="hover:text-brand">
                {post.title}
              </a>
            </h2>
            <p className="mt-2 text-muted">{post.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
