import { Check, Dumbbell } from "lucide-react";
import { Link } from "react-router";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { countLabel } from "#core/count-label.ts";
import { dueLabel } from "#core/drills/schedule.ts";
import type { DashboardPage } from "#core/pages/dashboard-page.ts";
import type { DrillView } from "#core/pages/drill-views.ts";

/** Objections that got the better of the agent, on the day they come back. One click starts the drill. */
export function DueDrills({
  drills: { due, next },
  nowMs,
  timeZone,
}: Pick<DashboardPage, "drills" | "nowMs" | "timeZone">) {
  return (
    <Card aria-labelledby="due" className="@container flex min-h-0 flex-col">
      <CardHeader
        title="Due now"
        titleId="due"
        text={due.length > 0 ? `${countLabel(due.length, "drill")}, four lines of yours at most in each.` : undefined}
      />
      {due.length === 0 ? (
        <NothingDue next={next && { title: next.title, when: dueLabel(next.dueAtMs, nowMs, timeZone) }} />
      ) : (
        <ul aria-labelledby="due" className="grid px-2 pb-2 @3xl:grid-cols-2">
          {due.map((drill) => (
            <DrillRow key={drill.objectionId} drill={drill} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DrillRow({ drill }: { drill: DrillView }) {
  return (
    <li>
      <Link
        to={`/chat?${new URLSearchParams({ drill: drill.objectionId })}`}
        className="arrow-after flex items-center gap-3.5 rounded-control p-3 transition-colors hover:bg-ink/4"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand">
          <Dumbbell aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="sr-only">Drill: </span>
          <span className="block font-semibold">{drill.title}</span>
          <span className="block text-sm text-muted">
            {`${LINES[drill.line]} · step ${drill.step} of ${drill.steps}`}
          </span>
        </span>
      </Link>
    </li>
  );
}

function NothingDue({ next }: { next: { title: string; when: string } | null }) {
  return (
    <p className="flex gap-3 px-5 pb-5 text-muted">
      <Check aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-good" />
      {next
        ? `Nothing is due now. “${next.title}” comes back ${next.when}.`
        : "Nothing is due. An objection that gets the better of you comes back here the next day."}
    </p>
  );
}

const LINES = {
  life: "Life",
  auto: "Auto",
  home: "Home",
  commercial: "Commercial",
  any: "Any line",
} as const satisfies Record<DrillView["line"], string>;
