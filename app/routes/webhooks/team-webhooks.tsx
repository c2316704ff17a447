import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import type { Toast } from "#core/toast.ts";
import { TeamFrame } from "../team/team-frame.tsx";
import type { Route } from "./+types/team-webhooks";
import { DigestPanel } from "./digest-panel.tsx";
import { Endpoints } from "./endpoint-list.tsx";
import { NewSecretPanel } from "./new-secret.tsx";
import { backTo, refusedToast, textOf, webhookAction } from "./webhook-action.ts";

const PATH = "/team/webhooks";

export const meta: Route.MetaFunction = () => [
  { title: `Team webhooks · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Keeps an answer with a secret out of every cache. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ webhooks }, login) => webhooks.openTeam(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organization = textOf(form, "organization");
  if (!intent.startsWith("digest-")) return webhookAction(args, form, PATH, organization);
  const kind = textOf(form, "kind");
  const result = await runAction(args.context, args.request, async ({ digests }, login): Promise<Toast> => {
    if (intent === "digest-set") {
      await digests.set(login, organization, { kind, url: textOf(form, "url") });
      return { title: "Digest set", text: "The first one goes out on Monday.", kind: "success" };
    }
    if (intent === "digest-remove") {
      await digests.remove(login, organization, kind);
      return { title: "Digest ended", kind: "info" };
    }
    return (await digests.sendNow(login, organization, kind))
      ? { title: "Digest sent", kind: "success" }
      : { title: "Not sent", text: "What went wrong stands beside it.", kind: "destructive" };
  });
  throw await backTo(args, PATH, result.ok ? result.value : refusedToast(result.refusal));
}

export default function TeamWebhooks({ loaderData: page, actionData }: Route.ComponentProps) {
  if (actionData?.made)
    return (
      <TeamFrame team={page.team}>
        <NewSecretPanel made={actionData.made} continueTo={PATH} />
      </TeamFrame>
    );
  return (
    <TeamFrame team={page.team}>
      <Endpoints list={page.list} refused={actionData?.refused ?? null} hidden={{ organization: page.team.id }} />
      <DigestPanel page={page} />
    </TeamFrame>
  );
}
