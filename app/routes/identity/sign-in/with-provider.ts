import { data, redirect } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Route } from "./+types/with-provider";

/** To a provider. The cookie ties what comes back to this browser. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { signInPages } = context.get(servicesContext);
  const client = clientOf(request.headers, context.get(loginContext));
  try {
    const { address, verifier } = await signInPages.beginAtProvider(params.provider, client);
    return redirect(address, { headers: { "Set-Cookie": signInPages.flowCookie(request.url, verifier) } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw data({ code: error.code, title: error.title, text: error.text }, { status: error.status });
  }
}

/** Never shown: with a component this is a page, so that a refusal is an error page and not the answer for programs. */
export default function WithProvider() {
  return null;
}
