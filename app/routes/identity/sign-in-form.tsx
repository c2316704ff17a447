import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SignInInput } from "#core/identity/pages/identity-forms.ts";
import type { FormAnswer } from "./form-answer.ts";
import { usePasskeyAutofill } from "./passkeys/passkey-autofill.ts";

export function SignInForm({ answer }: { answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<SignInInput>({ id: "sign-in", lastResult: answer?.reply });
  const busy = useNavigation().formData?.get("intent") === "sign-in";
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: "email" });
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="sign-in" />
      <Field
        key={emailKey}
        {...email}
        label="Email"
        error={fields.email.errors}
        autoComplete="username webauthn"
        {...usePasskeyAutofill()}
        maxLength={254}
      />
      <Field
        key={passwordKey}
        {...password}
        label="Password"
        error={fields.password.errors}
        autoComplete="current-password"
        aside={
          <Link to="/auth/forgotten-password" className="text-sm text-brand underline-offset-2 hover:underline">
            Forgot password?
          </Link>
        }
      />
      <Button type="submit" size="large" busy={busy} busyText="Signing in...">
        Sign In
      </Button>
      <Link to="/auth/magic-link" className="self-center text-brand underline-offset-2 hover:underline">
        Email me a link instead
      </Link>
    </Form>
  );
}
