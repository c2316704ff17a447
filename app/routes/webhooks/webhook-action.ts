import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import type { Login } from "#core/identity/login.ts";
import type { Toast } from "#core/toast.ts";
import type { Services } from "#workers/services/create-services.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** What was sent and refused, to stand in its form again. `endpoint`: the one that was to be changed; "" for a new one. */
export type RefusedEndpoint = { endpoint: string; url: string; description: string; events: string[]; error: string };
/** A secret that was just made. It is in this answer and nowhere else. */
export type NewSecret = { secret: string; isFirst: boolean };

/**
 * The forms of endpoints, on one's own page and an organization's (`owner`: its id). Answers with a new secret or what is wrong, or leads
 * back to `path`.
 */
export async function webhookAction(posted: Posted, form: FormData, path: string, owner: string | null) {
  const { request, context } = posted;
  const intent = textOf(form, "intent");
  const endpoint = textOf(form, "endpoint");
  const act = <Value>(run: (webhooks: Services["webhooks"], login: Login | null) => Promise<Value>) =>
    runAction(context, request, ({ webhooks }, login) => run(webhooks, login));

  if (intent === "add" || intent === "change") {
    const input = {
      url: textOf(form, "url"),
      description: textOf(form, "description"),
      events: form.getAll("events").filter((one) => typeof one === "string"),
    };
    const result = await act(async (webhooks, login) =>
      intent === "add" ? webhooks.add(login, owner, input) : webhooks.change(login, owner, endpoint, input),
    );
    if (!result.ok) {
      const { title, text, status } = result.refusal;
      const refused: RefusedEndpoint = { ...input, endpoint: intent === "add" ? "" : endpoint, error: text };
      return data({ made: null, refused, toast: { title, text, kind: "destructive" as const } }, { status });
    }
    if (result.value) return withSecret({ ...result.value, isFirst: true });
    throw await backTo(posted, path, { title: "Webhook saved", kind: "success" });
  }
  if (intent === "rotate") {
    const result = await act((webhooks, login) => webhooks.rotate(login, owner, endpoint));
    if (result.ok) return withSecret({ ...result.value, isFirst: false });
    throw await backTo(posted, path, refusedToast(result.refusal));
  }
  const result = await act(async (webhooks, login): Promise<Toast> => {
    switch (intent) {
      case "test":
        await webhooks.sendTest(login, owner, endpoint);
        return { title: "Test sent", text: "Whether it arrived stands in the log in a moment.", kind: "success" };
      case "again":
        await webhooks.sendAgain(login, owner, textOf(form, "delivery"));
        return { title: "Sent again", text: "Whether it arrived stands in the log in a moment.", kind: "success" };
      case "off":
        await webhooks.turnOff(login, owner, endpoint);
        return { title: "Webhook turned off", kind: "info" };
      case "on":
        await webhooks.turnOn(login, owner, endpoint);
        return { title: "Webhook turned on", kind: "success" };
      default:
        await webhooks.remove(login, owner, endpoint);
        return { title: "Webhook removed", kind: "info" };
    }
  });
  throw await backTo(posted, path, result.ok ? result.value : refusedToast(result.refusal));
}

export function refusedToast({ title, text }: { title: string; text: string }): Toast {
  return { title, text, kind: "destructive" };
}

export async function backTo({ request, context }: Posted, path: string, toast: Toast): Promise<Response> {
  const { notes } = context.get(servicesContext);
  return redirect(path, { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

/** A field of a posted form as text; "" where it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function withSecret(made: NewSecret) {
  return data({ made, refused: null, toast: undefined }, { headers: { "Cache-Control": "no-store" } });
}
