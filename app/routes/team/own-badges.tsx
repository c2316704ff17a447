import { Form, Link } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { BadgeView } from "#core/pages/badge-pages.ts";
import { OwnFrame } from "../identity/account/own-frame.tsx";
import type { Route } from "./+types/own-badges";
import { actAndReturn, done, textOf } from "./act-and-return.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Badges · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ badges }, login) => badges.open(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const isShown = form.get("intent") === "show-badge";
  return actAndReturn(args, "/account/badges", async ({ badges }, login) => {
    await badges.show(login, textOf(form, "badge"), isShown);
    return isShown ? done("Shown", "People of your organizations see it where boards are on.") : done("Private again");
  });
}

export default function Badges({ loaderData: { badges, timeZone } }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <Card aria-labelledby="badges">
        <CardHeader
          title="Badges"
          titleId="badges"
          text="Each is a rule over your own sessions, and stays yours once earned; a judged session is a whole one, not a retry or a drill. They are private until you show one; then people of your organizations see it where boards are on."
        />
        <ul aria-labelledby="badges" className="divide-y divide-line border-t border-line">
          {badges.map((badge) => (
            <li key={badge.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0 flex-1 basis-72">
                <h3 className="font-semibold">
                  {badge.title}
                  {badge.earned && <span className="ml-2 text-sm font-normal text-good">Earned</span>}
                </h3>
                <p className="text-muted">{badge.rule}</p>
                <Standing badge={badge} timeZone={timeZone} />
              </div>
              {badge.earned && <ShowForm badge={badge} isShown={badge.earned.isShown} />}
            </li>
          ))}
        </ul>
      </Card>
    </OwnFrame>
  );
}

/** What earned it, or how far it is. */
function Standing({ badge: { title, have, need, earned }, timeZone }: { badge: BadgeView; timeZone: string }) {
  if (earned)
    return (
      <p className="mt-1 text-sm">
        <LocalDate ms={earned.atMs} timeZone={timeZone} />: {earned.words}{" "}
        {earned.conversationId !== null && (
          <Link to={`/conversations/${earned.conversationId}`} className="link">
            The session<span className="sr-only"> that earned {title}</span>
          </Link>
        )}
      </p>
    );
  return <p className="mt-1 text-sm text-muted tabular-nums">{`${have} of ${need}`}</p>;
}

function ShowForm({ badge: { id, title }, isShown }: { badge: BadgeView; isShown: boolean }) {
  const form = isShown ? (
    <input type="hidden" name="intent" value="hide-badge" />
  ) : (
    <input type="hidden" name="intent" value="show-badge" />
  );
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-3">
      {form}
      <input type="hidden" name="badge" value={id} />
      <span className="text-sm text-muted">{isShown ? "Shown" : "Private"}</span>
      <Button type="submit" size="small" variant="secondary" aria-label={`${isShown ? "Hide" : "Show"} ${title}`}>
        {isShown ? "Hide" : "Show"}
      </Button>
    </Form>
  );
}
