import { useEffect } from "react";
import { data, useFetcher, useRevalidator } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Bar } from "#app/ui/bar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useCounts, useNotation } from "#app/ui/notation.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { RescoreChange, RescoreJob } from "#core/pages/admin-pages.ts";
import type { Route } from "./+types/scores";
import { AdminFrame, SIGNED_OUT } from "./admin-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Scores · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await openPage(context, request, ({ rescoring }, login) => rescoring.open(login), { signedOut: SIGNED_OUT });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** One step of scoring again; the page asks for the next one by itself, or by a press where there is no JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const stepped = await runAction(context, request, ({ rescoring }, login) => rescoring.advance(login, true));
  if (stepped.ok) return data({ job: stepped.value, toast: null });
  const { title, text, status } = stepped.refusal;
  return data({ job: null, toast: { title, text, kind: "destructive" as const } }, { status });
}

export default function Scores({ loaderData: page }: Route.ComponentProps) {
  const [newest, ...earlier] = page.jobs;
  const notation = useNotation();
  const { figure } = useCounts();
  return (
    <AdminFrame timeZone={page.timeZone}>
      <Card aria-labelledby="scores" className="mt-6">
        <CardHeader
          title="Scores"
          titleId="scores"
          text={`New conversations are judged by rubric ${page.rubricVersion}. Stored ones keep the score they got until you have them judged again; both scores are kept. What was handed in to an organization keeps its total.`}
        />
        <ul className="divide-y divide-line border-t border-line">
          {page.rubrics.map(({ rubric, conversations }) => (
            <li key={rubric} className="flex justify-between gap-4 px-5 py-3">
              <span>Rubric {rubric}</span>
              <span className="tabular-nums">{figure(conversations)}</span>
            </li>
          ))}
        </ul>
        {page.rubrics.length === 0 && <EmptyState title="No scores" text="Nobody has ended a practice yet." />}
        <Progress job={newest ?? null} hasScores={page.rubrics.length > 0} />
      </Card>
      {newest && (
        <Card aria-labelledby="changes" className="mt-6">
          <CardHeader
            title="What changed"
            titleId="changes"
            text={`In the run of ${momentLabel(newest.startedAt, page.timeZone, notation)}: ${newest.changed} of ${newest.done}. The largest first.`}
          />
          {page.changes.length === 0 ? (
            <EmptyState
              className="border-t border-line"
              title="Nothing changed"
              text="Every score came out as it was."
            />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {page.changes.map((change) => (
                <Change key={change.conversationId} change={change} />
              ))}
            </ul>
          )}
        </Card>
      )}
      {earlier.length > 0 && (
        <Card aria-labelledby="runs" className="mt-6">
          <CardHeader title="Earlier runs" titleId="runs" />
          <ul className="divide-y divide-line border-t border-line">
            {earlier.map((job) => (
              <li key={job.id} className="flex flex-wrap justify-between gap-4 px-5 py-3">
                <span>
                  {momentLabel(job.startedAt, page.timeZone, notation)}, rubric {job.rubricVersion}
                </span>
                <span className="tabular-nums">
                  {job.changed} of {job.done} changed
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </AdminFrame>
  );
}

function Progress({ job, hasScores }: { job: RescoreJob | null; hasScores: boolean }) {
  const fetcher = useFetcher<typeof action>();
  const { figure } = useCounts();
  const { revalidate } = useRevalidator();
  const known = fetcher.data?.job ?? job;
  const isOpen = known !== null && known.finishedAt === null;
  const isStepping = fetcher.state !== "idle";
  const hasStepped = fetcher.data?.job != null;

  // Goes on by itself once a press has begun it, and shows what changed when it is through.
  useEffect(() => {
    if (!hasStepped || isStepping) return;
    if (isOpen) void fetcher.submit(null, { method: "post" });
    else void revalidate();
  }, [hasStepped, isStepping, isOpen, fetcher.submit, revalidate]);

  if (!hasScores) return null;
  return (
    <div className="space-y-3 border-t border-line px-5 py-4">
      {isOpen && (
        <>
          <p aria-live="polite">
            {figure(known.done)} of {figure(known.total)} judged again, {figure(known.changed)} changed
          </p>
          <Bar percent={known.total === 0 ? 100 : Math.min(100, (100 * known.done) / known.total)} />
          <p className="text-sm text-muted">It goes on by itself here and, if you leave, in the background.</p>
        </>
      )}
      <fetcher.Form method="post">
        <Button type="submit" variant={isOpen ? "secondary" : "primary"} busy={isStepping}>
          {isOpen ? "Go on" : "Judge all stored conversations again"}
        </Button>
      </fetcher.Form>
      {fetcher.data?.toast && <p className="text-bad">{fetcher.data.toast.text}</p>}
    </div>
  );
}

function Change({ change: { scenarioId, level, before, after, reasons } }: { change: RescoreChange }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[8rem_6rem_minmax(0,1fr)]">
      <span>
        {scenarioId}, level {level}
      </span>
      <span className="tabular-nums">
        {before} → {after}
      </span>
      <span className="text-muted">{reasons.length > 0 ? reasons.join(" ") : "Other words, the same figures."}</span>
    </li>
  );
}
