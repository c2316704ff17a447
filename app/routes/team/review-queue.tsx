import { ListChecks } from "lucide-react";
import { Link } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { Pill, type PillColor } from "#app/ui/pill.tsx";
import type { ReviewQueuePage } from "#core/pages/review-pages.ts";
import { QUEUE_REASONS, type QueueReason } from "#core/reviews/queue-reasons.ts";
import { NEAR_THE_LINE } from "#core/reviews/review-limits.ts";
import type { Route } from "./+types/review-queue";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team reviews · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ reviewQueue }, login) =>
    reviewQueue.open(login, new URL(request.url).searchParams),
  );
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function ReviewQueue({ loaderData: page }: Route.ComponentProps) {
  const { team, attempts, filter, next, isFirst } = page;
  return (
    <TeamFrame team={team}>
      <Card aria-labelledby="queue">
        <CardHeader
          title="To review"
          titleId="queue"
          text="What your people handed in and nobody has given a verdict on yet, and what they dispute. Newest first."
        />
        <nav aria-label="Reason" className="flex flex-wrap gap-2 px-5 pb-4">
          <Filter to="/team/review" isOn={filter === null}>
            All
          </Filter>
          {QUEUE_REASONS.map((reason) => (
            <Filter key={reason} to={`/team/review?reason=${reason}`} isOn={filter === reason}>
              {REASONS[reason].label}
            </Filter>
          ))}
        </nav>
        {filter !== null && <p className="px-5 pb-4 text-sm text-muted">{REASONS[filter].text}</p>}
        {attempts.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            icon={<ListChecks aria-hidden="true" strokeWidth={1.75} />}
            title={isFirst ? "Nothing to review" : "No more"}
            text={
              filter === null
                ? "What your people hand in shows here. Private practice never does."
                : "Nothing is here for this reason."
            }
          />
        ) : (
          <ul aria-labelledby="queue" className="divide-y divide-line border-t border-line">
            {attempts.map((attempt) => (
              <Row key={attempt.conversationId} attempt={attempt} timeZone={team.timeZone} />
            ))}
          </ul>
        )}
        {(next !== null || !isFirst) && (
          <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
            {!isFirst && (
              <ButtonLink
                to={filter === null ? "/team/review" : `/team/review?reason=${filter}`}
                variant="secondary"
                size="small"
              >
                Newest
              </ButtonLink>
            )}
            {next !== null && (
              <ButtonLink to={`/team/review${next}`} variant="secondary" size="small">
                Older
              </ButtonLink>
            )}
          </div>
        )}
      </Card>
    </TeamFrame>
  );
}

function Filter(props: { to: string; isOn: boolean; children: string }) {
  return (
    <Link
      to={props.to}
      aria-current={props.isOn ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-[550] pointer-coarse:min-h-11",
        props.isOn ? "border-brand bg-brand-soft text-brand" : "border-line text-muted hover:text-ink",
      )}
    >
      {props.children}
    </Link>
  );
}

function Row({ attempt, timeZone }: { attempt: ReviewQueuePage["attempts"][number]; timeZone: string }) {
  const { conversationId, agent, title, scenario, mode, total, scoreToReach, handedInAt, reasons } = attempt;
  return (
    <li className="space-y-1.5 px-5 py-4">
      <p className="wrap-anywhere">
        <Link to={`/team/attempts/${conversationId}`} className="link font-semibold">
          <bdi>{agent}</bdi>: {scenario}
        </Link>
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {title === null ? "Without an assignment" : <bdi>{title}</bdi>} · by {mode} · {scoreWords(total, scoreToReach)}{" "}
        · handed in on <LocalDate ms={handedInAt} timeZone={timeZone} />
      </p>
      <ul aria-label="Why it is here" className="flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <li key={reason}>
            <Pill color={REASONS[reason].color}>{REASONS[reason].label}</Pill>
          </li>
        ))}
      </ul>
    </li>
  );
}

function scoreWords(total: number | null, scoreToReach: number | null): string {
  if (total === null) return "not judged";
  return scoreToReach === null ? `score ${total}` : `score ${total}, ${scoreToReach} to reach`;
}

const REASONS: Record<QueueReason, { label: string; text: string; color: PillColor }> = {
  unreviewed: { label: "Not reviewed", text: "Nobody has given a verdict yet.", color: "idle" },
  disputed: { label: "Disputed", text: "The agent says that a finding is wrong.", color: "warn" },
  near: {
    label: "Near the line",
    text: `Within ${NEAR_THE_LINE} points of the score that the assignment asks for.`,
    color: "active",
  },
  likely: {
    label: "Worth a look",
    text: "Something said may be a breach. It costs nothing until somebody says so.",
    color: "warn",
  },
  weekly: {
    label: "One a week",
    text: "One attempt of each person and week, chosen by chance. The list of them shows this week and the last.",
    color: "good",
  },
};
