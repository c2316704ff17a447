import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { OwnFrame } from "../identity/account/own-frame.tsx";
import type { Route } from "./+types/own-billing";
import { planAction } from "./plan-action.ts";
import { PlanPanels } from "./plan-panels.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Your plan · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, async (services, login) => (await services.billing(login)).openOwn(login));
}

export async function action(args: Route.ActionArgs) {
  return planAction(args, "/billing");
}

export default function OwnBilling({ loaderData: page }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <PlanPanels page={page} />
    </OwnFrame>
  );
}
