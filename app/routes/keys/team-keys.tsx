import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ORGANIZATION_SCOPES } from "#core/identity/api-keys/api-scope.ts";
import { organizationKeySchema } from "#core/identity/api-keys/key-forms.ts";
import { actAndReturn, done, textOf } from "../team/act-and-return.ts";
import { TeamFrame } from "../team/team-frame.tsx";
import type { Route } from "./+types/team-keys";
import { KeyList } from "./key-list.tsx";
import { keyAnswer, madeKey } from "./made-key.ts";
import { KeyForm } from "./make-key.tsx";
import { NewKey } from "./new-key.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `API keys · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const PAGE = "/team/keys";

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ apiKeys }, login) => apiKeys.openOrganizations(login));
}

/** The answer with a key is kept nowhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const organization = textOf(form, "organization");
  if (form.get("intent") === "revoke-key") {
    return actAndReturn(args, PAGE, async ({ apiKeys }, login) => {
      await apiKeys.revokeOrganizations(login, organization, textOf(form, "key"));
      return done("Key revoked", "Programs that have it are refused from now on.");
    });
  }
  return keyAnswer(form, organizationKeySchema, (input) =>
    runAction(args.context, args.request, ({ apiKeys }, login) =>
      apiKeys.makeOrganizations(login, organization, input),
    ),
  );
}

export default function TeamKeys({ loaderData: page, actionData }: Route.ComponentProps) {
  const newKey = madeKey(actionData);
  return (
    <TeamFrame team={page.team}>
      <Card aria-labelledby="make-key" className="p-5 sm:p-6">
        <h2 id="make-key" className="font-display text-xl">
          {newKey === null ? "Make a key" : "The new key"}
        </h2>
        <p className="mt-1.5 mb-5 max-w-text text-muted">
          {newKey === null
            ? "With a key a program reads what the organization is called and who is in it. It reads nobody's practice. It stops when whoever made it is no longer an owner."
            : "Save it now: you see it only this once."}
        </p>
        {newKey === null ? (
          <KeyForm
            scopes={ORGANIZATION_SCOPES}
            organization={page.team.id}
            answer={actionData && "reply" in actionData ? actionData : undefined}
          />
        ) : (
          <NewKey newKey={newKey} page={PAGE} />
        )}
      </Card>
      <Card aria-labelledby="keys" className="p-5 sm:p-6">
        <h2 id="keys" className="mb-4 font-display text-xl">
          Keys of the organization
        </h2>
        {page.keys.length === 0 ? (
          <EmptyState title="No keys yet" text="Make one for a program that should know who is in the organization." />
        ) : (
          <KeyList
            keys={page.keys}
            labelledBy="keys"
            organization={page.team.id}
            nowMs={page.nowMs}
            timeZone={page.timeZone}
          />
        )}
      </Card>
    </TeamFrame>
  );
}
