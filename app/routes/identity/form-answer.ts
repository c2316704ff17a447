import type { Submission, SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { FAULT, Refusal, type RefusalCode } from "#core/errors.ts";
import type { Toast } from "#core/toast.ts";

/** What the action of an account form answers when it stays on its page. Never holds a password. */
export type FormAnswer = { reply: SubmissionResult; toast?: Toast };

const SECRET_FIELDS = ["password", "currentPassword", "code"];

/** Beside which field a refusal belongs. */
const FIELDS: Partial<Record<RefusalCode, string>> = {
  wrong_code: "code",
  wrong_password: "currentPassword",
  same_password: "password",
  weak_password: "password",
  email_taken: "email",
};

/** Errors beside their fields; `titled` also says the first one as a toast, as the catalogue asks for sign-up. */
export function invalidForm(submission: Submission<unknown>, titled?: string) {
  const reply = submission.reply({ hideFields: SECRET_FIELDS });
  const first = Object.values(reply.error ?? {}).flatMap((errors) => errors ?? [])[0];
  const toast: Toast | undefined = titled && first ? { title: titled, text: first, kind: "destructive" } : undefined;
  return data<FormAnswer>({ reply, ...(toast && { toast }) }, { status: 400 });
}

/** What a service refused, or a fault, as the catalogue words it. What was typed stays, except passwords. */
export function refusedForm(submission: Submission<unknown>, error: unknown) {
  const refused = error instanceof Refusal ? error : FAULT;
  const headers = new Headers();
  if (error instanceof Refusal && error.retryAfterSeconds !== null)
    headers.set("Retry-After", String(error.retryAfterSeconds));
  const toast: Toast = { title: refused.title, text: refused.text, kind: "destructive" };
  const field = error instanceof Refusal ? FIELDS[error.code] : undefined;
  const reply = submission.reply({
    hideFields: SECRET_FIELDS,
    ...(field ? { fieldErrors: { [field]: [refused.text] } } : { formErrors: [refused.text] }),
  });
  // What stands beside its field needs no toast.
  return data<FormAnswer>({ reply, ...(!field && { toast }) }, { status: refused.status, headers });
}
