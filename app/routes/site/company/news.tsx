import { ButtonLink } from "#app/ui/button.tsx";
import { ComingSoon } from "#app/ui/site/coming-soon.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/news";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/company/news",
    title: "News",
    description: "The latest news of the company, coming soon.",
  });

export default function News() {
  return (
    <ComingSoon title="Latest news coming soon." text="Until there is something to report, there is something to try.">
      <ButtonLink to="/demo" reloadDocument size="large">
        Watch a demo
      </ButtonLink>
      <ButtonLink to="/company/about-us" reloadDocument variant="secondary" size="large">
        About us
      </ButtonLink>
    </ComingSoon>
  );
}
