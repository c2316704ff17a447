import { data, redirect } from "react-router";
import { loginContext } from "#app/context.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Route } from "./+types/link";

/**
 * To a provider, to link an account there. A link and no form, since the pages' policy lets a form lead nowhere else; so it looks
 * by itself that no other site has sent the browser here.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const from = request.headers.get("Sec-Fetch-Site");
  // Typed into the address bar, it came from no site: to the page that has the link.
  if (from === "none") throw redirect("/account/security");
  if (from !== "same-origin") {
    const { code, title, text, status } = new Refusal("cross_site");
    throw data({ code, title, text }, { status });
  }
  const client = clientOf(request.headers, context.get(loginContext));
  return redirect(
    await openPage(context, request, ({ accountPages }, login) =>
      accountPages.linkAddress(login, params.provider, client),
    ),
  );
}

/** Never shown: with a component this is a page, so that a refusal is an error page and not the answer for programs. */
export default function Link() {
  return null;
}
