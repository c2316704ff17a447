import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Toast } from "#core/toast.ts";

const WELCOME: Toast = { title: "Welcome back!", text: "You have successfully signed in.", kind: "success" };

/** After any way of signing in: to where the person was going, by way of their second factor if they have one. */
export async function signedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  login: { token: string; awaitsSecondFactor: boolean },
): Promise<Response> {
  const { signInPages, notes } = context.get(servicesContext);
  const headers = new Headers({ "Set-Cookie": signInPages.cookie(request.url, login.token) });
  if (login.awaitsSecondFactor) return redirect("/auth/second-step", { headers });
  const { returnTo } = await notes.read(request);
  headers.append("Set-Cookie", await notes.leave(request, { toast: WELCOME, returnTo: null }));
  return redirect(returnTo ?? "/dashboard", { headers });
}
