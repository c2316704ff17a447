import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { clientOf } from "#core/identity/client.ts";
import { newPasswordSchema } from "#core/identity/pages/identity-forms.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/new-password";
import { AccountFrame, Notice } from "./account-frame.tsx";
import { invalidForm, refusedForm } from "./form-answer.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `New password · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only looks: the link is spent when the new password is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { signInPages } = context.get(servicesContext);
  const { leastPasswordLength } = signInPages.signUpRules();
  return { token, isOpen: await signInPages.canResetPassword(token), leastPasswordLength };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action({ request, context }: Route.ActionArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const form = await postedForm(request);
  const token = form.get("token");
  const submission = parseWithZod(form, { schema: newPasswordSchema });
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const client = clientOf(request.headers, context.get(loginContext));
    const login = await signInPages.resetPassword(typeof token === "string" ? token : "", submission.value, client);
    const toast = {
      title: "Password saved",
      text: "Every other browser was signed out.",
      kind: "success",
    } as const;
    const headers = new Headers({ "Set-Cookie": signInPages.cookie(request.url, login.token) });
    headers.append("Set-Cookie", await notes.leave(request, { toast }));
    return redirect(login.awaitsSecondFactor ? "/auth/second-step" : "/dashboard", { headers });
  } catch (error) {
    return refusedForm(submission, error);
  }
}

export default function NewPassword({
  loaderData: { token, isOpen, leastPasswordLength },
  actionData,
}: Route.ComponentProps) {
  const [form, fields] = useForm<{ password: string }>({ id: "new-password", lastResult: actionData?.reply });
  const { key, ...password } = getInputProps(fields.password, { type: "password" });
  const busy = useNavigation().formData !== undefined;
  if (!isOpen) {
    return (
      <AccountFrame title="New password">
        <Notice tone="bad">This link is invalid or has expired. Links work once, for one hour.</Notice>
        <ButtonLink to="/auth/forgotten-password" size="large" className="mt-6 w-full">
          Get a new link
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="New password" text="Every other browser will be signed out.">
      <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <NewPasswordField
          key={key}
          {...password}
          label="New password"
          error={fields.password.errors}
          minLength={leastPasswordLength}
        />
        <Button type="submit" size="large" busy={busy} busyText="Saving...">
          Save and sign in
        </Button>
      </Form>
    </AccountFrame>
  );
}
