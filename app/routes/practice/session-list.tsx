import { MessagesSquare } from "lucide-react";
import { useFollowedLinks } from "#app/browser/followed-links.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { dateLabel } from "#core/conversations/labels.ts";
import type { Route } from "./+types/session-list";
import { SessionItem } from "./sessions/session-item.tsx";

export const meta: Route.MetaFunction = () => [{ title: `All sessions · ${site.name}` }];

export function loader({ context, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get("after");
  return openPage(context, request, ({ sessionList }, login) => sessionList.open(login, after));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Everything a person practiced, newest first, a page at a time. */
export default function SessionList({ loaderData }: Route.ComponentProps) {
  const { sessions, isFirst, next, nowMs, timeZone } = loaderData;
  const followLink = useFollowedLinks();
  const notation = useNotation();
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 id="sessions" className="font-display text-3xl">
        All sessions
      </h1>
      <p className="mt-1.5 text-muted">Open one to read or hear it, or to delete it while it is only yours.</p>
      <Card aria-labelledby="sessions" className="mt-6">
        {sessions.length === 0 ? (
          <EmptyState
            icon={<MessagesSquare aria-hidden="true" strokeWidth={1.75} />}
            title={isFirst ? "No training sessions yet" : "No older sessions"}
            text={isFirst ? "What you practice is listed here." : "You have reached your first session."}
            action={<ButtonLink to={isFirst ? "/chat" : "/conversations"}>{isFirst ? "Start" : "Newest"}</ButtonLink>}
          />
        ) : (
          <ul aria-labelledby="sessions" className="p-2">
            {sessions.map((conversation) => (
              <SessionItem
                key={conversation.id}
                conversation={conversation}
                day={dateLabel(conversation.createdAt, nowMs, timeZone, notation)}
                onClick={followLink}
              />
            ))}
          </ul>
        )}
      </Card>
      <nav aria-label="Pages of sessions" className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink to="/conversations" variant="secondary">
            Newest
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={`/conversations?after=${encodeURIComponent(next)}`} variant="secondary">
            Older
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
