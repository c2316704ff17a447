import { Hono } from "hono";
import { requireChallenge } from "#core/identity/api/pkce.ts";
import type { ApiEnv } from "../api-env.ts";
import { type AuthContext, clientOfCall, redirectOfCall } from "./read-call.ts";

/** The redirect to a provider, and the provider's redirect back. */
export const oauthCalls = new Hono<ApiEnv>()
  .get("/authorize", async (c) => {
    const url = await c.var.services.identityApi.oauth.authorize(
      {
        provider: c.req.query("provider") ?? "",
        scopes: c.req.query("scopes") ?? null,
        challenge: requireChallenge(c.req.query("code_challenge"), c.req.query("code_challenge_method")),
        redirectTo: redirectOfCall(c),
        linkingUserId: null,
      },
      clientOfCall(c),
    );
    return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url, 302);
  })
  .get("/callback", (c) => finish(c, c.req.query()))
  // Some providers make the browser post a form instead (response_mode=form_post).
  .post("/callback", async (c) => finish(c, await c.req.parseBody()));

async function finish(c: AuthContext, answer: Record<string, unknown>): Promise<Response> {
  const text = (name: string) => (typeof answer[name] === "string" ? answer[name] : null);
  const location = await c.var.services.identityApi.oauth.callback(
    {
      state: text("state"),
      code: text("code"),
      issuer: text("iss"),
      error: text("error"),
      errorDescription: text("error_description"),
    },
    clientOfCall(c),
  );
  return c.redirect(location, 302);
}
