import { parseWithZod } from "@conform-to/zod/v4";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { ZodType, z } from "zod";
import { servicesContext } from "#app/context.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { invalidForm, refusedForm } from "#app/routes/identity/form-answer.ts";
import { Refusal } from "#core/errors.ts";
import type { InquirySender } from "#workers/services/admin/inquiries.ts";
import type { Services } from "#workers/services/create-services.ts";
import { HUMAN_FIELD, STAMP_FIELD, TRAP_FIELD } from "./form-guard.tsx";

const SENT = {
  title: "Success!",
  text: "Your message is with us. A person answers within two business days.",
  kind: "success",
} as const;

/**
 * A posted form: what is wrong stands beside its field and in a toast titled "Validation Error"; what is right is sent, and the
 * page comes back with a toast, and says in place of the form that it was sent. What was typed is never lost.
 */
export async function sendForm<Schema extends ZodType>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  schema: Schema,
  send: (services: Services, value: z.output<Schema>, sender: InquirySender) => Promise<void>,
) {
  const form = await postedForm(request);
  const submission = parseWithZod(form, { schema });
  const services = context.get(servicesContext);
  const guard = await services.inquiries.openForm(textOf(form, STAMP_FIELD));
  if (submission.status !== "success") return withGuard(invalidForm(submission, "Validation Error"));
  const sender: InquirySender = {
    address: request.headers.get("cf-connecting-ip"),
    humanToken: textOf(form, HUMAN_FIELD),
    form: { stamp: textOf(form, STAMP_FIELD), trap: textOf(form, TRAP_FIELD) },
  };
  try {
    await send(services, submission.value, sender);
  } catch (error) {
    if (!(error instanceof Refusal)) services.recordFault(error);
    return withGuard(refusedForm(submission, error instanceof Refusal ? error : new Refusal("inquiry_refused")));
  }
  throw redirect(sentPath(request), {
    status: 303,
    headers: { "Set-Cookie": await services.notes.leave(request, { toast: SENT }) },
  });

  function withGuard(answer: ReturnType<typeof invalidForm>) {
    return data({ ...answer.data, guard }, answer.init ?? undefined);
  }
}

/** Where a form that was sent comes back to. */
const SENT_PARAM = "sent";

export function wasSent(request: Request): boolean {
  return new URL(request.url).searchParams.has(SENT_PARAM);
}

function sentPath(request: Request): string {
  return `${new URL(request.url).pathname}?${SENT_PARAM}=yes#sent`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
