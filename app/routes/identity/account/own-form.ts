import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import { type RouterContextProvider, redirect, useNavigation } from "react-router";
import type { ZodType, z } from "zod";
import { loginContext, servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { type Client, clientOf } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import type { Toast } from "#core/toast.ts";
import type { Services } from "#workers/services/create-services.ts";
import { type FormAnswer, invalidForm, refusedForm } from "../form-answer.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };
type OwnAccount = Services["accountPages"];

/** What is done with a form that is valid. `client` is the browser that sent it. */
type Act<Schema extends ZodType, Value> = (
  own: OwnAccount,
  login: Login | null,
  value: z.output<Schema>,
  client: Client,
) => Promise<Value>;

/** One of a page's forms: what is wrong stands beside its field, and what is right is done. */
export async function handleForm<Schema extends ZodType, Value>(
  { request, context }: Posted,
  form: FormData,
  schema: Schema,
  act: Act<Schema, Value>,
) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return { ok: false, answer: invalidForm(submission) } as const;
  const client = clientOf(request.headers, context.get(loginContext));
  const result = await runAction(context, request, ({ accountPages }, login) =>
    act(accountPages, login, submission.value, client),
  );
  if (!result.ok) return { ok: false, answer: refusedForm(submission, result.refusal) } as const;
  return { ok: true, value: result.value } as const;
}

/** Back to a page by redirect, so that a reload repeats nothing. `token`: the login goes on under a new one. */
export async function backTo(
  { request, context }: Posted,
  path: string,
  of: { toast: Toast; token?: string },
): Promise<Response> {
  const { signInPages, notes } = context.get(servicesContext);
  const headers = new Headers({ "Set-Cookie": await notes.leave(request, { toast: of.toast }) });
  if (of.token) headers.append("Set-Cookie", signInPages.cookie(request.url, of.token));
  return redirect(path, { headers });
}

/**
 * A form of a page that has several: the answer belongs to the one whose `intent` was sent. `id`: of the form, where several have
 * one intent; their fields name it.
 */
export function useOwnForm<Fields extends Record<string, unknown>>(
  intent: string,
  answer: FormAnswer | undefined,
  defaultValue?: Partial<Fields>,
  id = intent,
) {
  const isMine = answer?.reply.initialValue?.intent === intent;
  const [form, fields] = useForm<Fields>({
    id,
    lastResult: isMine ? answer?.reply : undefined,
    defaultValue: defaultValue as never,
  });
  // conform keeps the errors of an answer until another comes: the reset event ends them with it.
  useEffect(() => {
    if (!isMine) return;
    return () => document.forms.namedItem(id)?.reset();
  }, [isMine, id]);
  const busy = useNavigation().formData?.get("intent") === intent;
  return { form, fields, busy };
}
