import { data, Form } from "react-router";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountFrame, Notice } from "../identity/account-frame.tsx";
import type { Route } from "./+types/practice-email";

export const meta: Route.MetaFunction = () => [
  { title: `Practice by email · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Also for whoever is signed out. Nothing happens by opening it: mail systems open links before people do. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return openPage(context, request, ({ practiceEmail }) => practiceEmail.open(params.token));
}

/**
 * Also the POST of a mail program (RFC 8058), which sends no cookies and follows no redirect: whoever has the link may. The button of
 * the page is the same.
 */
export async function action({ params, context, request }: Route.ActionArgs) {
  const ended = await runAction(context, request, ({ practiceEmail }) => practiceEmail.end(params.token));
  return ended.ok ? { isEnded: true } : data({ isEnded: false }, { status: ended.refusal.status });
}

export default function PracticeEmail({ loaderData: { isOn } }: Route.ComponentProps) {
  return (
    <AccountFrame
      title="Practice by email"
      text="A line to try again, or the drills that are due, on the days you chose."
    >
      {isOn ? (
        <Form method="post" className="mt-6">
          <Button type="submit" size="large" className="w-full">
            Send me no more of them
          </Button>
        </Form>
      ) : (
        <>
          <Notice tone="good">You get no more of these emails. You can turn them on again in your account.</Notice>
          <ButtonLink to="/account/practice" size="large" variant="secondary" className="mt-6 w-full">
            To your account
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
