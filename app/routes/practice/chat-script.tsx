import { data, redirect } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { readFormData } from "#app/page-loading/bounded-body.ts";
import { Refusal } from "#core/errors.ts";
import { sameSitePath } from "#core/same-site-path.ts";
import { SCRIPT_MAX_BYTES, SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/chat-script";

/** Room for the form around the file. */
const MAX_BODY_BYTES = SCRIPT_MAX_BYTES + 16 * 1024;

/**
 * Upload and removal of the sales script. The upload with a progress bar asks for JSON; a plain form gets a redirect back
 * with a message; the framework's own form (removal) gets the message as data.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { scripts, notes } = context.get(servicesContext);
  const login = context.get(loginContext);
  const wantsJson = request.headers.get("Accept") === "application/json";
  let returnTo = "/chat";
  try {
    const form = await readForm(request);
    returnTo = sameSitePath(form.get("returnTo"), "/chat");
    if (form.get("intent") === "remove") {
      await scripts.remove(login);
      return await answer({ title: "Sales Script Removed", kind: "info" });
    }
    const file = form.get("script");
    if (!(file instanceof File)) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS.unreadable });
    const { name, isCut } = await scripts.upload(login, { name: file.name, bytes: await file.arrayBuffer() });
    const text = isCut ? `${name}. It is very long, so only its first part is used.` : name;
    if (wantsJson) return Response.json({ ok: true, text });
    return await answer({ title: "Sales Script Uploaded", text, kind: "success" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (wantsJson) return Response.json({ ok: false, text: error.text }, { status: error.status });
    return await answer({ title: error.title, text: error.text, kind: "destructive" });
  }

  async function answer(toast: Toast) {
    const isPlainForm = request.headers.get("Accept")?.includes("text/html");
    if (!isPlainForm) return data({ toast });
    return redirect(returnTo, { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
  }
}

/** The address itself is no page. */
export function loader() {
  return redirect("/chat");
}

async function readForm(request: Request): Promise<FormData> {
  const form = await readFormData(request, MAX_BODY_BYTES).catch(() => {
    throw new Refusal("script_refused", { text: SCRIPT_REFUSALS.unreadable });
  });
  if (!form) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS["too-large"] });
  return form;
}
