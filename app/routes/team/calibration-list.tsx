import { Scale } from "lucide-react";
import { Link } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { countLabel } from "#core/count-label.ts";
import type { CalibrationCard } from "#core/pages/calibration-pages.ts";
import type { Route } from "./+types/calibration-list";
import { CalibrationStatePill } from "./calibration/calibration-state-pill.tsx";
import { Figures } from "./calibration/figures.tsx";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team calibration · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ calibrations }, login) => calibrations.list(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function CalibrationList({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <Card aria-labelledby="calibrations">
        <div className="flex flex-wrap items-center justify-between gap-3 pr-5">
          <CardHeader
            title="Calibration"
            titleId="calibrations"
            text="Several of you judge the same handed-in attempts, blind, and settle where you differ. No score changes by it, and agents do not see it."
            className="min-w-0 flex-1 basis-96"
          />
          <ButtonLink to="/team/calibration/new" className="max-sm:mb-4 max-sm:ml-5">
            New calibration
          </ButtonLink>
        </div>
        {page.calibrations.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            icon={<Scale aria-hidden="true" strokeWidth={1.75} />}
            title="No calibrations yet"
            text="Choose a few handed-in attempts and at least two people who judge them. You find out where you hear the same call differently."
          />
        ) : (
          <ul aria-labelledby="calibrations" className="divide-y divide-line border-t border-line">
            {page.calibrations.map((one) => (
              <Row key={one.id} calibration={one} timeZone={page.team.timeZone} />
            ))}
          </ul>
        )}
      </Card>
      <Figures figures={page.figures} />
    </TeamFrame>
  );
}

function Row({ calibration, timeZone }: { calibration: CalibrationCard; timeZone: string }) {
  const { id, title, state, people, finished, attempts, by, createdAt, isAsked, hasFinished } = calibration;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <Link to={`/team/calibration/${id}`} className="link font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </Link>
        <p className="text-sm text-muted wrap-anywhere">
          {countLabel(attempts, "attempt")} ·{" "}
          {state === "scoring" ? `${finished} of ${people} have finished` : `${people} judge`} · made{" "}
          <LocalDate ms={createdAt} timeZone={timeZone} />
          {by !== null && (
            <>
              {" "}
              by <bdi>{by}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {state === "scoring" && isAsked && !hasFinished && <span className="text-sm font-[550]">Yours to score</span>}
        <CalibrationStatePill state={state} />
      </p>
    </li>
  );
}
