import { Quote } from "lucide-react";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { ExamplesPage } from "#core/pages/review-pages.ts";
import type { Route } from "./+types/example-library";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team examples · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ examples }, login) => examples.open(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Moments that their agents agreed to show. Only the lines that were asked for are here. */
export default function Examples({ loaderData: { team, examples, isCut } }: Route.ComponentProps) {
  return (
    <TeamFrame team={team}>
      <Card aria-labelledby="examples">
        <CardHeader
          title="Examples"
          titleId="examples"
          text="Moments worth hearing, each shown because its agent agreed. They can take it back at any time."
        />
        {examples.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            icon={<Quote aria-hidden="true" strokeWidth={1.75} />}
            title="No examples yet"
            text="Owners and managers ask for one where they review an attempt. It shows here once its agent agrees."
          />
        ) : (
          <ul aria-labelledby="examples" className="divide-y divide-line border-t border-line">
            {examples.map((example) => (
              <Example key={example.id} example={example} timeZone={team.timeZone} />
            ))}
          </ul>
        )}
        {isCut && (
          <p className="border-t border-line px-5 py-4 text-sm text-muted">These are the newest {examples.length}.</p>
        )}
      </Card>
    </TeamFrame>
  );
}

function Example({ example, timeZone }: { example: ExamplesPage["examples"][number]; timeZone: string }) {
  const { title, agent, scenario, customer, agreedAt, lines } = example;
  return (
    <li className="px-5 py-4">
      <h3 dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </h3>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{agent}</bdi> in {scenario} · agreed on <LocalDate ms={agreedAt} timeZone={timeZone} />
      </p>
      <ol className="mt-3 max-w-text space-y-2 border-l-2 border-line pl-4">
        {lines.map(({ speaker, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an example never change
          <li key={index} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            <span className={classNames("font-semibold", speaker === "agent" && "text-brand")}>
              {speaker === "agent" ? agent : customer}
            </span>{" "}
            {text}
          </li>
        ))}
      </ol>
    </li>
  );
}
