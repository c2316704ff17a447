import { Hono } from "hono";
import { clientOf } from "#core/identity/client.ts";
import type { ApiEnv } from "./api-env.ts";

/** What a browser hands to its authenticator. What that answers is posted by a form of the page that asked. */
export const passkeyOptionsApi = new Hono<ApiEnv>()
  .post("/passkeys/sign-in", async (c) => {
    const client = clientOf(c.req.raw.headers, c.var.login);
    const { challenge_id, options } = await c.var.services.signInPages.beginPasskeySignIn(client);
    return c.json({ challenge: challenge_id, options });
  })
  .post("/passkeys/second-step", async (c) => {
    const { challengeId, options } = await c.var.services.signInPages.beginPasskeyStep(c.var.login);
    return c.json({ challenge: challengeId, options });
  })
  .post("/passkeys/new", async (c) => {
    const { challenge_id, options } = await c.var.services.accountPages.beginPasskey(c.var.login);
    return c.json({ challenge: challenge_id, options });
  });
