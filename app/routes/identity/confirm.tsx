import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Refusal } from "#core/errors.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/confirm";
import { AccountFrame, Notice } from "./account-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Confirm your email · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only looks: mail systems open links before people do, so nothing is confirmed until the button is pressed. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const token = (await postedForm(request)).get("token");
  try {
    await signInPages.confirm(typeof token === "string" ? token : "");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.text }, { status: error.status });
  }
  const toast = { title: "Email confirmed", text: "You can sign in now.", kind: "success" } as const;
  throw redirect("/auth", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

export default function Confirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
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
    <AccountFrame title="Confirm your email" text="Confirm that this is your email address. Then you can sign in.">
      <Form method="post" className="mt-6 flex flex-col">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" busy={busy}>
          Confirm my email
        </Button>
      </Form>
    </AccountFrame>
  );
}
