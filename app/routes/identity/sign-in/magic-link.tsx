import type { Submission } from "@conform-to/dom";
import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { clientOf } from "#core/identity/client.ts";
import { codeSchema, emailSchema } from "#core/identity/pages/identity-forms.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import { AccountFrame, Notice, OutboxHint } from "../account-frame.tsx";
import { type FormAnswer, invalidForm, refusedForm } from "../form-answer.ts";
import type { Route } from "./+types/magic-link";
import { signedIn } from "./signed-in.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Sign in by email · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only looks: mail systems open links before people do, so the link is spent when the button is pressed. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

/** Three forms: ask for an email, press the button behind its link, type its code. */
export async function action({ request, context }: Route.ActionArgs) {
  const { signInPages } = context.get(servicesContext);
  const form = await postedForm(request);
  const intent = form.get("intent");
  const client = clientOf(request.headers, context.get(loginContext));
  if (intent === "link") {
    const token = String(form.get("token") ?? "");
    return answered(parseWithZod(form, { schema: tokenSchema }), null, async () =>
      signedIn(context, request, await signInPages.signInByLink(token, client)),
    );
  }
  const asked = parseWithZod(form, { schema: emailSchema });
  if (asked.status !== "success") return invalidForm(asked);
  const { email } = asked.value;
  if (intent !== "code") {
    return answered(asked, null, async () => {
      await signInPages.sendSignInEmail({ email }, client);
      return { sentTo: email };
    });
  }
  const typed = parseWithZod(form, { schema: codeSchema });
  if (typed.status !== "success") return withAddress(invalidForm(typed), email);
  return answered(typed, email, async () =>
    signedIn(context, request, await signInPages.signInByCode({ email, code: typed.value.code }, client)),
  );
}

const tokenSchema = z.object({ token: z.string().optional() });

/** What `act` answers, or its refusal beside the form; the address that an email went to stays in the page. */
async function answered<Value>(submission: Submission<unknown>, sentTo: string | null, act: () => Promise<Value>) {
  try {
    return await act();
  } catch (error) {
    return withAddress(refusedForm(submission, error), sentTo);
  }
}

function withAddress({ data: answer, init }: ReturnType<typeof invalidForm>, sentTo: string | null) {
  return data({ ...answer, sentTo }, init ?? undefined);
}

export default function MagicLink({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const answer = actionData && "reply" in actionData ? actionData : undefined;
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : null;
  return (
    <AccountFrame title="Sign in by email" text={token || sentTo ? undefined : ASK} below={<OutboxHint />}>
      {token && !sentTo ? (
        <LinkForm token={token} problem={answer?.toast?.text} />
      ) : sentTo ? (
        <CodeForm sentTo={sentTo} answer={answer} />
      ) : (
        <AddressForm answer={answer} />
      )}
      <p className="mt-6 text-center">
        <Link to="/auth" className="text-brand underline-offset-2 hover:underline">
          Sign in with a password
        </Link>
      </p>
    </AccountFrame>
  );
}

const ASK = "Enter your email, and we will send you a link and a code. No password needed.";

function LinkForm({ token, problem }: { token: string; problem: string | undefined }) {
  const busy = useNavigation().formData !== undefined;
  if (problem) {
    return (
      <>
        <Notice tone="bad">{problem}</Notice>
        <ButtonLink to="/auth/magic-link" size="large" className="mt-6 w-full">
          Get a new link
        </ButtonLink>
      </>
    );
  }
  return (
    <Form method="post" action="/auth/magic-link" className="mt-6 flex flex-col">
      <input type="hidden" name="intent" value="link" />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large" busy={busy} busyText="Signing in...">
        Sign me in
      </Button>
    </Form>
  );
}

function AddressForm({ answer }: { answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<{ email: string }>({ id: "sign-in-email", lastResult: answer?.reply });
  const { key, ...email } = getInputProps(fields.email, { type: "email" });
  const busy = useNavigation().formData !== undefined;
  return (
    <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
      <Field key={key} {...email} label="Email" error={fields.email.errors} autoComplete="username" maxLength={254} />
      <Button type="submit" size="large" busy={busy} busyText="Sending...">
        Send me a link
      </Button>
    </Form>
  );
}

function CodeForm({ sentTo, answer }: { sentTo: string; answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<{ code: string }>({ id: "sign-in-code", lastResult: answer?.reply });
  const { key, ...code } = getInputProps(fields.code, { type: "text" });
  const busy = useNavigation().formData !== undefined;
  return (
    <>
      <Notice tone="good">
        If there is an account with this address, an email is on its way. Open its link, which works for one hour, or
        enter its code, which works for ten minutes.
      </Notice>
      <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="email" value={sentTo} />
        <Field
          key={key}
          {...code}
          label="Code"
          error={fields.code.errors}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
        />
        <Button type="submit" size="large" busy={busy} busyText="Signing in...">
          Sign In
        </Button>
      </Form>
    </>
  );
}
