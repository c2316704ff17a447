import { data, type RouterContextProvider, redirect } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Toast } from "#core/toast.ts";
import type { Services } from "#workers/services/create-services.ts";

type PageContext = Readonly<RouterContextProvider>;

/**
 * How a loader asks a service for its page. The service looks the person up together with the page's data, so this is
 * where a missing login becomes a redirect to /auth that remembers the way back, and a refusal a page with its
 * status. `words.signedOut` is shown on /auth.
 */
export async function openPage<T>(
  context: PageContext,
  request: Request,
  open: (services: Services, login: Login | null) => Promise<T>,
  words: { signedOut?: Toast } = {},
): Promise<T> {
  const services = context.get(servicesContext);
  try {
    return await open(services, context.get(loginContext));
  } catch (error) {
    if (!(error instanceof Refusal)) throw fault(services, error);
    if (error.code === "signed_out") throw await toSignIn(services, request, words.signedOut);
    if (error.code === "second_factor_needed") throw await toTwoStep(services, request, error);
    if (error.code === "no_practice_left") throw redirect(LIMIT_PAGE);
    throw data({ code: error.code, title: error.title, text: error.text }, { status: error.status });
  }
}

/** For actions: the refusal as a value to show beside the form, signed-out still a redirect. */
export async function runAction<T>(
  context: PageContext,
  request: Request,
  act: (services: Services, login: Login | null) => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; refusal: Refusal }> {
  const services = context.get(servicesContext);
  try {
    return { ok: true, value: await act(services, context.get(loginContext)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw fault(services, error);
    if (error.code === "signed_out") throw await toSignIn(services, request);
    if (error.code === "second_factor_needed") throw await toTwoStep(services, request, error);
    if (error.code === "no_practice_left") throw redirect(LIMIT_PAGE);
    return { ok: false, refusal: error };
  }
}

/** It says why no practice may begin, and what can be done. */
const LIMIT_PAGE = "/billing/limit";

/** The error page shows the reference; what happened stays in the log. A thrown Response (a redirect) is no fault. */
function fault(services: Services, error: unknown): unknown {
  return error instanceof Response ? error : data({ reference: services.recordFault(error) }, { status: 500 });
}

async function toSignIn(services: Services, request: Request, toast?: Toast): Promise<Response> {
  return leaveFor("/auth", services, request, toast);
}

/** Whoever has a second factor has shown it at sign-in, so who is led here has none yet. */
async function toTwoStep(services: Services, request: Request, { title, text }: Refusal): Promise<Response> {
  return leaveFor("/account/two-step", services, request, { title, text, kind: "info" });
}

/** To a page that leads back here when it is done. */
async function leaveFor(path: string, services: Services, request: Request, toast?: Toast): Promise<Response> {
  // A post is not repeated after signing in: the way back is to the page it came from.
  const cameFrom = request.method === "GET" ? request.url : (request.headers.get("Referer") ?? "/dashboard");
  const url = URL.parse(cameFrom, request.url) ?? new URL("/dashboard", request.url);
  const returnTo = url.pathname.replace(/\.data$/, "") + url.search;
  return redirect(path, { headers: { "Set-Cookie": await services.notes.leave(request, { returnTo, toast }) } });
}
