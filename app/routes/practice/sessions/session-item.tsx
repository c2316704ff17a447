import type { MouseEventHandler } from "react";
import { useNotation } from "#app/ui/notation.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";
import { StatusPill } from "#app/ui/status-pill.tsx";
import { durationLabel } from "#core/conversations/labels.ts";
import { countLabel } from "#core/count-label.ts";
import { changeLabel } from "#core/feedback/score-change.ts";
import type { Notation } from "#core/notation.ts";
import type { RecentConversation } from "#core/pages/dashboard-page.ts";

type SessionProps = {
  conversation: RecentConversation;
  /** "Yesterday". */
  day: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

export function SessionItem(props: SessionProps) {
  return (
    <li className="not-last:mb-0.5">
      <SessionLink {...props} />
    </li>
  );
}

export function SessionLink({ conversation, day, onClick }: SessionProps) {
  const to = conversation.status === "active" ? `/chat/${conversation.id}` : `/conversations/${conversation.id}`;
  return (
    <a
      href={to}
      onClick={onClick}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-control px-3 py-3 transition-colors hover:bg-ink/4 focus-visible:outline-offset-0 sm:grid-cols-[minmax(0,1fr)_auto_3.5rem]"
    >
      <span className="overflow-hidden text-ellipsis whitespace-pre max-sm:col-start-1">
        <b className="font-semibold">{nameOf(conversation)}</b>
        <small className="text-sm text-muted tabular-nums">{factsOf(conversation, day, useNotation())}</small>
      </span>
      <StatusPill status={conversation.status} className="justify-self-start max-sm:col-start-1 max-sm:row-start-2" />
      {conversation.score !== null && (
        <ScoreRing
          score={conversation.score}
          className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:size-12"
        />
      )}
    </a>
  );
}

/** "Dana Whitfield, Renewal shock"; of a drill "Dana Whitfield, Drill: My rate went up". What a client of the API brought has its own title alone. */
export function nameOf({ customer, scenarioTitle, title, isRetry }: RecentConversation): string {
  if (customer === null) return title;
  return `${isRetry ? "Retry: " : ""}${customer}, ${scenarioTitle}`;
}

/** The lines below the name: the agent's first words, then the figures. */
function factsOf(conversation: RecentConversation, day: string, notation: Notation): string {
  const { customer, title, totalMessages, durationSeconds, score, scoreBefore } = conversation;
  const facts = [day, countLabel(totalMessages, "message", notation), durationLabel(durationSeconds)];
  if (score !== null && scoreBefore !== null) facts.push(`${scoreBefore} before, ${changeLabel(scoreBefore, score)}`);
  const words = customer === null ? "" : `\n${title.replace(RETRY_TITLE, "")}`;
  return `${words}\n${facts.join(" · ")}`;
}

const RETRY_TITLE = /^Retry: /;
