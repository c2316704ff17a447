import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { Refusal } from "#core/errors.ts";
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

  if (intent === "add-webhook" || intent === "change-webhook") {
    const input = {
      url: textOf(form, "url"),
      description: textOf(form, "description"),
      events: form.getAll("events").filter((one) => typeof one === "string"),
    };
    const result = await act(async (webhooks, login) =>
      intent === "add-webhook" ? webhooks.add(login, owner, input) : webhooks.change(login, owner, endpoint, input),
    );
    if (!result.ok) {
      const { title, text, status } = result.refusal;
      const refused: RefusedEndpoint = { ...input, endpoint: intent === "add-webhook" ? "" : endpoint, error: text };
      return data({ made: null, refused, toast: { title, text, kind: "destructive" as const } }, { status });
    }
    if (result.value) return withSecret({ ...result.value, isFirst: true });
    throw await backTo(posted, path, { title: "Webhook saved", kind: "success" });
  }
  if (intent === "new-secret") {
    const result = await act((webhooks, login) => webhooks.rotate(login, owner, endpoint));
    if (result.ok) return withSecret({ ...result.value, isFirst: false });
    throw await backTo(posted, path, refusedToast(result.refusal));
  }
  const result = await act(async (webhooks, login): Promise<Toast> => {
    if (intent === "test-webhook") {
      await webhooks.sendTest(login, owner, endpoint);
      return { title: "Test sent", text: ARRIVAL, kind: "success" };
    }
    if (intent === "send-webhook-again") {
      await webhooks.sendAgain(login, owner, textOf(form, "delivery"));
      return { title: "Sent again", text: ARRIVAL, kind: "success" };
    }
    if (intent === "webhook-off") {
      await webhooks.turnOff(login, owner, endpoint);
      return { title: "Webhook turned off", kind: "info" };
    }
    if (intent === "webhook-on") {
      await webhooks.turnOn(login, owner, endpoint);
      return { title: "Webhook turned on", kind: "success" };
    }
    if (intent !== "remove-webhook") throw new Refusal("bad_request");
    await webhooks.remove(login, owner, endpoint);
    return { title: "Webhook removed", kind: "info" };
  });
  throw await backTo(posted, path, result.ok ? result.value : refusedToast(result.refusal));
}

const ARRIVAL = "Whether it arrived stands in the log in a moment.";

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
