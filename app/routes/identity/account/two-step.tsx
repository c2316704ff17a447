import { data, Form, redirect } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { codeSchema } from "#core/identity/pages/identity-forms.ts";
import type { TwoStepPage } from "#core/pages/account-pages.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import type { FormAnswer } from "../form-answer.ts";
import type { Route } from "./+types/two-step";
import { backTo, handleForm } from "./own-form.ts";
import { OwnFrame, Panel } from "./own-frame.tsx";
import { SetUp } from "./two-step/factor-set-up.tsx";
import { FactorsPanel, RenewPanel } from "./two-step/factors.tsx";
import { RecoveryCodes } from "./two-step/recovery-codes.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Two-step verification · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ accountPages }, login) => accountPages.openTwoStep(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Carries Retry-After, and the login's new cookie where the page stays. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { signInPages, notes } = context.get(servicesContext);
  const form = await postedForm(request);
  const intent = form.get("intent");
  const factorId = String(form.get("factor") ?? "");

  if (intent === "begin" || intent === "cancel") {
    const result = await runAction(context, request, ({ accountPages }, login) =>
      intent === "begin" ? accountPages.beginSetUp(login) : accountPages.cancelSetUp(login),
    );
    if (result.ok) throw redirect("/account/two-step");
    const toast = { title: result.refusal.title, text: result.refusal.text, kind: "destructive" } as const;
    throw await backTo(args, "/account/two-step", { toast });
  }
  if (intent === "remove") {
    const removed = await handleForm(args, form, codeSchema, (own, login, { code }, client) =>
      own.removeFactor(login, { factorId, code }, client),
    );
    if (!removed.ok) return removed.answer;
    const toast = { title: "Removed", text: "Its codes are no longer asked for.", kind: "success" } as const;
    throw await backTo(args, "/account/two-step", { toast, token: removed.value.token });
  }
  const result = await handleForm(args, form, codeSchema, (own, login, { code }, client) =>
    intent === "renew" ? own.renewCodes(login, { code }, client) : own.finishSetUp(login, { factorId, code }, client),
  );
  if (!result.ok) return result.answer;
  const { token, codes } = result.value;
  const { returnTo } = await notes.read(request);
  if (codes === null) {
    throw await backTo(args, "/account/two-step", { toast: { title: "App added", kind: "success" }, token });
  }
  // The codes are in this answer and nowhere else. Without JavaScript its page is loaded by this same request.
  context.set(loginContext, await signInPages.loginOf(token));
  const headers = new Headers({ "Set-Cookie": signInPages.cookie(request.url, token), "Cache-Control": "no-store" });
  if (returnTo) headers.append("Set-Cookie", await notes.leave(request, { returnTo: null }));
  return data({ codes, isFirst: intent !== "renew", continueTo: returnTo ?? "/account/security" }, { headers });
}

export default function TwoStep({ loaderData: page, actionData }: Route.ComponentProps) {
  if (actionData && "codes" in actionData) {
    return (
      <OwnFrame>
        <RecoveryCodes {...actionData} />
      </OwnFrame>
    );
  }
  const isOn = page.proven.length > 0;
  return (
    <OwnFrame>
      {isOn && <FactorsPanel page={page} answer={actionData} />}
      {page.setUp ? <SetUp setUp={page.setUp} answer={actionData} /> : !isOn && <Offer />}
      {isOn && <RenewPanel codesLeft={page.codesLeft} answer={actionData} />}
    </OwnFrame>
  );
}

export type TwoStepProps = { page: TwoStepPage; answer: FormAnswer | undefined };

function Offer() {
  return (
    <Panel
      id="offer"
      title="Two-step verification"
      text="After your password we ask for a code from an app on your phone. Then a stolen password is not enough to sign in."
    >
      <ol className="max-w-text list-decimal space-y-1.5 pl-5 marker:text-muted">
        <li>Open an authenticator app: your password manager, Google, Microsoft, Aegis, or another.</li>
        <li>Scan a QR code and enter the six digits the app shows.</li>
        <li>Save ten recovery codes in case you lose your phone.</li>
      </ol>
      <Form method="post" className="mt-5">
        <input type="hidden" name="intent" value="begin" />
        <Button type="submit">Set up two-step verification</Button>
      </Form>
    </Panel>
  );
}
