import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { RoundStatePill } from "#app/ui/round-state-pill.tsx";
import { dueLabel } from "#core/assignments/due-date.ts";
import { figureLabel } from "#core/count-label.ts";
import type { AssignmentList } from "#core/pages/assignment-pages.ts";
import type { Route } from "./+types/assignment-list";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team assignments · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ assignments }, login) => assignments.list(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function Assignments({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <Card aria-labelledby="assignments" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-3 pr-5">
          <CardHeader
            title="Assignments"
            titleId="assignments"
            text="You read what is handed in. Of private tries you see only that somebody has begun."
          />
          <ButtonLink to="/team/assignments/new" className="max-sm:mb-4 max-sm:ml-5">
            New assignment
          </ButtonLink>
        </div>
        {page.assignments.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            icon={<ClipboardList aria-hidden="true" strokeWidth={1.75} />}
            title="No assignments yet"
            text="Choose scenarios, a score to reach and a due date. Your people see it first on their dashboard."
          />
        ) : (
          <ul aria-labelledby="assignments" className="divide-y divide-line border-t border-line">
            {page.assignments.map((one) => (
              <Row key={one.id} assignment={one} timeZone={page.team.timeZone} nowMs={page.nowMs} />
            ))}
          </ul>
        )}
      </Card>
    </TeamFrame>
  );
}

function Row(props: { assignment: AssignmentList["assignments"][number]; timeZone: string; nowMs: number }) {
  const { assignment, timeZone, nowMs } = props;
  const { id, title, dueAt, isArchived, people, states } = assignment;
  const notation = useNotation();
  const facts = [
    people === 1 ? "1 person" : `${figureLabel(people, notation)} people`,
    dueAt === null ? "no due date" : `due ${dueLabel(dueAt, timeZone, nowMs, notation)}`,
    ...(isArchived ? ["archived"] : []),
  ];
  return (
    <li className="px-5 py-4">
      <Link to={`/team/assignments/${id}`} className="link font-semibold wrap-anywhere">
        {title}
      </Link>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      {states.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {states.map(({ state, count }) => (
            <RoundStatePill key={state} state={state} count={count} />
          ))}
        </p>
      )}
    </li>
  );
}
