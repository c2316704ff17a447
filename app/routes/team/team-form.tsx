import { type ReactNode, useId } from "react";
import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { Button } from "#app/ui/button.tsx";
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

/** A button that asks once more first, in a popover that needs no script. `children`: the form that does it. */
export function Confirmed(props: { label: string; question: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button variant="quiet" size="small" popoverTarget={id} aria-label={`${props.label}: ${props.question}`}>
        {props.label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={props.question}
        className="m-auto max-w-sm rounded-card border border-line bg-surface p-5 text-ink shadow-float"
      >
        <p className="[overflow-wrap:anywhere]">{props.question}</p>
        {props.text && <p className="mt-1.5 text-muted">{props.text}</p>}
        <div className="mt-4 flex justify-end gap-2">
          <Button variant="quiet" size="small" popoverTarget={id} popoverTargetAction="hide">
            Cancel
          </Button>
          {props.children}
        </div>
      </div>
    </>
  );
}
