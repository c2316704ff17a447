import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { clientOf } from "#core/identity/client.ts";
import { codeSchema } from "#core/identity/pages/identity-forms.ts";
import { passkeyProofSchema } from "#core/identity/pages/passkey-forms.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import { AccountFrame, OutboxHint } from "../account-frame.tsx";
import { type FormAnswer, invalidForm, refusedForm } from "../form-answer.ts";
import { PasskeyButton, WithoutScript } from "../passkeys/passkey-button.tsx";
import type { Route } from "./+types/second-step";
import { signedIn } from "./signed-in.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Second step · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const view = await signInPages.openSecondStep(context.get(loginContext));
  if (view.state === "signed-out") throw redirect("/auth");
  if (view.state !== "asked") throw redirect((await notes.read(request)).returnTo ?? "/dashboard");
  const search = new URL(request.url).searchParams;
  const sentTo = view.phones.find(({ id }) => id === search.get("factor"));
  const challenge = sentTo ? { factorId: sentTo.id, id: search.get("challenge") ?? "", ending: sentTo.ending } : null;
  const isByApp = view.hasApp && challenge === null && search.get("with") !== "recovery";
  return { phones: view.phones, hasApp: view.hasApp, hasPasskey: view.hasPasskey, challenge, isByApp };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const client = clientOf(request.headers, context.get(loginContext));
  const factorId = String(form.get("factor") ?? "");
  if (form.get("intent") === "passkey") {
    const shown = await runAction(context, request, ({ signInPages }, login) =>
      signInPages.finishPasskeyStep(login, Object.fromEntries(form)),
    );
    if (!shown.ok) return refusedForm(parseWithZod(form, { schema: passkeyProofSchema }), shown.refusal);
    throw await signedIn(context, request, shown.value);
  }
  const submission = parseWithZod(form, { schema: codeSchema });
  if (form.get("intent") === "text") {
    const sent = await runAction(context, request, ({ signInPages }, login) =>
      signInPages.textSecondStep(login, factorId, client),
    );
    if (!sent.ok) return refusedForm(submission, sent.refusal);
    throw redirect(`/auth/second-step?${new URLSearchParams({ factor: factorId, challenge: sent.value })}`);
  }
  if (submission.status !== "success") return invalidForm(submission);
  const id = form.get("challenge");
  const challenge = typeof id === "string" ? { factorId, id } : null;
  const { code } = submission.value;
  const result = await runAction(context, request, ({ signInPages }, login) =>
    signInPages.finishSignIn(login, { code, challenge }, client),
  );
  if (!result.ok) return refusedForm(submission, result.refusal);
  throw await signedIn(context, request, result.value);
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { phones, hasApp, hasPasskey, challenge, isByApp } = loaderData;
  const needsText = !hasApp && challenge === null && phones.length > 0;
  return (
    <AccountFrame title="One more step" text={wordsFor(loaderData)} below={<OutboxHint />}>
      {!needsText && <CodeForm key={isByApp ? "app" : "other"} {...loaderData} answer={actionData} />}
      {hasPasskey && (
        <div className="mt-5 flex flex-col gap-2">
          <PasskeyButton intent="passkey" path="/api/passkeys/second-step" way="get" variant="secondary" size="large">
            Use a passkey
          </PasskeyButton>
          <WithoutScript />
        </div>
      )}
      <ul className="mt-6 flex flex-col items-center gap-1">
        {phones.map((phone) => (
          <li key={phone.id}>
            <Form method="post">
              <input type="hidden" name="intent" value="text" />
              <input type="hidden" name="factor" value={phone.id} />
              <Button type="submit" variant={needsText ? "primary" : "quiet"} size="small">
                {`Text a code to the phone ending in ${phone.ending}`}
              </Button>
            </Form>
          </li>
        ))}
        {hasApp && (
          <li>
            <Link to={isByApp ? "/auth/second-step?with=recovery" : "/auth/second-step"} className={OTHER_WAY} replace>
              {isByApp ? "Use a recovery code" : "Use a code from your app"}
            </Link>
          </li>
        )}
        <li>
          <Form method="post" action="/auth/sign-out" reloadDocument>
            <button type="submit" className={OTHER_WAY}>
              Sign in as somebody else
            </button>
          </Form>
        </li>
      </ul>
    </AccountFrame>
  );
}

const OTHER_WAY = "flex min-h-11 items-center text-brand underline-offset-2 hover:underline pointer-fine:min-h-8";

type Loaded = Route.ComponentProps["loaderData"];

function wordsFor({ challenge, isByApp, hasApp, phones }: Loaded): string {
  if (challenge) return `We sent six digits to the phone ending in ${challenge.ending}.`;
  if (isByApp) return "Open your authenticator app and enter the six digits it shows.";
  if (!hasApp && phones.length > 0) return "We send six digits to your phone.";
  return "Enter one of your recovery codes. Each works once.";
}

function CodeForm({ challenge, isByApp, answer }: Loaded & { answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<{ code: string }>({ id: "second-step", lastResult: answer?.reply });
  const { key, ...code } = getInputProps(fields.code, { type: "text" });
  const busy = useNavigation().formData?.get("intent") === "code";
  const isDigits = isByApp || challenge !== null;
  return (
    <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="code" />
      {challenge && <input type="hidden" name="factor" value={challenge.factorId} />}
      {challenge && <input type="hidden" name="challenge" value={challenge.id} />}
      <Field
        key={key}
        {...code}
        label={isDigits ? "Code" : "Recovery code"}
        error={fields.code.errors ?? form.errors}
        autoComplete="one-time-code"
        inputMode={isDigits ? "numeric" : "text"}
        autoCapitalize={isDigits ? undefined : "characters"}
        spellCheck={false}
        maxLength={40}
        placeholder={isDigits ? undefined : "ABCD-EFGH-2345"}
      />
      <Button type="submit" size="large" busy={busy} busyText="Checking...">
        Continue
      </Button>
    </Form>
  );
}
