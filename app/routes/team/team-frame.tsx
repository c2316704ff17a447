import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import { useNotation } from "#app/ui/notation.tsx";
import { Tab, TabsNav } from "#app/ui/tabs-nav.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { mayInOrganisation, type OrganisationAct, type TeamRole } from "#core/teams/team-rights.ts";
import { EndingBanner } from "./ending-banner.tsx";

/** The pages of an organization. `act`: for whoever may do this; without it for everybody in it. `needsBoards`: while they are on, and for whoever turns them on. `needsBilling`: where there are plans to buy. */
const TABS: { to: string; label: string; act?: OrganisationAct; needsBoards?: true; needsBilling?: true }[] = [
  { to: "/team", label: "Overview" },
  { to: "/team/people", label: "People", act: "seePeople" },
  { to: "/team/groups", label: "Groups", act: "seePeople" },
  { to: "/team/assignments", label: "Assignments", act: "seePeople" },
  { to: "/team/review", label: "Review", act: "seePeople" },
  { to: "/team/examples", label: "Examples", act: "seeExamples" },
  { to: "/team/certificates", label: "Certificates", act: "seePeople" },
  { to: "/team/calibration", label: "Calibration", act: "calibrate" },
  { to: "/team/boards", label: "Boards", needsBoards: true },
  { to: "/team/billing", label: "Plan", act: "manageBilling", needsBilling: true },
  { to: "/team/keys", label: "Keys", act: "editOrganisation" },
  { to: "/team/webhooks", label: "Webhooks", act: "editOrganisation" },
  { to: "/team/settings", label: "Settings", act: "editOrganisation" },
];

export const ROLE_LABELS: Record<TeamRole, string> = { owner: "Owner", manager: "Manager", agent: "Agent" };

export function TeamFrame({ team, children }: { team: TeamHeader; children: ReactNode }) {
  const isBilled = useKnownViewer()?.isBilled === true;
  const tabs = TABS.filter(
    ({ act, needsBoards, needsBilling }) =>
      (!needsBilling || isBilled) &&
      (act === undefined || mayInOrganisation(team.role, act)) &&
      (!needsBoards || team.boardsOn || mayInOrganisation(team.role, "editOrganisation")),
  );
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-3xl [overflow-wrap:anywhere]">
            <bdi>{team.name}</bdi>
          </h1>
          <p className="mt-1 text-muted">You are {AS_ROLE[team.role]} here.</p>
        </div>
        {team.others.length > 0 && <Switch others={team.others} />}
      </div>
      {/* One page alone needs no way to others. */}
      {tabs.length > 1 && (
        <TabsNav label="Organization">
          {tabs.map(({ to, label }) => (
            <Tab key={to} to={to} below={to !== "/team"}>
              {label}
            </Tab>
          ))}
        </TabsNav>
      )}
      <div className="mt-6 flex flex-col gap-4">
        <EndingBanner team={team} />
        {children}
      </div>
    </div>
  );
}

const AS_ROLE: Record<TeamRole, string> = { owner: "an owner", manager: "a manager", agent: "an agent" };

/** To another of the viewer's organizations. */
function Switch({ others }: { others: TeamHeader["others"] }) {
  return (
    <Form method="post" action="/team" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="switch" />
      <SelectField label="Switch to" name="organization" className="w-56 max-w-full">
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" className="h-11">
        Switch
      </Button>
    </Form>
  );
}

/** A moment in the organization's time zone. */
export function TeamMoment({ ms, timeZone, className }: { ms: number; timeZone: string; className?: string }) {
  return (
    <time dateTime={new Date(ms).toISOString()} className={className}>
      {momentLabel(ms, timeZone, useNotation())}
    </time>
  );
}
