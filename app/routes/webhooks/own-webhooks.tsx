import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { OwnFrame } from "../identity/account/own-frame.tsx";
import type { Route } from "./+types/own-webhooks";
import { Endpoints } from "./endpoint-list.tsx";
import { NewSecretPanel } from "./new-secret.tsx";
import { webhookAction } from "./webhook-action.ts";

const PATH = "/account/webhooks";

export const meta: Route.MetaFunction = () => [
  { title: `Your webhooks · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Keeps an answer with a secret out of every cache. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ webhooks }, login) => webhooks.openOwn(login));
}

export async function action(args: Route.ActionArgs) {
  return webhookAction(args, await postedForm(args.request), PATH, null);
}

export default function OwnWebhooks({ loaderData: page, actionData }: Route.ComponentProps) {
  if (actionData?.made)
    return (
      <OwnFrame>
        <NewSecretPanel made={actionData.made} continueTo={PATH} />
      </OwnFrame>
    );
  return (
    <OwnFrame>
      <Endpoints list={page.list} refused={actionData?.refused ?? null} hidden={{}} />
    </OwnFrame>
  );
}
