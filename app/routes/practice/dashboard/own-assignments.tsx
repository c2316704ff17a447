import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { RoundStatePill } from "#app/ui/round-state-pill.tsx";
import { countLabel } from "#core/count-label.ts";
import type { OwnAssignment } from "#core/pages/assignment-pages.ts";

/** What an organization gave the person to do, before everything else; nothing for whoever has nothing of the kind. */
export function OwnAssignments({ assignments }: { assignments: OwnAssignment[] }) {
  if (assignments.length === 0) return null;
  const open = assignments.filter(({ isSettled }) => !isSettled);
  return (
    <Card aria-labelledby="assignments" className="mt-8">
      <CardHeader
        title="Your assignments"
        titleId="assignments"
        text={open.length === 0 ? "Nothing is left to do." : `${countLabel(open.length, "assignment")} to do.`}
      />
      <ul aria-labelledby="assignments" className="divide-y divide-line border-t border-line">
        {[...open, ...assignments.filter(({ isSettled }) => isSettled)].map((assignment) => (
          <OwnRow key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </Card>
  );
}

function OwnRow({ assignment }: { assignment: OwnAssignment }) {
  const { id, title, organisation, state, judgedOn, due, excusedWhy, isSettled } = assignment;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <RoundStatePill state={state} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {due === null ? organisation : `${organisation} · due ${due}`}
          {excusedWhy !== null && ` · ${excusedWhy}`}
        </p>
        {!isSettled && <p className="mt-1 text-sm wrap-anywhere">{judgedOn.join(". ")}.</p>}
      </div>
      <ButtonLink
        to={`/chat?${new URLSearchParams({ assignment: id })}`}
        variant={isSettled ? "secondary" : "primary"}
        size="small"
        className="justify-self-start"
        aria-label={`${isSettled ? "Practice" : "Start"}: ${title}`}
      >
        {isSettled ? "Practice" : "Start"}
      </ButtonLink>
    </li>
  );
}
