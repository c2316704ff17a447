import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { backTo, done } from "../team/act-and-return.ts";
import type { Route } from "./+types/return";

/** Where Stripe's pages lead back to: what was bought is read from there, whether an event of it has come or not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const organization = new URL(request.url).searchParams.get("organization");
  const billing = await openPage(context, request, (services, login) => services.billing(login));
  const result = await runAction(context, request, async (_, login) => {
    const { title, text } = await billing.comeBack(login, organization);
    return done(title, text);
  });
  const path = organization === null ? "/billing" : "/team/billing";
  if (result.ok) return backTo({ request, context }, path, result.value);
  const { title, text } = result.refusal;
  return backTo({ request, context }, path, { title, text, kind: "destructive" });
}
