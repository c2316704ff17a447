import { data, Form, Link, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { RoundStatePill } from "#app/ui/round-state-pill.tsx";
import { EXCUSE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#core/assignments/assignment-limits.ts";
import { dueLabel } from "#core/assignments/due-date.ts";
import { judgedOnWords } from "#core/assignments/judged-on-words.ts";
import { countLabel } from "#core/count-label.ts";
import { Refusal } from "#core/errors.ts";
import type { Notation } from "#core/notation.ts";
import type { AssignmentPage, RoundOfPerson } from "#core/pages/assignment-pages.ts";
import type { Route } from "./+types/one-assignment";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.assignment.title ?? "Team assignment"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ assignments }, login) => assignments.open(login, params.assignmentId));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { assignmentId } = params;
  const field = (name: string) => String(form.get(name) ?? "");
  const intent = form.get("intent");
  const done = await runAction(context, request, async ({ assignments }, login) => {
    if (intent === "edit-assignment") {
      await assignments.edit(login, assignmentId, { title: field("title"), dueDate: field("dueDate") });
      return "Saved";
    }
    if (intent === "archive-assignment") {
      await assignments.archive(login, assignmentId);
      return "Archived";
    }
    if (intent === "excuse") {
      const of = { userId: field("userId"), round: field("round"), why: field("why") };
      await assignments.excuse(login, assignmentId, of);
      return "Excused";
    }
    throw new Refusal("bad_request");
  });
  if (!done.ok) {
    const { title, text, status } = done.refusal;
    return data({ toast: { title, text, kind: "destructive" as const } }, { status });
  }
  const { notes } = context.get(servicesContext);
  const toast = { title: done.value, kind: "success" } as const;
  return redirect(`/team/assignments/${assignmentId}`, {
    headers: { "Set-Cookie": await notes.leave(request, { toast }) },
  });
}

export default function OneAssignment({ loaderData: page }: Route.ComponentProps) {
  const { assignment, people } = page;
  return (
    <TeamFrame team={page.team}>
      <p className="mt-6">
        <Link to="/team/assignments" className="link">
          All assignments
        </Link>
      </p>
      <Card aria-labelledby="assignment" className="mt-4">
        <CardHeader
          title={<span className="wrap-anywhere">{assignment.title}</span>}
          titleId="assignment"
          text={factsOf(page, useNotation())}
        />
        <ul className="list-disc space-y-1 pr-5 pb-5 pl-10">
          {judgedOnWords(assignment.task).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {assignment.certificateMonths !== null && (
            <li>Issues a certificate, valid for {countLabel(assignment.certificateMonths, "month")}</li>
          )}
          {assignment.hasScoreBoard && <li>Shows the three best scores of those who agree</li>}
          {assignment.repeatDays !== null && <li>Again {assignment.repeatDays} days after it was passed</li>}
        </ul>
        <p className="px-5 pb-5 text-sm text-muted">
          Library {assignment.task.versions.library}, made for rubric {assignment.task.versions.rubric}.
          {!assignment.isOfLibrary &&
            " The library has changed since; this assignment keeps its scenarios as they were."}
        </p>
      </Card>

      <Card aria-labelledby="people" className="mt-6">
        <CardHeader
          title="People"
          titleId="people"
          text="Of private tries you see only that somebody has begun, “Practicing”: nobody else reads them."
        />
        {people.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            title="Nobody has it yet"
            text="Whoever joins later, or a group that gets people, shows here."
          />
        ) : (
          <ul aria-labelledby="people" className="divide-y divide-line border-t border-line">
            {people.map((one) => (
              <Person key={one.userId} page={page} person={one} />
            ))}
          </ul>
        )}
      </Card>

      {assignment.mayChange && !assignment.isArchived && <Change assignment={assignment} />}
    </TeamFrame>
  );
}

function factsOf({ assignment, timeZone, nowMs }: AssignmentPage, notation: Notation): string {
  const due =
    assignment.dueAt === null ? "No due date" : `Due ${dueLabel(assignment.dueAt, timeZone, nowMs, notation)}`;
  return assignment.isArchived ? `${due}. Archived: nobody begins it any more.` : due;
}

function Person({ page, person }: { page: AssignmentPage; person: RoundOfPerson }) {
  const { viewer, assignment, timeZone, nowMs } = page;
  const { userId, name, state, round, dueAt, excusedWhy, handedIn, hasLeft } = person;
  const notation = useNotation();
  const facts = [
    ...(round > 1 ? [`round ${round}`] : []),
    ...(dueAt === null ? [] : [`due ${dueLabel(dueAt, timeZone, nowMs, notation)}`]),
    ...(hasLeft ? ["has left"] : []),
    ...(excusedWhy === null ? [] : [excusedWhy]),
  ];
  const isSettled = state === "passed" || state === "excused";
  const mayExcuse = !assignment.isArchived && !hasLeft && !isSettled && userId !== viewer.id;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <RoundStatePill state={state} />
        </p>
        {facts.length > 0 && <p className="text-sm text-muted wrap-anywhere">{facts.join(" · ")}</p>}
        {handedIn.length > 0 && (
          <ul className="mt-1.5 space-y-1">
            {handedIn.map(({ conversationId, scenario, total, passed, handedInAt }) => (
              <li key={conversationId} className="text-sm">
                <Link to={`/team/attempts/${conversationId}`} className="link">
                  {scenario}
                </Link>{" "}
                <span className="text-muted">
                  {total === null ? "not judged" : `${total}, ${passed ? "passed" : "not passed"}`},{" "}
                  <LocalDate ms={handedInAt} timeZone={timeZone} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayExcuse && <Excuse person={person} />}
    </li>
  );
}

function Excuse({ person: { userId, round, name } }: { person: RoundOfPerson }) {
  return (
    <details>
      <summary className={buttonClass({ variant: "quiet", size: "small" })}>
        Excuse<span className="sr-only"> {name}</span>
      </summary>
      <Form method="post" className="mt-2 w-72 max-w-full space-y-2">
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="round" value={round} />
        <Field label="Why" name="why" required maxLength={EXCUSE_MAX_LENGTH} hint="The person reads it." />
        <Button type="submit" name="intent" value="excuse" variant="secondary" size="small">
          Excuse
        </Button>
      </Form>
    </details>
  );
}

function Change({ assignment }: { assignment: AssignmentPage["assignment"] }) {
  return (
    <Card aria-labelledby="change" className="mt-6">
      <CardHeader title="Change" titleId="change" text="What has to be done stays as it was made." />
      <Form method="post" className="grid max-w-text gap-4 px-5 pb-5">
        <Field label="Title" name="title" required maxLength={TITLE_MAX_LENGTH} defaultValue={assignment.title} />
        <Field label="Due date" name="dueDate" type="date" defaultValue={assignment.dueDate} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" name="intent" value="edit-assignment">
            Save
          </Button>
          <Button type="submit" name="intent" value="archive-assignment" variant="secondary" formNoValidate>
            Archive
          </Button>
        </div>
      </Form>
    </Card>
  );
}
