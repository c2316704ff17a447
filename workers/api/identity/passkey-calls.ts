import { Hono } from "hono";
import { passkeyNameCall, passkeyVerifyCall } from "#core/identity/api/request-bodies.ts";
import { passkeyView } from "#core/identity/passkeys/passkey-view.ts";
import type { ApiEnv } from "../api-env.ts";
import { clientOfCall, readBody, requireBearer } from "./read-call.ts";

/** Passkeys: making, listing, naming and removing one's own, and signing in by one. */
export const passkeyCalls = new Hono<ApiEnv>()
  .post("/passkeys/registration/options", async (c) =>
    c.json(await c.var.services.identityApi.passkeys.beginRegistration(await requireBearer(c))),
  )
  .post("/passkeys/registration/verify", async (c) => {
    const bearer = await requireBearer(c);
    const call = await readBody(c, passkeyVerifyCall);
    return c.json(passkeyView(await c.var.services.identityApi.passkeys.finishRegistration(bearer, call)));
  })
  .post("/passkeys/authentication/options", async (c) =>
    c.json(await c.var.services.identityApi.passkeys.beginSignIn(clientOfCall(c))),
  )
  .post("/passkeys/authentication/verify", async (c) => {
    const call = await readBody(c, passkeyVerifyCall);
    return c.json(await c.var.services.identityApi.passkeys.signIn(call, clientOfCall(c)));
  })
  .get("/passkeys", async (c) => {
    const { person } = await requireBearer(c);
    return c.json((await c.var.services.identityApi.passkeys.list(person.id)).map(passkeyView));
  })
  .patch("/passkeys/:id", async (c) => {
    const { person } = await requireBearer(c);
    const { friendly_name } = await readBody(c, passkeyNameCall);
    return c.json(
      passkeyView(await c.var.services.identityApi.passkeys.rename(person.id, c.req.param("id"), friendly_name)),
    );
  })
  .delete("/passkeys/:id", async (c) => {
    const bearer = await requireBearer(c);
    const { passkeys } = c.var.services.identityApi;
    passkeys.requireSecondFactor(bearer);
    await passkeys.remove(bearer.person, c.req.param("id"));
    return c.body(null, 204);
  });
