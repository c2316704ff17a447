import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { sha256Base64url } from "../../../adapters/signing/base64url.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";

/** Signing in with an account at a provider. It uses the API's flow, but ends with a login instead of a grant. */
export function createProviderSignIn(
  world: World,
  { oauth, flows }: Pick<ReturnType<typeof createIdentityApi>, "oauth" | "flows">,
) {
  return {
    /** The names of the configured providers. */
    providers: (): string[] => Object.keys(world.settings.OAUTH_PROVIDERS),

    /**
     * The provider's address to redirect the browser to, and the PKCE verifier that the browser keeps in a cookie. Throws Refusal
     * `not_found`, `too_many_attempts` or `provider_failed`.
     */
    async beginAtProvider(provider: string, client: Client): Promise<{ address: string; verifier: string }> {
      if (!Object.hasOwn(world.settings.OAUTH_PROVIDERS, provider)) throw new Refusal("not_found");
      const verifier = world.newToken();
      const challenge = await sha256Base64url(verifier);
      const redirectTo = `${world.siteUrl}/auth/provider-return`;
      const of = { provider, scopes: null, challenge, redirectTo, linkingUserId: null };
      return { address: await translateIdentityErrors(oauth.authorize(of, client)), verifier };
    },

    /**
     * `problem`: the error code of the provider's redirect. Throws Refusal `provider_email_unproven`, `provider_failed` or
     * `banned`.
     */
    async signInByProvider(
      of: { code: string | null; verifier: string | null; problem: string | null },
      client: Client,
    ): Promise<NewLogin> {
      if (of.problem === "provider_email_needs_verification") throw new Refusal("provider_email_unproven");
      if (of.problem !== null || of.code === null || of.verifier === null) throw new Refusal("provider_failed");
      const { userId } = await translateIdentityErrors(flows.redeem(of.code, of.verifier));
      const login = await startLogin(world, userId, client);
      recordEvent(world, { userId, type: "signed_in", message: "Signed in with a provider", metadata: {} });
      return login;
    },
  };
}
