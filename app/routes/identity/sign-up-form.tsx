import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SignUpInput } from "#core/identity/pages/identity-forms.ts";
import { Notice } from "./account-frame.tsx";
import type { FormAnswer } from "./form-answer.ts";
import { NewPasswordField } from "./new-password-field.tsx";

type SignUpRules = { isOpen: boolean; leastPasswordLength: number };

export function SignUpForm({ answer, rules }: { answer: FormAnswer | undefined; rules: SignUpRules }) {
  const [form, fields] = useForm<SignUpInput>({ id: "sign-up", lastResult: answer?.reply });
  const busy = useNavigation().formData?.get("intent") === "sign-up";
  const { key: fullNameKey, ...fullName } = getInputProps(fields.fullName, { type: "text" });
  const { key: emailKey, ...email } = getInputProps(fields.email, { type: "email" });
  const { key: passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  if (!rules.isOpen) return <Notice tone="bad">New accounts cannot be created here.</Notice>;
  return (
    <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="sign-up" />
      <Field
        key={fullNameKey}
        {...fullName}
        label="Full Name"
        error={fields.fullName.errors}
        autoComplete="name"
        maxLength={100}
      />
      <Field
        key={emailKey}
        {...email}
        label="Email"
        error={fields.email.errors}
        errorAction={
          answer?.refused === "account_exists" && (
            <Link to="/auth" className="text-brand underline underline-offset-2">
              Sign in
            </Link>
          )
        }
        autoComplete="username"
        maxLength={254}
      />
      <NewPasswordField
        key={passwordKey}
        {...password}
        label="Password"
        error={fields.password.errors}
        minLength={rules.leastPasswordLength}
      />
      <Button type="submit" size="large" busy={busy} busyText="Creating account...">
        Create Account
      </Button>
    </Form>
  );
}
