import { data, redirect } from "react-router";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ASSISTANT_WORDS } from "#core/assistants/assistant-scopes.ts";
import { AccountFrame, Notice } from "../identity/account-frame.tsx";
import { textOf } from "../team/act-and-return.ts";
import type { Route } from "./+types/consent";

export const meta: Route.MetaFunction = () => [
  { title: `Connect an assistant · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** What is asked for stands in the address (OAuth 2.1); the form posts to the same one, and it is read anew. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = await openPage(context, request, ({ assistantOAuth }, login) =>
    assistantOAuth.openConsent(login, searchParams),
  );
  if ("sendTo" in page) throw redirect(page.sendTo);
  return data(page, { status: page.state === "refused" ? 400 : 200 });
}

/**
 * Always a document of its own: its forms lead to the program's address, and only its own policy lets them
 * (workers/api/consent-leads-to.ts).
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  window.location.replace(request.url);
  return new Promise<never>(() => {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const intent = textOf(await postedForm(request), "intent");
  const { searchParams } = new URL(request.url);
  const result = await runAction(context, request, ({ assistantOAuth }, login) =>
    assistantOAuth.answerConsent(login, searchParams, intent === "allow-assistant"),
  );
  // 303: the answer to a form is fetched, not posted again.
  if (result.ok) return redirect(result.value, 303);
  return data({ why: result.refusal.text }, { status: result.refusal.status });
}

export default function Consent({ loaderData: page, actionData }: Route.ComponentProps) {
  if (page.state === "refused" || actionData) {
    return (
      <AccountFrame title="Not connected">
        <Notice tone="bad">{page.state === "refused" ? page.why : actionData?.why}</Notice>
        <ButtonLink to="/dashboard" size="large" variant="secondary" className="mt-6 w-full">
          To your dashboard
        </ButtonLink>
      </AccountFrame>
    );
  }
  const { viewer, client, host, scopes } = page;
  return (
    <AccountFrame
      title="Connect an assistant"
      text={
        <>
          <bdi className="font-[550] text-ink [overflow-wrap:anywhere]">{client}</bdi> wants to use {site.name} in your
          name. We do not know who made it: it chose that name itself.
        </>
      }
    >
      <p className="mt-5 font-[550]">It could</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {scopes.map((scope) => (
          <li key={scope}>{ASSISTANT_WORDS[scope]}</li>
        ))}
      </ul>
      <p className="mt-5 text-muted [overflow-wrap:anywhere]">
        {host === null ? (
          "You are sent back to a program on this device."
        ) : (
          <>
            You are sent back to <b className="font-[550] text-ink">{host}</b>.
          </>
        )}{" "}
        Connect it only if you have just asked for this there.
      </p>
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">{`You are signed in as ${viewer.email || viewer.fullName}.`}</p>
      {/* Plain forms: they lead to another site, which only the browser itself can do. */}
      <form method="post">
        <input type="hidden" name="intent" value="allow-assistant" />
        <Button type="submit" size="large" className="mt-6 w-full">
          Connect
        </Button>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="refuse-assistant" />
        <Button type="submit" size="large" variant="quiet" className="mt-2 w-full">
          Cancel
        </Button>
      </form>
    </AccountFrame>
  );
}
