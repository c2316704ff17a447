import { data, Form, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { JoinPage } from "#core/pages/team-pages.ts";
import type { InvitationAnswer } from "#core/teams/invitation-rules.ts";
import { joinPath } from "#core/teams/team-emails.ts";
import { AccountFrame, Notice } from "../identity/account-frame.tsx";
import type { Route } from "./+types/join";
import { backTo, done, textOf } from "./act-and-return.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Invitation · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Also for whoever is signed out. Nothing happens by opening it: mail systems open links before people do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { joining } = context.get(servicesContext);
  const page = await joining.open(context.get(loginContext), params.token);
  return data(page, { status: page.state === "unknown" ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const { notes, signInPages } = context.get(servicesContext);
  const intent = textOf(await postedForm(request), "intent");
  const here = joinPath(params.token);
  if (intent === "sign-in" || intent === "sign-up" || intent === "switch-account") {
    const headers = new Headers();
    if (intent === "switch-account") {
      await signInPages.signOut(context.get(loginContext));
      headers.append("Set-Cookie", signInPages.endedCookie(request.url));
    }
    headers.append("Set-Cookie", await notes.leave(request, { returnTo: here }));
    return redirect(intent === "sign-up" ? "/auth?tab=sign-up" : "/auth", { headers });
  }
  const result = await runAction(context, request, ({ joining }, login) => joining.accept(login, params.token));
  if (result.ok) return backTo(args, "/team", done("Welcome", "You have joined the organization."));
  return backTo(args, here, { title: result.refusal.title, text: result.refusal.text, kind: "destructive" });
}

export default function Join({ loaderData: page }: Route.ComponentProps) {
  if (page.state === "unknown") {
    return (
      <AccountFrame title="No such invitation">
        <Notice tone="bad">This link is not complete, or it is none of ours. Ask for it again.</Notice>
        <ButtonLink to="/team" size="large" variant="secondary" className="mt-6 w-full">
          To your organization
        </ButtonLink>
      </AccountFrame>
    );
  }
  const as = page.role === "manager" ? "a manager" : "an agent";
  return (
    <AccountFrame
      title={`Join ${page.organisation}`}
      text={
        <>
          {`${page.by} invites you as ${as}. `}
          What you practice by yourself stays yours: others there read and hear only what you hand in. Its owner, and
          the managers of your groups, also see how far your assignments are, private tries begun included, and the
          minutes and days you practice.
        </>
      }
    >
      <Answer page={page} state={page.state} />
    </AccountFrame>
  );
}

type Known = Exclude<JoinPage, { state: "unknown" }>;

function Answer({ page, state }: { page: Known; state: InvitationAnswer | "signed-out" }) {
  const account = page.viewer?.email || page.viewer?.fullName || "";
  switch (state) {
    case "may-join":
      return (
        <>
          <p className="mt-4 text-muted">{`You are signed in as ${account}.`}</p>
          <Press intent="join" label="Join" />
          <Press intent="switch-account" label="Use another account" variant="quiet" />
        </>
      );
    case "signed-out":
      return (
        <>
          {page.email && <p className="mt-4 text-muted">{`The invitation is for ${page.email}.`}</p>}
          <Press intent="sign-in" label="Sign in to join" />
          <Press intent="sign-up" label="Create an account" variant="secondary" />
        </>
      );
    case "other-address":
      return (
        <>
          <Notice tone="bad">{`This invitation is for ${page.email}. You are signed in as ${account}.`}</Notice>
          <Press intent="switch-account" label="Switch account" />
        </>
      );
    case "other-domain":
      return (
        <>
          <Notice tone="bad">{`This invitation is for addresses at ${page.domains.join(", ")}. You are signed in as ${account}.`}</Notice>
          <Press intent="switch-account" label="Switch account" />
        </>
      );
    case "unconfirmed":
      return (
        <>
          <Notice tone="bad">Confirm your email address first, then open this link again.</Notice>
          <ButtonLink to="/account" size="large" className="mt-6 w-full">
            To your account
          </ButtonLink>
        </>
      );
    case "is-in":
      return (
        <>
          <Notice tone="good">You are in this organization already.</Notice>
          <ButtonLink to="/team" size="large" className="mt-6 w-full">
            To your organization
          </ButtonLink>
        </>
      );
    default:
      return <Notice tone="bad">{ENDED[state]}</Notice>;
  }
}

const ENDED: Record<"withdrawn" | "used-up" | "expired" | "used-before" | "ends", string> = {
  ends: "This organization is going to be deleted, so nobody joins it now.",
  withdrawn: "This invitation was withdrawn.",
  "used-up": "Everybody this invitation was for has joined. Ask for a new one.",
  expired: "This invitation has expired. Ask for a new one.",
  "used-before": "You have used this invitation before. Ask for a new one.",
};

function Press(props: { intent: string; label: string; variant?: "secondary" | "quiet" }) {
  const busy = useNavigation().formData?.get("intent") === props.intent;
  return (
    <Form method="post" className="mt-3 flex flex-col first-of-type:mt-6">
      <input type="hidden" name="intent" value={props.intent} />
      <Button type="submit" size="large" variant={props.variant} busy={busy}>
        {props.label}
      </Button>
    </Form>
  );
}
