import { Hono } from "hono";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import {
  idTokenGrant,
  otpCall,
  passwordGrant,
  pkceGrant,
  recoverCall,
  refreshGrant,
  resendCall,
  signUpCall,
  VERIFY_TYPES,
  verifyCall,
} from "#core/identity/api/request-bodies.ts";
import type { ApiEnv } from "../api-env.ts";
import { linkConfirmationPage } from "./link-confirmation-page.ts";
import { type AuthContext, clientOfCall, readBody, redirectOfCall, requireBearer } from "./read-call.ts";

/** Signing up and signing in. */
export const signInCalls = new Hono<ApiEnv>()
  .post("/signup", async (c) => {
    const call = await readBody(c, signUpCall);
    return c.json(await c.var.services.identityApi.signUps.signUp(call, redirectOfCall(c), clientOfCall(c)));
  })
  .post("/token", (c) => {
    const grant = GRANTS.get(c.req.query("grant_type") ?? "");
    if (!grant) throw new IdentityError("validation_failed", { message: "unsupported_grant_type" });
    return grant(c);
  })
  .post("/otp", sendOtp)
  .post("/magiclink", sendOtp)
  .post("/recover", async (c) => {
    const call = await readBody(c, recoverCall);
    await c.var.services.identityApi.signIns.recover(call, redirectOfCall(c), clientOfCall(c));
    return c.json({});
  })
  .post("/resend", async (c) => {
    const call = await readBody(c, resendCall);
    await c.var.services.identityApi.signIns.resend(call, redirectOfCall(c), clientOfCall(c));
    return c.json({});
  })
  .post("/verify", async (c) => {
    const call = await readBody(c, verifyCall);
    return c.json(await c.var.services.identityApi.verifications.verify(call, clientOfCall(c)));
  })
  .get("/verify", async (c) => {
    const target = redirectOfCall(c);
    const location = await c.var.services.identityApi.verifications.verifyByLink(linkOf(c), target, clientOfCall(c));
    return c.redirect(location, 303);
  })
  .get("/open", (c) => linkConfirmationPage({ ...linkOf(c), redirectTo: redirectOfCall(c) }));

const GRANTS = new Map<string, (c: AuthContext) => Promise<Response>>([
  [
    "password",
    async (c) =>
      c.json(await c.var.services.identityApi.signIns.byPassword(await readBody(c, passwordGrant), clientOfCall(c))),
  ],
  [
    "refresh_token",
    async (c) => {
      const { refresh_token } = await readBody(c, refreshGrant);
      const { identityApi } = c.var.services;
      await identityApi.limitRefreshes(clientOfCall(c).address);
      return c.json(await identityApi.grants.refresh(refresh_token));
    },
  ],
  [
    "pkce",
    async (c) => {
      const { auth_code, code_verifier } = await readBody(c, pkceGrant);
      return c.json(await c.var.services.identityApi.flows.exchange(auth_code, code_verifier, clientOfCall(c)));
    },
  ],
  [
    "id_token",
    async (c) => {
      const call = await readBody(c, idTokenGrant);
      const { identities, oauth } = c.var.services.identityApi;
      if (call.link_identity) identities.requireManualLinking();
      const linking = call.link_identity ? (await requireBearer(c)).person.id : null;
      return c.json(await oauth.byIdToken(call, clientOfCall(c), linking));
    },
  ],
  [
    "web3",
    async () => {
      throw new IdentityError("web3_provider_disabled");
    },
  ],
]);

async function sendOtp(c: AuthContext): Promise<Response> {
  const call = await readBody(c, otpCall);
  const landing = { redirectTo: redirectOfCall(c) };
  await c.var.services.identityApi.signIns.sendOtp(call, landing, clientOfCall(c));
  return c.json({});
}

/** The token and type parameters of a link. Throws IdentityError `validation_failed` for an unknown type. */
function linkOf(c: AuthContext) {
  const type = VERIFY_TYPES.find((known) => known === c.req.query("type"));
  if (type === undefined) {
    throw new IdentityError("validation_failed", { message: "Verify requires a verification type" });
  }
  return { token: c.req.query("token") ?? c.req.query("token_hash") ?? "", type };
}
