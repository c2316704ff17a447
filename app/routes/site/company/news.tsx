import { ButtonAnchor } from "#app/ui/button.tsx";
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
      <ButtonAnchor href="/demo" size="large">
        Watch a Demo
      </ButtonAnchor>
      <ButtonAnchor href="/company/about-us" variant="secondary" size="large">
        About Us
      </ButtonAnchor>
    </ComingSoon>
  );
}
