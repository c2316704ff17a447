import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { FeedbackArticle } from "../practice/feedback/feedback-article.tsx";
import type { Route } from "./+types/handed-in-attempt";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.agent}, ${loaderData.scenario.title}` : "Team attempt"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ overseenFeedback }, login) =>
    overseenFeedback.open(login, params.conversationId),
  );
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** What was handed in, for somebody who oversees the agent: to read and to hear. */
export default function HandedInAttempt({ loaderData: page }: Route.ComponentProps) {
  return <FeedbackArticle page={page} agent={page.agent} refusedDispute={null} />;
}
