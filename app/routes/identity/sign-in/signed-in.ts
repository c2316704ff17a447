import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Toast } from "#core/toast.ts";

const WELCOME_BACK: Toast = { title: "Welcome back!", text: "You have successfully signed in.", kind: "success" };
const WELCOME: Toast = { ...WELCOME_BACK, title: "Welcome!" };

/** After any way of signing in: to the talk that they kept, or where they were going, by way of their second factor if they have one. */
export async function signedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  login: { token: string; awaitsSecondFactor: boolean; isFirst?: boolean },
  words: { text?: string } = {},
): Promise<Response> {
  const { guests, signInPages, notes } = context.get(servicesContext);
  const headers = new Headers({ "Set-Cookie": signInPages.cookie(request.url, login.token) });
  if (login.awaitsSecondFactor) return redirect("/auth/second-step", { headers });
  const kept = await guests.keep(await signInPages.loginOf(login.token), guests.find(request));
  if (kept) headers.append("Set-Cookie", guests.endedCookie(request.url));
  const { returnTo } = await notes.read(request);
  const hello = login.isFirst ? WELCOME : WELCOME_BACK;
  const text = words.text ?? (kept ? keptText(kept) : hello.text);
  headers.append("Set-Cookie", await notes.leave(request, { toast: { ...hello, text }, returnTo: null }));
  return redirect(kept ? `/chat/${kept.conversationId}` : (returnTo ?? "/dashboard"), { headers });
}

function keptText({ customer, goesOn }: { customer: string; goesOn: boolean }): string {
  const kept = `Your conversation with ${customer} is kept.`;
  return goesOn ? kept : `${kept} You have no practice left to go on with it, but you can get your feedback.`;
}
