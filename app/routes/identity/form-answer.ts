import type { Submission, SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { FAULT, Refusal, type RefusalCode } from "#core/errors.ts";
import type { Toast } from "#core/toast.ts";

/**
 * What the action of an account form answers when it stays on its page. Never holds a password. `movedTo`: the host where the
 * organization of this person is now.
 */
export type FormAnswer = { reply: SubmissionResult; toast?: Toast; refused?: RefusalCode; movedTo?: string };

const SECRET_FIELDS = ["password", "currentPassword", "code"];

/** Beside which field a refusal belongs. */
const FIELDS: Partial<Record<RefusalCode, string>> = {
  wrong_code: "code",
  wrong_password: "currentPassword",
  same_password: "password",
  weak_password: "password",
  email_taken: "email",
  account_exists: "email",
};

/** Said as a toast too, as the catalogue has it, beside the field where there is one. */
const TOASTED: ReadonlySet<RefusalCode> = new Set(["account_exists"]);

/** Errors beside their fields; `titled` also says the first one as a toast, as the catalogue asks for sign-up. */
export function invalidForm(submission: Submission<unknown>, titled?: string) {
  const reply = submission.reply({ hideFields: SECRET_FIELDS });
  const first = Object.values(reply.error ?? {}).flatMap((errors) => errors ?? [])[0];
  const toast: Toast | undefined = titled && first ? { title: titled, text: first, kind: "destructive" } : undefined;
  return data<FormAnswer>({ reply, ...(toast && { toast }) }, { status: 400 });
}

/**
 * What a service refused, or a fault, as the catalogue words it. What was typed stays, except passwords. `titled` stands over
 * what has no words of its own.
 */
export function refusedForm(submission: Submission<unknown>, error: unknown, titled?: string) {
  const refused = error instanceof Refusal ? error : FAULT;
  const headers = new Headers();
  if (error instanceof Refusal && error.retryAfterSeconds !== null)
    headers.set("Retry-After", String(error.retryAfterSeconds));
  const code = error instanceof Refusal ? error.code : undefined;
  const title = code === "bad_request" ? (titled ?? refused.title) : refused.title;
  const toast: Toast = { title, text: refused.text, kind: "destructive" };
  const field = code && FIELDS[code];
  const reply = submission.reply({
    hideFields: SECRET_FIELDS,
    ...(field ? { fieldErrors: { [field]: [refused.text] } } : { formErrors: [refused.text] }),
  });
  const isToasted = !field || (code !== undefined && TOASTED.has(code));
  return data<FormAnswer>(
    { reply, ...(isToasted && { toast }), ...(code && { refused: code }), ...movedTo(error) },
    { status: refused.status, headers },
  );
}

function movedTo(error: unknown): { movedTo: string } | null {
  return error instanceof Refusal && error.code === "moved" && error.reason !== null ? { movedTo: error.reason } : null;
}
