import { redirect } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Route } from "./+types/no-practice-left";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "No practice left"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await openPage(context, request, ({ usage }, login) => usage.openLimit(login));
  if (!page) throw redirect("/chat");
  return page;
}

export default function Limit({ loaderData: { title, what, when, todo, mayBuy } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="mt-1.5 max-w-text text-lg text-muted">{what}</p>
      <Card className="mt-8 max-w-text p-5 sm:p-6">
        <h2 className="font-display text-xl">When it changes</h2>
        <p className="mt-1.5">{when}</p>
        <h2 className="mt-6 font-display text-xl">What can be done</h2>
        <p className="mt-1.5">{todo}</p>
        <p className="mt-3 text-muted">
          Every session, score, transcript and certificate stays readable, and you can export all of it.
        </p>
        <div className="mt-6 flex flex-wrap gap-2.5">
          {mayBuy && <ButtonLink to="/billing">See the plan</ButtonLink>}
          <ButtonLink to="/usage" variant="secondary">
            Your use
          </ButtonLink>
          <ButtonLink to="/conversations" variant="secondary">
            Your sessions
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
