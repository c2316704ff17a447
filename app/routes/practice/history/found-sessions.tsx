import { MessagesSquare } from "lucide-react";
import { useFollowedLinks } from "#app/browser/followed-links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { dateLabel } from "#core/conversations/labels.ts";
import { historyPath, isNarrowed } from "#core/history/history-filter.ts";
import type { TextPiece } from "#core/history/marked-words.ts";
import type { HistoryPage, HistorySession } from "#core/pages/history-page.ts";
import { nameOf, SessionLink } from "../sessions/session-item.tsx";
import { SessionActions } from "./session-actions.tsx";

/** One page of what was asked for, and the way to the others. */
export function FoundSessions({ page }: { page: HistoryPage }) {
  const { sessions, filter, isFirst, next, isPartial } = page;
  return (
    <>
      <Card aria-labelledby="sessions" className="mt-6">
        {sessions.length === 0 ? (
          <NothingFound page={page} />
        ) : (
          <ul aria-labelledby="sessions" className="divide-y divide-line">
            {sessions.map((session) => (
              <FoundSession key={session.id} session={session} page={page} />
            ))}
          </ul>
        )}
      </Card>
      {isPartial && sessions.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          These words are said often: older sessions have not been looked through yet.
        </p>
      )}
      <nav aria-label="Pages of sessions" className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink to={historyPath(filter)} variant="secondary">
            Newest
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={historyPath(filter, next)} variant="secondary">
            {isPartial ? "Look further back" : "Older"}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function FoundSession({ session, page }: { session: HistorySession; page: HistoryPage }) {
  const followLink = useFollowedLinks();
  return (
    <li className="p-2">
      <SessionLink
        conversation={session}
        day={dateLabel(session.createdAt, page.nowMs, page.timeZone, useNotation())}
        onClick={followLink}
      />
      {session.excerpt && <Excerpt pieces={session.excerpt} />}
      <SessionActions id={session.id} name={nameOf(session)} title={session.title} isArchived={session.isArchived} />
    </li>
  );
}

function Excerpt({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p className="px-3 pb-1 text-sm wrap-anywhere text-muted">
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and do not move
          <mark key={index} className="rounded-sm bg-warn-soft text-warn">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function NothingFound({ page }: { page: HistoryPage }) {
  const { filter, search, isFirst, isPartial } = page;
  const icon = <MessagesSquare aria-hidden="true" strokeWidth={1.75} />;
  if (isPartial)
    return (
      <EmptyState
        icon={icon}
        title="Not among the newest"
        text="These words are said often. What was looked through so far does not match the filters."
      />
    );
  const how = search?.hasWords ? " Whole words are looked for, with whatever usual ending." : "";
  if (isNarrowed(filter) || (filter.archived && isFirst))
    return (
      <EmptyState
        icon={icon}
        title={isNarrowed(filter) ? "Nothing found" : "Nothing is archived"}
        text={isNarrowed(filter) ? `No session matches.${how}` : undefined}
        action={<ButtonLink to="/conversations">Show all</ButtonLink>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={isFirst ? "No training sessions yet" : "No older sessions"}
      text={isFirst ? "What you practice is listed here." : "You have reached your first session."}
      action={<ButtonLink to={isFirst ? "/chat" : "/conversations"}>{isFirst ? "Start" : "Newest"}</ButtonLink>}
    />
  );
}
