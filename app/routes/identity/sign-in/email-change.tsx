import { data, Form, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import { AccountFrame, Notice } from "../account-frame.tsx";
import type { Route } from "./+types/email-change";

export const meta: Route.MetaFunction = () => [
  { title: `Change of email · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only looks: nothing is confirmed until the button is pressed. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Whoever opens the email may be signed in elsewhere or not at all: it signs nobody in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accountPages } = context.get(servicesContext);
  const token = (await postedForm(request)).get("token");
  const client = clientOf(request.headers, context.get(loginContext));
  try {
    const { isHalf } = await accountPages.confirmEmailChange(typeof token === "string" ? token : "", client);
    return { tone: "good", text: isHalf ? HALF : DONE } as const;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ tone: "bad", text: error.text } as const, { status: error.status });
  }
}

const DONE = "Your email address is changed. Use it the next time you sign in.";
const HALF = "Confirmed. Now open the email we sent to your other address: the change takes both.";

export default function EmailChange({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (actionData) {
    return (
      <AccountFrame title="Change of email">
        <Notice tone={actionData.tone}>{actionData.text}</Notice>
        <ButtonLink to="/account" size="large" className="mt-6 w-full">
          Go to my account
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Change of email" text="Confirm that you want to change the email address of your account.">
      <Form method="post" className="mt-6 flex flex-col">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" busy={busy}>
          Confirm the change
        </Button>
      </Form>
    </AccountFrame>
  );
}
