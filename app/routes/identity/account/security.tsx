import { getFormProps, getInputProps } from "@conform-to/react";
import { Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { countLabel } from "#core/count-label.ts";
import { passwordChangeSchema } from "#core/identity/pages/identity-forms.ts";
import type { SecurityPage } from "#core/pages/account-pages.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import type { FormAnswer } from "../form-answer.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { providerLabel } from "../provider-label.ts";
import type { Route } from "./+types/security";
import { backTo, handleForm, useOwnForm } from "./own-form.ts";
import { OwnFrame, Panel } from "./own-frame.tsx";
import { ProofField } from "./proof-field.tsx";
import { SendCodeForm, sendCode } from "./send-code.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Security · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Where a provider sends the browser back to, too: its answer is in the address, and is said once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (search.has("linked")) {
    const { notes } = context.get(servicesContext);
    // With a fragment of its own, or the browser would carry one that tells of a problem along.
    throw redirect("/account/security#main", {
      headers: { "Set-Cookie": await notes.leave(request, { toast: linkedToast(search.get("error_code")) }) },
    });
  }
  return openPage(context, request, ({ accountPages }, login) => accountPages.openSecurity(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

function linkedToast(problem: string | null): Toast {
  if (problem === null) return { title: "Account linked", kind: "success" };
  const text =
    problem === "identity_already_exists"
      ? "This account is linked already, here or to another person."
      : "The provider did not confirm it. Please try again.";
  return { title: "Not linked", text, kind: "destructive" };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = form.get("intent");
  if (intent === "send-code") return sendCode(args, "/account/security");
  if (intent === "unlink") {
    const id = String(form.get("identity") ?? "");
    const result = await runAction(args.context, args.request, ({ accountPages }, login) =>
      accountPages.unlink(login, id),
    );
    const toast: Toast = result.ok
      ? { title: "Unlinked", kind: "success" }
      : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
    throw await backTo(args, "/account/security", { toast });
  }
  const result = await handleForm(args, form, passwordChangeSchema, (own, login, value, client) =>
    own.changePassword(login, value, client),
  );
  if (!result.ok) return result.answer;
  const title = result.value.isFirst ? "Password set" : "Password changed";
  const toast = { title, text: "Every other device was signed out.", kind: "success" } as const;
  throw await backTo(args, "/account/security", { toast, token: result.value.token });
}

export default function Security({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <PasswordPanel page={page} answer={actionData} />
      <PasskeysPanel count={page.passkeyCount} />
      <SecondFactorPanel {...page.secondFactor} />
      <LinkedPanel page={page} />
    </OwnFrame>
  );
}

function PasswordPanel({ page, answer }: { page: SecurityPage; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ currentPassword: string; code: string; password: string }>(
    "password",
    answer,
  );
  const { key, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <Panel
      id="password-panel"
      title={page.hasPassword ? "Password" : "Set a password"}
      text="Every other device is signed out when it changes, and we send you an email."
    >
      <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="password" />
        <input type="text" name="username" defaultValue={page.viewer.email} autoComplete="username" hidden readOnly />
        <ProofField
          proof={page.hasPassword ? "password" : "code"}
          currentPassword={fields.currentPassword}
          code={fields.code}
        />
        <NewPasswordField
          key={key}
          {...password}
          label="New password"
          error={fields.password.errors}
          minLength={page.leastPasswordLength}
        />
        <Button type="submit" className="self-start" busy={busy} busyText="Saving...">
          {page.hasPassword ? "Change password" : "Set password"}
        </Button>
      </Form>
      {!page.hasPassword && <SendCodeForm />}
    </Panel>
  );
}

function SecondFactorPanel({ isOn, codesLeft }: SecurityPage["secondFactor"]) {
  return (
    <Panel
      id="two-step-panel"
      title="Two-step verification"
      text="A code from an app on your phone, asked for after your password."
    >
      <p className="flex items-center gap-2.5">
        <span
          className={
            isOn
              ? "inline-flex h-6 items-center rounded-full bg-good-soft px-2.5 text-sm font-[550] text-good"
              : "inline-flex h-6 items-center rounded-full bg-idle-soft px-2.5 text-sm font-[550] text-muted"
          }
        >
          {isOn ? "On" : "Off"}
        </span>
        {isOn && <span className="text-muted">{`${countLabel(codesLeft, "recovery code")} left`}</span>}
      </p>
      <ButtonLink to="/account/two-step" variant={isOn ? "secondary" : "primary"} className="mt-4">
        {isOn ? "Manage" : "Set it up"}
      </ButtonLink>
    </Panel>
  );
}

function PasskeysPanel({ count }: { count: number }) {
  return (
    <Panel
      id="passkeys-panel"
      title="Passkeys"
      text="Sign in with the PIN, finger, or face that opens your device, without a password."
    >
      <p className="text-muted">{count === 0 ? "You have none yet." : `You have ${countLabel(count, "passkey")}.`}</p>
      <ButtonLink to="/account/passkeys" variant={count === 0 ? "primary" : "secondary"} className="mt-4">
        {count === 0 ? "Add a passkey" : "Manage passkeys"}
      </ButtonLink>
    </Panel>
  );
}

function LinkedPanel({ page }: { page: SecurityPage }) {
  return (
    <Panel
      id="linked-panel"
      title="Ways to sign in"
      text={page.mayUnlink ? "You need at least one, so the only one you have cannot be unlinked." : undefined}
    >
      <ul aria-labelledby="linked-panel" className="max-w-md divide-y divide-line rounded-control border border-line">
        {page.linked.map((way) => (
          <li key={way.id} className="flex min-h-14 items-center gap-4 px-4 py-2">
            <p className="min-w-0 flex-1">
              <span className="block font-[550]">{providerLabel(way.provider)}</span>
              <span className="block truncate text-sm text-muted">{way.name}</span>
            </p>
            {way.mayUnlink && (
              <Form method="post">
                <input type="hidden" name="intent" value="unlink" />
                <input type="hidden" name="identity" value={way.id} />
                <Button
                  type="submit"
                  size="small"
                  variant="quiet"
                  aria-label={`Unlink ${providerLabel(way.provider)} ${way.name}`}
                >
                  Unlink
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {page.mayLink.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-2">
          {page.mayLink.map((provider) => (
            // To another site: a whole new document.
            <a key={provider} href={`/account/link/${provider}`} className={buttonClass({ variant: "secondary" })}>
              {`Link ${providerLabel(provider)}`}
            </a>
          ))}
        </p>
      )}
    </Panel>
  );
}
