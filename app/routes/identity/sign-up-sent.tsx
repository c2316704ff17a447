import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "./account-frame.tsx";
import type { FormAnswer } from "./form-answer.ts";

/** After signing up: what to do now, and the email once more for whom it did not reach. */
export function SignUpSent(props: { signedUpAs: string | null; answer: FormAnswer | undefined }) {
  const { signedUpAs, answer } = props;
  const [form, fields] = useForm<{ email: string }>({
    id: "send-again",
    lastResult: answer?.reply,
    defaultValue: { email: signedUpAs ?? "" },
  });
  const { key, ...email } = getInputProps(fields.email, { type: "email" });
  const busy = useNavigation().formData?.get("intent") === "send-again";
  return (
    <>
      {signedUpAs && (
        <Notice tone="good">
          {`If ${signedUpAs} waits to be confirmed, a link is on its way. Open it within 24 hours: it confirms your email and signs you in.`}
        </Notice>
      )}
      <Form method="post" {...getFormProps(form)} className="mt-8 flex flex-col gap-4">
        <h2 className="font-semibold">{signedUpAs ? "Nothing there?" : "Have the link sent again"}</h2>
        <p className="-mt-3 text-muted">
          {signedUpAs
            ? "Look in your spam folder, or have the email sent once more."
            : "To an address that signed up and is not confirmed yet."}
        </p>
        <input type="hidden" name="intent" value="send-again" />
        <Field key={key} {...email} label="Email" error={fields.email.errors} autoComplete="username" maxLength={254} />
        <Button type="submit" variant="secondary" size="large" busy={busy} busyText="Sending...">
          Send it again
        </Button>
      </Form>
      <p className="mt-6 text-center">
        <Link to="/auth" className="text-brand underline-offset-2 hover:underline">
          Back to sign in
        </Link>
      </p>
    </>
  );
}
