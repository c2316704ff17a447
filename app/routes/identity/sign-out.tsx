import { redirect, redirectDocument } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import type { Route } from "./+types/sign-out";

/** Nothing changes by opening a link. */
export function loader() {
  return redirect("/");
}

/** A new document, so that nothing of this person stays in the page's memory. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signInPages } = context.get(servicesContext);
  await signInPages.signOut(context.get(loginContext));
  return redirectDocument("/", { headers: { "Set-Cookie": signInPages.endedCookie(request.url) } });
}
