import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { clientOf } from "#core/identity/client.ts";
import { recoverySchema } from "#core/identity/pages/identity-forms.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/forgotten-password";
import { AccountFrame, Notice, OutboxHint } from "./account-frame.tsx";
import { invalidForm, refusedForm } from "./form-answer.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Forgotten password · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: Route.LoaderArgs) {
  return { emailSent: new URL(request.url).searchParams.get("email") === "sent" };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await postedForm(request), { schema: recoverySchema });
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const client = clientOf(request.headers, context.get(loginContext));
    await context.get(servicesContext).signInPages.requestPasswordReset(submission.value, client);
  } catch (error) {
    return refusedForm(submission, error);
  }
  throw redirect("/auth/forgotten-password?email=sent");
}

export default function ForgottenPassword({ loaderData: { emailSent }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ email: string }>({ id: "forgotten-password", lastResult: actionData?.reply });
  const { key, ...email } = getInputProps(fields.email, { type: "email" });
  const busy = useNavigation().formData !== undefined;
  return (
    <AccountFrame
      title="Forgotten password"
      text={emailSent ? undefined : "Enter your email, and we will send you a link to choose a new password."}
      below={<OutboxHint />}
    >
      {emailSent ? (
        <Notice tone="good">
          If there is an account with this address, an email with a link is on its way. The link works for one hour.
        </Notice>
      ) : (
        <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
          <Field
            key={key}
            {...email}
            label="Email"
            error={fields.email.errors}
            autoComplete="username"
            maxLength={254}
          />
          <Button type="submit" size="large" busy={busy} busyText="Sending...">
            Send me a link
          </Button>
        </Form>
      )}
      <p className="mt-6 text-center">
        <Link to="/auth" className="text-brand underline-offset-2 hover:underline">
          Back to sign in
        </Link>
      </p>
    </AccountFrame>
  );
}
