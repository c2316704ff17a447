import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PERSONAL_SCOPES } from "#core/identity/api-keys/api-scope.ts";
import { personalKeySchema } from "#core/identity/api-keys/key-forms.ts";
import { AssistantList } from "../assistants/assistant-list.tsx";
import { OwnFrame, Panel } from "../identity/account/own-frame.tsx";
import { actAndReturn, done, textOf } from "../team/act-and-return.ts";
import type { Route } from "./+types/own-keys";
import { KeyList } from "./key-list.tsx";
import { keyAnswer, madeKey } from "./made-key.ts";
import { KeyForm } from "./make-key.tsx";
import { NewKey } from "./new-key.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `API keys · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const PAGE = "/account/keys";

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ apiKeys }, login) => apiKeys.openOwn(login));
}

/** The answer with a key is kept nowhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  if (form.get("intent") === "revoke-key") {
    return actAndReturn(args, PAGE, async ({ apiKeys }, login) => {
      await apiKeys.revokeOwn(login, textOf(form, "key"));
      return done("Key revoked", "Programs that have it are refused from now on.");
    });
  }
  if (form.get("intent") === "remove-assistant") {
    return actAndReturn(args, PAGE, async ({ assistantOAuth }, login) => {
      await assistantOAuth.revokeOwn(login, textOf(form, "assistant"));
      return done("Assistant removed", "It is refused from now on.");
    });
  }
  return keyAnswer(form, personalKeySchema, (input) =>
    runAction(args.context, args.request, ({ apiKeys }, login) => apiKeys.makeOwn(login, input)),
  );
}

export default function Keys({ loaderData: page, actionData }: Route.ComponentProps) {
  const newKey = madeKey(actionData);
  return (
    <OwnFrame>
      {newKey === null ? (
        <Panel
          id="make-key-panel"
          title="Make a key"
          text="With a key a program uses our API in your name. It never changes your account, and never acts as an admin. We send you an email."
        >
          <KeyForm scopes={PERSONAL_SCOPES} answer={actionData && "reply" in actionData ? actionData : undefined} />
        </Panel>
      ) : (
        <Panel id="new-key" title="Your new key" text="Save it now: you see it only this once.">
          <NewKey newKey={newKey} page={PAGE} />
        </Panel>
      )}
      <Panel
        id="keys"
        title="Your keys"
        text={
          <>
            What the API does is at{" "}
            <a href="/api/docs" className="link">
              /api/docs
            </a>
            .
          </>
        }
      >
        {page.keys.length === 0 ? (
          <EmptyState title="No keys yet" text="Make one for a program that should read or write in your name." />
        ) : (
          <KeyList keys={page.keys} labelledBy="keys" nowMs={page.nowMs} timeZone={page.timeZone} />
        )}
      </Panel>
      <Panel
        id="assistants"
        title="Assistants"
        text="An assistant that speaks MCP can practice in your name, after you have let it in."
      >
        <p className="mb-4 rounded-control bg-sunken px-4 py-3 font-mono [overflow-wrap:anywhere] select-all">
          {page.mcpAddress}
        </p>
        <AssistantList
          assistants={page.assistants}
          labelledBy="assistants"
          nowMs={page.nowMs}
          timeZone={page.timeZone}
        />
      </Panel>
    </OwnFrame>
  );
}
