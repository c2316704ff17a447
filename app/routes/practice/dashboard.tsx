import { type LucideIcon, MessageSquareText, MessagesSquare, Mic } from "lucide-react";
import { Suspense } from "react";
import { data, Link, redirect } from "react-router";
import { useFollowedLinks } from "#app/browser/followed-links.ts";
import { useOwnChanges } from "#app/browser/own-changes.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { PracticeLeftLine } from "#app/ui/practice-left.tsx";
import { dateLabel } from "#core/conversations/labels.ts";
import { figureLabel } from "#core/count-label.ts";
import { notationFor } from "#core/notation.ts";
import type { Route } from "./+types/dashboard";
import { DailyPracticeCard } from "./dashboard/daily-practice.tsx";
import { DueDrills } from "./dashboard/due-drills.tsx";
import { EmailQuestion } from "./dashboard/email-question.tsx";
import { FirstPractice } from "./dashboard/first-practice.here.tsx";
import { OwnAssignments } from "./dashboard/own-assignments.tsx";
import { Progress } from "./dashboard/progress.here.tsx";
import { scoreLine } from "./dashboard/score-geometry.ts";
import { Figures } from "./dashboard/totals.tsx";
import { WeakMoment } from "./dashboard/weak-moment.tsx";
import { SessionItem } from "./sessions/session-item.tsx";

export const meta: Route.MetaFunction = () => [{ title: `Dashboard · ${site.name}` }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request, (services, login) => services.dashboard.open(login));
  const { scores, retries, ...progress } = page.progress;
  return {
    ...page,
    progress: {
      ...progress,
      line: scoreLine(scores, retries, page.nowMs, page.timeZone, notationFor(request.headers.get("Accept-Language"))),
      firstScore: scores[0]?.total ?? null,
    },
  };
}

/** Answers "What do you sell?". */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  if (form.get("intent") !== "practice-line") throw data(null, { status: 400 });
  const answered = await runAction(context, request, ({ dashboard }, login) =>
    dashboard.chooseLine(login, form.get("line")),
  );
  if (!answered.ok) throw data(null, { status: answered.refusal.status });
  return redirect("/dashboard");
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    viewer,
    assignments,
    first,
    daily,
    asksForEmails,
    weakMoment,
    totals,
    recent,
    drills,
    progress,
    nowMs,
    timeZone,
  } = loaderData;
  const followLink = useFollowedLinks();
  const notation = useNotation();
  useOwnChanges();
  // Today's practice has it already, with what was said.
  const isInDaily = daily?.steps.some(({ path }) => path === `/conversations/${weakMoment?.conversationId}#fix`);
  const moment = isInDaily ? null : weakMoment;
  const firstName = viewer.fullName.split(" ")[0];
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">Dashboard</h1>
      <p className="mt-1.5 text-lg text-muted">{`${first ? "Welcome" : "Welcome back"}${firstName ? `, ${firstName}` : ""}.`}</p>
      <PracticeLeftLine left={loaderData.practiceLeft} className="mt-2" />

      <OwnAssignments assignments={assignments} />

      {first && (
        <Suspense fallback={<div className="mt-8 h-64" />}>
          <FirstPractice first={first} />
        </Suspense>
      )}
      {daily && <DailyPracticeCard daily={daily} />}
      {asksForEmails && <EmailQuestion />}
      {(drills.due.length > 0 || moment) && (
        <div className="mt-8 grid items-start gap-3 md:auto-cols-fr md:grid-flow-col lg:gap-4">
          {drills.due.length > 0 && <DueDrills drills={drills} nowMs={nowMs} timeZone={timeZone} />}
          {moment && <WeakMoment moment={moment} />}
        </div>
      )}

      <div className="mt-3 grid items-start gap-3 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-4">
        <Card aria-labelledby="quick-actions" className="lg:col-start-2 lg:row-start-1">
          <CardHeader title="Quick Actions" titleId="quick-actions" />
          <div className="px-2 pb-2">
            <QuickAction
              icon={MessageSquareText}
              title="Start New Training Session"
              to="/chat"
              text="Pick a customer and talk it through in writing."
            />
            <QuickAction
              icon={Mic}
              title="Start Voice Roleplay"
              to="/chat?call=1"
              text="Pick a customer and talk. They answer by voice."
            />
          </div>
        </Card>
        {drills.due.length === 0 && !first && (
          <div className="lg:col-start-2 lg:row-start-2">
            <DueDrills drills={drills} nowMs={nowMs} timeZone={timeZone} />
          </div>
        )}
        <Card aria-labelledby="recent" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-stretch">
          <CardHeader title="Recent Training Sessions" titleId="recent" className="border-b border-line" />
          {recent.length === 0 && totals.conversations > 0 ? (
            <p className="px-5 pt-4 pb-1 text-muted">Your sessions are in the archive.</p>
          ) : recent.length === 0 ? (
            <EmptyState
              icon={<MessagesSquare aria-hidden="true" strokeWidth={1.75} />}
              title="No training sessions yet"
              text="Your first session takes about five minutes. Afterwards you see here how it went."
              action={<ButtonLink to="/chat">Start Training Now</ButtonLink>}
            />
          ) : (
            <ul
              aria-labelledby="recent"
              className="scroll-area relative p-2 lg:max-h-[36rem] lg:overflow-y-auto lg:overscroll-contain"
            >
              {recent.map((conversation) => (
                <SessionItem
                  key={conversation.id}
                  conversation={conversation}
                  day={dateLabel(conversation.createdAt, nowMs, timeZone, notation)}
                  onClick={followLink}
                />
              ))}
            </ul>
          )}
          {totals.conversations > recent.length && (
            <p className="border-t border-line px-5 py-3">
              <Link to="/conversations" className="link">
                See all {figureLabel(totals.conversations, notation)} sessions
              </Link>
            </p>
          )}
        </Card>
      </div>

      {first ? (
        <details className="mt-6">
          <summary className="link w-fit cursor-pointer">Your figures, which begin with your first session</summary>
          <div className="mt-3">
            <Figures totals={totals} />
          </div>
        </details>
      ) : (
        <>
          <div className="mt-3 lg:mt-4">
            <Figures totals={totals} />
          </div>
          <Suspense fallback={<div className="h-96" />}>
            <Progress progress={progress} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function QuickAction(props: { icon: LucideIcon; title: string; text: string; to: string }) {
  return (
    <Link
      to={props.to}
      className="arrow-after flex items-center gap-3.5 rounded-control p-3 transition-colors hover:bg-ink/4"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand">
        <props.icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{props.title}</span>
        <span className="block text-sm text-muted">{props.text}</span>
      </span>
    </Link>
  );
}
