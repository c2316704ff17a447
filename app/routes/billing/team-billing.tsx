import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { TeamFrame } from "../team/team-frame.tsx";
import type { Route } from "./+types/team-billing";
import { planAction } from "./plan-action.ts";
import { PlanPanels } from "./plan-panels.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team plan · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, async (services, login) => (await services.billing(login)).openTeam(login));
}

export async function action(args: Route.ActionArgs) {
  return planAction(args, "/team/billing");
}

export default function TeamBilling({ loaderData: page }: Route.ComponentProps) {
  if (!page.team) return null;
  return (
    <TeamFrame team={page.team}>
      <PlanPanels page={page} />
    </TeamFrame>
  );
}
