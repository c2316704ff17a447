import { Form, type RouterContextProvider } from "react-router";
import { loginContext } from "#app/context.ts";
import { runAction } from "#app/page-loading/open-page.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Toast } from "#core/toast.ts";
import { backTo } from "./own-form.ts";

/** Mails six digits to whoever has no password to show, and goes back to the page that asks for them. */
export async function sendCode(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  path: string,
): Promise<never> {
  const { request, context } = args;
  const client = clientOf(request.headers, context.get(loginContext));
  const result = await runAction(context, request, ({ accountPages }, login) => accountPages.sendCode(login, client));
  const toast: Toast = result.ok
    ? { title: "Check your email", text: "The code works for ten minutes.", kind: "success" }
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  throw await backTo(args, path, { toast });
}

/** What the button of ProofField sends: a form inside a form is none. */
export function SendCodeForm() {
  return (
    <Form id="send-code" method="post" hidden>
      <input type="hidden" name="intent" value="send-code" />
    </Form>
  );
}
