import { data, redirect } from "react-router";
import guestTalkModule from "#app/browser/site/guest-talk.ts?module";
import { loginContext, servicesContext } from "#app/context.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { InlineModule } from "#app/ui/site/inline-module.tsx";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Route } from "./+types/try";
import { CustomerChoice } from "./guests/customer-choice.tsx";
import { GuestTalk } from "./guests/guest-talk.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    path: "/try",
    title: "Try it without an account",
    description: "Talk to a customer in your line of insurance: three answers, no account, and nothing to install.",
  }),
  { name: "robots", content: "noindex" },
];

/** Somebody's own talk; it carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export function loader({ request, context }: Route.LoaderArgs) {
  const { guests } = context.get(servicesContext);
  return guests.open(guests.find(request));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const services = context.get(servicesContext);
  const { guests, notes } = services;
  const guest = guests.find(request);
  const login = context.get(loginContext);
  const intent = form.get("intent");
  try {
    if (intent === "begin") {
      // Who has an account practices in it.
      if (login && (await services.signInPages.findViewer(login))) return redirect("/chat");
      const token = await guests.begin(guest, form.get("line"), clientOf(request.headers, login));
      return redirect("/try", token === null ? {} : { headers: { "Set-Cookie": guests.cookie(request.url, token) } });
    }
    if (intent === "say") {
      await guests.say(guest, { content: String(form.get("content") ?? ""), version: Number(form.get("version")) });
      return redirect("/try#latest");
    }
    if (intent === "keep") {
      if (!(await guests.askToKeep(guest))) return redirect("/try");
      const kept = login && (await guests.keep(login, guest));
      return redirect(kept ? `/chat/${kept.conversationId}` : "/auth?tab=sign-up");
    }
    if (intent === "leave") {
      await guests.leave(guest);
      const headers = new Headers({ "Set-Cookie": guests.endedCookie(request.url) });
      headers.append("Set-Cookie", await notes.leave(request, { toast: LEFT }));
      return redirect("/", { headers });
    }
    throw new Refusal("bad_request");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, title, text, retryAfterSeconds } = error;
    const problem = { title, text, typed: String(form.get("content") ?? "") };
    return data(problem, {
      status,
      ...(retryAfterSeconds && { headers: { "Retry-After": String(retryAfterSeconds) } }),
    });
  }
}

const LEFT = { title: "Deleted", text: "Nothing of your conversation is kept.", kind: "success" } as const;

export default function Try({ loaderData: { customers, talk }, actionData: problem }: Route.ComponentProps) {
  return (
    <>
      {talk ? (
        <GuestTalk talk={talk} customers={customers} problem={problem} />
      ) : (
        <CustomerChoice customers={customers} problem={problem} />
      )}
      <InlineModule code={guestTalkModule} />
    </>
  );
}
