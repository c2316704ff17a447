import type { Submission, SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { FAULT, Refusal } from "#core/errors.ts";
import type { Toast } from "#core/toast.ts";

/** What the action of an account form answers when it stays on its page. Never holds a password. */
export type FormAnswer = { reply: SubmissionResult; toast?: Toast };

const SECRET_FIELDS = ["password"];

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
  const reply = submission.reply({ hideFields: SECRET_FIELDS, formErrors: [refused.text] });
  return data<FormAnswer>({ reply, toast }, { status: refused.status, headers });
}
