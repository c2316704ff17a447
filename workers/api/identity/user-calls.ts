import { Hono } from "hono";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { requireChallenge } from "#core/identity/api/pkce.ts";
import { factorCall, factorVerifyCall, userChangeCall } from "#core/identity/api/request-bodies.ts";
import { userView } from "#core/identity/api/user-view.ts";
import type { ApiEnv } from "../api-env.ts";
import { clientOfCall, readBody, readCaller, redirectOfCall, requireBearer } from "./read-call.ts";

/** Calls of a signed-in person about their own account. */
export const userCalls = new Hono<ApiEnv>()
  .get("/user", async (c) => {
    const { person, linked, factors } = await readCaller(c);
    return c.json(userView(person, linked, factors));
  })
  .put("/user", async (c) => {
    const bearer = await requireBearer(c);
    const call = await readBody(c, userChangeCall);
    const landing = { redirectTo: redirectOfCall(c) };
    return c.json(await c.var.services.identityApi.userChanges.change(bearer, call, landing, clientOfCall(c)));
  })
  .get("/reauthenticate", async (c) => {
    await c.var.services.identityApi.signIns.reauthenticate(await requireBearer(c), clientOfCall(c));
    return c.json({});
  })
  .post("/logout", async (c) => {
    const scope = c.req.query("scope") ?? "global";
    const { person, grant } = await requireBearer(c);
    const { grants } = c.var.services.identityApi;
    if (scope === "global") await grants.end({ userId: person.id, all: true });
    else if (scope === "local") await grants.end({ userId: person.id, only: grant.id });
    else if (scope === "others") await grants.end({ userId: person.id, except: grant.id });
    else throw new IdentityError("validation_failed", { message: `Unsupported logout scope "${scope.slice(0, 50)}"` });
    return c.body(null, 204);
  })
  .get("/user/identities/authorize", async (c) => {
    const { identities, oauth } = c.var.services.identityApi;
    identities.requireManualLinking();
    const { person } = await requireBearer(c);
    const url = await oauth.authorize(
      {
        provider: c.req.query("provider") ?? "",
        scopes: c.req.query("scopes") ?? null,
        challenge: requireChallenge(c.req.query("code_challenge"), c.req.query("code_challenge_method")),
        redirectTo: redirectOfCall(c),
        linkingUserId: person.id,
      },
      clientOfCall(c),
    );
    return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url, 302);
  })
  .delete("/user/identities/:id", async (c) => {
    const { identities } = c.var.services.identityApi;
    identities.requireManualLinking();
    await identities.unlink(await requireBearer(c), c.req.param("id"));
    return c.json({});
  })
  .post("/factors", async (c) => {
    const bearer = await requireBearer(c);
    return c.json(await c.var.services.identityApi.factors.enrol(bearer, await readBody(c, factorCall)));
  })
  .post("/factors/:id/challenge", async (c) => {
    const bearer = await requireBearer(c);
    return c.json(await c.var.services.identityApi.factors.challenge(bearer, c.req.param("id"), clientOfCall(c)));
  })
  .post("/factors/:id/verify", async (c) => {
    const bearer = await requireBearer(c);
    const call = await readBody(c, factorVerifyCall);
    return c.json(await c.var.services.identityApi.factors.verify(bearer, c.req.param("id"), call, clientOfCall(c)));
  })
  .delete("/factors/:id", async (c) =>
    c.json(await c.var.services.identityApi.factors.unenrol(await requireBearer(c), c.req.param("id"))),
  );
