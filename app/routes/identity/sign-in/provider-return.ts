import { redirect } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Route } from "./+types/provider-return";
import { signedIn } from "./signed-in.ts";

/** Back from a provider, with a code that this browser alone can redeem, or with what went wrong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const client = clientOf(request.headers, context.get(loginContext));
  try {
    const of = { code: search.get("code"), verifier: signInPages.findFlow(request), problem: search.get("error_code") };
    const response = await signedIn(context, request, await signInPages.signInByProvider(of, client));
    response.headers.append("Set-Cookie", signInPages.endedFlowCookie(request.url));
    return response;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const toast = { title: error.title, text: error.text, kind: "destructive" } as const;
    // With a fragment of its own, or the browser would carry the API's words for the problem along.
    return redirect("/auth#main", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
  }
}
