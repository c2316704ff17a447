import { type RouterContextProvider, redirect } from "react-router";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { backTo, done, textOf } from "../team/act-and-return.ts";

/** What the buttons of a plan do: to Stripe's page, or back to `path` with what has become of it. */
export async function planAction(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  path: "/billing" | "/team/billing",
): Promise<Response> {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organization = path === "/billing" ? null : textOf(form, "organization");
  const choice = textOf(form, "choice");
  // Where nobody bills there is no such page.
  const billing = await openPage(args.context, args.request, (services, login) => services.billing(login));
  const result = await runAction(args.context, args.request, async (_, login) => {
    if (intent === "buy-plan") return billing.buy(login, organization, choice);
    if (intent === "open-portal") return billing.openPortal(login, organization);
    if (intent === "change-plan") return done("Plan changed", await billing.change(login, organization, choice));
    if (intent === "undo-change") return done("Change undone", await billing.undoChange(login, organization));
    if (intent === "undo-cancel") return done("Cancellation undone", await billing.undoCancel(login, organization));
    return done("Canceled", await billing.cancel(login, organization));
  });
  if (!result.ok) {
    const { title, text } = result.refusal;
    return backTo(args, path, { title, text, kind: "destructive" });
  }
  return "url" in result.value ? redirect(result.value.url) : backTo(args, path, result.value);
}
