import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import type { Login } from "#core/identity/login.ts";
import type { Toast } from "#core/toast.ts";
import type { Services } from "#workers/services/create-services.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Does what a form asks for, and leads back to a page that says how it went: a reload repeats nothing. */
export async function actAndReturn(
  { request, context }: Posted,
  path: string,
  act: (services: Services, login: Login | null) => Promise<Toast>,
): Promise<Response> {
  const result = await runAction(context, request, act);
  const toast: Toast = result.ok
    ? result.value
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  return backTo({ request, context }, path, toast);
}

export async function backTo({ request, context }: Posted, path: string, toast: Toast): Promise<Response> {
  const { notes } = context.get(servicesContext);
  return redirect(path, { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

export function done(title: string, text?: string): Toast {
  return { title, text, kind: "success" };
}

/** A field of a posted form as text; "" where it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
