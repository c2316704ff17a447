import { Link } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { SkillQuotesPage } from "#core/pages/readiness-pages.ts";
import type { Route } from "./+types/skill-quotes";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.skill}, ${loaderData.person}` : "Team skill"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ readiness }, login) =>
    readiness.openSkill(login, params.userId, params.dimension),
  );
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** What is behind a figure of the heat map. */
export default function SkillQuotes({ loaderData: page }: Route.ComponentProps) {
  const { team, person, skill, attempts } = page;
  return (
    <TeamFrame team={team}>
      <p>
        <Link to="/team" className="link">
          Back to the overview
        </Link>
      </p>
      <Card aria-labelledby="quotes">
        <CardHeader
          title={
            <>
              {skill}, <bdi className="wrap-anywhere">{person}</bdi>
            </>
          }
          titleId="quotes"
          text="The newest sessions that were handed in and in which this was judged: what was not met, with the lines it is about or after which it could have been met."
        />
        {attempts.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            title="Nothing to show"
            text="No session that was handed in has been judged in this yet."
          />
        ) : (
          <ul aria-labelledby="quotes" className="divide-y divide-line border-t border-line">
            {attempts.map((attempt) => (
              <Attempt key={attempt.conversationId} attempt={attempt} person={person} timeZone={team.timeZone} />
            ))}
          </ul>
        )}
      </Card>
    </TeamFrame>
  );
}

type Props = { attempt: SkillQuotesPage["attempts"][number]; person: string; timeZone: string };

function Attempt({ attempt, person, timeZone }: Props) {
  const { conversationId, title, handedInAt, percent, notMet } = attempt;
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/team/attempts/${conversationId}`} className="link font-semibold wrap-anywhere">
          {title}
        </Link>
        <span className="text-sm text-muted tabular-nums">
          {percent} of 100, <LocalDate ms={handedInAt} timeZone={timeZone} />
        </span>
      </p>
      {notMet.length === 0 ? (
        <p className="mt-1 text-muted">Every check was met.</p>
      ) : (
        <ul className="mt-2 space-y-2.5">
          {notMet.map(({ question, isHeard, quotes, better, asksFirst }) => (
            <li key={question}>
              <p>{`${isHeard ? "Not met" : "Not heard"}: ${question}`}</p>
              {!isHeard && quotes.length > 0 && (
                <p className="text-sm text-muted">It could have been met after this:</p>
              )}
              {quotes.length === 0 && <p className="text-sm text-muted">No line to quote.</p>}
              {quotes.map(({ turn, quote, isAgent }) => (
                <div key={`${turn} ${quote}`} className="border-l-2 border-line pl-3 wrap-anywhere">
                  <p className="text-sm text-muted">{isAgent ? `${person} said` : "The customer said"}</p>
                  <blockquote dir="auto">{`“${quote}”`}</blockquote>
                </div>
              ))}
              {better !== null && better !== "" && (
                <p className="text-sm text-muted wrap-anywhere">{`${asksFirst ? "Ask first" : "Better"}: ${better}`}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
