import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Toast } from "#core/toast.ts";

const WELCOME_BACK: Toast = { title: "Welcome back!", text: "You have successfully signed in.", kind: "success" };
const WELCOME: Toast = { ...WELCOME_BACK, title: "Welcome!" };

/** After any way of signing in: to where the person was going, by way of their second factor if they have one. */
export async function signedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  login: { token: string; awaitsSecondFactor: boolean; isFirst?: boolean },
): Promise<Response> {
  const { signInPages, notes } = context.get(servicesContext);
  const headers = new Headers({ "Set-Cookie": signInPages.cookie(request.url, login.token) });
  if (login.awaitsSecondFactor) return redirect("/auth/second-step", { headers });
  const { returnTo } = await notes.read(request);
  const toast = login.isFirst ? WELCOME : WELCOME_BACK;
  headers.append("Set-Cookie", await notes.leave(request, { toast, returnTo: null }));
  return redirect(returnTo ?? "/dashboard", { headers });
}
