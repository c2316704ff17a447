import { data, Form, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/confirm";
import { AccountFrame, Notice } from "./account-frame.tsx";
import { signedIn } from "./sign-in/signed-in.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Confirm your email · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only looks: mail systems open links before people do, so nothing is confirmed until the button is pressed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const { signInPages, movedAddresses } = context.get(servicesContext);
  const signUp = await signInPages.findSignUp(token);
  const movedTo = signUp ? null : await movedAddresses.ofToken(token);
  if (movedTo !== null) throw redirect(`https://${movedTo}${pathname}${search}`, 301);
  return { token, signUp };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const token = (await postedForm(request)).get("token");
  const client = clientOf(request.headers, context.get(loginContext));
  try {
    const login = await signInPages.confirm(typeof token === "string" ? token : "", client);
    if (login) return await signedIn(context, request, login, login.hasPassword ? {} : { text: NO_PASSWORD });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.text }, { status: error.status });
  }
  const toast = { title: "Email confirmed", text: "You can sign in now.", kind: "success" } as const;
  throw redirect("/auth", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

const NO_PASSWORD =
  "You signed up with different passwords, so none of them holds. Choose one under Account, Security.";

export default function Confirm({ loaderData: { token, signUp }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (actionData) {
    return (
      <AccountFrame title="Confirm your email">
        <Notice tone="bad">{actionData.problem}</Notice>
        <ButtonLink to="/auth?email=sent" size="large" className="mt-6 w-full">
          Get a new link
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Confirm your email"
      text={
        signUp && !signUp.isConfirmed
          ? `${signUp.fullName} signed up with ${signUp.email}. If that was not you, close this page: without you the account opens to nobody.`
          : "Confirm that this is your email address."
      }
    >
      <Form method="post" className="mt-6 flex flex-col">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" busy={busy} busyText="Signing in...">
          Confirm and sign in
        </Button>
      </Form>
    </AccountFrame>
  );
}
